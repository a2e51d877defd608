//! The position in words, as alternative text.

use rules::{Arg, Join, Message, Seat};

use crate::army::{Army, Kind};
use crate::field::Field;
use crate::narrator::action_narration;
use crate::position::{State, View};
use crate::words::{Letter, Name, Narration, Side, counted};

pub(crate) fn text(view: &View) -> Vec<Message> {
    let state = &view.state;
    let board = match state.pieces.field {
        Field::Small => Narration::SmallBoard,
        Field::Large => Narration::LargeBoard,
    };
    let mut sentences = vec![board.into(), status_line(view)];
    if state.is_open() {
        sentences.extend(
            state.last.map(|last| Narration::Last { deed: action_narration(&last).into() }.into()),
        );
    }
    for seat in [Seat(0), Seat(1)] {
        if state.is_open() || view.viewer.sees(seat) && state.ready[seat.index()] {
            sentences.push(army_roll(seat, state.pieces.army(seat)).into());
        }
    }
    let losses = [Seat(0), Seat(1)].into_iter().filter_map(|seat| losses(state, seat));
    sentences.extend(losses.map(Message::from));
    sentences
}

fn status_line(view: &View) -> Message {
    let state = &view.state;
    if let rules::Status::Over(outcome) = state.status() {
        return outcome.reason;
    }
    if view.stopped {
        return rules::match_over();
    }
    let said = match state.ready {
        [true, true] => Narration::ToMove { side: Side(state.turn) },
        [false, false] => Narration::BothDraw,
        [first, _] => {
            let ready = Seat(u8::from(!first));
            Narration::OneDraws { ready: Side(ready), waiting: Side(ready.other()) }
        }
    };
    said.into()
}

/// The pieces of a side and their squares: "Gold: general d1; musketeers a1, b1."
fn army_roll(seat: Seat, army: &Army) -> Narration {
    let kinds = Kind::ALL.into_iter().filter(|&kind| !army.of(kind).is_empty());
    let pieces = Arg::list(Join::Semicolons, kinds.map(|kind| kind_squares(kind, army)));
    Narration::Roll { side: Side(seat), pieces }
}

fn kind_squares(kind: Kind, army: &Army) -> Narration {
    let squares = army.of(kind);
    let pieces = Name::Several { kind: Letter(kind), count: squares.len() };
    Narration::Pieces { pieces, squares: Arg::list(Join::Commas, squares.iter()) }
}

fn losses(state: &State, seat: Seat) -> Option<Narration> {
    let lost = state.lost[seat.index()];
    let kinds = Kind::ALL.into_iter().filter(|&kind| lost[kind as usize] > 0);
    let gone: Vec<Name> = kinds.map(|kind| counted(kind, lost[kind as usize].into())).collect();
    let pieces = Arg::list(Join::Commas, gone.iter().cloned());
    (!gone.is_empty()).then_some(Narration::Lost { side: Side(seat), pieces })
}
