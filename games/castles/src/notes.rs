//! What a move is told as.

use rules::{Notes, Seat};

use crate::moves::Go;
use crate::pieces::Effect;
use crate::position::{Done, State};
use crate::words::{Say, Side, Soldiers};

/// Says what a move did.
pub(crate) fn note_move(done: &Done, notes: &mut Notes) {
    notes.all(deed(done));
    if done.passed {
        notes.all(Say::Passed { stuck: Side(done.seat.other()), side: Side(done.seat) });
    }
}

/// Says what a deployment did.
pub(crate) fn note_deployment(state: &State, seat: Seat, notes: &mut Notes) {
    notes.all(Say::Ready { side: Side(seat) });
    if !state.is_open() {
        return;
    }
    let [orange, blue] = state.stand.armies.map(Soldiers);
    notes.all(Say::Revealed { orange, blue });
}

/// What was done: "Orange's pikeman goes from d2 to d3."
pub(crate) fn deed(done: &Done) -> Say {
    let &Done { seat, kind, go: Go { from, to, .. }, effect, .. } = done;
    let side = Side(seat);
    match effect {
        Effect::Stepped => Say::Stepped { side, kind, from, to },
        Effect::Struck(victim) => Say::Struck { side, kind, from, victim, to },
        Effect::Pushed(behind) => Say::Pushed { side, kind, from, to, behind },
        Effect::PushedOff => Say::PushedOff { side, kind, from, to },
        Effect::Drowned => Say::Drowned { side, kind, from, to },
        Effect::Crushed(behind) => Say::Crushed { side, kind, from, to, behind },
    }
}
