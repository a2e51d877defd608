//! The games with puzzles.

use rules::Game;

pub(crate) fn offered() -> impl Iterator<Item = &'static dyn Game> {
    games::on_offer().filter(|game| !puzzles::puzzles(*game).is_empty())
}
