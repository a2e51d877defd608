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
    /// All four.
    pub const ALL: [Self; 4] = [Self::General, Self::Horseman, Self::Musketeer, Self::Pikeman];

    /// Those that are not generals, in the order in which the game is explained.
    pub const SOLDIERS: [Self; 3] = [Self::Musketeer, Self::Horseman, Self::Pikeman];

    /// What this kind strikes.
    pub const fn prey(self) -> Self {
        match self {
            Self::General => Self::General,
            Self::Horseman => Self::Musketeer,
            Self::Musketeer => Self::Pikeman,
            Self::Pikeman => Self::Horseman,
        }
    }

    /// The letter of the notation.
    pub fn letter(self) -> char {
        ['G', 'H', 'M', 'P'][self as usize]
    }

    /// The kind of this letter, in either case.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
    }

    /// The kind that a letter, a name or the beginning of a name in lower case stands for.
    pub fn of_word(word: &str) -> Option<Self> {
        let begins = |kind: &Self| kind.name().starts_with(word) || kind.names().starts_with(word);
        if word.is_empty() { None } else { Self::ALL.into_iter().find(begins) }
    }

    /// `musketeer`, as armies may be written.
    fn name(self) -> &'static str {
        ["general", "horseman", "musketeer", "pikeman"][self as usize]
    }

    /// `musketeers`, as armies may be written.
    fn names(self) -> &'static str {
        ["generals", "horsemen", "musketeers", "pikemen"][self as usize]
    }

    /// The soldier in a drawing.
    pub fn unit(self) -> Unit {
        match self {
            Self::General => Unit::General,
            Self::Horseman => Unit::Horseman,
            Self::Musketeer => Unit::Musketeer,
            Self::Pikeman => Unit::Pikeman,
        }
    }
}

/// Where the pieces of one side stand.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Army([Squares; 4]);

impl Army {
    /// Nobody.
    pub const NONE: Self = Self([Squares::NONE; 4]);

    /// Where pieces of a kind stand.
    pub const fn of(&self, kind: Kind) -> Squares {
        self.0[kind as usize]
    }

    /// Where any piece stands.
    pub const fn all(&self) -> Squares {
        self.0[0].or(self.0[1]).or(self.0[2]).or(self.0[3])
    }

    /// Where any piece but a general stands.
    pub const fn soldiers(&self) -> Squares {
        self.0[1].or(self.0[2]).or(self.0[3])
    }

    /// What stands on a square.
    pub fn at(&self, square: Cell) -> Option<Kind> {
        Kind::ALL.into_iter().find(|&kind| self.of(kind).contains(square))
    }

    /// Puts a piece on a square.
    pub fn put(&mut self, kind: Kind, square: Cell) {
        let squares = &mut self.0[kind as usize];
        *squares = squares.or(Squares::one(square));
    }

    /// Takes away whatever stands on a square.
    pub fn clear(&mut self, square: Cell) {
        for squares in &mut self.0 {
            *squares = squares.but(Squares::one(square));
        }
    }

    /// The pieces by square.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Kind)> + '_ {
        self.all().iter().filter_map(|square| Some((square, self.at(square)?)))
    }

    /// The sets of all kinds, in order.
    pub fn sets(&self) -> &[Squares; 4] {
        &self.0
    }
}

/// An army may still be a secret, so nothing of it is printed here.
impl fmt::Debug for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Army(..)")
    }
}

/// As the notation lists it: `G:d1 H:f1,g1 M:a1,b1 P:c2`.
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
