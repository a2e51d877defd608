//! The journal of a club's event: its plan, entries and people, and the state that follows from them.

pub(crate) mod event_acts;
pub(crate) mod event_plan;
pub(crate) mod event_rows;
pub(crate) mod event_state;
pub(crate) mod next_round;
pub(crate) mod next_step;
pub(crate) mod tables;
