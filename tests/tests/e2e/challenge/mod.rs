//! Challenges, from the first message to the rematch.

pub(crate) mod challenges;
pub(crate) mod notices;
pub(crate) mod pairs;
pub(crate) mod rematch;
