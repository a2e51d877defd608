//! Judges whether a position is a puzzle, and finds the line that solves it.

use rules::{Game, Seat, Table, Thought};

use crate::exercise::is_won;
use crate::make::recipe::{FEWEST_CHOICES, Kind, MOST_FIRST, MOST_MOVES, Recipe};
use crate::make::search::{Value, best_move, legal, mover, value_after};
use crate::make::solution::Solution;
use crate::make::winning_turn;

/// The nodes of the quick search that sorts moves.
const ORDER_NODES: u64 = 60;

/// The nodes of a search that recognizes a hopeless move.
const QUICK_NODES: u64 = 300;

/// The number of likeliest moves that the longer search always judges.
const LIKELIEST: usize = 12;

/// The solution, if the position is a puzzle for the seat to move.
pub(crate) fn solve(
    game: &dyn Game,
    recipe: &Recipe,
    table: &dyn Table,
    seat: Seat,
) -> Option<Solution> {
    if legal(table, seat).len() < FEWEST_CHOICES {
        return None;
    }
    match recipe.kind {
        Kind::Turn => {
            // A search that finds a win is cheaper than trying every way to play the turn.
            right_move(recipe, table, seat)?;
            winning_turn::solve(game, table, seat, recipe.judge_nodes)
        }
        Kind::Proven | Kind::ByFar => solve_line(recipe, table, seat),
    }
}

fn solve_line(recipe: &Recipe, table: &dyn Table, seat: Seat) -> Option<Solution> {
    let mut table = table.duplicate();
    let (mut line, mut moves): (Vec<Vec<String>>, usize) = (Vec::new(), 0);
    // The length of the line up to the seat's last move. Later replies are cut off.
    let mut end = 0;
    if recipe.kind == Kind::ByFar {
        right_moves(&recipe.at_first_sight(), table.as_ref(), seat)?;
    }
    while moves < MOST_MOVES {
        let Some(right) = right_moves(recipe, table.as_ref(), seat) else { break };
        if line.is_empty() && right.len() > MOST_FIRST {
            return None;
        }
        table.play(seat, right.first()?).ok()?;
        line.push(right);
        moves += 1;
        end = line.len();
        if !play_replies(recipe, table.as_mut(), seat, &mut line)? {
            break;
        }
    }
    line.truncate(end);
    (moves > 0).then_some(Solution { line })
}

/// Plays the strongest replies until the seat is to move again. Returns whether it is.
fn play_replies(
    recipe: &Recipe,
    table: &mut dyn Table,
    seat: Seat,
    line: &mut Vec<Vec<String>>,
) -> Option<bool> {
    while let Some(other) = mover(table) {
        if other == seat {
            return Some(true);
        }
        let reply = best_move(table, other, recipe.judge_nodes)?.mv;
        table.play(other, &reply).ok()?;
        line.push(vec![reply]);
    }
    Some(false)
}

/// The right moves: the only good one, or all that win at once. `None` if several are good, or none.
fn right_moves(recipe: &Recipe, table: &dyn Table, seat: Seat) -> Option<Vec<String>> {
    let best = right_move(recipe, table, seat)?;
    let best_value = Value::of(&best);
    let at_once = |mv: &String| {
        let mut next = table.duplicate();
        next.play(seat, mv).is_ok() && is_won(next.as_ref(), seat)
    };
    let all = legal(table, seat);
    let ending: Vec<String> = all.iter().filter(|mv| at_once(mv)).cloned().collect();
    // All moves that win at once are equally good, but a slower win is wrong.
    let right = if ending.is_empty() { vec![best.mv] } else { ending };
    let others = likely_first(table, seat, all.iter().filter(|mv| !right.contains(mv)));
    let fails = |mv: &String, nodes: u64| {
        let value = value_after(table, seat, mv, nodes);
        value.is_some_and(|value| match recipe.kind {
            Kind::Proven => value.is_lost(),
            Kind::ByFar | Kind::Turn => best_value.is_far_above(value, recipe.margin),
        })
    };
    let (likely, unlikely) = others.split_at(others.len().min(LIKELIEST));
    let all_fail = likely.iter().all(|mv| fails(mv, recipe.judge_nodes))
        && unlikely.iter().all(|mv| {
            // Most moves are hopeless at first sight.
            recipe.kind == Kind::ByFar && fails(mv, QUICK_NODES) || fails(mv, recipe.judge_nodes)
        });
    all_fail.then_some(right)
}

/// The best move, if it is worth finding.
fn right_move(recipe: &Recipe, table: &dyn Table, seat: Seat) -> Option<Thought> {
    let best = best_move(table, seat, recipe.nodes)?;
    let value = Value::of(&best);
    let is_worth_finding = match recipe.kind {
        Kind::Proven | Kind::Turn => value.is_won(),
        Kind::ByFar => value.is_good(recipe.margin),
    };
    is_worth_finding.then_some(best)
}

/// Sorts moves by value, the best first, so that most positions are rejected early.
pub(crate) fn likely_first<'a>(
    table: &dyn Table,
    seat: Seat,
    moves: impl Iterator<Item = &'a String>,
) -> Vec<&'a String> {
    let value = |mv: &&String| {
        let mut next = table.duplicate();
        let played = next.play(seat, mv).is_ok();
        let thought = mover(next.as_ref())
            .filter(|_| played)
            .and_then(|other| Some((other, best_move(next.as_ref(), other, ORDER_NODES)?)));
        let value = match thought {
            Some((other, thought)) if other == seat => thought.value,
            Some((_, thought)) => -thought.value,
            None => -1.0,
        };
        // The best first; values are from -1 to 1.
        (-value * 1e6) as i64
    };
    let mut moves: Vec<&String> = moves.collect();
    moves.sort_by_cached_key(value);
    moves
}
