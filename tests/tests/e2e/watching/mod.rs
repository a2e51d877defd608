//! Watching a match without a seat, and the rights of outsiders.

pub(crate) mod cards;
pub(crate) mod closed_places;
pub(crate) mod outsiders;
pub(crate) mod spectators;
