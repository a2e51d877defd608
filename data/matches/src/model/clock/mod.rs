//! The clock of a match: turn limits, reminders, deadlines, pauses and vacations.
//!
//! All times follow from the journal and the current time. Acts about the clock are journal entries that name seats. A
//! player's reminder settings and vacations are private, so they are not in the journal.

pub(crate) mod acts;
pub(crate) mod limit;
pub(crate) mod quiet_hours;
pub(crate) mod reminders;
pub(crate) mod schedule;
pub(crate) mod state;
pub(crate) mod vacation;
