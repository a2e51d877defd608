//! The retry policy: a failed job is retried with growing delays, or given up.

use matches::{Job, JobError, JobKind, JobOutcome, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::HttpError;

use crate::discord::error::{PostError, THREADS_FULL, is_emoji_refused, status};

/// The number of failed attempts after which a job is given up.
const TRIES: u32 = 40;

/// The shortest time for which a job waits for the end of an outage, or for a permission, in milliseconds.
const PATIENCE_MS: u64 = 3 * 24 * 3_600_000;

/// The failed attempts after which a missing permission is tried once an hour. Discord blocks a program that is refused
/// 10,000 times in ten minutes, and a server may have many matches.
const QUICK_TRIES: u32 = 8;

/// The failed attempts after which a job with a refused emoji is given up.
const EMOJI_TRIES: u32 = 3;

const HOUR_MS: u64 = 3_600_000;

pub(crate) enum Failure {
    Post(PostError),
    Timeout,
    Panicked,
}

pub(crate) fn verdict(failure: &Failure, job: &Job, now: Timestamp) -> JobOutcome {
    if let Failure::Post(PostError::NotBefore(at)) = failure {
        return JobOutcome::Later { at: *at };
    }
    let error = job_error(failure);
    let first = match error {
        // Discord allows two renames in ten minutes.
        _ if job.kind == JobKind::NameThread => 60_000,
        _ if may_be_allowed(error) => 10_000,
        // serenity hides how long to wait, unless it respects the limits itself.
        JobError::Answered { status: 429, .. } => 2_000,
        JobError::Refused | JobError::Panicked => 1_000,
        JobError::Answered { .. } | JobError::Timeout | JobError::Connection | JobError::Lost => {
            500
        }
    };
    match is_given_up(error, job, now) && !may_go_without_emoji(failure, job) {
        true => JobOutcome::GivenUp { error },
        false => JobOutcome::Retry { at: now.plus(delay(error, job.attempts, first)), error },
    }
}

/// Whether the next attempt may succeed, since it goes without emoji.
fn may_go_without_emoji(failure: &Failure, job: &Job) -> bool {
    let is_refused = matches!(
        failure,
        Failure::Post(PostError::Discord(error)) if is_emoji_refused(error)
    );
    is_refused && job.attempts < EMOJI_TRIES
}

fn delay(error: JobError, attempts: u32, first: u64) -> u64 {
    match attempts >= QUICK_TRIES && may_be_allowed(error) {
        true => HOUR_MS,
        false => backoff(attempts, first),
    }
}

/// Whether people may end the cause of a refusal: a missing permission, or a server with too many active threads.
fn may_be_allowed(error: JobError) -> bool {
    let JobError::Answered { status, code } = error else { return false };
    matches!(status, 401 | 403) || isize::try_from(code) == Ok(THREADS_FULL)
}

/// Whether to give up a job after this error.
fn is_given_up(error: JobError, job: &Job, now: Timestamp) -> bool {
    // A recurring job that is given up would be tried again every few minutes, and not once an hour.
    let is_kept = job.kind.is_recurring() && may_be_allowed(error);
    !is_kept && is_hopeless(error, job.attempts, now.0.saturating_sub(job.made.0))
}

/// Whether to give up a job that has waited this long since [`Job::made`].
fn is_hopeless(error: JobError, attempts: u32, waited_ms: u64) -> bool {
    match error {
        _ if may_be_allowed(error) => attempts >= TRIES && waited_ms >= PATIENCE_MS,
        // This place will never accept posts again.
        JobError::Answered { status: 400 | 404, .. } => true,
        // Outages end.
        JobError::Answered { status: 429 | 500..=599, .. }
        | JobError::Timeout
        | JobError::Connection
        | JobError::Lost => attempts >= TRIES && waited_ms >= PATIENCE_MS,
        JobError::Answered { .. } | JobError::Refused | JobError::Panicked => attempts >= TRIES,
    }
}

/// The error without addresses and user content.
fn job_error(failure: &Failure) -> JobError {
    match failure {
        Failure::Timeout => JobError::Timeout,
        Failure::Panicked => JobError::Panicked,
        Failure::Post(PostError::Refused(_) | PostError::NotBefore(_)) => JobError::Refused,
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

/// A delay in milliseconds that doubles with each attempt, up to five minutes.
fn backoff(attempts: u32, first: u64) -> u64 {
    (first << attempts.min(12)).min(300_000)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Key, Matches};
    use store::MemoryStore;

    use super::*;

    #[test]
    fn backoff_doubles_up_to_a_limit() {
        let waits: Vec<_> = [0, 1, 2, 9, 40].map(|attempts| backoff(attempts, 500)).into();
        assert_eq!(waits, [500, 1_000, 2_000, 256_000, 300_000]);
    }

    #[test]
    fn a_missing_permission_is_soon_tried_once_an_hour() {
        let forbidden = JobError::Answered { status: 403, code: 50013 };
        assert!(delay(forbidden, QUICK_TRIES - 1, 10_000) < HOUR_MS);
        let full = JobError::Answered { status: 400, code: 160_006 };
        assert_eq!([forbidden, full].map(|error| delay(error, QUICK_TRIES, 10_000)), [HOUR_MS; 2]);
        assert!(delay(JobError::Timeout, TRIES, 500) < HOUR_MS);
    }

    #[test]
    fn a_forbidden_dashboard_is_tried_once_an_hour_without_end() {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        matches.place_dashboard(9, 8, Key(1), Timestamp(1)).unwrap();
        let mut job = matches.claim_due(Timestamp(1), 1).unwrap().remove(0).jobs.remove(0);
        job.attempts = 80;
        let (forbidden, now) =
            (JobError::Answered { status: 403, code: 50001 }, job.made.plus(80 * HOUR_MS));
        assert!(!is_given_up(forbidden, &job, now));
        assert_eq!(delay(forbidden, job.attempts, 10_000), HOUR_MS);
        job.kind = JobKind::Watch;
        assert!(is_given_up(forbidden, &job, now));
    }

    #[test]
    fn a_job_outlasts_outages_and_missing_permissions_of_days() {
        const HOUR: u64 = 3_600_000;
        let answered = |status| JobError::Answered { status, code: 0 };
        let errors = [
            JobError::Timeout,
            JobError::Connection,
            JobError::Lost,
            answered(403),
            JobError::Answered { status: 400, code: 160_006 },
            answered(429),
            answered(503),
        ];
        for error in errors {
            assert!(!is_hopeless(error, TRIES, 3 * HOUR), "{error}");
            assert!(!is_hopeless(error, 1, 90 * HOUR), "{error}: it may have waited for its time");
            assert!(is_hopeless(error, 1_000, 90 * HOUR), "{error}");
        }
        for error in [JobError::Refused, JobError::Panicked, answered(413)] {
            assert!(is_hopeless(error, TRIES, 3 * HOUR), "{error}");
        }
        assert!(is_hopeless(answered(404), 0, 0));
        let file_too_large = JobError::Answered { status: 400, code: 50045 };
        assert!(is_hopeless(file_too_large, 0, 0));
    }
}
