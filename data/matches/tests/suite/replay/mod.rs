//! Replays, and the secrets that they keep.

pub(crate) mod views;
