//! What can be agreed on, who has offered it, and what is said about it.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::Revision;

/// What somebody wishes that all agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Nobody wins, and it counts.
    Draw,
    /// One's own last move is taken back, with all that came after it.
    TakeBack,
    /// Nobody wins, and it does not count.
    CallOff,
    /// The match rests until somebody resumes it.
    Pause,
    /// Whoever is to move has a whole limit more.
    MoreTime,
}

impl Wish {
    /// All there is to wish for.
    pub const ALL: [Self; 5] =
        [Self::Draw, Self::TakeBack, Self::CallOff, Self::Pause, Self::MoreTime];

    /// Whether the match is over when all agree: there is no way back.
    pub fn ends_the_match(self) -> bool {
        matches!(self, Self::Draw | Self::CallOff)
    }
}

/// What is offered, with all that it takes to do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// As [`Wish::Draw`].
    Draw,
    /// As [`Wish::TakeBack`].
    TakeBack {
        /// How many plies stand then.
        plies: u32,
    },
    /// As [`Wish::CallOff`].
    CallOff,
    /// As [`Wish::Pause`].
    Pause,
    /// As [`Wish::MoreTime`].
    MoreTime,
}

impl Topic {
    /// What is wished for.
    pub fn wish(self) -> Wish {
        match self {
            Self::Draw => Wish::Draw,
            Self::TakeBack { .. } => Wish::TakeBack,
            Self::CallOff => Wish::CallOff,
            Self::Pause => Wish::Pause,
            Self::MoreTime => Wish::MoreTime,
        }
    }
}

/// What can become of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It stands, and somebody is still asked.
    Open,
    /// All have agreed, and it was done.
    Agreed,
    /// Somebody has said no.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// Who offered has taken it back.
    Withdrawn,
    /// The match has gone on without an answer.
    Lapsed,
}

/// Something that somebody has offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The revision that brought it: no other offer of the match has it.
    pub since: Revision,
    /// Who has offered.
    pub by: Seat,
    /// What.
    pub topic: Topic,
    /// Who agrees; whoever has offered does.
    pub agreed: Seats,
    /// What became of it.
    pub fate: Fate,
}

impl Offer {
    /// Whether it stands.
    pub fn is_open(&self) -> bool {
        self.fate == Fate::Open
    }
}

/// How somebody answers an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Yes.
    Agree,
    /// No.
    Decline,
    /// It was their own, and they take it back.
    Withdraw,
}

/// What was said about an offer, as the journal tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Said {
    /// A seat offers something.
    Offered {
        /// Who.
        seat: Seat,
        /// What.
        topic: Topic,
    },
    /// A seat agrees.
    Agreed {
        /// Who.
        seat: Seat,
        /// To what.
        wish: Wish,
    },
    /// A seat does not.
    Declined {
        /// Who.
        seat: Seat,
        /// To what.
        wish: Wish,
    },
    /// A seat takes its own offer back.
    Withdrew {
        /// Who.
        seat: Seat,
        /// Which.
        wish: Wish,
    },
}
