//! Agreements: one player offers, the others answer, and the last yes concludes it. All of it is pure: offers are
//! derived from the journal, entry by entry.

pub(crate) mod offer;
pub(crate) mod seated;
pub(crate) mod state;
pub(crate) mod words;
