//! Jobs: the pool of workers, the work for each kind of job, and the retry policy.

mod carry_out;
mod limits;
mod pool;
mod retry_policy;
mod think;

pub(crate) use pool::run;
