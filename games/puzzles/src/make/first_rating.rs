//! The first rating of a puzzle, from how computer players of each level fare.

use rules::{Game, Level, NodeLimit};

use crate::exercise::{Exercise, Verdict};
use crate::make::search::think;
use crate::puzzle::Puzzle;
use crate::trail::Trail;

/// The ratings that stand for the levels.
const LEVELS: [f64; 5] = [900.0, 1200.0, 1450.0, 1700.0, 2000.0];

/// The number of tries of each level, with different random numbers.
const TRIES: u64 = 3;

/// The divisor of the strongest level's node limit.
const PART: u64 = 8;

/// The rating at which the expected results of all levels add up to the actual ones.
///
/// Two invented tries of a player of 1500, one solved and one failed, keep the rating within bounds if all levels solve
/// the puzzle, or none does.
pub(crate) fn rating(game: &'static dyn Game, puzzle: &Puzzle) -> i32 {
    let solved = Level::ALL.map(|level| tries_solved(game, puzzle, level) as f64);
    let tried = TRIES as f64;
    let surplus = |rating: f64| {
        let level =
            LEVELS.iter().zip(solved).map(|(level, solved)| solved - tried * wins(*level, rating));
        level.sum::<f64>() + 1.0 - 2.0 * wins(1500.0, rating)
    };
    // The expected results fall with the rating, so the surplus grows with it.
    let (mut low, mut high) = (400.0, 2800.0);
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if surplus(middle) > 0.0 { high = middle } else { low = middle }
    }
    (low / 10.0).round() as i32 * 10
}

/// The number of tries of a level that solve the puzzle.
fn tries_solved(game: &'static dyn Game, puzzle: &Puzzle, level: Level) -> u64 {
    let solves = |seed| u64::from(solves(game, puzzle, level, seed).is_some());
    // The best level draws no random numbers between moves of different value.
    if level == Level::BEST { TRIES * solves(0) } else { (0..TRIES).map(solves).sum() }
}

/// The expected result of a level against a puzzle of this rating.
fn wins(level: f64, puzzle: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((puzzle - level) / 400.0))
}

/// Plays the puzzle as a computer player. `None` if it fails.
fn solves(game: &'static dyn Game, puzzle: &Puzzle, level: Level, seed: u64) -> Option<()> {
    let exercise = Exercise::of_puzzle(game, puzzle)?;
    let limit = if level == Level::BEST { NodeLimit::Part(PART) } else { NodeLimit::OfLevel };
    let mut trail = Trail::default();
    loop {
        let (table, _) = exercise.replay(&trail)?;
        let mv = think(table.as_ref(), puzzle.seat, level, limit, seed)?.mv;
        match exercise.judge(&trail, &mv) {
            Verdict::Right { is_done: true, .. } => return Some(()),
            Verdict::Right { trail: next, is_done: false } => trail = next,
            Verdict::Wrong(_) | Verdict::Illegal => return None,
        }
    }
}
