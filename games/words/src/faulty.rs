//! The error of message files that can't be used.

use std::fmt;

/// The faults of unusable message files, a line each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faulty(pub Vec<String>);

impl fmt::Display for Faulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl std::error::Error for Faulty {}
