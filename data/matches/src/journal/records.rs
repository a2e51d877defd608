//! The stored records of a match. Entries name seats; only [`People`] names people, so erasing a person changes no
//! entry.

use rules::{Note, OptionValues, Seat, Seats, Seed};
use serde::{Deserialize, Serialize};

use crate::ids::{Key, MatchId, Place, PlayerId, Revision, Timestamp};
use crate::journal::challenge::PostMode;
use crate::journal::event_link::EventLink;
use crate::journal::head::{Ending, Stage};
use crate::journal::seats::{Candidate, FormerPlayer, PairState};
use crate::model::agreements::offer::OfferAct;
use crate::model::agreements::state::Agreements;
use crate::model::clock::acts::TimeAct;
use crate::model::clock::limit::Limit;
use crate::model::clock::state::ClockState;
use crate::model::fairness::Deal;
use crate::model::fairness::player_word::Word;
use crate::model::fairness::seating::Seating;

/// The facts that never change after the challenge.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Header {
    pub(crate) game: String,
    pub(crate) rules_version: u16,
    pub(crate) options: OptionValues,
    pub(crate) seed: Seed,
    pub(crate) seating: Seating,
    pub(crate) place: Place,
    pub(crate) rematch_of: Option<MatchId>,
    pub(crate) created: Timestamp,
    pub(crate) deadline: Timestamp,
    pub(crate) limit: Option<Limit>,
    #[serde(default)]
    pub(crate) posts: PostMode,
    /// The deal, from which the random seed is derived at the start. `None` for older matches.
    #[serde(default)]
    pub(crate) deal: Option<Deal>,
    #[serde(default)]
    pub(crate) language: Option<String>,
    #[serde(default)]
    pub(crate) event: Option<EventLink>,
}

/// The players of a match: its only record that names people.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct People {
    pub(crate) challenger: PlayerId,
    pub(crate) open: bool,
    /// The invited players who have not answered.
    pub(crate) invited: Vec<PlayerId>,
    /// The joined players, the challenger first. From the start on, the players by seat.
    pub(crate) joined: Vec<PlayerId>,
    pub(crate) least: u8,
    pub(crate) most: u8,
    /// The players whose seats others have taken, in the order of the takeovers.
    #[serde(default)]
    pub(crate) former: Vec<FormerPlayer>,
    #[serde(default)]
    pub(crate) candidates: Vec<Candidate>,
    /// The match with swapped seats, if the match is one of a pair.
    #[serde(default)]
    pub(crate) twin: PairState,
    /// The words that players added to the deal, in the order of joining.
    #[serde(default)]
    pub(crate) words: Vec<Word>,
}

/// An act in the journal of a match. Entries never change, and are never removed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Entry {
    pub(crate) revision: Revision,
    pub(crate) at: Timestamp,
    pub(crate) act: Act,
}

/// An act in a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Act {
    Challenged,
    Joined,
    Left,
    Declined,
    Started {
        seats: u8,
    },
    Moved {
        seat: Seat,
        text: String,
    },
    TookBack {
        seat: Seat,
    },
    LeftTable {
        seat: Seat,
    },
    /// An offer of a draw in version 0.1. Later versions store [`Act::Agreement`].
    OfferedDraw {
        seat: Seat,
    },
    DeclinedDraw {
        seat: Seat,
    },
    Ended(Ending),
    /// A person's data was erased. The match is otherwise unchanged.
    Erased,
    /// An act about the clock.
    Time(TimeAct),
    /// An act about an offer.
    Agreement(OfferAct),
    /// All players agreed to a take-back.
    WentBack {
        /// The seat of the player who offered it.
        seat: Seat,
        /// The number of plies that stay.
        plies: u32,
        /// The number of the turn after the take-back. It is higher than all earlier turn numbers.
        turn: u32,
    },
    /// Another player took over this seat.
    Substituted {
        seat: Seat,
    },
    /// All players agreed to allow hints.
    HintsAgreed,
}

impl Act {
    /// Whether the act changes the card of a challenge.
    pub(crate) fn shows_in_lobby(&self) -> bool {
        match self {
            Self::Challenged | Self::Joined | Self::Left | Self::Declined => true,
            Self::Started { .. } | Self::Substituted { .. } => true,
            Self::Ended(ending) => ending.is_before_start(),
            Self::Moved { .. } | Self::TookBack { .. } | Self::WentBack { .. } => false,
            Self::LeftTable { .. } | Self::OfferedDraw { .. } | Self::DeclinedDraw { .. } => false,
            Self::Erased | Self::Time(_) | Self::Agreement(_) | Self::HintsAgreed => false,
        }
    }

    /// The text of the move, if the act is one.
    pub(crate) fn as_move(&self) -> Option<&str> {
        let Self::Moved { text, .. } = self else { return None };
        Some(text)
    }

    pub(crate) fn is_of_first_form(&self) -> bool {
        match self {
            Self::Ended(ending) => ending.is_of_first_form(),
            Self::Challenged | Self::Joined | Self::Left | Self::Declined => true,
            Self::Started { .. } | Self::Substituted { .. } | Self::LeftTable { .. } => true,
            Self::Moved { .. } | Self::TookBack { .. } | Self::WentBack { .. } => true,
            Self::OfferedDraw { .. } | Self::DeclinedDraw { .. } | Self::Erased => true,
            Self::Time(_) | Self::Agreement(_) | Self::HintsAgreed => true,
        }
    }

    /// Whether the act gets a notice for the challenger.
    pub(crate) fn concerns_challenger(&self) -> bool {
        match self {
            Self::Joined | Self::Left | Self::Declined => true,
            Self::Ended(ending) => *ending == Ending::Expired,
            Self::Challenged | Self::Started { .. } | Self::Substituted { .. } => false,
            Self::Moved { .. } | Self::TookBack { .. } | Self::WentBack { .. } => false,
            Self::LeftTable { .. } | Self::OfferedDraw { .. } | Self::DeclinedDraw { .. } => false,
            Self::Erased | Self::Time(_) | Self::Agreement(_) | Self::HintsAgreed => false,
        }
    }
}

/// The current state of a match, derived from header and entries. A state whose row can't be read is derived again.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct StoredHead {
    pub(crate) revision: Revision,
    pub(crate) updated: Timestamp,
    pub(crate) stage: Stage,
    pub(crate) seats: u8,
    /// The seats of players who left while the others play on.
    pub(crate) gone: Seats,
    /// The seats that have moved at least once.
    pub(crate) moved: Seats,
    pub(crate) to_move: Seats,
    pub(crate) plies: u32,
    pub(crate) agreements: Agreements,
    pub(crate) turn: u32,
    /// The match at the beginning of this turn, as other seats still see it. `None` before the turn's first ply.
    pub(crate) turn_start: Option<TurnStart>,
    /// For each seat, the revision since which its possible moves are unchanged. Older boards are outdated.
    pub(crate) since: Vec<Revision>,
    /// The notes of this turn's plies.
    pub(crate) lines: Vec<PlyNotes>,
    /// The notes of the previous turn's plies.
    pub(crate) last_lines: Vec<PlyNotes>,
    /// The position, encoded by the game. Empty before the start.
    pub(crate) snapshot: Vec<u8>,
    /// The clock while the match runs. `None` before the start, after the end, and without a turn limit.
    pub(crate) time: Option<ClockState>,
    /// Whether all players agreed to allow hints.
    pub(crate) hints: bool,
    /// The seats that have finished no turn since something was revealed, chance was used, or a player left. They can't
    /// take their last turn back. Older programs write none.
    #[serde(skip_serializing_if = "is_empty")]
    pub(crate) sealed: Seats,
}

fn is_empty(seats: &Seats) -> bool {
    seats.is_empty()
}

/// A match at the beginning of a turn.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct TurnStart {
    /// The seats to move at the beginning.
    pub(crate) movers: Seats,
    /// The number of earlier plies.
    pub(crate) plies: u32,
    pub(crate) snapshot: Vec<u8>,
}

/// The notes of one ply.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct PlyNotes {
    pub(crate) seat: Seat,
    pub(crate) sealed: bool,
    pub(crate) notes: Vec<Note>,
}

impl StoredHead {
    /// Whether every player still at the table has moved, as this seat sees it.
    ///
    /// First moves of others in an unfinished turn are hidden.
    pub(crate) fn has_everybody_moved(&self, seat: Seat) -> bool {
        let turn = self.turn_start.as_ref().filter(|_| self.turn <= u32::from(self.seats));
        let hidden = turn.map_or(Seats::NONE, |turn| turn.movers);
        let seen = if hidden.contains(seat) { self.moved } else { self.moved - hidden };
        (Seats::all(self.seats) - self.gone - seen).is_empty()
    }
}

/// The receipt of a request that was carried out. A repeated request finds it.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Receipt {
    pub(crate) id: MatchId,
    pub(crate) revision: Revision,
    pub(crate) at: Timestamp,
}

/// A post job in exports older than the job queue.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct ErrandRow {
    pub(crate) revision: Revision,
    pub(crate) due: Timestamp,
    pub(crate) attempts: u32,
}

/// An unfinished move, and the request whose answer shows it. `rules::Draft` itself omits empty fields, which postcard
/// can't read back.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct DraftRow {
    pub(crate) steps: Vec<String>,
    pub(crate) mark: Option<Key>,
}

#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct HintsRow(pub(crate) Vec<Hinted>);

#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Hinted {
    pub(crate) seat: Seat,
    pub(crate) count: u32,
    /// A digest of the position and subject of the last hint, so that a repeated hint isn't counted.
    pub(crate) last: u64,
}

/// The analysis of a finished match, complete or in progress.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct AnalysisRow {
    /// The judgments by ply. `None` for a ply that can't be judged.
    pub(crate) judged: Vec<Option<JudgedPly>>,
    /// Whether all plies have been processed.
    pub(crate) is_whole: bool,
}

/// A computer player's judgment of the position before a ply, from the mover's view.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct JudgedPly {
    pub(crate) seat: Seat,
    /// The value for the mover, from -1000 to 1000.
    pub(crate) value: i16,
    pub(crate) is_proven: bool,
    pub(crate) best: String,
    /// The value of the move that was played, by the same search.
    pub(crate) played: Option<i16>,
}

/// The row of one number: a message, a thread or a match.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct NumberRow(pub(crate) u64);

/// The row of one text: a layout or a preference.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct TextRow(pub(crate) String);
