//! Agreements of players: proposals, and substitutes for players who are gone.

pub(crate) mod proposals;
pub(crate) mod substitutes;
