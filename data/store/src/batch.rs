//! `Batch`: expectations and writes that are committed together. Also `Commit`, the outcome.

use crate::error::StoreError;

/// The maximum number of bytes of a value. Larger ones go to separate files, which sled does not make durable.
pub const VALUE_LIMIT: usize = 64 * 1024;

/// Writes that are committed together, if all expectations hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// Rows that must have these values (`None`: be absent). If one differs, nothing is written.
    pub expects: Vec<(Vec<u8>, Option<Vec<u8>>)>,
    /// Rows to write, or to remove (`None`).
    pub writes: Vec<(Vec<u8>, Option<Vec<u8>>)>,
    /// Whether no caller waits for this batch. If so, the store may delay it briefly and write it with the next one.
    pub can_wait: bool,
}

impl Batch {
    /// Expects a row to have this value (`None`: absent).
    pub fn expect(&mut self, key: Vec<u8>, value: Option<Vec<u8>>) {
        self.expects.push((key, value));
    }

    /// Writes a row.
    pub fn put(&mut self, key: Vec<u8>, value: Vec<u8>) {
        self.writes.push((key, Some(value)));
    }

    /// Writes a row that must have the value `before` (`None`: be absent).
    pub fn replace(&mut self, key: Vec<u8>, before: Option<Vec<u8>>, value: Vec<u8>) {
        self.expect(key.clone(), before);
        self.put(key, value);
    }

    /// Removes a row.
    pub fn remove(&mut self, key: Vec<u8>) {
        self.writes.push((key, None));
    }

    /// Refuses values over the limit.
    pub(crate) fn check_size(&self) -> Result<(), StoreError> {
        let largest =
            self.writes.iter().filter_map(|(_, value)| value.as_ref().map(Vec::len)).max();
        match largest {
            Some(bytes) if bytes > VALUE_LIMIT => Err(StoreError::TooLarge { bytes }),
            _ => Ok(()),
        }
    }
}

/// The outcome of a commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Commit {
    /// The whole batch is written and durable.
    Applied,
    /// An expectation did not hold, and nothing was written.
    Conflict,
}
