//! The time of a match: how long a turn may take, what comes when, and what the table makes of it.
//!
//! All of it is decided by functions over the journal and the moment: a turn's end follows from when it began, the limit,
//! pauses and what was given. Acts about time are entries that name seats; how somebody wants to be reminded is theirs
//! alone and stands in no journal.

pub(crate) mod acts;
pub(crate) mod limit;
pub(crate) mod quiet_hours;
pub(crate) mod reminders;
pub(crate) mod schedule;
pub(crate) mod state;
pub(crate) mod vacation;
