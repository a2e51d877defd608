//! The position in words, for people who can't see the picture.

use rules::Seat;

use crate::army::{Army, Kind};
use crate::field::Field;
use crate::notes::deed;
use crate::position::{State, View};
use crate::stand::side;

/// The whole position in words.
pub(crate) fn text(view: &View) -> String {
    let state = &view.state;
    let board = match state.stand.field {
        Field::Small => "Small board, a1 to h8.",
        Field::Large => "Large board, a1 to i9, with the lake d4 to f6.",
    };
    let mut sentences = vec![board.to_string(), standing(state)];
    if state.is_open() {
        sentences.extend(state.last.map(|done| format!("Last: {}", deed(&done))));
    }
    for seat in [Seat(0), Seat(1)] {
        if state.is_open() || view.viewer.sees(seat) && state.ready[seat.index()] {
            sentences.push(roll(seat, state.stand.army(seat)));
        }
    }
    sentences.extend([Seat(0), Seat(1)].into_iter().filter_map(|seat| losses(state, seat)));
    sentences.join(" ")
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
