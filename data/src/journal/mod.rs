//! What is written about a match: header, people, entries and the head that follows from them, and how these lie in rows.

pub(crate) mod agreed;
pub(crate) mod challenge;
pub(crate) mod course;
pub(crate) mod current;
pub(crate) mod envelope;
pub(crate) mod forms;
#[cfg(test)]
mod golden;
pub(crate) mod head;
pub(crate) mod line;
pub(crate) mod people;
pub(crate) mod record;
pub(crate) mod sitting;
pub(crate) mod stored;
pub(crate) mod watched;
