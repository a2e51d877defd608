//! The games with puzzles, and the subjects of their puzzles.

use puzzles::Tag;
use rules::Game;

pub(crate) fn offered() -> impl Iterator<Item = &'static dyn Game> {
    games::on_offer().filter(|game| !puzzles::puzzles(*game).is_empty())
}

/// Whether a game has a puzzle about this subject.
pub(super) fn has_subject(game: &dyn Game, tag: Tag) -> bool {
    puzzles::puzzles(game).iter().any(|puzzle| puzzle.tags.contains(&tag))
}
