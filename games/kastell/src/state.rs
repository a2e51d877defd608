//! The public JSON of a position, for reading and writing.

use rules::{Join, Refusal, Seat, refuse};
use serde::{Deserialize, Serialize};

use crate::moves::Placement;
use crate::options::{Contact, Options, Picker};
use crate::piece::{Hand, Piece};
use crate::position::{Phase, Position};
use crate::squares;
use crate::squares::Squares;
use crate::words::{BadState, square_list};

/// The JSON as the rules page describes it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    trees: Vec<String>,
    pieces: Vec<Built>,
    hands: Vec<Vec<Piece>>,
    turn: u8,
    phase: PhaseName,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    picked: Option<Piece>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    swapped: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Built {
    seat: u8,
    piece: Piece,
    squares: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PhaseName {
    Trees,
    Swap,
    Pick,
    Place,
}

pub(crate) fn write(position: &Position) -> serde_json::Value {
    let (phase, picked) = match position.phase {
        Phase::Trees => (PhaseName::Trees, None),
        Phase::Swap => (PhaseName::Swap, None),
        Phase::Pick => (PhaseName::Pick, None),
        Phase::Place(picked) => (PhaseName::Place, picked),
    };
    let seats = [Seat(0), Seat(1)];
    let state = State {
        trees: names(position.trees),
        pieces: seats.into_iter().flat_map(|seat| built(position, seat)).collect(),
        hands: seats.map(|seat| position.side(seat).hand.iter().collect()).into(),
        turn: position.turn().0,
        phase,
        picked,
        swapped: position.swapped,
    };
    serde_json::to_value(state).expect("a state has only fields that JSON can write")
}

fn built(position: &Position, seat: Seat) -> impl Iterator<Item = Built> {
    position.side(seat).built.iter().flatten().map(move |placement| Built {
        seat: seat.0,
        piece: placement.shape.piece(),
        squares: names(placement.covered()),
    })
}

fn names(squares: Squares) -> Vec<String> {
    squares.iter().map(|square| square.to_string()).collect()
}

/// Reads a position, and refuses one that play could not have produced.
pub(crate) fn read(options: &Options, state: &serde_json::Value) -> Result<Position, Refusal> {
    let state: State = rules::read_state(state)?;
    let mut position = Position::with_trees(options, read_trees(&state)?);
    position.swapped = state.swapped;
    for built in &state.pieces {
        read_built(&mut position, built)?;
    }
    check_hands(&position, &state.hands)?;
    check_contact(&position)?;
    read_turn(&mut position, &state)?;
    Ok(position)
}

/// The trees. There may also be none: the empty board is the simplest position to study.
fn read_trees(state: &State) -> Result<Squares, Refusal> {
    let trees = read_squares(&state.trees)?;
    match trees.len() {
        0 | 3 => Ok(trees),
        _ => refuse(BadState::TreeCount),
    }
}

fn read_squares(names: &[String]) -> Result<Squares, Refusal> {
    let mut squares = Squares::NONE;
    for name in names {
        // Only canonical names are read, so that the state is written back unchanged.
        let Some(square) = squares::named(name).filter(|square| square.to_string() == *name) else {
            return refuse(BadState::NoSquare);
        };
        if squares.contains(square) {
            return refuse(BadState::Twice { square });
        }
        squares = squares.with(square);
    }
    Ok(squares)
}

fn read_built(position: &mut Position, built: &Built) -> Result<(), Refusal> {
    let piece = built.piece;
    let Some(side) = position.sides.get(usize::from(built.seat)) else {
        return refuse(BadState::NoSeat);
    };
    if !side.hand.contains(piece) {
        return refuse(BadState::BuiltTwice { seat: built.seat, piece });
    }
    let squares = read_squares(&built.squares)?;
    let placement = Placement::covering(squares).filter(|found| found.shape.piece() == piece);
    let Some(placement) = placement else {
        return refuse(BadState::NotThePiece {
            squares: square_list(Join::Spaces, squares),
            piece,
        });
    };
    if !(squares - position.empty()).is_empty() {
        return refuse(BadState::Overlaps { mv: placement });
    }
    position.sides[usize::from(built.seat)].build(placement);
    Ok(())
}

fn check_hands(position: &Position, hands: &[Vec<Piece>]) -> Result<(), Refusal> {
    if hands.len() != 2 {
        return refuse(BadState::HandCount);
    }
    for (index, (hand, side)) in hands.iter().zip(&position.sides).enumerate() {
        let held = hand.iter().fold(Hand::NONE, |held, &piece| held.with(piece));
        if held != side.hand || side.hand.iter().count() != hand.len() {
            return refuse(BadState::WrongHand { seat: index });
        }
    }
    Ok(())
}

fn check_contact(position: &Position) -> Result<(), Refusal> {
    let [first, second] = position.sides.map(|side| side.squares);
    match position.variant.contact {
        Contact::Apart if first.meets(second.neighbors()) => refuse(BadState::Touching),
        Contact::Linked if !(first.are_connected() && second.are_connected()) => {
            refuse(BadState::Scattered)
        }
        _ => Ok(()),
    }
}

/// Reads turn and phase. The pieces determine the builder, so turn and phase must agree with them.
fn read_turn(position: &mut Position, state: &State) -> Result<(), Refusal> {
    let white = position.white();
    let built = |seat| position.side(seat).built.iter().flatten().count();
    let (whites, blacks) = (built(white), built(white.other()));
    if state.swapped && (position.variant.contact != Contact::Linked || whites == 0) {
        return refuse(BadState::NoSwap);
    }
    position.builder = match whites.checked_sub(blacks) {
        Some(0) => white,
        Some(1) => white.other(),
        _ => return refuse(BadState::PieceCount),
    };
    let opening = (whites, blacks) == (1, 0) && !state.swapped;
    let swap = opening && position.variant.contact == Contact::Linked;
    position.phase = read_phase(position, state, swap)?;
    if position.turn().0 != state.turn {
        return refuse(BadState::WrongTurn { seat: position.turn().0 });
    }
    Ok(())
}

fn read_phase(position: &Position, state: &State, swap: bool) -> Result<Phase, Refusal> {
    let bare = position.trees.is_empty() && position.empty() == Squares::ALL;
    let builder = position.side(position.builder);
    match (state.phase, position.variant.picker, state.picked) {
        (PhaseName::Place, Picker::Opponent, Some(piece)) if builder.hand.contains(piece) => {
            Ok(Phase::Place(Some(piece)))
        }
        (PhaseName::Place, Picker::Opponent, _) => refuse(BadState::WrongPick),
        (_, _, Some(_)) => refuse(BadState::NoPick),
        (PhaseName::Trees, _, None) if bare => Ok(Phase::Trees),
        (PhaseName::Trees, _, None) => refuse(BadState::NotTrees),
        (PhaseName::Swap, _, None) if swap => Ok(Phase::Swap),
        (PhaseName::Swap, _, None) => refuse(BadState::NotSwap),
        (PhaseName::Pick, Picker::Opponent, None) => Ok(Phase::Pick),
        (PhaseName::Pick, Picker::Builder, None) => refuse(BadState::NotPick),
        (PhaseName::Place, Picker::Builder, None) if swap => refuse(BadState::BeSwap),
        (PhaseName::Place, Picker::Builder, None) => Ok(Phase::Place(None)),
    }
}
