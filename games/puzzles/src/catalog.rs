//! The puzzles and lessons of each game, read once.

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use rules::Game;

use crate::lesson::Lesson;
use crate::puzzle::Puzzle;

/// The puzzles or lessons read so far, by the game's slug and version.
type Known<T> = OnceLock<Mutex<BTreeMap<(&'static str, u16), &'static [T]>>>;

/// The puzzles of a game. A damaged file has none; the tests of the games read them all.
pub fn puzzles(game: &dyn Game) -> &'static [Puzzle] {
    static KNOWN: Known<Puzzle> = OnceLock::new();
    read_once(&KNOWN, game, || Puzzle::read_packed(game.info().puzzles).unwrap_or_default())
}

/// The lessons of a game, in order.
pub fn lessons(game: &dyn Game) -> &'static [Lesson] {
    static KNOWN: Known<Lesson> = OnceLock::new();
    read_once(&KNOWN, game, || Lesson::read_all(game.info().lessons).unwrap_or_default())
}

/// The puzzle with this number, from 0.
pub fn puzzle(game: &dyn Game, number: usize) -> Option<&'static Puzzle> {
    puzzles(game).get(number)
}

fn read_once<T>(
    known: &'static Known<T>,
    game: &dyn Game,
    read: impl FnOnce() -> Vec<T>,
) -> &'static [T] {
    let key = (game.info().id, game.info().rules_version);
    let mut known =
        known.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    // The data belong to the program itself, so they stay in memory for as long as it runs.
    known.entry(key).or_insert_with(|| Box::leak(read().into_boxed_slice()))
}
