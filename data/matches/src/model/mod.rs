//! The pure rules about people at a match: agreements and the clock.

pub(crate) mod agreements;
pub(crate) mod clock;
