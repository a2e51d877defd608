//! What players agree on: one asks, the others answer, and when the last of them has agreed it is done. Everything here
//! is pure: offers follow from the journal, entry by entry.

pub(crate) mod offer;
pub(crate) mod seated;
pub(crate) mod state;
pub(crate) mod words;
