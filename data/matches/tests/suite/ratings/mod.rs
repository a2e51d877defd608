//! Ratings, and their rebuild.

pub(crate) mod standings;
