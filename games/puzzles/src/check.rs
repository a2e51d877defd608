//! Checks puzzles by trying every move where possible, else by a search with ten times the nodes.

use rules::{Game, Seat, Table, Viewer};

use crate::exercise::{Exercise, is_won};
use crate::make::search::{Value, legal, mover, value_after};
use crate::make::{PuzzleKind, PuzzleRecipe, likely_first, solve_turn};
use crate::puzzle::{Goal, Puzzle};

/// The factor by which a check may search more than the search that found the puzzle.
const EFFORT: u64 = 10;

/// The maximum number of positions of an exhaustive search.
const POSITIONS: u64 = 1_500_000;

/// The number of other moves that a deeper search examines. The first search has examined all moves.
const LIKELIEST: usize = 8;

/// The maximum number of plies of an exhaustive search in games whose ends are far.
const PLIES: u32 = 40;

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Every step is proven by trying all moves.
    Exhausted,
    /// Every step is confirmed by a deeper search.
    Deeper,
    /// Not a puzzle, for this reason.
    Wrong(String),
}

/// Checks a puzzle.
pub fn check(game: &'static dyn Game, puzzle: &Puzzle) -> Finding {
    let Some(exercise) = Exercise::of_puzzle(game, puzzle) else {
        return Finding::Wrong("its line can't be played".into());
    };
    match exercise.goal() {
        Goal::Turn => check_turn(game, puzzle),
        Goal::Win => check_line(game, puzzle),
    }
}

/// Plays the shown moves, and tries every other way to play the turn.
fn check_turn(game: &dyn Game, puzzle: &Puzzle) -> Finding {
    let Ok(start) = puzzle.position.table(game) else {
        return Finding::Wrong("its position can't be read".into());
    };
    let mut table = start.duplicate();
    for mv in puzzle.shown_line() {
        if table.turn() != start.turn() || table.play(puzzle.seat, mv).is_err() {
            return Finding::Wrong(format!("{mv} is not of this turn"));
        }
    }
    if !is_won(table.as_ref(), puzzle.seat) {
        return Finding::Wrong("the turn doesn't win".into());
    }
    let positions = EFFORT * PuzzleRecipe::of(game).judge_nodes;
    match solve_turn(game, start.as_ref(), puzzle.seat, positions) {
        Some(_) => Finding::Exhausted,
        None => Finding::Wrong("the turn has another result".into()),
    }
}

fn check_line(game: &dyn Game, puzzle: &Puzzle) -> Finding {
    let recipe = PuzzleRecipe::of(game);
    let Ok(mut table) = puzzle.position.table(game) else {
        return Finding::Wrong("its position can't be read".into());
    };
    let mut is_exhausted = true;
    for moves in &puzzle.line {
        let Some(seat) = mover(table.as_ref()) else {
            return Finding::Wrong("the line goes on after the end".into());
        };
        if seat == puzzle.seat {
            match check_step(&recipe, table.as_ref(), seat, moves) {
                Ok(by_exhaustion) => is_exhausted &= by_exhaustion,
                Err(reason) => return Finding::Wrong(reason),
            }
        }
        let Some(first) = moves.first() else {
            return Finding::Wrong("a step has no move".into());
        };
        if table.play(seat, first).is_err() {
            return Finding::Wrong(format!("{first} is not legal"));
        }
    }
    if is_exhausted { Finding::Exhausted } else { Finding::Deeper }
}

/// Checks that the right moves solve the step, and that all others fail. Returns whether every move was tried.
fn check_step(
    recipe: &PuzzleRecipe,
    table: &dyn Table,
    seat: Seat,
    right: &[String],
) -> Result<bool, String> {
    let nodes = EFFORT * recipe.judge_nodes;
    let margin = recipe.margin.in_check();
    let mut is_exhausted = true;
    let mut best: Option<Value> = None;
    // The right moves come first, since the others are compared with them.
    let all = moves_to_check(recipe, table, seat, right);
    for mv in &all {
        let is_right = right.contains(mv);
        let exhausted = match recipe.kind {
            PuzzleKind::Proven => wins_by_exhaustion(table, seat, mv),
            PuzzleKind::ByFar | PuzzleKind::Turn => None,
        };
        if let Some(wins) = exhausted {
            if wins != is_right {
                return Err(format!("{mv} {}", if wins { "wins too" } else { "doesn't win" }));
            }
            continue;
        }
        is_exhausted = false;
        let Some(value) = value_after(table, seat, mv, nodes) else {
            return Err(format!("{mv} can't be judged"));
        };
        if is_right {
            if !value.is_good(margin) {
                return Err(format!("{mv} is worth {:.2} alone", value.value));
            }
            best = Some(
                best.map_or(value, |best| if best.value > value.value { value } else { best }),
            );
            continue;
        }
        let fails = match (recipe.kind, best) {
            (PuzzleKind::Proven, _) | (_, None) => value.is_lost(),
            (_, Some(best)) => best.is_far_above(value, margin),
        };
        if !fails {
            return Err(format!("{mv} is worth {:.2} too", value.value));
        }
    }
    Ok(is_exhausted)
}

/// The right moves and the others: all, or only the likeliest for a deeper search.
fn moves_to_check(
    recipe: &PuzzleRecipe,
    table: &dyn Table,
    seat: Seat,
    right: &[String],
) -> Vec<String> {
    let all = legal(table, seat);
    let others = all.iter().filter(|mv| !right.contains(mv));
    let others: Vec<&String> = match recipe.kind {
        PuzzleKind::Proven => others.collect(),
        PuzzleKind::ByFar | PuzzleKind::Turn => {
            likely_first(table, seat, others).into_iter().take(LIKELIEST).collect()
        }
    };
    let legal_right = all.iter().filter(|mv| right.contains(mv));
    legal_right.chain(others).cloned().collect()
}

/// Whether a move wins, by trying every move after it.
fn wins_by_exhaustion(table: &dyn Table, seat: Seat, mv: &str) -> Option<bool> {
    let mut next = table.duplicate();
    next.play(seat, mv).ok()?;
    let Some(other) = mover(next.as_ref()) else { return Some(is_won(next.as_ref(), seat)) };
    let view = next.see(Viewer::Seat(other));
    let other_wins = view.forces_win(other, PLIES, POSITIONS).ok()??;
    Some(other_wins == (other == seat))
}
