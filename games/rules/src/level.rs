//! The levels of computer players, from a friendly beginner to the strongest.

use serde::{Deserialize, Serialize};

use crate::Message;
use crate::words::RulesMessage;

/// The strength of a computer player, from 1 (a friendly beginner) to 5 (as strong as possible).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Level(u8);

impl Level {
    /// All levels, from the weakest.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];
    /// The strongest level. Hints come from it.
    pub const BEST: Self = Self(5);

    /// The level with this number, if there is one.
    pub fn of(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// The number, from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The element of this level, from a list with one element per level.
    pub fn pick<T>(self, of: [T; 5]) -> T {
        of.into_iter().nth(usize::from(self.0 - 1)).expect("there are five levels")
    }

    /// The name of a computer player of this level.
    pub fn name(self) -> Message {
        use RulesMessage::{Level1, Level2, Level3, Level4, Level5};
        self.pick([Level1, Level2, Level3, Level4, Level5]).into()
    }

    /// The playing style of this level, in a sentence.
    pub fn about(self) -> Message {
        use RulesMessage::{AboutLevel1, AboutLevel2, AboutLevel3, AboutLevel4, AboutLevel5};
        self.pick([AboutLevel1, AboutLevel2, AboutLevel3, AboutLevel4, AboutLevel5]).into()
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

impl TryFrom<u8> for Level {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::of(number).ok_or("a level is a number from 1 to 5")
    }
}
