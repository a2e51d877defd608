//! The game in words: names, notes, and the position for people who can't see the picture.

use std::fmt::{self, Display};

use rules::{Notes, Seat, Viewer};

use crate::army::{Army, Kind};
use crate::field::Field;
use crate::moves::Go;
use crate::position::{Done, State, View};
use crate::stand::{Effect, Stand};

/// What a seat is called: by its color in the picture.
pub(crate) fn side(seat: Seat) -> &'static str {
    if seat.0 == 0 { "Orange" } else { "Blue" }
}

/// The rows of a seat's end zone.
pub(crate) fn zone(field: Field, seat: Seat) -> String {
    let (side, depth) = (field.side(), field.depth());
    let (first, last) = if seat.0 == 0 { (1, depth) } else { (side - depth + 1, side) };
    format!("rows {first} to {last}")
}

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
fn deed(done: &Done) -> impl Display {
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

/// What a move would do, for a menu: "Strike the pikeman on d3".
pub(crate) fn offer(stand: &Stand, kind: Kind, go: Go) -> String {
    let (name, to) = (kind.name(), go.to);
    match stand.effect(go) {
        Effect::Stepped => format!("Step to {to}"),
        Effect::Struck(victim) => format!("Strike the {} on {to}", victim.name()),
        Effect::Pushed(behind) => format!("Push the {name} on {to} back to {behind}"),
        Effect::PushedOff => format!("Push the {name} on {to} off the board"),
        Effect::Drowned => format!("Push the {name} on {to} into the lake"),
        Effect::Crushed(behind) => format!("Crush the {name} on {to} against {behind}"),
    }
}

/// The whole position in words.
pub(crate) fn position(view: &View) -> String {
    let state = &view.state;
    let board = match state.stand.field {
        Field::Small => "Small board, a1 to h8.",
        Field::Large => "Large board, a1 to i9, with the lake d4 to f6.",
    };
    let mut text = vec![board.to_string(), standing(state)];
    if state.is_open() {
        text.extend(state.last.map(|done| format!("Last: {}", deed(&done))));
    }
    for seat in [Seat(0), Seat(1)] {
        if state.is_open() || view.viewer.sees(seat) && state.ready[seat.index()] {
            text.push(roll(seat, state.stand.army(seat)));
        }
    }
    text.extend([Seat(0), Seat(1)].into_iter().filter_map(|seat| losses(state, seat)));
    text.join(" ")
}

fn standing(state: &State) -> String {
    if let rules::Status::Over(outcome) = state.status() {
        return outcome.reason;
    }
    match state.ready {
        [true, true] => format!("{} to move.", side(state.turn)),
        [false, false] => "Both armies are being drawn up in secret.".into(),
        [first, _] => {
            let ready = Seat(u8::from(!first));
            let waiting = side(ready.other());
            format!("{}'s army is drawn up in secret; {waiting} is still at it.", side(ready))
        }
    }
}

/// Who stands where: "Orange: general d1; musketeers a1, b1."
fn roll(seat: Seat, army: &Army) -> String {
    let kinds = Kind::ALL.into_iter().filter(|&kind| !army.of(kind).is_empty());
    let listed: Vec<String> = kinds.map(|kind| muster(kind, army)).collect();
    format!("{}: {}.", side(seat), listed.join("; "))
}

fn muster(kind: Kind, army: &Army) -> String {
    let squares: Vec<String> = army.of(kind).iter().map(|square| square.to_string()).collect();
    let name = if squares.len() == 1 { kind.name() } else { kind.names() };
    format!("{name} {}", squares.join(", "))
}

fn losses(state: &State, seat: Seat) -> Option<String> {
    let lost = state.lost[seat.index()];
    let named: Vec<String> = Kind::ALL
        .into_iter()
        .filter(|&kind| lost[kind as usize] > 0)
        .map(|kind| kind.counted(lost[kind as usize].into()))
        .collect();
    (!named.is_empty()).then(|| format!("{} has lost {}.", side(seat), named.join(", ")))
}

/// The seat that looks, if one does.
pub(crate) fn own_seat(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) if seat.0 < 2 => Some(seat),
        _ => None,
    }
}
