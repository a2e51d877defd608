//! The stored records of a match. Entries name seats, and one record names people, so that erasing a person leaves
//! the journal as it is.

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

/// The facts that are fixed when the challenge is made.
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
    /// The turn limit.
    pub(crate) limit: Option<Limit>,
    /// The posting of boards.
    #[serde(default)]
    pub(crate) posts: PostMode,
    /// The committed deal. `None` for matches made before there were commitments. The seed is derived from it at the
    /// start.
    #[serde(default)]
    pub(crate) deal: Option<Deal>,
    /// The code of the language of its posts.
    #[serde(default)]
    pub(crate) language: Option<String>,
    /// The event to which the match belongs.
    #[serde(default)]
    pub(crate) event: Option<EventLink>,
}

/// The players of a match: its only record that names people.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct People {
    pub(crate) challenger: PlayerId,
    /// Whether anyone may join.
    pub(crate) open: bool,
    /// The invited players who have not answered.
    pub(crate) invited: Vec<PlayerId>,
    /// The joined players, the challenger first. From the start on, the players by seat.
    pub(crate) joined: Vec<PlayerId>,
    /// The least number of players to start with.
    pub(crate) least: u8,
    /// The number of players at which it starts automatically.
    pub(crate) most: u8,
    /// The players whose seats others have taken, in the order of the takeovers.
    #[serde(default)]
    pub(crate) former: Vec<FormerPlayer>,
    /// The players who are being asked to take a seat, or were recently.
    #[serde(default)]
    pub(crate) candidates: Vec<Candidate>,
    /// Whether the match is one of a pair.
    #[serde(default)]
    pub(crate) twin: PairState,
    /// The players' words for the deal, in the order of joining.
    #[serde(default)]
    pub(crate) words: Vec<Word>,
}

/// An act in the journal. Never changed, never removed.
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
    /// An offer of a draw in version 0.1, which had no other offers.
    OfferedDraw {
        seat: Seat,
    },
    DeclinedDraw {
        seat: Seat,
    },
    Ended(Ending),
    /// A person's data was erased; the match itself is unchanged.
    Erased,
    /// An act about the clock.
    Time(TimeAct),
    /// An act about an offer.
    Agreement(OfferAct),
    /// All players agreed to take moves back.
    WentBack {
        /// The player who asked for it.
        seat: Seat,
        /// The number of plies that remain.
        plies: u32,
        /// The number of the turn from then on, which only grows.
        turn: u32,
    },
    /// Another player took over a seat.
    Substituted {
        /// The seat.
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

    /// The text of a move.
    pub(crate) fn as_move(&self) -> Option<&str> {
        match self {
            Self::Moved { text, .. } => Some(text),
            Self::Challenged | Self::Joined | Self::Left | Self::Declined => None,
            Self::Started { .. } | Self::Substituted { .. } | Self::LeftTable { .. } => None,
            Self::TookBack { .. } | Self::WentBack { .. } | Self::Ended(_) => None,
            Self::OfferedDraw { .. } | Self::DeclinedDraw { .. } | Self::Erased => None,
            Self::Time(_) | Self::Agreement(_) | Self::HintsAgreed => None,
        }
    }

    /// Whether programs of version 0.1 know the act.
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

    /// Whether the act, by another player or the clock, is news to the challenger.
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

/// The current state of a match. It is derived from header and entries, and rebuilt from them if it can't be read.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct StoredHead {
    pub(crate) revision: Revision,
    pub(crate) updated: Timestamp,
    pub(crate) stage: Stage,
    /// The number of seats; 0 before the start.
    pub(crate) seats: u8,
    /// The seats that have left the table.
    pub(crate) gone: Seats,
    /// The seats that have moved at least once.
    pub(crate) moved: Seats,
    pub(crate) to_move: Seats,
    pub(crate) plies: u32,
    pub(crate) agreements: Agreements,
    /// The number of the turn, which only grows; 0 before the start.
    pub(crate) turn: u32,
    /// The beginning of this turn, while it is in progress. The other players still see the match as it was then.
    pub(crate) turn_start: Option<TurnStart>,
    /// The revision since which each seat's options are unchanged.
    pub(crate) since: Vec<Revision>,
    /// The plies of this turn.
    pub(crate) lines: Vec<PlyNotes>,
    /// The plies of the previous turn.
    pub(crate) last_lines: Vec<PlyNotes>,
    /// The position, as the game encodes it; empty before the start.
    pub(crate) snapshot: Vec<u8>,
    /// The clock, while the match runs and has a limit.
    pub(crate) time: Option<ClockState>,
    /// Whether all players agreed to allow hints.
    pub(crate) hints: bool,
}

/// A match at the beginning of a turn.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct TurnStart {
    /// The seats that were to move.
    pub(crate) movers: Seats,
    /// The number of plies played before.
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
    /// Whether every player still at the table has moved.
    pub(crate) fn has_everybody_moved(&self) -> bool {
        let staying = Seats::all(self.seats).iter().filter(|&seat| !self.gone.contains(seat));
        staying.into_iter().all(|seat| self.moved.contains(seat))
    }
}

/// The receipt of a request that was carried out.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Receipt {
    pub(crate) id: MatchId,
    pub(crate) revision: Revision,
    pub(crate) at: Timestamp,
}

/// A post to make, in exports of stores older than the first released form.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct ErrandRow {
    pub(crate) revision: Revision,
    pub(crate) due: Timestamp,
    pub(crate) attempts: u32,
}

/// An unfinished move, and the request whose answer shows it. `rules::Draft` omits empty fields, which postcard can't
/// read back.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct DraftRow {
    pub(crate) steps: Vec<String>,
    pub(crate) mark: Option<Key>,
}

/// The number of hints for each seat that had any.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct HintsRow(pub(crate) Vec<Hinted>);

/// The hints of a seat.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Hinted {
    pub(crate) seat: Seat,
    pub(crate) count: u32,
    /// A digest of the subject of the last hint.
    pub(crate) last: u64,
}

/// The analysis of a finished match, so far.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct AnalysisRow {
    /// One judgment per ply. `None` if it can't be judged.
    pub(crate) judged: Vec<Option<JudgedPly>>,
    /// Whether all plies are judged.
    pub(crate) is_whole: bool,
}

/// A position as judged by a computer player in the mover's place.
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

/// A number: a message, or the next match.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct NumberRow(pub(crate) u64);

/// A text: a kept layout, or a preference.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct TextRow(pub(crate) String);
