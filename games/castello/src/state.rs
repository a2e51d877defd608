//! The public JSON of a position, for reading and writing.

use rules::{Refusal, Seat, excerpt, refuse};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::board::{BLACK, Board, Layout, RED};
use crate::castles::Castles;
use crate::options::Options;
use crate::position::Position;
use crate::square::Square;
use crate::squares::Squares;
use crate::words::{BadState, Color};

/// The fields of the JSON. Lists are sorted by their texts.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    red: Vec<String>,
    black: Vec<String>,
    unmoved: Vec<String>,
    castles: Vec<String>,
    taken: Taken,
    turn: String,
    quiet_plies: u16,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Taken {
    red: Vec<String>,
    black: Vec<String>,
}

pub(crate) fn write(board: &Board) -> Value {
    let state = State {
        red: names(board.pawns(RED).iter()),
        black: names(board.pawns(BLACK).iter()),
        unmoved: names(board.unmoved().iter()),
        castles: names(board.castles().squares()),
        taken: Taken {
            red: names(board.taken(RED).squares()),
            black: names(board.taken(BLACK).squares()),
        },
        turn: word(board.turn()).into(),
        quiet_plies: board.quiet(),
    };
    serde_json::to_value(state).expect("lists, texts and numbers always make JSON")
}

pub(crate) fn read(options: Options, json: &Value) -> Result<Position, Refusal> {
    let state: State = rules::read_state(json)?;
    let layout = Layout {
        pawns: [squares("red", &state.red)?, squares("black", &state.black)?],
        unmoved: squares("unmoved", &state.unmoved)?,
        castles: castles("castles", &state.castles)?,
        taken: [castles("taken", &state.taken.red)?, castles("taken", &state.taken.black)?],
        turn: turn(&state.turn)?,
        quiet: state.quiet_plies,
    };
    for seat in [RED, BLACK] {
        check_keys(options, seat, layout.taken[seat.index()])?;
    }
    Position::from_board(Board::try_from(layout)?, options)
}

/// Checks that no locked castle was taken without a far one.
fn check_keys(options: Options, seat: Seat, taken: Castles) -> Result<(), Refusal> {
    let locked = taken - taken.open_to(seat, taken, options.centre);
    match (locked - Castles::home(seat)).squares().next() {
        None => Ok(()),
        Some(castle) => refuse(BadState::NoFarCastle { side: Color::of(seat), castle }),
    }
}

fn names(squares: impl Iterator<Item = Square>) -> Vec<String> {
    let mut names: Vec<String> = squares.map(|square| square.to_string()).collect();
    names.sort_unstable();
    names
}

fn squares(list: &'static str, names: &[String]) -> Result<Squares, Refusal> {
    let mut set = Squares::NONE;
    for name in names {
        let Some(square) = Square::read(name) else {
            return refuse(BadState::NoSquare { name: excerpt(name, 80), list });
        };
        if !set.add(square) {
            return refuse(BadState::Twice { square, list });
        }
    }
    Ok(set)
}

fn castles(list: &'static str, names: &[String]) -> Result<Castles, Refusal> {
    squares(list, names)?.iter().try_fold(Castles::NONE, |set, square| match Castles::on(square) {
        Some(castle) => Ok(set | castle),
        None => refuse(BadState::NoCastle { square, list }),
    })
}

/// The name of a seat in the JSON, the same in every language.
fn word(seat: Seat) -> &'static str {
    if seat == RED { "red" } else { "black" }
}

fn turn(text: &str) -> Result<Seat, Refusal> {
    let seat = [RED, BLACK].into_iter().find(|seat| word(*seat) == text);
    seat.ok_or_else(|| Refusal::new(BadState::Turn))
}
