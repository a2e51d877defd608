//! A move: the path of one pawn, square by square.

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::square::Square;

/// The path of a pawn from its start to its end, at least two squares. A step has two; each jump adds one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Box<[Square]>", into = "Box<[Square]>")]
pub struct Move(Box<[Square]>);

impl Move {
    /// The move along this path, if it has at least two squares.
    pub(crate) fn along(path: impl Into<Box<[Square]>>) -> Option<Self> {
        let path = path.into();
        (path.len() >= 2).then_some(Self(path))
    }

    pub(crate) fn straight(from: Square, to: Square) -> Self {
        Self(Box::new([from, to]))
    }

    pub(crate) fn path(&self) -> &[Square] {
        &self.0
    }

    pub(crate) fn from(&self) -> Square {
        self.0[0]
    }

    pub(crate) fn to(&self) -> Square {
        self.0[self.0.len() - 1]
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, square) in self.0.iter().enumerate() {
            let hyphen = if number == 0 { "" } else { "-" };
            write!(f, "{hyphen}{square}")?;
        }
        Ok(())
    }
}

/// Moves sort as their texts do, so programs that read a list of moves find it sorted.
impl Ord for Move {
    fn cmp(&self, other: &Self) -> Ordering {
        let pairs = self.0.iter().zip(&other.0);
        let first = pairs
            .map(|(one, other)| one.cell().cmp_names(other.cell()))
            .find(|order| order.is_ne());
        first.unwrap_or(self.0.len().cmp(&other.0.len()))
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl From<Move> for Box<[Square]> {
    fn from(mv: Move) -> Self {
        mv.0
    }
}

impl TryFrom<Box<[Square]>> for Move {
    type Error = &'static str;

    fn try_from(path: Box<[Square]>) -> Result<Self, Self::Error> {
        Self::along(path).ok_or("a move has at least two squares")
    }
}
