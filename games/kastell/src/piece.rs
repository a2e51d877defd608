//! The seven pieces, their nineteen rotated shapes, and hands of pieces.

use std::fmt;

use rules::Cell;
use serde::{Deserialize, Serialize};

use crate::squares;
use crate::squares::{SIDE, Squares};

/// One of the seven one-sided tetrominoes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is named by the letter it looks like")]
pub enum Piece {
    I,
    J,
    L,
    O,
    S,
    T,
    Z,
}

impl Piece {
    pub(crate) const ALL: [Self; 7] =
        [Self::I, Self::J, Self::L, Self::O, Self::S, Self::T, Self::Z];

    /// Parses a letter, ignoring case.
    pub(crate) fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|piece| piece.letter() == letter.to_ascii_uppercase())
    }

    pub(crate) fn letter(self) -> char {
        char::from(b"IJLOSTZ"[self.index()])
    }

    pub(crate) fn index(self) -> usize {
        self as usize
    }

    /// The piece that is the mirror image of this one. `None` if that is the same piece.
    pub(crate) fn mirrored(self) -> Option<Self> {
        match self {
            Self::J => Some(Self::L),
            Self::L => Some(Self::J),
            Self::S => Some(Self::Z),
            Self::Z => Some(Self::S),
            Self::I | Self::O | Self::T => None,
        }
    }

    /// The shapes of the piece, in the order of their notation.
    pub(crate) fn shapes(self) -> impl Iterator<Item = Shape> {
        Shape::all().filter(move |shape| shape.piece() == self)
    }

    /// The shape of the piece after this turn. `None` if an earlier turn looks the same.
    pub(crate) fn turned(self, turn: Option<Turn>) -> Option<Shape> {
        self.shapes().find(|shape| shape.turn() == turn)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A clockwise rotation, named by the direction in which the piece's top points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Turn {
    East = 1,
    North = 0,
    South = 2,
    West = 3,
}

impl Turn {
    /// Parses a lower-case letter.
    pub(crate) fn of_letter(letter: char) -> Option<Self> {
        [Self::East, Self::North, Self::South, Self::West]
            .into_iter()
            .find(|turn| turn.letter() == letter)
    }

    /// The rotation after more quarter turns.
    pub(crate) fn by(self, quarters: usize) -> Self {
        [Self::North, Self::East, Self::South, Self::West][(self as usize + quarters) % 4]
    }

    pub(crate) fn letter(self) -> char {
        char::from(b"nesw"[self as usize])
    }
}

rules::bit_set! {
    /// The pieces that a player has not built yet.
    pub(crate) struct Hand(pub(crate) u8) of Piece,
    mask: |piece| 1 << piece.index(), at: |bit| Piece::ALL[bit as usize], count: Piece::ALL.len()
}

impl Hand {
    /// A hand with every piece.
    pub(crate) const FULL: Self = Self(0b111_1111);
}

/// A piece in one of its distinct rotations. There are nineteen, in the order of their notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Shape(u8);

impl Shape {
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..FORMS.len() as u8).map(Self)
    }

    pub(crate) fn piece(self) -> Piece {
        self.form().piece
    }

    /// The rotation. `None` for O.
    pub(crate) fn turn(self) -> Option<Turn> {
        self.form().turn
    }

    /// The offsets of the four squares from the lower left square of the bounding box.
    pub(crate) fn offsets(self) -> [(u8, u8); 4] {
        self.form().offsets
    }

    /// The four squares, if the shape with its lower left corner at `at` is on the board.
    pub(crate) fn squares(self, at: Cell) -> Option<Squares> {
        self.form().anchors.contains(at).then(|| Squares(self.form().bits << squares::number(at)))
    }

    /// The anchors, lower left squares of the bounding box, at which all four squares are in `room`. If `touching` is
    /// given, at least one of the four is in that set.
    pub(crate) fn anchors(self, room: Squares, touching: Option<Squares>) -> Squares {
        let form = self.form();
        let [a, b, c, d] = form.shifts;
        let fits = room.0 >> a & room.0 >> b & room.0 >> c & room.0 >> d & form.anchors.0;
        let touches =
            touching.map_or(u64::MAX, |Squares(set)| set >> a | set >> b | set >> c | set >> d);
        Squares(fits & touches)
    }

    fn form(self) -> &'static Form {
        &FORMS[usize::from(self.0)]
    }
}

impl TryFrom<u8> for Shape {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if usize::from(index) < FORMS.len() { Ok(Self(index)) } else { Err("there are 19 shapes") }
    }
}

impl From<Shape> for u8 {
    fn from(shape: Shape) -> Self {
        shape.0
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.turn() {
            Some(turn) => write!(f, "{}{}", self.piece(), turn.letter()),
            None => write!(f, "{}", self.piece()),
        }
    }
}

/// Facts about a shape, computed at compile time.
struct Form {
    piece: Piece,
    turn: Option<Turn>,
    offsets: [(u8, u8); 4],
    shifts: [u32; 4],
    bits: u64,
    anchors: Squares,
}

impl Form {
    const fn new(piece: Piece, turn: Option<Turn>) -> Self {
        let turns = match turn {
            Some(turn) => turn as u8,
            None => 0,
        };
        let (offsets, width, height) = turned(base(piece), turns);
        let mut shifts = [0; 4];
        let mut bits = 0;
        let mut index = 0;
        while index < 4 {
            let (column, row) = offsets[index];
            shifts[index] = (column * SIDE + row) as u32;
            bits |= 1 << shifts[index];
            index += 1;
        }
        Self {
            piece,
            turn,
            offsets,
            shifts,
            bits,
            anchors: corner(SIDE + 1 - width, SIDE + 1 - height),
        }
    }
}

/// The base shapes: columns to the right, rows upward.
const fn base(piece: Piece) -> [(u8, u8); 4] {
    match piece {
        Piece::I => [(0, 0), (1, 0), (2, 0), (3, 0)],
        Piece::J => [(0, 0), (1, 0), (2, 0), (0, 1)],
        Piece::L => [(0, 0), (1, 0), (2, 0), (2, 1)],
        Piece::O => [(0, 0), (0, 1), (1, 0), (1, 1)],
        Piece::S => [(0, 0), (1, 0), (1, 1), (2, 1)],
        Piece::T => [(0, 0), (1, 0), (2, 0), (1, 1)],
        Piece::Z => [(0, 1), (1, 1), (1, 0), (2, 0)],
    }
}

/// The squares after clockwise quarter turns, with width and height.
const fn turned(mut squares: [(u8, u8); 4], turns: u8) -> ([(u8, u8); 4], u8, u8) {
    let mut turn = 0;
    while turn < turns {
        let (width, _) = extent(squares);
        let mut index = 0;
        while index < 4 {
            let (column, row) = squares[index];
            squares[index] = (row, width - 1 - column);
            index += 1;
        }
        turn += 1;
    }
    let (width, height) = extent(squares);
    (squares, width, height)
}

const fn extent(squares: [(u8, u8); 4]) -> (u8, u8) {
    let (mut width, mut height) = (0, 0);
    let mut index = 0;
    while index < 4 {
        let (column, row) = squares[index];
        width = if column >= width { column + 1 } else { width };
        height = if row >= height { row + 1 } else { height };
        index += 1;
    }
    (width, height)
}

/// The lower left corner of the board, with this many columns and rows.
const fn corner(columns: u8, rows: u8) -> Squares {
    let mut bits = 0;
    let mut column = 0;
    while column < columns {
        bits |= ((1 << rows) - 1) << (column * SIDE);
        column += 1;
    }
    Squares(bits)
}

/// The nineteen shapes, in the order of their notation.
static FORMS: [Form; 19] = {
    use Piece::{I, J, L, O, S, T, Z};
    const E: Option<Turn> = Some(Turn::East);
    const N: Option<Turn> = Some(Turn::North);
    const SOUTH: Option<Turn> = Some(Turn::South);
    const W: Option<Turn> = Some(Turn::West);
    [
        Form::new(I, E),
        Form::new(I, N),
        Form::new(J, E),
        Form::new(J, N),
        Form::new(J, SOUTH),
        Form::new(J, W),
        Form::new(L, E),
        Form::new(L, N),
        Form::new(L, SOUTH),
        Form::new(L, W),
        Form::new(O, None),
        Form::new(S, E),
        Form::new(S, N),
        Form::new(T, E),
        Form::new(T, N),
        Form::new(T, SOUTH),
        Form::new(T, W),
        Form::new(Z, E),
        Form::new(Z, N),
    ]
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_ordered_by_notation() {
        let names: Vec<String> = Shape::all().map(|shape| shape.to_string()).collect();
        assert!(names.is_sorted(), "{names:?}");
        assert_eq!(names.len(), 19);
    }

    #[test]
    fn an_empty_board_has_801_placements() {
        let places: usize = Shape::all().map(|shape| shape.anchors(Squares::ALL, None).len()).sum();
        assert_eq!(places, 801);
    }

    #[test]
    fn pieces_turn_clockwise() {
        let square = squares::named("b2").unwrap();
        let check = |name: &str, expected: &str| {
            let shape = Shape::all().find(|shape| shape.to_string() == name).unwrap();
            let squares = shape.squares(square).unwrap().iter().map(|cell| cell.to_string());
            assert_eq!(squares.collect::<Vec<_>>().join(" "), expected, "{name}");
        };
        check("Tn", "b2 c2 c3 d2");
        check("Te", "b2 b3 b4 c3");
        check("Ts", "b3 c2 c3 d3");
        check("Tw", "b3 c2 c3 c4");
        check("Ie", "b2 b3 b4 b5");
        check("Je", "b2 b3 b4 c4");
        check("Le", "b2 b3 b4 c2");
        check("Se", "b3 b4 c2 c3");
        check("Ze", "b2 b3 c3 c4");
        check("O", "b2 b3 c2 c3");
    }
}
