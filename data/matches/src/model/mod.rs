//! Pure rules about the people at a match: challenges, agreements, the clock, fairness and clubs.

pub(crate) mod agreements;
pub(crate) mod challenge_limits;
pub(crate) mod clock;
pub(crate) mod clubs;
pub(crate) mod fairness;
pub(crate) mod puzzles;
