//! Agreements of players: proposals, and substitutes for players who are gone.

pub(crate) mod proposals;
mod substitute_membership;
pub(crate) mod substitutes;
