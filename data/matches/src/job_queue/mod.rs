//! The durable job queue. Jobs are written in the commit that causes them, leased to a worker, and kept until they are
//! done or given up.
//!
//! A job has a row under its target, in its line, and a row under the time of its next check: when it is due or, while
//! a worker holds it, when the lease ends. So a check only reads what is due, not all that is stored.
//!
//! A *line* keeps its order, for example the posts of one match. Lines are independent. A worker claims the due jobs at
//! the beginning of a line. Jobs enqueued meanwhile join the worker's lease, so that two workers never share a line. If
//! a worker of this process is free when a job is enqueued, the job is leased and handed to it at once. A lease has an
//! owner and an end. It is taken by compare-and-set, and a worker that has lost it can't settle any more.

mod enqueue;
pub(crate) mod fairness;
mod placed;
pub(crate) mod queue;
mod report;
pub(crate) mod row;
mod workers;

pub(crate) use enqueue::{LAST_SLOT, NewJob, Origin, write_jobs};
pub use fairness::Capacity;
pub(crate) use placed::PlacedJob;
pub(crate) use queue::{
    StoredJob, drop_rows, in_line, insert, of_target, position, range_of, read_all,
};
pub use report::{QueuedJob, queued_jobs};
pub(crate) use row::JobRow;
pub use workers::{Enqueued, Workers};
