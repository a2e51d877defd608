//! The one durable queue of what is to be done later or elsewhere: written in the same commit as what it follows from,
//! leased to whoever is at it, and kept until it is done or given up.
//!
//! A job has a row under its target, in its line, and a row under the moment at which it must be looked at: when it is
//! due or, while somebody is at it, when the lease ends. So looking costs what is due and never what is stored.
//!
//! A *line* is what must keep its order: the posts of one match. Lines know nothing of one another. Whoever claims a
//! line claims what is due of it from its beginning; what is called for meanwhile joins that lease, so that nobody else
//! is at the same line. What is called for while somebody is free is leased as it is written, and handed to them. A lease
//! has an owner and an end: it is taken by expecting the rows as they were read, and whoever lost it can't settle any
//! more.

mod enqueue;
pub(crate) mod fairness;
pub(crate) mod queue;
mod report;
pub(crate) mod row;
mod upgrade;
mod workers;

pub use crate::job::{Claim, DirectMessage, Job, JobError, JobKind, JobOutcome, Lane, Line, Post};
pub(crate) use enqueue::{LAST_SLOT, NewJob, Origin, write_jobs};
pub use fairness::Capacity;
pub(crate) use queue::{StoredJob, drop_rows, in_line, insert, of_target, position};
pub use report::{QueuedJob, queued_jobs};
pub(crate) use row::JobRow;
pub use upgrade::adopt;
pub(crate) use upgrade::{expiry, post_of, timekeeping};
pub use workers::{Enqueued, Workers};
