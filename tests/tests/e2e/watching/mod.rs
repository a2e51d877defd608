//! Watching a match without a seat, and what outsiders can do.

pub(crate) mod cards;
pub(crate) mod outsiders;
pub(crate) mod spectators;
