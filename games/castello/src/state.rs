//! The public JSON of a position, written and read.

use rules::{Refusal, Seat, quoted, refuse};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::board::{BLACK, Board, Layout, RED, name};
use crate::castles::Castles;
use crate::options::Options;
use crate::position::Position;
use crate::square::Square;
use crate::squares::Squares;

/// The JSON, field by field. Lists are in the order of their texts.
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

/// The JSON of a board.
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
        turn: name(board.turn()).to_lowercase(),
        quiet_plies: board.quiet(),
    };
    serde_json::to_value(state).expect("lists, texts and numbers always make JSON")
}

/// The match that goes on from a JSON.
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

/// A castle that needs a far one can't have been taken without one.
fn check_keys(options: Options, seat: Seat, taken: Castles) -> Result<(), Refusal> {
    let locked = taken.without(taken.open_to(seat, taken, options.centre));
    match locked.without(Castles::home(seat)).squares().next() {
        None => Ok(()),
        Some(castle) => refuse(format!(
            "{} can't have taken {castle} without a castle of the far section.",
            name(seat)
        )),
    }
}

fn names(squares: impl Iterator<Item = Square>) -> Vec<String> {
    let mut names: Vec<String> = squares.map(|square| square.to_string()).collect();
    names.sort_unstable();
    names
}

fn squares(list: &str, names: &[String]) -> Result<Squares, Refusal> {
    let mut set = Squares::NONE;
    for name in names {
        let Some(square) = Square::read(name) else {
            return refuse(format!("`{}` in `{list}` is no square.", quoted(name, 80)));
        };
        if !set.add(square) {
            return refuse(format!("{square} is in `{list}` twice."));
        }
    }
    Ok(set)
}

fn castles(list: &str, names: &[String]) -> Result<Castles, Refusal> {
    squares(list, names)?.iter().try_fold(Castles::NONE, |set, square| {
        let castle = Castles::on(square).ok_or_else(|| {
            Refusal::new(format!("`{list}` has {square}, where no castle ever stands."))
        })?;
        Ok(set.with(castle))
    })
}

fn turn(text: &str) -> Result<Seat, Refusal> {
    match text {
        "red" => Ok(RED),
        "black" => Ok(BLACK),
        _ => refuse("The turn is `red` or `black`."),
    }
}
