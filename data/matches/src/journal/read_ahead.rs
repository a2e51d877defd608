//! `ReadAhead`: the rows that show a match, read in one round trip.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use store::{Found, LookUp, Range, Row};

#[derive(Default)]
pub(crate) struct ReadAhead(Mutex<KnownRows>);

#[derive(Default)]
struct KnownRows {
    values: BTreeMap<Vec<u8>, Option<Vec<u8>>>,
    /// The rows of each range, by its first key.
    rows: BTreeMap<Vec<u8>, Vec<Row>>,
}

impl ReadAhead {
    pub(crate) fn keep(&self, wanted: LookUp, found: Found) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.values.extend(wanted.keys.into_iter().zip(found.values));
        known.rows.extend(wanted.ranges.into_iter().map(|range| range.from).zip(found.rows));
    }

    /// The values of these keys. `None` unless all were read ahead.
    pub(crate) fn values(&self, keys: &[Vec<u8>]) -> Option<Vec<Option<Vec<u8>>>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        keys.iter().map(|key| known.values.get(key).cloned()).collect()
    }

    /// The rows of a range. `None` unless it was read ahead.
    pub(crate) fn rows(&self, range: &Range) -> Option<Vec<Row>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).rows.get(&range.from).cloned()
    }
}
