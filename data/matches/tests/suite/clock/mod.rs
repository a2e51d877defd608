//! Turn limits, reminders, vacations and pauses.

mod departures;
pub(crate) mod killed_clock;
pub(crate) mod limits;
pub(crate) mod random_days;
pub(crate) mod reminders;
