//! Turn limits and reminders, with a clock that tests put forward.

pub(crate) mod reminders;
pub(crate) mod turn_limit;
