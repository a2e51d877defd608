//! What is written about a match: header, people, entries and the head that follows from them, and how these lie in rows.

mod agreements;
pub(crate) mod challenge;
pub(crate) mod effects;
pub(crate) mod head;
pub(crate) mod history;
pub(crate) mod index;
mod people;
pub(crate) mod records;
pub(crate) mod results;
pub(crate) mod seats;
pub(crate) mod snapshot;
pub(crate) mod state;
pub(crate) mod walk;
pub(crate) mod watching;
