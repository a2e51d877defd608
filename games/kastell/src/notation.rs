//! Reads moves as people write them.

use rules::{Cell, MoveError};

use crate::legal;
use crate::moves::{Grove, Move, Placement};
use crate::piece::{Piece, Turn};
use crate::position::{Phase, Position};
use crate::squares::{self, Squares, is_separator, squares_in};

/// Longer than any move in any form; the rest is not even looked at.
const LONGEST: usize = 60;

/// Reads a move; it may still be illegal.
pub(crate) fn read(position: &Position, text: &str) -> Result<Move, MoveError> {
    let text = text.trim().to_lowercase();
    if text.chars().count() > LONGEST {
        return unreadable("That is too long for a move; one looks like `Tn@c3`.");
    }
    match text.as_str() {
        "" => return unreadable("Write a move, for instance `Tn@c3`."),
        "swap" => return Ok(Move::Swap),
        "keep" => return Ok(Move::Keep),
        _ => {}
    }
    if let Some(rest) = text.strip_prefix("trees").or_else(|| text.strip_prefix("tree")) {
        return read_grove(rest);
    }
    if let Some(rest) = text.strip_prefix("pick") {
        return read_pick(rest);
    }
    match squares_in(&text) {
        Some(squares) if squares.len() == 3 && position.phase == Phase::Trees => read_grove(&text),
        Some(squares) => read_squares(&squares),
        None if position.phase == Phase::Pick && text.chars().count() == 1 => read_pick(&text),
        None => read_build(position, &text),
    }
}

fn read_grove(text: &str) -> Result<Move, MoveError> {
    let grove = squares_in(text)
        .filter(|squares| squares.len() == 3)
        .and_then(|squares| Grove::on(squares.into_iter().collect()));
    match grove {
        Some(grove) => Ok(Move::Plant(grove)),
        None => unreadable("Trees stand on three different squares: `trees c3,d6,g4`."),
    }
}

fn read_pick(text: &str) -> Result<Move, MoveError> {
    let mut letters = text.chars().filter(|&letter| !is_separator(letter));
    match (letters.next().and_then(Piece::of_letter), letters.next()) {
        (Some(piece), None) => Ok(Move::Pick(piece)),
        _ => unreadable("Name one of the pieces I, J, L, O, S, T and Z: `pick T`."),
    }
}

fn read_squares(squares: &[Cell]) -> Result<Move, MoveError> {
    let set: Squares = squares.iter().copied().collect();
    if squares.len() != 4 || set.len() != 4 {
        return unreadable("A piece covers four different squares: `c3 d3 e3 d4`.");
    }
    match Placement::covering(set) {
        Some(placement) => Ok(Move::Build(placement)),
        None => unreadable(format!(
            "The squares {} do not form one of the pieces I, J, L, O, S, T and Z.",
            set.names(" ")
        )),
    }
}

/// Reads `PIECE[dir]@SQUARE`, with or without what stands between.
fn read_build(position: &Position, text: &str) -> Result<Move, MoveError> {
    let letters: Vec<char> = text.chars().filter(|&letter| !is_separator(letter)).collect();
    let (piece, turn, name) = match letters[..] {
        [piece, column, row] => (piece, None, [column, row]),
        [piece, turn, column, row] => (piece, Some(turn), [column, row]),
        _ => return unreadable(BUILD),
    };
    let Some(piece) = Piece::of_letter(piece) else {
        return unreadable("A move begins with one of the pieces I, J, L, O, S, T and Z: `Tn@c3`.");
    };
    let Some(at) = squares::named(&name.iter().collect::<String>()) else {
        return unreadable("The square is one of a1 to h8, as in `Tn@c3`.");
    };
    match turn {
        None if piece != Piece::O => unturned(position, piece, at),
        _ => turned(piece, turn, at),
    }
}

const BUILD: &str = "A move is a piece, its rotation and a square, for instance `Tn@c3`, or the four squares: `c3 d3 e3 d4`.";

fn turned(piece: Piece, turn: Option<char>, at: Cell) -> Result<Move, MoveError> {
    let named = match turn {
        None => Some(None),
        Some(letter) => Turn::of_letter(letter).map(Some),
    };
    match named.and_then(|turn| piece.turned(turn)) {
        Some(shape) => Ok(Move::Build(Placement { shape, at })),
        None if piece == Piece::O => unreadable("O has no rotation: `O@c3`."),
        None => {
            let turns: Vec<String> =
                piece.shapes().map(|shape| shape.to_string()[1..].to_owned()).collect();
            let example = piece.shapes().next().map(|shape| format!("{shape}@{at}"));
            unreadable(format!(
                "The rotations of {piece} are {}: `{}`.",
                turns.join(", "),
                example.unwrap_or_default()
            ))
        }
    }
}

/// Without a rotation it is clear only where one alone fits.
fn unturned(position: &Position, piece: Piece, at: Cell) -> Result<Move, MoveError> {
    let fitting: Vec<Placement> = legal::placements(position)
        .filter(|placement| placement.shape.piece() == piece && placement.at == at)
        .collect();
    match fitting[..] {
        [only] => Ok(Move::Build(only)),
        [] => unreadable(format!(
            "Say how {piece} is turned, for instance `{}@{at}`; it fits there in no way.",
            piece.shapes().map(|shape| shape.to_string()).next().unwrap_or_default()
        )),
        _ => Err(MoveError::Ambiguous {
            reason: format!("{piece} fits there in several ways: say how it is turned."),
            candidates: fitting.iter().map(ToString::to_string).collect(),
        }),
    }
}

fn unreadable<T>(reason: impl Into<String>) -> Result<T, MoveError> {
    Err(MoveError::Unreadable(reason.into()))
}
