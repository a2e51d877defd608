//! Tests of moves, turns, boards, drafts and the real games.

pub(crate) mod boards;
pub(crate) mod catalog;
pub(crate) mod drafts;
pub(crate) mod misere;
pub(crate) mod moves;
pub(crate) mod rules_versions;
pub(crate) mod turns;
