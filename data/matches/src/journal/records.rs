//! The records of a match as they are stored. Seats stand in entries, people in one record of their own, so that
//! erasing a person rewrites one record and leaves the journal as it is.

use rules::{Note, OptionValues, Seat, Seats, Seed};
use serde::{Deserialize, Serialize};

use crate::ids::{Key, MatchId, Place, PlayerId, Revision, Timestamp};
use crate::journal::challenge::{PostMode, Seating};
use crate::journal::head::{Ending, Stage};
use crate::journal::seats::{Candidate, FormerPlayer, PairState};
use crate::model::agreements::offer::OfferAct;
use crate::model::agreements::state::Agreements;
use crate::model::clock::acts::TimeAct;
use crate::model::clock::limit::Limit;
use crate::model::clock::state::ClockState;

/// What is fixed about a match when the challenge is made.
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
    /// How long a turn may take; none where there is no limit.
    pub(crate) limit: Option<Limit>,
    /// How its boards are posted. Exports of former days don't say.
    #[serde(default)]
    pub(crate) posts: PostMode,
}

/// Who takes part: the only record of a match that names people.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct People {
    pub(crate) challenger: PlayerId,
    /// Whether anyone may join.
    pub(crate) open: bool,
    /// Who was asked and has not answered.
    pub(crate) invited: Vec<PlayerId>,
    /// Who has joined, the challenger first; from the start on, who sits where.
    pub(crate) joined: Vec<PlayerId>,
    /// With how many it can start.
    pub(crate) least: u8,
    /// With how many it starts by itself.
    pub(crate) most: u8,
    /// Who sat at the table before somebody else took their seat, in that order.
    #[serde(default)]
    pub(crate) former: Vec<FormerPlayer>,
    /// Who is, or was lately, to take somebody's seat.
    #[serde(default)]
    pub(crate) candidates: Vec<Candidate>,
    /// Whether it is one of a pair.
    #[serde(default)]
    pub(crate) twin: PairState,
}

/// One act, as it was done. Never changed, never removed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Entry {
    pub(crate) revision: Revision,
    pub(crate) at: Timestamp,
    pub(crate) act: Act,
}

/// What can be done in a match.
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
    /// As programs of former days wrote it, like the next.
    OfferedDraw {
        seat: Seat,
    },
    DeclinedDraw {
        seat: Seat,
    },
    Ended(Ending),
    /// A person's data was erased; the match is as before.
    Erased,
    /// Something about time.
    Time(TimeAct),
    /// Something about what players agree on.
    Agreement(OfferAct),
    /// All have agreed to take back what was played last.
    WentBack {
        /// Who has asked for it.
        seat: Seat,
        /// How many plies stand.
        plies: u32,
        /// Which turn it is then: a number that only grows.
        turn: u32,
    },
    /// Somebody else sits there from now on.
    Substituted {
        /// On which seat.
        seat: Seat,
    },
    /// All have agreed that everybody at the table may have hints.
    HintsAgreed,
}

/// Where a match stands. Follows from header and entries, and is rebuilt from them when it can't be read.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct StoredHead {
    pub(crate) revision: Revision,
    pub(crate) updated: Timestamp,
    pub(crate) stage: Stage,
    /// How many seats there are; 0 before the start.
    pub(crate) seats: u8,
    /// The seats that have left the table.
    pub(crate) gone: Seats,
    /// The seats that have moved at least once.
    pub(crate) moved: Seats,
    pub(crate) to_move: Seats,
    pub(crate) plies: u32,
    /// What players have offered each other.
    pub(crate) agreements: Agreements,
    /// Which turn it is; 0 before the start. A number that only grows.
    pub(crate) turn: u32,
    /// How this turn began, while it is in progress: what everybody sees whose turn it is not.
    pub(crate) turn_start: Option<TurnStart>,
    /// Since which revision each seat may do what it may do now.
    pub(crate) since: Vec<Revision>,
    /// What was done in this turn.
    pub(crate) lines: Vec<PlyNotes>,
    /// What was done in the turn before.
    pub(crate) last_lines: Vec<PlyNotes>,
    /// The position, as the game wrote it; empty before the start.
    pub(crate) snapshot: Vec<u8>,
    /// How it stands in time, while it runs and has a limit.
    pub(crate) time: Option<ClockState>,
    /// Whether all have agreed that everybody at the table may have hints.
    pub(crate) hints: bool,
}

/// A match as it was when a turn began.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct TurnStart {
    /// Whose turn it is: the seats that were to move.
    pub(crate) movers: Seats,
    /// How many plies had been played.
    pub(crate) plies: u32,
    /// The position.
    pub(crate) snapshot: Vec<u8>,
}

/// What one ply brought.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct PlyNotes {
    pub(crate) seat: Seat,
    pub(crate) sealed: bool,
    pub(crate) notes: Vec<Note>,
}

impl StoredHead {
    /// Whether everybody who is still at the table has moved.
    pub(crate) fn has_everybody_moved(&self) -> bool {
        let staying = Seats::all(self.seats).iter().filter(|&seat| !self.gone.contains(seat));
        staying.into_iter().all(|seat| self.moved.contains(seat))
    }
}

/// That a request was carried out, and what it became.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Receipt {
    pub(crate) id: MatchId,
    pub(crate) revision: Revision,
    pub(crate) at: Timestamp,
}

/// Something that must still be posted.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct ErrandRow {
    pub(crate) revision: Revision,
    pub(crate) due: Timestamp,
    pub(crate) attempts: u32,
}

/// The steps of an unfinished move, and the request whose answer shows them. `rules::Draft` leaves out empty fields, which postcard can't read back.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct DraftRow {
    pub(crate) steps: Vec<String>,
    pub(crate) mark: Option<Key>,
}

/// How many hints each seat of a match had that had any.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct HintsRow(pub(crate) Vec<Hinted>);

/// The hints that a seat had.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Hinted {
    pub(crate) seat: Seat,
    pub(crate) count: u32,
    /// What the last one was about, as a number that tells nothing of it. In version 1 it was a revision.
    pub(crate) last: u64,
}

/// How a match that is over stood before each of its plies, as far as that is known.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct AnalysisRow {
    /// One for each ply; none for one of which nobody can tell.
    pub(crate) judged: Vec<Option<JudgedPly>>,
    /// Whether that is all of them.
    pub(crate) is_whole: bool,
}

/// A position as its mover's computer player saw it.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct JudgedPly {
    pub(crate) seat: Seat,
    /// How it stood for the seat, from -1000 to 1000.
    pub(crate) value: i16,
    pub(crate) is_proven: bool,
    /// What it would have played.
    pub(crate) best: String,
    /// What the move that was played is worth by the same search, where that is known.
    pub(crate) played: Option<i16>,
}

/// A number: what was posted, or the next match's.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct NumberRow(pub(crate) u64);

/// A text that a player keeps or likes.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct TextRow(pub(crate) String);
