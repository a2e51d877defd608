//! The outcome of a job, and what went wrong with it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;

/// How a job went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobOutcome {
    /// It is done.
    Done {
        /// The message or thread that was made or brought up to date, to be found again with `Matches::posted`.
        message: Option<u64>,
    },
    /// It did not work out, and shall be tried again.
    Retry {
        /// Not before this moment.
        at: Timestamp,
        /// What went wrong.
        error: JobError,
    },
    /// It was not tried, or has to be done again and again: it comes back without counting as an attempt.
    Later {
        /// Not before this moment.
        at: Timestamp,
    },
    /// It can't be done, ever. Its row stays for whoever runs the program to see.
    GivenUp {
        /// What went wrong.
        error: JobError,
    },
}

/// What went wrong with a job, without anybody's words, names or addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JobError {
    /// The other side refused, with this status and code of its own.
    Answered {
        /// The status.
        status: u16,
        /// The code that says more, where there is one.
        code: u32,
    },
    /// There was no answer in time.
    Timeout,
    /// There was no connection, or it broke.
    Connection,
    /// The match refused.
    Refused,
    /// Whoever was at it panicked.
    Panicked,
    /// Whoever was at it ended, or was never heard of again.
    Lost,
}

impl fmt::Display for JobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Answered { status, code: 0 } => write!(f, "answered {status}"),
            Self::Answered { status, code } => write!(f, "answered {status} ({code})"),
            Self::Timeout => f.write_str("no answer in time"),
            Self::Connection => f.write_str("no connection"),
            Self::Refused => f.write_str("the match refused"),
            Self::Panicked => f.write_str("the worker panicked"),
            Self::Lost => f.write_str("the worker was lost"),
        }
    }
}
