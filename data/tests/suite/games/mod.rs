//! Two games that exist for the tests alone: one with everything in the open, one with all that makes matches hard.

pub(crate) mod nim;
mod stakes;

use rules::{Game, Plugin};

pub(crate) use nim::Nim;
pub(crate) use stakes::Stakes;

/// Both games.
pub(crate) static CATALOG: &[&dyn Game] = &[&Plugin::<Nim>::new(), &Plugin::<Stakes>::new()];
