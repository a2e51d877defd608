//! A violation that a check has found.

use std::fmt;

/// Something that must not be.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::month) struct Violation {
    /// The fault, in a few words.
    pub(in crate::month) what: &'static str,
    /// In which match.
    pub(in crate::month) id: Option<u64>,
    /// Which message or person, and what else there is to know.
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
