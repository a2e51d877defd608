//! The catalog: the games on offer, one line each.

use rules::{Game, Plugin};

/// The games on offer, in the order in which they are listed.
pub static CATALOG: &[&dyn Game] = &[
    &Plugin::<kastell::Kastell>::new(),
    &Plugin::<castello::Castello>::new(),
    &Plugin::<castle_keep::CastleKeep>::new(),
    &Plugin::<findorff::Castles>::new(),
];

/// The game of this slug.
pub fn find(id: &str) -> Option<&'static dyn Game> {
    CATALOG.iter().copied().find(|game| game.info().id == id)
}
