//! `ExportLine`: a line of an export, and the table rows that most lines come from.

use serde::{Deserialize, Serialize};

use crate::codec::{Stored, open};
use crate::hex::hex;
use crate::ids::{EventId, JobTarget, MatchId, OUT_OF_RANGE, PlayerId, Revision};
use crate::job::{Line, Post};
use crate::job_queue::{JobRow, position};
use crate::journal::clubs::event_acts::{EventEntry, EventPeople};
use crate::journal::clubs::event_plan::EventHeader;
use crate::journal::records::{
    DraftRow, Entry, ErrandRow, Header, HintsRow, NumberRow, People, TextRow,
};
use crate::journal::watching::{BroughtRow, CardRow, DashboardRow, WatchedRow};
use crate::keys;
use crate::keys::Table;
use crate::puzzle_rows::{AttemptRow, DailyPostRow, PuzzleRatingRow, PuzzlerRow};

/// The format of exports. A change to a line increments it, and older formats stay readable.
pub const FORMAT: u32 = 8;

/// The oldest format that this program reads and writes. It has neither events nor puzzles.
pub const OLDEST_FORMAT: u32 = 6;

/// The first format with events and puzzles.
const EVENTS_FORMAT: u32 = 7;

/// The first format with display names, the turns of boards and the number of a purged match.
const NAMES_FORMAT: u32 = 8;

/// The reason why a line can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineFault {
    /// The text is no line of an export.
    Unreadable,
    /// A number in the line is out of range.
    OutOfRange,
}

/// Reads a line. The parser's message may repeat secrets, so an error has only a kind.
pub(crate) fn read_line(text: &str) -> Result<ExportLine, LineFault> {
    serde_json::from_str(text).map_err(|error| match error.to_string().starts_with(OUT_OF_RANGE) {
        true => LineFault::OutOfRange,
        false => LineFault::Unreadable,
    })
}

/// A line of an export.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum ExportLine {
    Castellan {
        format: u32,
    },
    Match {
        id: MatchId,
        header: Box<Header>,
        people: People,
        entries: Vec<Entry>,
        /// The encoded head, if the exporting program lacked the match's rules.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        head: Option<String>,
    },
    /// An event of a club. All events come before the matches.
    Event {
        id: EventId,
        header: Box<EventHeader>,
        people: EventPeople,
        entries: Vec<EventEntry>,
    },
    EventCard {
        id: EventId,
        message: NumberRow,
    },
    Job {
        target: Option<JobTarget>,
        number: u64,
        row: JobRow,
    },
    /// A post job older than the job queue, in an export by commit 8eedf91.
    Errand {
        id: MatchId,
        kind: Post,
        row: ErrandRow,
    },
    Posted {
        id: MatchId,
        kind: Post,
        message: NumberRow,
    },
    OfferPost {
        id: MatchId,
        since: Revision,
        message: NumberRow,
    },
    /// The first or the last revision that the newest board message of a match shows.
    BoardTurn {
        id: MatchId,
        is_last: bool,
        revision: NumberRow,
    },
    Rematch {
        id: MatchId,
        next: NumberRow,
    },
    Hints {
        id: MatchId,
        hints: HintsRow,
    },
    Closed {
        id: MatchId,
        reason: TextRow,
    },
    Draft {
        player: PlayerId,
        id: MatchId,
        draft: DraftRow,
    },
    /// The display name of a player in a match.
    Name {
        player: PlayerId,
        id: MatchId,
        name: TextRow,
    },
    Kept {
        player: PlayerId,
        game: String,
        text: TextRow,
    },
    Preference {
        player: PlayerId,
        name: String,
        value: TextRow,
    },
    ServerPreference {
        server: u64,
        name: String,
        value: TextRow,
    },
    Watched {
        id: MatchId,
        row: WatchedRow,
    },
    Card {
        id: MatchId,
        channel: u64,
        row: CardRow,
    },
    Dashboard {
        server: u64,
        row: DashboardRow,
    },
    Brought {
        player: PlayerId,
        row: BroughtRow,
    },
    /// The highest number of a purged match. Later matches get higher ones.
    PurgedMatch {
        id: MatchId,
    },
    /// The highest number of a purged event. Later events get higher ones.
    PurgedEvent {
        id: EventId,
    },
    /// A row of a table about puzzles, as key and value in hexadecimal digits.
    Puzzles {
        key: String,
        row: String,
    },
    End {
        lines: u64,
        sha256: String,
    },
}

impl ExportLine {
    /// Whether a format has this line. The oldest one is for version 0.1, which ignores fields that it doesn't know.
    pub(crate) fn is_in(&self, format: u32) -> bool {
        self.first_format() <= format
    }

    /// The first format that has this line.
    fn first_format(&self) -> u32 {
        let oldest_if = |is_old: bool| if is_old { OLDEST_FORMAT } else { EVENTS_FORMAT };
        match self {
            Self::Match { entries, .. } => {
                oldest_if(entries.iter().all(|entry| entry.act.is_of_first_form()))
            }
            Self::Job { row, .. } => oldest_if(row.kind.is_of_first_form()),
            Self::Event { .. } | Self::EventCard { .. } | Self::Puzzles { .. } => EVENTS_FORMAT,
            Self::BoardTurn { .. } | Self::Name { .. } => NAMES_FORMAT,
            Self::PurgedMatch { .. } | Self::PurgedEvent { .. } => NAMES_FORMAT,
            Self::Castellan { .. } | Self::End { .. } | Self::Errand { .. } => OLDEST_FORMAT,
            Self::Posted { .. } | Self::OfferPost { .. } | Self::Rematch { .. } => OLDEST_FORMAT,
            Self::Hints { .. } | Self::Closed { .. } | Self::Draft { .. } => OLDEST_FORMAT,
            Self::Kept { .. } | Self::Preference { .. } => OLDEST_FORMAT,
            Self::ServerPreference { .. } | Self::Watched { .. } => OLDEST_FORMAT,
            Self::Card { .. } | Self::Dashboard { .. } | Self::Brought { .. } => OLDEST_FORMAT,
        }
    }

    /// The match without which the line is dropped. `None` if it depends on no match.
    pub(crate) fn owner(&self) -> Option<MatchId> {
        match self {
            Self::Job { target, row, .. } => {
                let target = target.filter(|_| row.kind.policy().lane.is_of_a_match());
                target.map(|target| MatchId(target.0))
            }
            Self::Errand { id, .. }
            | Self::Posted { id, .. }
            | Self::OfferPost { id, .. }
            | Self::BoardTurn { id, .. }
            | Self::Rematch { id, .. }
            | Self::Hints { id, .. }
            | Self::Closed { id, .. }
            | Self::Draft { id, .. }
            | Self::Name { id, .. }
            | Self::Watched { id, .. }
            | Self::Card { id, .. } => Some(*id),
            Self::Castellan { .. } | Self::Match { .. } | Self::End { .. } => None,
            Self::Kept { .. } | Self::Preference { .. } | Self::ServerPreference { .. } => None,
            Self::Dashboard { .. } | Self::Brought { .. } | Self::Puzzles { .. } => None,
            Self::Event { .. } | Self::EventCard { .. } => None,
            Self::PurgedMatch { .. } | Self::PurgedEvent { .. } => None,
        }
    }

    /// The event without which the line is dropped. `None` if it depends on no event.
    pub(crate) fn event(&self) -> Option<EventId> {
        match self {
            Self::EventCard { id, .. } => Some(*id),
            Self::Job { target: Some(target), row, .. } => {
                let (target, lane) = (Some(MatchId(target.0)), row.kind.policy().lane);
                Line { target, lane }.event()
            }
            _ => None,
        }
    }
}

/// Reads the line for a row. `None` if the row is damaged.
pub(crate) type ReadRow = fn(&[u8], &[u8]) -> Option<ExportLine>;

/// The number of tables in [`TABLES`] whose keys begin with the number of a match.
pub(crate) const OF_A_MATCH: usize = 9;

/// The tables whose rows are exported as lines of their own, with their readers. Those of [`OF_A_MATCH`] come first.
pub(crate) const TABLES: [(Table, ReadRow); 23] = [
    (Table::ClosingReason, |key, raw| {
        Some(ExportLine::Closed { id: id(key, 0)?, reason: record(raw)? })
    }),
    (Table::Job, |key, raw| {
        let (line, number) = position(key, 0)?;
        let target = line.target.map(|target| JobTarget(target.0));
        Some(ExportLine::Job { target, number, row: record(raw)? })
    }),
    (Table::Posted, |key, raw| {
        Some(ExportLine::Posted { id: id(key, 0)?, kind: kind(key)?, message: record(raw)? })
    }),
    (Table::OfferPost, |key, raw| {
        let since = Revision(keys::number(key, 1)?);
        Some(ExportLine::OfferPost { id: id(key, 0)?, since, message: record(raw)? })
    }),
    (Table::BoardTurns, |key, raw| {
        let is_last = keys::number(key, 1)? == 1;
        Some(ExportLine::BoardTurn { id: id(key, 0)?, is_last, revision: record(raw)? })
    }),
    (Table::Rematch, |key, raw| Some(ExportLine::Rematch { id: id(key, 0)?, next: record(raw)? })),
    (Table::Hints, |key, raw| Some(ExportLine::Hints { id: id(key, 0)?, hints: record(raw)? })),
    (Table::Watched, |key, raw| Some(ExportLine::Watched { id: id(key, 0)?, row: record(raw)? })),
    (Table::Card, |key, raw| {
        let channel = keys::number(key, 1)?;
        Some(ExportLine::Card { id: id(key, 0)?, channel, row: record(raw)? })
    }),
    (Table::Draft, |key, raw| {
        Some(ExportLine::Draft { player: player(key)?, id: id(key, 1)?, draft: record(raw)? })
    }),
    (Table::Name, |key, raw| {
        Some(ExportLine::Name { player: player(key)?, id: id(key, 1)?, name: record(raw)? })
    }),
    (Table::Layout, |key, raw| {
        Some(ExportLine::Kept { player: player(key)?, game: name(key)?, text: record(raw)? })
    }),
    (Table::Preference, |key, raw| {
        Some(ExportLine::Preference { player: player(key)?, name: name(key)?, value: record(raw)? })
    }),
    (Table::ServerPreference, |key, raw| {
        let server = keys::number(key, 0)?;
        Some(ExportLine::ServerPreference { server, name: name(key)?, value: record(raw)? })
    }),
    (Table::Dashboard, |key, raw| {
        Some(ExportLine::Dashboard { server: keys::number(key, 0)?, row: record(raw)? })
    }),
    (Table::Upload, |key, raw| {
        Some(ExportLine::Brought { player: player(key)?, row: record(raw)? })
    }),
    (Table::PurgedMatch, |key, raw| {
        let number = record::<NumberRow>(raw)?.0;
        Some(match key == keys::purged_event() {
            true => ExportLine::PurgedEvent { id: EventId(number) },
            false => ExportLine::PurgedMatch { id: MatchId(number) },
        })
    }),
    (Table::EventCard, |key, raw| {
        let id = EventId(keys::number(key, 0)?);
        Some(ExportLine::EventCard { id, message: record(raw)? })
    }),
    (Table::Attempt, |key, raw| puzzles::<AttemptRow>(key, raw)),
    (Table::Puzzler, |key, raw| puzzles::<PuzzlerRow>(key, raw)),
    (Table::PuzzleRating, |key, raw| puzzles::<PuzzleRatingRow>(key, raw)),
    (Table::DailyPoints, |key, raw| puzzles::<NumberRow>(key, raw)),
    (Table::DailyPost, |key, raw| puzzles::<DailyPostRow>(key, raw)),
];

fn puzzles<R: Stored>(key: &[u8], raw: &[u8]) -> Option<ExportLine> {
    record::<R>(raw)?;
    Some(ExportLine::Puzzles { key: hex(key), row: hex(raw) })
}

/// Whether a row is readable and belongs to one of the tables about puzzles.
pub(crate) fn is_of_puzzles(key: &[u8], raw: &[u8]) -> bool {
    let of = |table: Table| table.holds(key);
    match () {
        () if of(Table::Attempt) => open::<AttemptRow>(raw).is_ok(),
        () if of(Table::Puzzler) => open::<PuzzlerRow>(raw).is_ok(),
        () if of(Table::PuzzleRating) => open::<PuzzleRatingRow>(raw).is_ok(),
        () if of(Table::DailyPoints) => open::<NumberRow>(raw).is_ok(),
        () => of(Table::DailyPost) && open::<DailyPostRow>(raw).is_ok(),
    }
}

fn record<R: Stored>(raw: &[u8]) -> Option<R> {
    open(raw).ok()
}

fn id(key: &[u8], place: usize) -> Option<MatchId> {
    keys::number(key, place).map(MatchId)
}

fn player(key: &[u8]) -> Option<PlayerId> {
    keys::number(key, 0).map(PlayerId)
}

fn kind(key: &[u8]) -> Option<Post> {
    Post::from_number(keys::number(key, 1)?)
}

fn name(key: &[u8]) -> Option<String> {
    String::from_utf8(key.get(9..)?.to_vec()).ok()
}
