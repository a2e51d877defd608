//! The keys of rows about puzzles and lessons.

use crate::ids::PlayerId;
use crate::keys::Table;
use crate::model::puzzles::day::Day;

/// The key of an attempt: the person, the game, a zero byte, the kind of exercise and its number.
pub(crate) fn attempt(player: PlayerId, game: &str, kind: u8, number: u64) -> Vec<u8> {
    let mut key = attempts(player, game, kind);
    key.extend(number.to_be_bytes());
    key
}

/// The common beginning of the keys of a person's attempts at one kind of exercise.
pub(crate) fn attempts(player: PlayerId, game: &str, kind: u8) -> Vec<u8> {
    let mut key = Table::Attempt.key(&[player.0]);
    key.extend(game.as_bytes());
    // No slug contains this byte, so no game's keys are among those of another.
    key.extend([0, kind]);
    key
}

pub(crate) fn puzzle_rating(game: &str, number: u64) -> Vec<u8> {
    let mut key = Table::PuzzleRating.key(&[number]);
    key.extend(game.as_bytes());
    key
}

pub(crate) fn daily_points(server: u64, day: Day, player: PlayerId, game: &str) -> Vec<u8> {
    let mut key = Table::DailyPoints.key(&[server, day.0.into(), player.0]);
    key.extend(game.as_bytes());
    key
}
