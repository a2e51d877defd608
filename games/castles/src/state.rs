//! The public JSON of a position, written and read.

use rules::{Refusal, Seat, refuse};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::army::{Army, Kind};
use crate::draw_limits::QUIET_LIMIT;
use crate::field::Field;
use crate::illegal::check;
use crate::moves::{Deployment, Move};
use crate::pieces::Pieces;
use crate::position::{State, View};
use crate::squares;
use crate::words::{BadState, Side};

pub(crate) fn write(view: &View) -> Value {
    let state = &view.state;
    let pieces: Vec<Value> = [Seat(0), Seat(1)]
        .into_iter()
        .flat_map(|seat| {
            state.pieces.army(seat).pieces().map(move |(square, kind)| {
                json!({"seat": seat, "kind": kind, "square": square.to_string()})
            })
        })
        .collect();
    json!({
        "board": state.pieces.field,
        "pieces": pieces,
        "turn": state.turn,
        "phase": if state.is_open() { "play" } else { "deploy" },
        "ready": state.ready,
        "quiet_plies": state.quiet,
    })
}

/// The state JSON as it comes in, unchecked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    board: Field,
    pieces: Vec<Piece>,
    turn: u8,
    phase: Phase,
    ready: [bool; 2],
    quiet_plies: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Piece {
    seat: u8,
    kind: Kind,
    square: String,
}

#[derive(PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    Deploy,
    Play,
}

/// Reads a full state. `pieces` is the empty board of the options.
pub(crate) fn read(pieces: Pieces, state: &Value) -> Result<State, Refusal> {
    let given: Given = rules::read_state(state)?;
    if given.board != pieces.field {
        return refuse(BadState::OtherBoard { given: given.board, wanted: pieces.field });
    }
    if given.turn > 1 {
        return refuse(BadState::NoTurn { turn: given.turn });
    }
    if given.quiet_plies > QUIET_LIMIT {
        return refuse(BadState::LongQuiet { limit: QUIET_LIMIT });
    }
    let mut loaded = State::new(pieces);
    for piece in &given.pieces {
        place(&mut loaded.pieces, piece)?;
    }
    match given.phase {
        Phase::Deploy => drawn_up(loaded, &given),
        Phase::Play => in_play(loaded, &given),
    }
}

fn place(pieces: &mut Pieces, piece: &Piece) -> Result<(), Refusal> {
    let Some(square) = squares::named(&piece.square) else {
        return refuse(BadState::NoSquare);
    };
    if piece.seat > 1 {
        return refuse(BadState::NoSeat { seat: piece.seat });
    }
    if !pieces.field.floor().contains(square) {
        return refuse(BadState::NoPlace { square });
    }
    if pieces.at(square).is_some() {
        return refuse(BadState::Twice { square });
    }
    pieces.armies[usize::from(piece.seat)].put(piece.kind, square);
    Ok(())
}

fn drawn_up(mut loaded: State, given: &Given) -> Result<State, Refusal> {
    let pieces = loaded.pieces;
    if given.ready == [true; 2] {
        return refuse(BadState::BePlay);
    }
    if given.turn != 0 || given.quiet_plies != 0 {
        return refuse(BadState::BeZero);
    }
    for seat in [Seat(0), Seat(1)] {
        let army = *pieces.army(seat);
        if !given.ready[seat.index()] {
            if army.all().is_empty() {
                continue;
            }
            return refuse(BadState::NotReady { side: Side(seat) });
        }
        let deployment = Deployment { field: pieces.field, seat, army };
        if let Err(illegal) = check(&State::new(pieces), seat, &Move::Deploy(deployment)) {
            let reason = illegal.message().clone();
            return refuse(BadState::WrongArmy { side: Side(seat), reason });
        }
    }
    loaded.ready = given.ready;
    Ok(loaded)
}

fn in_play(mut loaded: State, given: &Given) -> Result<State, Refusal> {
    // Once the armies are revealed, equal values of `ready` are ignored: a program may have left them unset.
    if given.ready[0] != given.ready[1] {
        return refuse(BadState::BothReady);
    }
    loaded.ready = [true; 2];
    loaded.turn = Seat(given.turn);
    loaded.quiet = given.quiet_plies;
    for seat in [Seat(0), Seat(1)] {
        possible(&loaded, seat)?;
    }
    let beaten = |seat: Seat| {
        let army = loaded.pieces.army(seat);
        army.of(Kind::General).is_empty() || army.soldiers().is_empty()
    };
    if beaten(Seat(0)) && beaten(Seat(1)) {
        return refuse(BadState::BothBeaten);
    }
    Ok(loaded)
}

fn possible(loaded: &State, seat: Seat) -> Result<(), Refusal> {
    let army: &Army = loaded.pieces.army(seat);
    let (side, limit) = (Side(seat), loaded.pieces.field.limit());
    if army.of(Kind::General).len() > 1 {
        return refuse(BadState::Generals { side });
    }
    if army.soldiers().len() > limit {
        return refuse(BadState::TooMany { side, limit });
    }
    if army.all().is_empty() {
        return refuse(BadState::NoPieces { side });
    }
    Ok(())
}
