//! Replays, and what they hide.

pub(crate) mod views;
