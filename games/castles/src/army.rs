//! The four kinds of pieces, and an army of them.

use std::fmt;

use rules::Cell;
use rules::Unit;
use serde::{Deserialize, Serialize};

use crate::squares::Squares;

/// A kind of piece, in the order of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// The general.
    #[serde(rename = "G")]
    General,
    /// Strikes musketeers.
    #[serde(rename = "H")]
    Horseman,
    /// Strikes pikemen.
    #[serde(rename = "M")]
    Musketeer,
    /// Strikes horsemen.
    #[serde(rename = "P")]
    Pikeman,
}

impl Kind {
    /// All four kinds.
    pub const ALL: [Self; 4] = [Self::General, Self::Horseman, Self::Musketeer, Self::Pikeman];

    /// The kinds other than generals, in the order in which the game explains them.
    pub const SOLDIERS: [Self; 3] = [Self::Musketeer, Self::Horseman, Self::Pikeman];

    /// The kind that this kind strikes.
    pub const fn prey(self) -> Self {
        match self {
            Self::General => Self::General,
            Self::Horseman => Self::Musketeer,
            Self::Musketeer => Self::Pikeman,
            Self::Pikeman => Self::Horseman,
        }
    }

    /// The letter in notation.
    pub fn letter(self) -> char {
        ['G', 'H', 'M', 'P'][self as usize]
    }

    /// The kind of this letter, ignoring case.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
    }

    /// The kind that a lower-case letter, name or beginning of a name denotes.
    pub fn of_word(word: &str) -> Option<Self> {
        let begins = |kind: &Self| kind.name().starts_with(word) || kind.names().starts_with(word);
        if word.is_empty() { None } else { Self::ALL.into_iter().find(begins) }
    }

    /// The singular name that players may type.
    fn name(self) -> &'static str {
        ["general", "horseman", "musketeer", "pikeman"][self as usize]
    }

    /// The plural name that players may type.
    fn names(self) -> &'static str {
        ["generals", "horsemen", "musketeers", "pikemen"][self as usize]
    }

    /// The unit of the scene.
    pub fn unit(self) -> Unit {
        match self {
            Self::General => Unit::General,
            Self::Horseman => Unit::Horseman,
            Self::Musketeer => Unit::Musketeer,
            Self::Pikeman => Unit::Pikeman,
        }
    }
}

/// The squares of one side's pieces, by kind.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Army([Squares; 4]);

impl Army {
    /// The empty army.
    pub const NONE: Self = Self([Squares::NONE; 4]);

    /// The squares of one kind.
    pub const fn of(&self, kind: Kind) -> Squares {
        self.0[kind as usize]
    }

    /// The squares of all pieces.
    pub fn all(&self) -> Squares {
        self.0[0] | self.soldiers()
    }

    /// The squares of all pieces except generals.
    pub fn soldiers(&self) -> Squares {
        self.0[1] | self.0[2] | self.0[3]
    }

    /// The piece on a square.
    pub fn at(&self, square: Cell) -> Option<Kind> {
        Kind::ALL.into_iter().find(|&kind| self.of(kind).contains(square))
    }

    /// Puts a piece on a square.
    pub fn put(&mut self, kind: Kind, square: Cell) {
        let squares = &mut self.0[kind as usize];
        *squares = squares.with(square);
    }

    /// Removes the piece on a square.
    pub fn clear(&mut self, square: Cell) {
        for squares in &mut self.0 {
            *squares = squares.without(square);
        }
    }

    /// The pieces with their squares.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Kind)> + '_ {
        self.all().iter().filter_map(|square| Some((square, self.at(square)?)))
    }

    /// The squares of each kind, in the order of [`Kind::ALL`].
    pub fn sets(&self) -> &[Squares; 4] {
        &self.0
    }
}

// Prints nothing about the army, which may still be secret.
rules::hidden_debug!(Army);

/// The army in notation: `G:d1 H:f1,g1 M:a1,b1 P:c2`.
impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for kind in Kind::ALL.into_iter().filter(|&kind| !self.of(kind).is_empty()) {
            write!(f, "{gap}{}", kind.letter())?;
            let mut before = ':';
            for square in self.of(kind).iter() {
                write!(f, "{before}{square}")?;
                before = ',';
            }
            gap = " ";
        }
        Ok(())
    }
}
