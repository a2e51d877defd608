//! What a move is told as.

use std::fmt::{self, Display};

use rules::{Notes, Seat};

use crate::moves::Go;
use crate::position::{Done, State};
use crate::stand::{Effect, side};

/// Says what a move did.
pub(crate) fn note_move(done: &Done, notes: &mut Notes) {
    notes.all(deed(done));
    if done.passed {
        let stuck = side(done.seat.other());
        notes.all(format_args!("{stuck} has no move, so {} moves again.", side(done.seat)));
    }
}

/// Says what a deployment did.
pub(crate) fn note_deployment(state: &State, seat: Seat, notes: &mut Notes) {
    notes.all(format_args!("{} is ready.", side(seat)));
    if !state.is_open() {
        return;
    }
    let army = |seat: Seat| format!("{} has {}", side(seat), state.stand.army(seat).counts());
    notes.all(format_args!("The armies are revealed: {}; {}.", army(Seat(0)), army(Seat(1))));
}

/// What was done, as a sentence: "Orange's pikeman goes from d2 to d3."
pub(crate) fn deed(done: &Done) -> impl Display {
    let &Done { seat, kind, go: Go { from, to, .. }, effect, .. } = done;
    fmt::from_fn(move |f| {
        let (side, name) = (side(seat), kind.name());
        match effect {
            Effect::Stepped => write!(f, "{side}'s {name} goes from {from} to {to}."),
            Effect::Struck(victim) => {
                write!(f, "{side}'s {name} on {from} strikes the {} on {to}.", victim.name())
            }
            Effect::Pushed(behind) => {
                write!(f, "{side}'s {name} on {from} pushes the {name} on {to} back to {behind}.")
            }
            Effect::PushedOff => {
                write!(f, "{side}'s {name} on {from} pushes the {name} on {to} off the board.")
            }
            Effect::Drowned => {
                write!(f, "{side}'s {name} on {from} pushes the {name} on {to} into the lake.")
            }
            Effect::Crushed(behind) => write!(
                f,
                "{side}'s {name} on {from} crushes the {name} on {to} against the piece on {behind}."
            ),
        }
    })
}
