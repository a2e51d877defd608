//! What becomes of a job that did not work out: it is tried again, later each time, or given up.

use matches::{Job, JobError, JobKind, JobOutcome, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::HttpError;

use crate::discord::error::{PostError, status};

/// After so many attempts a job is given up.
const TRIES: u32 = 40;

/// Why an attempt came to nothing.
pub(crate) enum Failure {
    Post(PostError),
    Timeout,
    Panicked,
}

/// What becomes of a job that did not work out.
pub(crate) fn verdict(failure: &Failure, job: &Job, now: Timestamp) -> JobOutcome {
    if let Failure::Post(PostError::Resting(at)) = failure {
        return JobOutcome::Later { at: *at };
    }
    let error = trouble(failure);
    let is_hopeless = match error {
        // Nothing can be posted there any more.
        JobError::Answered { status: 400 | 404, .. } => true,
        // A permission may be given back.
        JobError::Answered { status: 401 | 403, .. } => job.attempts >= 8,
        _ => job.attempts >= TRIES,
    };
    let first = match error {
        // Discord takes two names in ten minutes, and says so by making us wait.
        _ if job.kind == JobKind::NameThread => 60_000,
        JobError::Answered { status: 401 | 403, .. } => 10_000,
        // How long, serenity keeps to itself where somebody else keeps the limits.
        JobError::Answered { status: 429, .. } => 2_000,
        JobError::Refused | JobError::Panicked => 1_000,
        _ => 500,
    };
    match is_hopeless {
        true => JobOutcome::GivenUp { error },
        false => JobOutcome::Retry { at: now.plus(backoff(job.attempts, first)), error },
    }
}

/// What went wrong, without addresses and without what people wrote.
fn trouble(failure: &Failure) -> JobError {
    match failure {
        Failure::Timeout => JobError::Timeout,
        Failure::Panicked => JobError::Panicked,
        Failure::Post(PostError::Refused(_) | PostError::Resting(_)) => JobError::Refused,
        Failure::Post(PostError::Discord(error)) => match (status(error), error) {
            (Some(status), serenity::Error::Http(HttpError::UnsuccessfulRequest(response))) => {
                let code = u32::try_from(response.error.code).unwrap_or_default();
                JobError::Answered { status, code }
            }
            (_, serenity::Error::Http(HttpError::Request(error))) if error.is_timeout() => {
                JobError::Timeout
            }
            _ => JobError::Connection,
        },
    }
}

/// Longer with each try, five minutes at the most.
fn backoff(attempts: u32, first: u64) -> u64 {
    (first << attempts.min(12)).min(300_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_waits_grow_and_have_an_end() {
        let waits: Vec<_> = [0, 1, 2, 9, 40].map(|attempts| backoff(attempts, 500)).into();
        assert_eq!(waits, [500, 1_000, 2_000, 256_000, 300_000]);
    }
}
