//! Tests of replays, and of what they must not reveal.

mod origins;
mod ply_log;
pub(crate) mod views;
