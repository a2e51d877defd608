//! What was stored when sentences were: endings and notes held them as text. What an old record says is shown as it
//! stands there.

use rules::{Audience, Message, Note, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::{Revision, Timestamp};
use crate::journal::head::{Ending, Stage};
use crate::journal::records::{Act, Entry, PlyNotes};

/// How the rules ended a match, with a sentence for the reason.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct SpokenOutcome {
    winners: Seats,
    draw: bool,
    reason: String,
}

impl From<SpokenOutcome> for Outcome {
    fn from(old: SpokenOutcome) -> Self {
        Self { winners: old.winners, draw: old.draw, reason: Message::Plain(old.reason) }
    }
}

/// A note that is a sentence.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct SpokenNote {
    audience: Audience,
    text: String,
}

impl From<SpokenNote> for Note {
    fn from(old: SpokenNote) -> Self {
        Self { audience: old.audience, message: Message::Plain(old.text) }
    }
}

/// What one ply brought, with sentences.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct SpokenLine {
    seat: Seat,
    sealed: bool,
    notes: Vec<SpokenNote>,
}

impl From<SpokenLine> for PlyNotes {
    fn from(old: SpokenLine) -> Self {
        let notes = old.notes.into_iter().map(Note::from).collect();
        Self { seat: old.seat, sealed: old.sealed, notes }
    }
}

/// How a match ended.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SpokenEnding {
    Rules(SpokenOutcome),
    Resigned { seat: Seat },
    DrawAgreed,
    Aborted { seat: Seat },
    Declined,
    Withdrawn,
    Expired,
}

impl From<SpokenEnding> for Ending {
    fn from(old: SpokenEnding) -> Self {
        match old {
            SpokenEnding::Rules(outcome) => Self::Rules(outcome.into()),
            SpokenEnding::Resigned { seat } => Self::Resigned { seat },
            SpokenEnding::DrawAgreed => Self::DrawAgreed,
            SpokenEnding::Aborted { seat } => Self::Aborted { seat },
            SpokenEnding::Declined => Self::Declined,
            SpokenEnding::Withdrawn => Self::Withdrawn,
            SpokenEnding::Expired => Self::Expired,
        }
    }
}

/// How far a match is.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SpokenStage {
    Lobby,
    Running,
    Over(SpokenEnding),
}

impl From<SpokenStage> for Stage {
    fn from(old: SpokenStage) -> Self {
        match old {
            SpokenStage::Lobby => Self::Lobby,
            SpokenStage::Running => Self::Running,
            SpokenStage::Over(ending) => Self::Over(ending.into()),
        }
    }
}

/// An entry of the journal.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct EntryOfVersion1 {
    revision: Revision,
    at: Timestamp,
    act: SpokenAct,
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SpokenAct {
    Challenged,
    Joined,
    Left,
    Declined,
    Started { seats: u8 },
    Moved { seat: Seat, text: String },
    TookBack { seat: Seat },
    LeftTable { seat: Seat },
    OfferedDraw { seat: Seat },
    DeclinedDraw { seat: Seat },
    Ended(SpokenEnding),
    Erased,
}

impl From<EntryOfVersion1> for Entry {
    fn from(old: EntryOfVersion1) -> Self {
        let act = match old.act {
            SpokenAct::Challenged => Act::Challenged,
            SpokenAct::Joined => Act::Joined,
            SpokenAct::Left => Act::Left,
            SpokenAct::Declined => Act::Declined,
            SpokenAct::Started { seats } => Act::Started { seats },
            SpokenAct::Moved { seat, text } => Act::Moved { seat, text },
            SpokenAct::TookBack { seat } => Act::TookBack { seat },
            SpokenAct::LeftTable { seat } => Act::LeftTable { seat },
            SpokenAct::OfferedDraw { seat } => Act::OfferedDraw { seat },
            SpokenAct::DeclinedDraw { seat } => Act::DeclinedDraw { seat },
            SpokenAct::Ended(ending) => Act::Ended(ending.into()),
            SpokenAct::Erased => Act::Erased,
        };
        Self { revision: old.revision, at: old.at, act }
    }
}
