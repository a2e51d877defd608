//! Moves, turns, boards, drafts and the games on offer.

pub(crate) mod boards;
pub(crate) mod catalog;
pub(crate) mod drafts;
pub(crate) mod misere;
pub(crate) mod moves;
pub(crate) mod rules_versions;
pub(crate) mod turns;
