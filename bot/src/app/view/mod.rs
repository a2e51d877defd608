//! How a match is shown: boards, panels, results, deadlines.

pub(crate) mod board;
pub(crate) mod deadline;
pub(crate) mod merged;
mod mover;
pub(crate) mod narration;
pub(crate) mod pair;
pub(crate) mod panel;
pub(crate) mod proposal;
mod rating_change;
pub(crate) mod refusal;
