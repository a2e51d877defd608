//! Pure rules about the people at a match: agreements and the clock.

pub(crate) mod agreements;
pub(crate) mod clock;
pub(crate) mod fairness;
pub(crate) mod puzzles;
