//! Puzzles and lessons: a person's attempts, streak and ratings, and the daily puzzles of servers.

pub(crate) mod attempts;
pub(crate) mod daily_post;
pub(crate) mod exercise;
mod next_puzzle;
pub(crate) mod own_games;
mod privacy;
pub(crate) mod streak_and_rating;
pub(crate) mod week_table;
