//! The durable job queue. The commit that causes a job writes it, a worker leases it, and its row stays until the job
//! is done or given up.
//!
//! A job has a row in its line, and an empty row under the time of its next check: when it is due or, while a worker
//! holds it, when the lease ends. So a check reads only the jobs that are due.
//!
//! A *line* keeps its order, for example the posts of one match. Lines are independent. A worker claims the due jobs at
//! the beginning of a line. Jobs that are enqueued later join its lease, so that two workers never share a line. If a
//! worker of this process is free when a job is enqueued, the same commit leases the job to it. Leases are taken by
//! compare-and-set, and a worker that has lost its lease can't settle the job any more.

mod enqueue;
pub(crate) mod fairness;
mod placed;
pub(crate) mod queue;
mod report;
pub(crate) mod row;
mod workers;

pub(crate) use enqueue::{LAST_SLOT, NewJob, Origin, is_replaced, write_jobs};
pub use fairness::Capacity;
pub(crate) use placed::PlacedJob;
pub(crate) use queue::{
    StoredJob, drop_rows, in_line, insert, of_target, position, range_of, read_all,
};
pub use report::{QueuedJob, queued_jobs};
pub(crate) use row::JobRow;
pub use workers::{Enqueued, Workers};
