//! Profiles and leaderboards.

pub(crate) mod leaderboard;
pub(crate) mod profile;
