//! `LookUp`: keys and ranges that are read together, in one round trip to a database.

use crate::row::{Range, Row};

/// Rows to read: single keys, and whole ranges.
#[derive(Clone, Debug, Default)]
pub struct LookUp {
    /// The keys of single rows.
    pub keys: Vec<Vec<u8>>,
    /// Ranges to scan. `backward` must not be set.
    pub ranges: Vec<Range>,
}

/// The rows found by a [`LookUp`], in the order of its keys and ranges.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The value of each key. `None` if there is no such row.
    pub values: Vec<Option<Vec<u8>>>,
    /// The rows of each range, in key order.
    pub rows: Vec<Vec<Row>>,
}
