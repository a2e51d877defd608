//! The presenter: turns messages into sentences by means of message files.
//!
//! A face makes one [`Presenter`] per language from the message files of all crates with messages
//! ([`rules::Words`]). Seats, people, places and moments look different in each face, so each passes its own
//! [`Voice`].
//!
//! The files use Fluent's syntax (<https://projectfluent.org>), which has plurals and variants. A new language only
//! needs new files. [`check`] compares the files with the messages of the program.

mod check;
mod examples;
mod faulty;
mod grammar;
mod language;
mod layer;
mod presenter;
#[cfg(feature = "pseudo")]
mod pseudo;
mod templates;
mod variables;
mod voice;

pub use check::{check, check_translations};
pub use examples::{ExampleFile, Examples, examples};
pub use faulty::Faulty;
pub use language::{ENGLISH, Language, NoLanguage};
pub use presenter::{Presenter, WORDS};
#[cfg(feature = "pseudo")]
pub use pseudo::{plain_words, pseudo_messages, pseudo_text};
pub use templates::{Template, templates};
pub use voice::{Plainly, Voice};
