//! Job rows without a trace: from older programs, or of jobs that no act has caused.
//!
//! Rows with a trace have the same version, since programs of the previous version share the queue during an upgrade.
//! Those programs ignore bytes after the fields that they know.

use serde::Deserialize;

use crate::codec::{former, newest};
use crate::ids::{Revision, Timestamp};
use crate::job::lease::Lease;
use crate::job::{JobError, JobKind};
use crate::job_queue::JobRow;

/// A job row that ends with `given_up`.
#[derive(Deserialize)]
struct JobRowWithoutTrace {
    kind: JobKind,
    revision: Revision,
    made: Timestamp,
    due: Timestamp,
    attempts: u32,
    lease: Option<Lease>,
    error: Option<JobError>,
    given_up: Option<Timestamp>,
}

impl From<JobRowWithoutTrace> for JobRow {
    fn from(row: JobRowWithoutTrace) -> Self {
        let JobRowWithoutTrace { kind, revision, made, due, attempts, lease, error, given_up } =
            row;
        Self { kind, revision, made, due, attempts, lease, error, given_up, trace: None }
    }
}

/// Reads a job row with or without a trace.
pub(super) fn job_row(body: &[u8]) -> Option<JobRow> {
    newest(body).or_else(|| former::<JobRowWithoutTrace, JobRow>(body))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec::{open, seal, unwrapped};
    use crate::ids::Revision;
    use crate::trace_id::TraceId;

    #[test]
    fn programs_without_traces_and_with_them_read_each_others_job_rows() {
        let plain = JobRow::fresh(JobKind::Think, Revision(3), Timestamp(7));
        let traced = JobRow { trace: Some(TraceId(u64::MAX)), ..plain.clone() };
        let bytes = seal(&traced);
        let (_, _, body) = unwrapped(&bytes).expect("it is a record");
        assert_eq!(former::<JobRowWithoutTrace, JobRow>(body), Some(plain.clone()));
        for row in [plain, traced] {
            assert_eq!(open(&seal(&row)), Ok(row));
        }
    }
}
