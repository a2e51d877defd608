//! The narration of a move.

use rules::{Notes, Seat};

use crate::moves::Action;
use crate::pieces::Effect;
use crate::position::{LastMove, State};
use crate::words::{Narration, Side, Soldiers};

pub(crate) fn narrate_move(last: &LastMove, notes: &mut Notes) {
    notes.all(action_narration(last));
    if last.passed {
        notes.all(Narration::Passed { stuck: Side(last.seat.other()), side: Side(last.seat) });
    }
}

pub(crate) fn narrate_deployment(state: &State, seat: Seat, notes: &mut Notes) {
    notes.all(Narration::Ready { side: Side(seat) });
    if !state.is_open() {
        return;
    }
    let [orange, blue] = state.pieces.armies.map(Soldiers);
    notes.all(Narration::Revealed { orange, blue });
}

/// The narration of an action: "Gold's pikeman goes from d2 to d3."
pub(crate) fn action_narration(last: &LastMove) -> Narration {
    let &LastMove { seat, kind, action: Action { from, to, .. }, effect, .. } = last;
    let side = Side(seat);
    match effect {
        Effect::Stepped => Narration::Stepped { side, kind, from, to },
        Effect::Struck(victim) => Narration::Struck { side, kind, from, victim, to },
        Effect::Pushed(behind) => Narration::Pushed { side, kind, from, to, behind },
        Effect::PushedOff => Narration::PushedOff { side, kind, from, to },
        Effect::Drowned => Narration::Drowned { side, kind, from, to },
        Effect::Crushed(behind) => Narration::Crushed { side, kind, from, to, behind },
    }
}
