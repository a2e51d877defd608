//! What can be agreed on, who has offered it, and what is said about it.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::Revision;

/// What somebody wishes that all agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
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
    /// Somebody else takes the seat of a player who is gone.
    Substitute,
    /// Whoever was chosen for that takes the seat: they alone are asked.
    TakeSeat,
    /// The others go on without a player who is gone.
    GoOn,
    /// Everybody at the table may have hints, as long as the match lasts.
    Hints,
}

impl OfferKind {
    /// All there is to wish for that needs no more than a word. What is wished about somebody who is gone names them.
    pub const ALL: [Self; 6] =
        [Self::Draw, Self::TakeBack, Self::CallOff, Self::Pause, Self::MoreTime, Self::Hints];

    /// Whether the match is over when all agree: there is no way back.
    pub fn ends_the_match(self) -> bool {
        matches!(self, Self::Draw | Self::CallOff)
    }

    /// Whether it stands while others move: a draw until somebody moves who has not agreed, and what is wished about
    /// somebody who is gone until they are back.
    pub(crate) fn outlasts_turns(self) -> bool {
        matches!(self, Self::Draw | Self::Substitute | Self::TakeSeat | Self::GoOn)
    }
}

/// How it is known that a player is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// Their time is up.
    Silent,
    /// They have left the place where the match is played, or their account is closed.
    Left,
}

/// What is offered, with all that it takes to do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// As [`OfferKind::Draw`].
    Draw,
    /// As [`OfferKind::TakeBack`].
    TakeBack {
        /// How many plies stand then.
        plies: u32,
    },
    /// As [`OfferKind::CallOff`].
    CallOff,
    /// As [`OfferKind::Pause`].
    Pause,
    /// As [`OfferKind::MoreTime`].
    MoreTime,
    /// As [`OfferKind::Substitute`]. Who it would be stands with the people of the match.
    Substitute {
        /// Whose seat.
        seat: Seat,
        /// How it is known that they are gone.
        why: Absence,
    },
    /// As [`OfferKind::TakeSeat`].
    TakeSeat {
        /// Whose seat.
        seat: Seat,
        /// How it is known that they are gone.
        why: Absence,
    },
    /// As [`OfferKind::GoOn`].
    GoOn {
        /// Who is gone.
        seat: Seat,
    },
    /// As [`OfferKind::Hints`].
    Hints,
}

impl Topic {
    /// What is wished for.
    pub fn kind(self) -> OfferKind {
        match self {
            Self::Draw => OfferKind::Draw,
            Self::TakeBack { .. } => OfferKind::TakeBack,
            Self::CallOff => OfferKind::CallOff,
            Self::Pause => OfferKind::Pause,
            Self::MoreTime => OfferKind::MoreTime,
            Self::Substitute { .. } => OfferKind::Substitute,
            Self::TakeSeat { .. } => OfferKind::TakeSeat,
            Self::GoOn { .. } => OfferKind::GoOn,
            Self::Hints => OfferKind::Hints,
        }
    }

    /// The seat of the player who is gone, where it is about one.
    pub fn absent(self) -> Option<Seat> {
        match self {
            Self::Substitute { seat, .. } | Self::TakeSeat { seat, .. } | Self::GoOn { seat } => {
                Some(seat)
            }
            _ => None,
        }
    }

    /// Whether its reason is that somebody's time is up.
    pub(crate) fn is_about_silence(self) -> bool {
        matches!(
            self,
            Self::Substitute { why: Absence::Silent, .. }
                | Self::TakeSeat { why: Absence::Silent, .. }
        )
    }
}

/// What can become of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferStatus {
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
    /// Whoever was to take the seat does not want to.
    TurnedDown,
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
    pub status: OfferStatus,
}

impl Offer {
    /// Whether it stands.
    pub fn is_open(&self) -> bool {
        self.status == OfferStatus::Open
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
pub(crate) enum OfferAct {
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
        wish: OfferKind,
    },
    /// A seat does not.
    Declined {
        /// Who.
        seat: Seat,
        /// To what.
        wish: OfferKind,
    },
    /// A seat takes its own offer back.
    Withdrew {
        /// Who.
        seat: Seat,
        /// Which.
        wish: OfferKind,
    },
    /// Whoever was to take a seat does not want to. They have none, so none is named.
    TurnedDown {
        /// What.
        wish: OfferKind,
    },
}
