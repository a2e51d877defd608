//! The choice of a hint among nearly equal moves: a move whose reason can be seen on the board.
//!
//! Far from the enemy, many moves are about equal, and the best move may have no reason that a person could follow.

use rules::{Arg, Cell, Seat};

use crate::computer::danger::{Change, gains, is_taken_back, takings};
use crate::computer::expected_moves::Expected;
use crate::computer::explanation::immediate_reasons;
use crate::computer::quiet_reasons::{approaches, quiet_reasons};
use crate::moves::Action;
use crate::position::View;
use crate::words::Explanation;

/// The score by which a hint may be worse than the best move. In an even position, that is a value of 0.04.
pub(super) const MARGIN: i32 = 200;

/// How clear the reason for a move is, less what a reader would object to.
pub(super) fn clarity(view: &View, seat: Seat, action: Action) -> i32 {
    let Some(change) = Change::new(&view.state.pieces, seat, action) else { return 0 };
    let mut reasons = immediate_reasons(&change);
    if reasons.is_empty() {
        reasons = quiet_reasons(&change, Expected::default());
    }
    let weights = reasons.iter().take(2).map(|one| weight(&change, one));
    let reason: i32 = weights.zip([2, 1]).map(|(weight, times)| weight * times).sum();
    let lost = |capture: Action| match is_taken_back(&change.after, seat.other(), capture) {
        true => HUNTED,
        false => UNAVENGED,
    };
    let left = change.dangers().iter().map(|danger| lost(danger.taking)).sum::<i32>();
    let pieces = &view.state.pieces;
    let is_gain = |capture: &Action| gains(pieces, seat, *capture);
    let gains: Vec<Action> = takings(pieces, seat).into_iter().filter(is_gain).collect();
    let passed = if gains.is_empty() || gains.contains(&action) { 0 } else { PASSED };
    reason - left - passed
}

/// The weights of the objections to a move. An own piece can be taken and avenged, can be taken and not avenged, or a
/// gaining capture is left undone.
const HUNTED: i32 = 2;
const UNAVENGED: i32 = 8;
const PASSED: i32 = 6;

/// How well a reason explains its move.
fn weight(change: &Change, reason: &Explanation) -> i32 {
    match reason {
        Explanation::Takes { .. } | Explanation::TakesOnly { .. } => 8,
        Explanation::Trades { .. } if gains(&change.before, change.seat, change.action) => 7,
        Explanation::Saves { square, .. } if is_attacked_again(change, *square) => 3,
        Explanation::Saves { .. } => 6,
        Explanation::Attacks { .. } if change.wins_attacked() => 7,
        Explanation::Attacks { .. } | Explanation::Trades { .. } => 5,
        Explanation::Joins { .. } | Explanation::Confines { .. } | Explanation::Enters { .. } => 4,
        Explanation::Prevents { .. } | Explanation::Readies { .. } => 4,
        Explanation::Heads { moves, .. } => 5 - steps(moves),
        Explanation::Opens { .. } | Explanation::Frees { .. } | Explanation::Bars { .. } => 3,
        Explanation::Relieves { moves, .. } => 3 - steps(moves),
        Explanation::Guards { .. } | Explanation::Covers { .. } | Explanation::Leads { .. } => 2,
        Explanation::Nears { .. } | Explanation::Escorts { .. } | Explanation::Inland { .. } => 1,
        _ => 0,
    }
}

/// Whether the opponent's next step can again attack the piece that stood on this square.
fn is_attacked_again(change: &Change, square: Cell) -> bool {
    let Change { ref after, seat, action, .. } = *change;
    let now = if square == action.from { action.to } else { square };
    approaches(after, seat.other()).iter().any(|one| one.attacked.contains(now))
}

/// The number of steps in a list of moves.
fn steps(moves: &Arg) -> i32 {
    match moves {
        Arg::List(_, steps) => i32::try_from(steps.len()).unwrap_or(i32::MAX),
        _ => 0,
    }
}
