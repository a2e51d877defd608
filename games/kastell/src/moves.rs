//! Moves and their canonical notation.

use std::fmt;

use rules::Cell;

use crate::piece::{Piece, Shape};
use crate::squares;
use crate::squares::Squares;

/// A turned piece with the lower left square of its bounding box. The piece may extend beyond the board.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct Placement {
    /// The turned piece.
    pub shape: Shape,
    /// The lower left square of the bounding box. The piece need not cover it.
    #[serde(with = "squares::stored")]
    pub at: Cell,
}

impl Placement {
    pub(crate) fn covering(squares: Squares) -> Option<Self> {
        let column = squares.iter().map(|square| square.column).min()?;
        let row = squares.iter().map(|square| square.row).min()?;
        let at = squares::at(column, row)?;
        Shape::all()
            .map(|shape| Self { shape, at })
            .find(|placement| placement.squares() == Some(squares))
    }

    /// The four squares, if they are on the board.
    pub(crate) fn squares(self) -> Option<Squares> {
        self.shape.squares(self.at)
    }

    /// The four squares. Empty if the piece extends beyond the board.
    pub(crate) fn covered(self) -> Squares {
        self.squares().unwrap_or(Squares::NONE)
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.shape, self.at)
    }
}

/// Three different squares, as sorted numbers. They take three bytes, since a list of moves has thousands of groves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grove([u8; 3]);

impl Grove {
    /// The grove on these squares, if there are exactly three.
    pub(crate) fn from_squares(squares: Squares) -> Option<Self> {
        let square_list: Vec<u8> = squares.iter().map(squares::number).collect();
        Some(Self(square_list.try_into().ok()?))
    }

    pub(crate) fn squares(self) -> Squares {
        self.0.into_iter().map(squares::numbered).collect()
    }
}

impl fmt::Display for Grove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.0.map(squares::numbered);
        write!(f, "{a},{b},{c}")
    }
}

/// A move. Moves sort as their notation does, capitals first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Builds a piece.
    Build(Placement),
    /// Keeps the colors.
    Keep,
    /// Names the piece that the other player must build.
    Pick(Piece),
    /// Swaps colors with the other player.
    Swap,
    /// Plants the three trees.
    Plant(Grove),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Build(placement) => placement.fmt(f),
            Self::Keep => f.write_str("keep"),
            Self::Pick(piece) => write!(f, "pick {piece}"),
            Self::Swap => f.write_str("swap"),
            Self::Plant(grove) => write!(f, "trees {grove}"),
        }
    }
}
