//! The languages of the message files.

/// The language that has every message.
pub const ENGLISH: &str = "en";
