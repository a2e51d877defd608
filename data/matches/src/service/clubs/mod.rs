//! Events of clubs: leagues, Swiss tournaments and ladders.
//!
//! An event is a journal of its own. People and the program change it in one way ([`event_commit`]). One job takes the
//! due steps ([`event_job`]), each durable before the next.

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
