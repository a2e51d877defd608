//! Counts the pieces on the boards of a scene, to notice captures in any game.

use crate::{Item, Scene};

impl Scene {
    /// How many things stand on the boards. What is taken from somebody stands there no more, in whatever game: after a
    /// ply that took something there are fewer, unless something was put in its place.
    pub fn piece_count(&self) -> usize {
        let stands = |item: &&Item| match item {
            Item::Block(..)
            | Item::Pawn(..)
            | Item::Castle(..)
            | Item::Unit(..)
            | Item::Tile(..) => true,
            Item::Ground(..) | Item::Tree(_) | Item::Mark(..) | Item::Outline(..) => false,
            Item::Ghost(_) | Item::Path(_) => false,
        };
        self.boards.iter().map(|board| board.items.iter().filter(stands).count()).sum()
    }
}
