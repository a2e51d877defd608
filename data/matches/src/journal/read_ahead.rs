//! `ReadAhead`: rows of a match that were read in one round trip, so that showing it needs no further ones.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use store::{Found, LookUp, Range, Row};

/// Rows of a match that were read ahead. All other rows must be read from the store.
#[derive(Default)]
pub(crate) struct ReadAhead(Mutex<KnownRows>);

#[derive(Default)]
struct KnownRows {
    values: BTreeMap<Vec<u8>, Option<Vec<u8>>>,
    /// The rows of each range, by its first key.
    rows: BTreeMap<Vec<u8>, Vec<Row>>,
}

impl ReadAhead {
    /// Keeps the rows that were found.
    pub(crate) fn keep(&self, wanted: LookUp, found: Found) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.values.extend(wanted.keys.into_iter().zip(found.values));
        known.rows.extend(wanted.ranges.into_iter().map(|range| range.from).zip(found.rows));
    }

    /// The values of these keys, if all of them were read.
    pub(crate) fn values(&self, keys: &[Vec<u8>]) -> Option<Vec<Option<Vec<u8>>>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        keys.iter().map(|key| known.values.get(key).cloned()).collect()
    }

    /// The rows of a range, if it was read.
    pub(crate) fn rows(&self, range: &Range) -> Option<Vec<Row>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).rows.get(&range.from).cloned()
    }
}
