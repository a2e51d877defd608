//! Parses moves as people write them.

use rules::{Arg, Cell, Join, MoveError};

use crate::moves::{Grove, Move, Placement};
use crate::piece::{Piece, Turn};
use crate::position::{Phase, Position};
use crate::squares::{Squares, is_separator, squares_in};
use crate::words::{Reason, square_list};
use crate::{legal, squares};

/// The longest text that is read, well over any move in any form.
const LONGEST: usize = 60;

/// Parses a move. It may still be illegal.
pub(crate) fn read(position: &Position, text: &str) -> Result<Move, MoveError> {
    let text = text.trim().to_lowercase();
    if text.chars().count() > LONGEST {
        return unreadable(Reason::LongMove);
    }
    match text.as_str() {
        "" => return unreadable(Reason::NoMove),
        "swap" | "swap colors" => return Ok(Move::Swap),
        "keep" | "keep color" => return Ok(Move::Keep),
        _ => {}
    }
    let text = text.strip_prefix("plant ").unwrap_or(&text);
    if let Some(rest) = text.strip_prefix("trees").or_else(|| text.strip_prefix("tree")) {
        return read_grove(rest);
    }
    if let Some(rest) = text.strip_prefix("pick").or_else(|| text.strip_prefix("name ")) {
        return read_pick(rest);
    }
    match squares_in(text) {
        Some(squares) if squares.len() == 3 && position.phase == Phase::Trees => read_grove(text),
        Some(squares) => read_squares(&squares),
        None if position.phase == Phase::Pick && text.chars().count() == 1 => read_pick(text),
        None => match (read_named(text), text.split_once(',')) {
            (Some(named), _) => named,
            (None, Some((mv, squares))) if mv.contains('@') => read_twice(position, mv, squares),
            (None, _) => read_build(position, text),
        },
    }
}

/// Parses a piece with its four squares: `I a1 a2 a3 a4`. `None` if the text has another form.
fn read_named(text: &str) -> Option<Result<Move, MoveError>> {
    let mut letters = text.chars();
    let piece = letters.next().and_then(Piece::of_letter)?;
    let squares = squares_in(letters.as_str()).filter(|squares| squares.len() == 4)?;
    Some(match read_squares(&squares) {
        Ok(Move::Build(Placement { shape, .. })) if shape.piece() != piece => {
            unreadable(Reason::OtherPiece { formed: shape.piece(), piece })
        }
        read => read,
    })
}

/// Parses a move in notation that is followed by its piece and squares: `Ie@a1, I a1, b1, c1, d1`.
fn read_twice(position: &Position, mv: &str, squares: &str) -> Result<Move, MoveError> {
    match read_named(squares.trim()) {
        Some(Ok(same)) if same == read_build(position, mv)? => Ok(same),
        // Without filler words, the squares may be readable.
        _ => unreadable(Reason::MoveForm),
    }
}

fn read_grove(text: &str) -> Result<Move, MoveError> {
    let grove = squares_in(text)
        .filter(|squares| squares.len() == 3)
        .and_then(|squares| Grove::from_squares(squares.into_iter().collect()));
    match grove {
        Some(grove) => Ok(Move::Plant(grove)),
        None => unreadable(Reason::GroveForm),
    }
}

fn read_pick(text: &str) -> Result<Move, MoveError> {
    let mut letters = text.chars().filter(|&letter| !is_separator(letter));
    match (letters.next().and_then(Piece::of_letter), letters.next()) {
        (Some(piece), None) => Ok(Move::Pick(piece)),
        _ => unreadable(Reason::PickForm),
    }
}

fn read_squares(squares: &[Cell]) -> Result<Move, MoveError> {
    let set: Squares = squares.iter().copied().collect();
    if squares.len() != 4 || set.len() != 4 {
        return unreadable(Reason::FourSquares);
    }
    match Placement::covering(set) {
        Some(placement) => Ok(Move::Build(placement)),
        None => unreadable(Reason::NoPiece { squares: square_list(Join::Spaces, set) }),
    }
}

/// Parses `PIECE[dir]@SQUARE`, with or without the parts in between.
fn read_build(position: &Position, text: &str) -> Result<Move, MoveError> {
    let letters: Vec<char> = text.chars().filter(|&letter| !is_separator(letter)).collect();
    let (piece, turn, name) = match letters[..] {
        [piece, column, row] => (piece, None, [column, row]),
        [piece, turn, column, row] => (piece, Some(turn), [column, row]),
        _ => return unreadable(Reason::MoveForm),
    };
    let Some(piece) = Piece::of_letter(piece) else {
        return unreadable(Reason::PieceForm);
    };
    let Some(at) = squares::named(&name.iter().collect::<String>()) else {
        return unreadable(Reason::SquareForm);
    };
    match turn {
        None if piece != Piece::O => unturned(position, piece, at),
        _ => turned(piece, turn, at),
    }
}

fn turned(piece: Piece, turn: Option<char>, at: Cell) -> Result<Move, MoveError> {
    let named = match turn {
        None => Some(None),
        Some(letter) => Turn::of_letter(letter).map(Some),
    };
    match named.and_then(|turn| piece.turned(turn)) {
        Some(shape) => Ok(Move::Build(Placement { shape, at })),
        None if piece == Piece::O => unreadable(Reason::NeverTurned),
        None => {
            let turns = piece.shapes().map(|shape| shape.to_string()[1..].to_owned());
            let turns = Arg::list(Join::Commas, turns);
            unreadable(Reason::TurnForm { piece, turns, example: example(piece, at) })
        }
    }
}

/// The move of a piece without a rotation, if only one rotation fits. A piece that must not be built gets its first
/// rotation, so that the rules can refuse it.
fn unturned(position: &Position, piece: Piece, at: Cell) -> Result<Move, MoveError> {
    if !position.buildable().contains(piece)
        && let Some(shape) = piece.shapes().next()
    {
        return Ok(Move::Build(Placement { shape, at }));
    }
    let fitting: Vec<Placement> = legal::placements(position)
        .filter(|placement| placement.shape.piece() == piece && placement.at == at)
        .collect();
    match fitting[..] {
        [only] => Ok(Move::Build(only)),
        [] => unreadable(Reason::FitsNowhere { piece, example: example(piece, at) }),
        _ => Err(MoveError::ambiguous(Reason::Ambiguous { piece }, &fitting)),
    }
}

/// An example: the piece there, in its first rotation.
fn example(piece: Piece, at: Cell) -> String {
    piece.shapes().next().map_or_else(String::new, |shape| format!("{shape}@{at}"))
}

fn unreadable<T>(reason: Reason) -> Result<T, MoveError> {
    Err(MoveError::Unreadable(reason.into()))
}
