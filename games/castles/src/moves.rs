//! Moves and their canonical notation.

use std::cmp::Ordering;
use std::fmt;

use rules::{Cell, Seat};
use serde::{Deserialize, Serialize};

use crate::army::Army;
use crate::field::Field;
use crate::squares;

/// A move of one piece, or the deployment of an army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// Moves one piece by one square.
    Action(Action),
    /// Places the whole army.
    Deploy(Deployment),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(action) => action.fmt(f),
            Self::Deploy(deployment) => deployment.fmt(f),
        }
    }
}

/// The move of one piece by one square. The order of the fields makes moves sort as their notation does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Action {
    /// The square that the piece leaves.
    #[serde(with = "squares::stored")]
    pub from: Cell,
    /// The kind of move: a step, a push or a strike.
    pub verb: Verb,
    /// The target square: free, or taken by the struck or pushed piece.
    #[serde(with = "squares::stored")]
    pub to: Cell,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        self.from.fmt(f)?;
        f.write_char(self.verb.sign())?;
        self.to.fmt(f)
    }
}

/// The kind of a move. Verbs sort as their signs in notation do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Verb {
    /// Goes to a free square.
    Step,
    /// Pushes a piece of its own kind.
    Push,
    /// Strikes a piece and takes its place.
    Strike,
}

impl Verb {
    /// All three verbs, in order.
    pub const ALL: [Self; 3] = [Self::Step, Self::Push, Self::Strike];

    /// The sign between the squares.
    pub fn sign(self) -> char {
        match self {
            Self::Step => '-',
            Self::Push => '>',
            Self::Strike => 'x',
        }
    }
}

/// A complete army for a seat of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deployment {
    /// The board.
    pub field: Field,
    /// The seat whose army this is.
    pub seat: Seat,
    /// The pieces and their squares.
    pub army: Army,
}

impl fmt::Display for Deployment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deploy {}", self.army)
    }
}

impl Ord for Deployment {
    fn cmp(&self, other: &Self) -> Ordering {
        let texts = self.army.to_string().cmp(&other.army.to_string());
        texts.then_with(|| (self.field, self.seat).cmp(&(other.field, other.seat)))
    }
}

impl PartialOrd for Deployment {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
