//! The clock of a match: turn limits, reminders, deadlines, pauses and vacations.
//!
//! All of it is a function of the journal and the current time. Acts about the clock are entries that name seats. A
//! player's reminder settings are private, and not in any journal.

pub(crate) mod acts;
pub(crate) mod limit;
pub(crate) mod quiet_hours;
pub(crate) mod reminders;
pub(crate) mod schedule;
pub(crate) mod state;
pub(crate) mod vacation;
