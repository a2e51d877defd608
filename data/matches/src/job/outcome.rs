//! `JobOutcome`: the outcome of an attempt at a job, and its error.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;

/// The outcome of an attempt at a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobOutcome {
    /// The job is done.
    Done {
        /// The message or thread that was made or edited. `Matches::posted_message` returns it later.
        message: Option<u64>,
    },
    /// The attempt failed, and the job will be retried.
    Retry {
        /// The earliest time of the retry.
        at: Timestamp,
        /// The error.
        error: JobError,
    },
    /// The job was not tried, or it is done and due again. This does not count as a failed attempt.
    Later {
        /// The earliest time of the next attempt.
        at: Timestamp,
    },
    /// The job can't be done, and is not retried. Its row stays for the operator.
    GivenUp {
        /// The error.
        error: JobError,
    },
}

/// The error of an attempt, without texts, names or addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JobError {
    /// Discord refused, with a status and a code.
    Answered {
        /// The HTTP status.
        status: u16,
        /// Discord's own error code; 0 if it sent none.
        code: u32,
    },
    /// Discord did not answer in time.
    Timeout,
    /// The connection failed.
    Connection,
    /// The match refused the act.
    Refused,
    /// The worker panicked.
    Panicked,
    /// The worker's process died.
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
