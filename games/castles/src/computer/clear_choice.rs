//! The choice among nearly equal moves: one with a reason that can be seen on the board.
//!
//! Far from the enemy, many moves are about equal, and the best one may have no reason that a person could follow. A move
//! that attacks, saves or approaches something is easier to explain, and no weaker (`docs/measurements/castles.md`).

use rules::{Arg, Cell, Seat};

use crate::computer::danger::{Change, gains, is_taken_back, takings};
use crate::computer::expected_moves::Expected;
use crate::computer::explanation::immediate_reasons;
use crate::computer::quiet_reasons::{approaches, quiet_reasons};
use crate::moves::Action;
use crate::position::View;
use crate::words::Explanation;

/// The score by which the chosen move may be worse than the best one. In an even position, that is a value of 0.04.
pub(super) const MARGIN: i32 = 200;

/// How clear the reason for each move of a position is.
pub(super) struct Clarity<'a> {
    view: &'a View,
    seat: Seat,
    /// The captures that gain something.
    gaining: Vec<Action>,
}

impl<'a> Clarity<'a> {
    pub(super) fn new(view: &'a View, seat: Seat) -> Self {
        let pieces = &view.state.pieces;
        let gaining = takings(pieces, seat).into_iter().filter(|one| gains(pieces, seat, *one));
        Self { view, seat, gaining: gaining.collect() }
    }

    /// How clear the reason for a move is, less what a reader would object to.
    pub(super) fn of(&self, action: Action) -> i32 {
        let Some(change) = Change::new(&self.view.state.pieces, self.seat, action) else {
            return 0;
        };
        let mut reasons = immediate_reasons(&change);
        if reasons.is_empty() {
            reasons = quiet_reasons(&change, Expected::default());
        }
        let weights = reasons.iter().map(|one| weight(&change, one)).filter(|weight| *weight > 0);
        let reason: i32 = weights.zip([2, 1]).map(|(weight, times)| weight * times).sum();
        let lost = |capture| match is_taken_back(&change.after, self.seat.other(), capture) {
            true => HUNTED,
            false => UNAVENGED,
        };
        let left: i32 = change.dangers().iter().map(|danger| lost(danger.taking)).sum();
        let is_passed = !self.gaining.is_empty() && !self.gaining.contains(&action);
        reason - left - if is_passed { PASSED } else { 0 }
    }
}

/// The cost of an own piece that can be taken, but then avenged.
const HUNTED: i32 = 2;

/// The cost of an own piece that can be taken without being avenged.
const UNAVENGED: i32 = 8;

/// The cost of a move that passes up a gaining capture.
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
        // A note on another reason, a vague reason, or one that is never among these.
        _ => 0,
    }
}

/// Whether the opponent can at once attack again the piece that stood on a square.
fn is_attacked_again(change: &Change, square: Cell) -> bool {
    let Change { ref after, seat, action, .. } = *change;
    let now = if square == action.from { action.to } else { square };
    approaches(after, seat.other()).iter().any(|one| one.attacked.contains(now))
}

/// The number of steps of a way.
fn steps(moves: &Arg) -> i32 {
    match moves {
        Arg::List(_, steps) => i32::try_from(steps.len()).unwrap_or(i32::MAX),
        Arg::Number(_) | Arg::Message(_) | Arg::Seat(_) | Arg::Person(_) => 0,
        Arg::Place(_) | Arg::Moment(_) => 0,
    }
}
