//! Tests of replays, and of what they must not reveal.

pub(crate) mod views;
