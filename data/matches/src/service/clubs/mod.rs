//! Events of clubs: leagues, Swiss tournaments and ladders.
//!
//! An event has a journal of its own, and changes only through [`event_commit`]. One job takes the due steps
//! ([`event_job`]), and commits each before the next.

mod adjudication;
pub(crate) mod event_commit;
mod event_erasure;
mod event_files;
mod event_job;
pub(crate) mod event_news;
pub(crate) mod event_view;
mod match_end;
pub(crate) mod organizer;
mod registration;
mod table_start;
