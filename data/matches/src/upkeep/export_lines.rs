//! The lines of an export, and which row each of them is.

use serde::{Deserialize, Serialize};

use crate::codec::{Stored, open};
use crate::ids::{MatchId, PlayerId, Revision};
use crate::jobs::{JobRow, Post, position};
use crate::journal::records::{
    DraftRow, Entry, ErrandRow, Header, HintsRow, NumberRow, People, TextRow,
};
use crate::journal::watching::{BroughtRow, CardRow, DashboardRow, WatchedRow};
use crate::keys;
use crate::keys::Table;
use crate::versions::before::draft::DraftOfVersion1;

/// The form of the lines that are written: the newest of [`READERS`].
pub(crate) const FORMAT: u32 = READERS.len() as u32;

/// Reads a line of an export as one of today.
pub(crate) type LineReader = fn(&str) -> Option<ExportLine>;

/// What reads the lines of each format, from format 1 on. A line that changes gets a new format; the old one keeps its
/// reader, and an export that a program of then wrote is kept as a test.
// Format 2 had no limits and fewer acts, format 3 fewer lines, format 4 fewer of both, format 5 no heads.
const READERS: &[LineReader] = &[first, newest, newest, newest, newest, newest];

/// Reads a line of format 1, in which the mark of a draft was its last step.
fn first(text: &str) -> Option<ExportLine> {
    Some(match newest(text)? {
        ExportLine::Draft { player, id, draft } => {
            let draft = DraftOfVersion1 { steps: draft.steps }.into();
            ExportLine::Draft { player, id, draft }
        }
        line => line,
    })
}

/// Reads a line of the form that is written today.
pub(crate) fn newest(text: &str) -> Option<ExportLine> {
    serde_json::from_str(text).ok()
}

/// What reads the lines of this format; none if it is newer than the program.
pub(crate) fn reader(format: u32) -> Option<LineReader> {
    READERS.get(usize::try_from(format).ok()?.checked_sub(1)?).copied()
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
        /// The row of its head, where whoever wrote this did not know its rules: such a program can not make it of the entries.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        head: Option<String>,
    },
    Job {
        target: Option<MatchId>,
        number: u64,
        row: JobRow,
    },
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
    End {
        lines: u64,
        sha256: String,
    },
}

impl ExportLine {
    /// The match without which there is nothing to be done with it.
    pub(crate) fn owner(&self) -> Option<MatchId> {
        match self {
            Self::Job { target, row, .. } => {
                target.filter(|_| row.kind.policy().lane.is_of_a_match())
            }
            Self::Errand { id, .. }
            | Self::Posted { id, .. }
            | Self::OfferPost { id, .. }
            | Self::Rematch { id, .. }
            | Self::Hints { id, .. }
            | Self::Closed { id, .. }
            | Self::Draft { id, .. }
            | Self::Watched { id, .. }
            | Self::Card { id, .. } => Some(*id),
            Self::Castellan { .. } | Self::Match { .. } | Self::End { .. } => None,
            Self::Kept { .. } | Self::Preference { .. } | Self::ServerPreference { .. } => None,
            Self::Dashboard { .. } | Self::Brought { .. } => None,
        }
    }
}

/// How to read a row of each table that is not part of a journal.
pub(crate) type ReadRow = fn(&[u8], &[u8]) -> Option<ExportLine>;

/// How many of the tables have rows that lie under the number of a match.
pub(crate) const OF_A_MATCH: usize = 9;

/// The tables beside the journals; in the first [`OF_A_MATCH`] rows lie under the number of a match.
pub(crate) const TABLES: [(Table, ReadRow); 15] = [
    (Table::ClosingReason, |key, raw| {
        Some(ExportLine::Closed { id: id(key, 0)?, reason: record(raw)? })
    }),
    (Table::Job, |key, raw| {
        let (line, number) = position(key, 0)?;
        Some(ExportLine::Job { target: line.target, number, row: record(raw)? })
    }),
    (Table::Errand, |key, raw| {
        Some(ExportLine::Errand { id: id(key, 0)?, kind: kind(key)?, row: record(raw)? })
    }),
    (Table::Posted, |key, raw| {
        Some(ExportLine::Posted { id: id(key, 0)?, kind: kind(key)?, message: record(raw)? })
    }),
    (Table::OfferPost, |key, raw| {
        let since = Revision(keys::number(key, 1)?);
        Some(ExportLine::OfferPost { id: id(key, 0)?, since, message: record(raw)? })
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
];

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Key;

    #[test]
    fn a_mark_that_was_the_last_step_in_format_1_is_a_mark() {
        let line = r#"{"draft":{"player":"1","id":"2","draft":{"steps":["a","~300"]}}}"#;
        let Some(ExportLine::Draft { draft, .. }) = first(line) else { panic!("it is a draft") };
        assert_eq!((draft.steps, draft.mark), (vec!["a".to_owned()], Some(Key(300))));
    }
}
