//! Kills, outages, slowness, floods: nothing is lost or doubled.

pub(crate) mod discord;
pub(crate) mod flood;
pub(crate) mod full_disk;
pub(crate) mod gateway;
pub(crate) mod killed;
pub(crate) mod killed_time_up;
pub(crate) mod killed_timers;
pub(crate) mod late_answers;
pub(crate) mod locked_thread;
pub(crate) mod slow_discord;
