//! The stored form of a job.

use serde::{Deserialize, Serialize};

use crate::ids::{Revision, Timestamp};
use crate::job::lease::Lease;
use crate::job::{Form, JobError, JobKind};
use crate::trace_id::TraceId;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct JobRow {
    pub(crate) kind: JobKind,
    /// The revision that caused the job.
    pub(crate) revision: Revision,
    /// The time when the job was enqueued. For a planned job that has failed, the time when it was first due.
    pub(crate) made: Timestamp,
    /// The earliest time of the next attempt.
    pub(crate) due: Timestamp,
    /// The number of failed attempts.
    pub(crate) attempts: u32,
    pub(crate) lease: Option<Lease>,
    #[serde(rename = "trouble")]
    pub(crate) error: Option<JobError>,
    pub(crate) given_up: Option<Timestamp>,
    /// The act that caused the job. `None` isn't stored, and older programs ignore the field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) trace: Option<TraceId>,
}

impl JobRow {
    pub(crate) fn fresh(kind: JobKind, revision: Revision, now: Timestamp) -> Self {
        let (lease, error, given_up) = (None, None, None);
        let (made, due, trace) = (now, now, TraceId::current());
        Self { kind, revision, made, due, attempts: 0, lease, error, given_up, trace }
    }

    pub(crate) fn due_at(self, due: Timestamp) -> Self {
        Self { due, ..self }
    }

    /// The same job after a failed attempt.
    pub(crate) fn failed(self, error: JobError) -> Self {
        // A planned job was made long before. Its delay counts from the time when it was first due.
        let made = if self.is_tried() { self.made } else { self.made.max(self.due) };
        Self { made, attempts: self.attempts.saturating_add(1), error: Some(error), ..self }
    }

    /// The lease, if it is valid at this time.
    pub(crate) fn lease_at(&self, now: Timestamp) -> Option<Lease> {
        self.lease.filter(|lease| lease.until > now)
    }

    /// Whether the job was tried, so that its message may exist.
    pub(crate) fn is_tried(&self) -> bool {
        self.attempts > 0
    }

    /// Whether newer jobs edit this job's message, and find it by the nonce of this job's attempt.
    pub(crate) fn must_be_found_again(&self) -> bool {
        self.is_tried() && self.kind.policy().form == Form::Edited
    }

    /// Whether the job belongs to this claim. A job that only joined the claim's lease does not.
    pub(crate) fn is_claimed_by(&self, claim: &Lease) -> bool {
        let lease = self.lease.filter(|lease| lease.is_of(claim));
        lease.is_some_and(|lease| self.made <= lease.made())
    }

    /// The same job under the lease of the line's worker. If its `made` is later than the lease's, the job is not
    /// claimed.
    pub(crate) fn joined(self, held: Lease) -> Self {
        let made = match self.is_claimed_by(&held) {
            true => self.made,
            false => self.made.max(held.made().plus(1)),
        };
        Self { lease: Some(held), made, ..self }
    }

    /// The time of the next check: when the job is due or, if leased, when the lease ends. `None` once given up.
    pub(crate) fn wakes(&self) -> Option<Timestamp> {
        match (self.given_up, self.lease) {
            (Some(_), _) => None,
            (None, Some(lease)) => Some(lease.until),
            (None, None) => Some(self.due),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::golden_row::check;
    use crate::ids::{EventId, MatchId};
    use crate::job::{DirectMessage, EventMessage, Post};

    fn row() -> JobRow {
        let lease = Lease { process: 300, claim: 2, until: Timestamp(1_763_000_120_000) };
        JobRow {
            kind: JobKind::Post(Post::Board),
            revision: Revision(12),
            made: Timestamp(1_763_000_000_000),
            due: Timestamp(1_763_000_000_000),
            attempts: 2,
            lease: Some(lease),
            error: Some(JobError::Answered { status: 403, code: 50_013 }),
            given_up: None,
            trace: None,
        }
    }

    #[test]
    fn job_rows_keep_their_encoding() {
        let row = row();
        check(
            &row,
            "b60a000578da6eb000020c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a73301009303dd860300",
        );
        let error = Some(JobError::Lost);
        let given_up = Some(Timestamp(7));
        check(
            &JobRow { kind: JobKind::Expire, lease: None, error, given_up, ..row.clone() },
            "b60a0005a3873158010c80bcf4d7a73380bcf4d7a733020001050107",
        );
        check(
            &JobRow { kind: JobKind::Sweep, error: None, ..row.clone() },
            "b60a0005440b30e8020c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
        );
        check(
            &JobRow { kind: JobKind::Time, error: None, ..row.clone() },
            "b60a00052a872ba9030c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
        );
        check(
            &JobRow { kind: JobKind::TimeSettings, error: None, ..row },
            "b60a000596de766e050c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
        );
    }

    #[test]
    fn a_job_row_with_a_trace_has_it_at_the_end() {
        let traced = JobRow { trace: Some(TraceId(300)), ..row() };
        check(
            &traced,
            "b60a00054a19a26700020c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a73301009303dd86030001ac02",
        );
    }

    #[test]
    fn job_rows_of_later_kinds_keep_their_encoding() {
        check(
            &JobRow { kind: JobKind::Analyze, error: None, ..row() },
            "b60a0005254a5bad060c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
        );
        check(
            &JobRow { kind: JobKind::Post(Post::Lonely), error: None, ..row() },
            "b60a00052bd0bf4200080c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
        );
        check(
            &JobRow { kind: JobKind::Watch, error: None, ..row() },
            "b60a00054bc640ec070c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
        );
        check(
            &JobRow { kind: JobKind::Dashboard, error: None, ..row() },
            "b60a00055b91d0e0080c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
        );
        let direct = DirectMessage {
            id: MatchId(17),
            post: Post::Board,
            since: Revision(11),
            channel: 1 << 60,
            message: u64::MAX,
        };
        check(
            &JobRow { kind: JobKind::Direct(direct), error: None, ..row() },
            "b60a0005c14454aa0911020b808080808080808010ffffffffffffffffff010c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
        );
        check(
            &JobRow { kind: JobKind::Post(Post::Ring), error: None, ..row() },
            "b60a0005455ca40300090c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
        );
    }

    #[test]
    fn job_rows_of_the_newest_kinds_keep_their_encoding() {
        let row = row();
        check(
            &JobRow { kind: JobKind::Post(Post::Rematch), error: None, ..row.clone() },
            "b60a0005f6c889c0000a0c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
        );
        check(
            &JobRow { kind: JobKind::NameThread, error: None, ..row.clone() },
            "b60a00058689e6620a0c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
        );
        check(
            &JobRow { kind: JobKind::Post(Post::Told), error: None, ..row },
            "b60a00053b872f4e00070c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
        );
    }

    #[test]
    fn job_rows_of_events_and_daily_puzzles_keep_their_encoding() {
        let about = EventMessage {
            id: EventId(3),
            revision: Revision(11),
            channel: 1 << 60,
            message: u64::MAX,
        };
        for (kind, form) in [
            (JobKind::Event, "b60a0005411bcf0f0b0c80bcf4d7a73380bcf4d7a73302000000"),
            (JobKind::EventCard, "b60a0005a035c56b0c0c80bcf4d7a73380bcf4d7a73302000000"),
            (JobKind::EventPost, "b60a00054f67738a0d0c80bcf4d7a73380bcf4d7a73302000000"),
            (JobKind::Daily, "b60a0005a5e1aee80e0c80bcf4d7a73380bcf4d7a73302000000"),
            (
                JobKind::EventDirect(about),
                "b60a000507524c930f030b808080808080808010ffffffffffffffffff010c80bcf4d7a73380bcf4d7a73302000000",
            ),
            (JobKind::EventCalendar, "b60a0005926fe079100c80bcf4d7a73380bcf4d7a73302000000"),
        ] {
            check(&JobRow { kind, error: None, lease: None, ..row() }, form);
        }
    }
}
