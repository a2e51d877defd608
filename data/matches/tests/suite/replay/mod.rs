//! Tests of replays, and of what they must not reveal.

mod origins;
pub(crate) mod views;
