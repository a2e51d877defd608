//! A violation that a check has found.

use std::fmt;

/// A violation of an expected property.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::month) struct Violation {
    /// The fault, in a few words.
    pub(in crate::month) what: &'static str,
    /// The match, if it is about one.
    pub(in crate::month) id: Option<u64>,
    /// Details, such as the message or person at fault.
    pub(in crate::month) more: String,
}

impl Violation {
    pub(super) fn of(what: &'static str, id: u64, more: impl Into<String>) -> Self {
        Self { what, id: Some(id), more: more.into() }
    }

    pub(super) fn at_large(what: &'static str, more: impl Into<String>) -> Self {
        Self { what, id: None, more: more.into() }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)?;
        if let Some(id) = self.id {
            write!(f, " in match #{id}")?;
        }
        write!(f, ": {}", self.more)
    }
}
