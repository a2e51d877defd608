//! The texts of this crate.

use rules::Words;

use crate::error::{No, Refused};
use crate::event_refusal::EventRefusal;
use crate::model::agreements::words::Say;

/// The messages of this crate, and their texts.
pub const WORDS: Words = Words {
    known: &[Refused::KNOWN, No::KNOWN, EventRefusal::KNOWN, Say::KNOWN],
    files: rules::message_files!("../words/"),
};
