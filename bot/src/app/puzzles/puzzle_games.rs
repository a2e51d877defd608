//! The games with puzzles, and games by name.

use rules::Game;

pub(crate) fn offered() -> impl Iterator<Item = &'static dyn Game> {
    games::on_offer().filter(|game| !puzzles::puzzles(*game).is_empty())
}

/// The game with this name or slug.
pub(crate) fn find(named: &str) -> Option<&'static dyn Game> {
    let word = named.trim().to_lowercase().split_whitespace().collect::<Vec<_>>().join("-");
    games::find_by_name(&word)
}
