//! Jobs, as workers see them: kinds, policies, lines, claims, leases and outcomes.

mod claim;
mod kind;
pub(crate) mod lease;
mod line;
mod outcome;
mod policy;

pub use claim::{Claim, Job};
pub use kind::{DirectMessage, EventMessage, JobKind, Post};
pub use line::{Lane, Line};
pub use outcome::{JobError, JobOutcome};
pub(crate) use policy::Form;
