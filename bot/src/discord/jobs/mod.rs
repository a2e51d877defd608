//! Jobs: the pool of workers, what they do for each kind, and the retry policy.

mod carry_out;
mod limits;
mod pool;
mod retry_policy;
mod think;

pub(crate) use pool::run;
