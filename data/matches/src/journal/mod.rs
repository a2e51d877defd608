//! The journal of a match: its header, people and entries, the head derived from them, and their rows.

pub(crate) mod agreements;
pub(crate) mod challenge;
pub(crate) mod clubs;
pub(crate) mod event_link;
pub(crate) mod head;
pub(crate) mod history;
pub(crate) mod index;
mod people;
pub(crate) mod read_ahead;
pub(crate) mod records;
pub(crate) mod result_row;
pub(crate) mod seats;
pub(crate) mod snapshot;
pub(crate) mod state;
pub(crate) mod visible_clock;
pub(crate) mod walk;
pub(crate) mod watching;
pub(crate) mod web_pass;
