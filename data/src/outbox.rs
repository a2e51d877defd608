//! What must be posted to people, written in the same commit as what it tells, so that a crash loses nothing of it.

use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, Revision, Timestamp};

/// What is to be posted about a match. There is one errand of a kind at most: what counts is the newest state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ErrandKind {
    /// The message of the challenge must be created or brought up to date.
    Lobby = 1,
    /// The thread of the match must be opened.
    Thread = 2,
    /// A new public board must be posted: the match has begun, the turn has passed, or it is over.
    Board = 3,
}

impl ErrandKind {
    /// Every kind, in the order in which they are run.
    pub const ALL: [Self; 3] = [Self::Lobby, Self::Thread, Self::Board];

    pub(crate) fn from_number(number: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|&kind| kind as u64 == number)
    }
}

/// Something to post. Whoever gets it has it to himself until he settles it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Errand {
    /// About which match.
    pub id: MatchId,
    /// What.
    pub kind: ErrandKind,
    /// Which revision called for it. Post the state of now; settle with this one.
    pub revision: Revision,
    /// How often it has been tried before.
    pub attempts: u32,
}

/// How an errand went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It is posted.
    Done {
        /// The message or thread that was made or brought up to date, to be found again with `Matches::posted`.
        message: Option<u64>,
    },
    /// It shall be tried again.
    Retry {
        /// Not before this moment.
        at: Timestamp,
    },
    /// It can't be posted, ever.
    Dead,
}
