//! What players agree on: proposals, and substitutes for players who are gone.

pub(crate) mod proposals;
pub(crate) mod substitutes;
