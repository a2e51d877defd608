//! How players stand: ratings, results, series and streaks, as rows that follow from the journals of matches alone.
//!
//! The rows are written in the batch that ends a match, and a check makes all of them anew and compares. They come out the
//! same however often that is done: a match counts after all that its players have finished before it, by the moment of its
//! end and its number, and numbers are rounded in one place.

pub(crate) mod anonymize;
pub(crate) mod counts;
pub(crate) mod enter;
pub(crate) mod glicko;
pub(crate) mod rebuild;
pub(crate) mod records;
