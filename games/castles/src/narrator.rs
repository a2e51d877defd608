//! The narration of a move.

use rules::{Notes, Seat};

use crate::army_layout::Layout;
use crate::formations::FORMATIONS;
use crate::moves::{Action, Deployment};
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

/// The narration of an army: its formation, or the number of each kind. Only for viewers who may know the army.
pub(crate) fn army_narration(deployment: &Deployment) -> Narration {
    let (side, layout) = (Side(deployment.seat), Layout::of(deployment));
    let named = FORMATIONS.iter().find_map(|formation| {
        let straight = formation.layout(deployment.field);
        let how = if layout == straight { "straight" } else { "mirrored" };
        let is_it = layout == straight || layout == straight.mirrored();
        is_it.then(|| Narration::DrawsUp { side, how, name: formation.name().into() })
    });
    named.unwrap_or(Narration::DrawsUpOwn { side, soldiers: Soldiers(deployment.army) })
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
