//! Agreements: one player makes an offer, and it is carried out when the last other player agrees. The state of all
//! offers is derived from the journal.

pub(crate) mod offer;
pub(crate) mod seated;
pub(crate) mod state;
pub(crate) mod words;
