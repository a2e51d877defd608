//! `Offer`: the kinds of offers between players, and the replies to them.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::Revision;

/// The kind of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// A draw, which counts.
    Draw,
    /// Taking back the offering player's last move, and all moves after it.
    TakeBack,
    /// Calling the match off: nobody wins, and it does not count.
    CallOff,
    /// A pause, until any player resumes the match.
    Pause,
    /// More time for the turn: a whole turn limit.
    MoreTime,
    /// A substitute for an absent player. The other people must agree.
    Substitute,
    /// The seat of an absent player, offered to the substitute whom the others agreed to.
    TakeSeat,
    /// Ending the wait for an absent player, without a substitute.
    GoOn,
    /// Hints for all players, until the end of the match.
    Hints,
}

impl OfferKind {
    /// The kinds that a player can offer without naming a seat. The others are about an absent player's seat.
    pub const ALL: [Self; 6] =
        [Self::Draw, Self::TakeBack, Self::CallOff, Self::Pause, Self::MoreTime, Self::Hints];

    /// Whether the match is over once all agree.
    pub fn ends_the_match(self) -> bool {
        matches!(self, Self::Draw | Self::CallOff)
    }

    /// Whether the offer stays open when the next turn begins. A draw offer lapses when a player who has not agreed
    /// moves, and an offer about an absent player lapses when that player moves.
    pub(crate) fn outlasts_turns(self) -> bool {
        matches!(self, Self::Draw | Self::Substitute | Self::TakeSeat | Self::GoOn)
    }
}

/// The reason why a player counts as absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// The player's time has run out.
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
        /// The number of plies that would stay.
        plies: u32,
    },
    /// As [`OfferKind::CallOff`].
    CallOff,
    /// As [`OfferKind::Pause`].
    Pause,
    /// As [`OfferKind::MoreTime`].
    MoreTime,
    /// As [`OfferKind::Substitute`]. The candidate is in the match's record of players.
    Substitute {
        /// The seat of the absent player.
        seat: Seat,
        /// The reason why the player counts as absent.
        why: Absence,
    },
    /// As [`OfferKind::TakeSeat`].
    TakeSeat {
        /// The seat of the absent player.
        seat: Seat,
        /// The reason why the player counts as absent.
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

    /// Whether the offer was made because a player's time ran out.
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
    /// At least one player must still answer.
    Open,
    /// All have agreed, and the offer was carried out.
    Agreed,
    /// A player has declined.
    Declined {
        /// The seat of that player.
        seat: Seat,
    },
    /// The player who made the offer has withdrawn it.
    Withdrawn,
    /// The offer became void before everyone answered, for example by a move.
    Lapsed,
    /// The candidate has declined the seat.
    TurnedDown,
}

/// An offer of a player, and the answers so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The revision of the offer, which identifies it in its match.
    pub since: Revision,
    /// The seat of the player who made it.
    pub by: Seat,
    /// Its content.
    pub topic: Topic,
    /// The seats that agree, including that of the player who made it.
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
    /// Withdraws the player's own offer.
    Withdraw,
}

/// An act about an offer, as journal entries store it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OfferAct {
    /// A player makes an offer.
    Offered {
        /// The seat of that player.
        seat: Seat,
        /// The content.
        topic: Topic,
    },
    /// A player agrees.
    Agreed {
        /// The seat of that player.
        seat: Seat,
        /// The kind of the offer.
        wish: OfferKind,
    },
    /// A player declines.
    Declined {
        /// The seat of that player.
        seat: Seat,
        /// The kind of the offer.
        wish: OfferKind,
    },
    /// A player withdraws their offer.
    Withdrew {
        /// The seat of that player.
        seat: Seat,
        /// The kind of the offer.
        wish: OfferKind,
    },
    /// A candidate declines a seat. The act names no seat, since the candidate has none.
    TurnedDown {
        /// The kind of the offer.
        wish: OfferKind,
    },
}
