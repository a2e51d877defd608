//! Turn limits, reminders, vacations and pauses.

pub(crate) mod interrupted;
pub(crate) mod limits;
pub(crate) mod random_days;
pub(crate) mod reminders;
