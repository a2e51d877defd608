//! Tests of the job queue.

pub(crate) mod backlog;
pub(crate) mod clock_step;
pub(crate) mod costs;
pub(crate) mod dead_worker;
pub(crate) mod direct_messages;
pub(crate) mod fairness;
pub(crate) mod handoff;
pub(crate) mod killed_worker;
pub(crate) mod nonce;
pub(crate) mod posts;
pub(crate) mod queue;
pub(crate) mod recurring;
pub(crate) mod traces;
