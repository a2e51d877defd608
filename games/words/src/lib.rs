//! The presenter: makes sentences of messages, by message files.
//!
//! Whoever faces people makes one [`Presenter`] for each language from the message files of all rooms that speak
//! ([`rules::Words`]), and says messages through it. How a seat, a person, a place or a moment is shown is the affair of
//! the face: it lends its [`Voice`].
//!
//! The files are written in Fluent's notation (<https://projectfluent.org>), which knows plurals and variants, so that
//! another language is another file. [`check`] compares the files with the messages that the program knows.

mod check;
mod examples;
mod presenter;
mod voice;

pub use check::check;
pub use examples::{Examples, examples};
pub use presenter::{Faulty, Presenter};
pub use voice::{Plainly, Voice};

/// What the presenter itself needs words for: how lists are joined.
pub const WORDS: rules::Words =
    rules::Words { known: &[presenter::JOINS], files: &[("en", include_str!("../words/en.ftl"))] };

/// The language in which everything can be said.
pub const ENGLISH: &str = "en";
