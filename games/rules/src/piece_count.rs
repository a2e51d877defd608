//! Counts the pieces on the boards of a scene, to detect captures in any game.

use crate::{Item, Scene};

impl Scene {
    /// The number of pieces on the boards. It drops with a ply that captures, unless the same ply adds a piece.
    pub fn piece_count(&self) -> usize {
        let stands = |item: &&Item| match item {
            Item::Block(..)
            | Item::Pawn(..)
            | Item::Castle(..)
            | Item::Unit(..)
            | Item::Tile(..) => true,
            Item::Ground(..) | Item::Tree(_) | Item::Ruin(..) => false,
            Item::Mark(..) | Item::Outline(..) | Item::Fallen(..) | Item::Hangings(..) => false,
            Item::Ghost(_) | Item::Path(_) | Item::Push(_) => false,
        };
        self.boards.iter().map(|board| board.items.iter().filter(stands).count()).sum()
    }
}
