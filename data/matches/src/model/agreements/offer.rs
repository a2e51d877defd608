//! The kinds of offers, and the answers to them.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::Revision;

/// The kind of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// A draw, which counts.
    Draw,
    /// Taking back one's own last move, and everything after it.
    TakeBack,
    /// Calling the match off: nobody wins, and it does not count.
    CallOff,
    /// A pause, until any player resumes the match.
    Pause,
    /// Another whole turn limit for the player to move.
    MoreTime,
    /// Another player for the seat of an absent one.
    Substitute,
    /// The seat of an absent player, offered to its candidate alone.
    TakeSeat,
    /// Playing on without an absent player.
    GoOn,
    /// Hints for everyone at the table, until the end of the match.
    Hints,
}

impl OfferKind {
    /// The kinds that need no further detail. The others name an absent player.
    pub const ALL: [Self; 6] =
        [Self::Draw, Self::TakeBack, Self::CallOff, Self::Pause, Self::MoreTime, Self::Hints];

    /// Whether the match is over when all agree.
    pub fn ends_the_match(self) -> bool {
        matches!(self, Self::Draw | Self::CallOff)
    }

    /// Whether the offer outlasts turns. A draw lasts until a player who has not agreed moves, and offers about absent
    /// players until they return.
    pub(crate) fn outlasts_turns(self) -> bool {
        matches!(self, Self::Draw | Self::Substitute | Self::TakeSeat | Self::GoOn)
    }
}

/// The evidence of a player's absence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// The player's time is up.
    Silent,
    /// The player has left the server or thread, or closed their account.
    Left,
}

/// The content of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// As [`OfferKind::Draw`].
    Draw,
    /// As [`OfferKind::TakeBack`].
    TakeBack {
        /// The number of plies that would remain.
        plies: u32,
    },
    /// As [`OfferKind::CallOff`].
    CallOff,
    /// As [`OfferKind::Pause`].
    Pause,
    /// As [`OfferKind::MoreTime`].
    MoreTime,
    /// As [`OfferKind::Substitute`]. The players' record names the candidate.
    Substitute {
        /// The seat.
        seat: Seat,
        /// The evidence of the absence.
        why: Absence,
    },
    /// As [`OfferKind::TakeSeat`].
    TakeSeat {
        /// The seat.
        seat: Seat,
        /// The evidence of the absence.
        why: Absence,
    },
    /// As [`OfferKind::GoOn`].
    GoOn {
        /// The seat of the absent player.
        seat: Seat,
    },
    /// As [`OfferKind::Hints`].
    Hints,
}

impl Topic {
    /// The kind of the offer.
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

    /// The seat of the absent player, if the offer is about one.
    pub fn absent(self) -> Option<Seat> {
        match self {
            Self::Substitute { seat, .. } | Self::TakeSeat { seat, .. } | Self::GoOn { seat } => {
                Some(seat)
            }
            _ => None,
        }
    }

    /// Whether the offer's reason is that a player's time is up.
    pub(crate) fn is_about_silence(self) -> bool {
        matches!(
            self,
            Self::Substitute { why: Absence::Silent, .. }
                | Self::TakeSeat { why: Absence::Silent, .. }
        )
    }
}

/// The status of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferStatus {
    /// Some player has not answered yet.
    Open,
    /// All have agreed, and it was carried out.
    Agreed,
    /// A player has declined.
    Declined {
        /// The seat.
        seat: Seat,
    },
    /// The player who made it has withdrawn it.
    Withdrawn,
    /// The match went on without an answer.
    Lapsed,
    /// The candidate for the seat has turned it down.
    TurnedDown,
}

/// An offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The revision of the offer, which identifies it in its match.
    pub since: Revision,
    /// The seat that made it.
    pub by: Seat,
    /// Its content.
    pub topic: Topic,
    /// The seats that agree, including the one that made it.
    pub agreed: Seats,
    /// Its status.
    pub status: OfferStatus,
}

impl Offer {
    /// Whether the offer is still open.
    pub fn is_open(&self) -> bool {
        self.status == OfferStatus::Open
    }
}

/// A reply to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Yes.
    Agree,
    /// No.
    Decline,
    /// Withdraws one's own offer.
    Withdraw,
}

/// An act about an offer, as the journal has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OfferAct {
    /// A seat makes an offer.
    Offered {
        /// The seat.
        seat: Seat,
        /// The content.
        topic: Topic,
    },
    /// A seat agrees.
    Agreed {
        /// The seat.
        seat: Seat,
        /// The kind of the offer.
        wish: OfferKind,
    },
    /// A seat declines.
    Declined {
        /// The seat.
        seat: Seat,
        /// The kind of the offer.
        wish: OfferKind,
    },
    /// A seat withdraws its offer.
    Withdrew {
        /// The seat.
        seat: Seat,
        /// The kind of the offer.
        wish: OfferKind,
    },
    /// The candidate turns a seat down. No seat is named, since the candidate has none.
    TurnedDown {
        /// The kind of the offer.
        wish: OfferKind,
    },
}
