//! The matches and their stores. Every test of the service runs on every store.

#![expect(clippy::unwrap_used, reason = "a test that can't go on says where")]

mod agreements;
mod archives;
mod boards;
mod catalog;
mod computers;
mod copying;
mod costs;
mod damage;
mod databases;
mod days;
mod ended;
mod endings;
mod erasure;
mod fleet;
mod forms;
mod games;
mod golden;
mod habits;
mod hall;
mod handed;
mod hints;
mod interrupted;
mod jobs;
mod killed;
mod limits;
mod links;
mod lists;
mod lobby;
mod meanwhile;
mod misere;
mod moderation;
mod named;
mod names;
mod opening;
mod pairs;
mod pings;
mod play;
mod posts;
mod private;
mod purge;
mod random;
mod reading;
#[path = "../server/mod.rs"]
mod server;
mod shares;
mod sharing;
mod standing;
mod stores;
mod substitutes;
mod together;
mod turns;
mod unplayable;
mod versions;
mod watching;
