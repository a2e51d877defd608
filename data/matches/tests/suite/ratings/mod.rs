//! Ratings, and that they can be computed anew.

pub(crate) mod standings;
