//! `LookUp`: keys and ranges that are read together, in one round trip to a database.

use crate::row::{Range, Row};

/// Rows to read.
#[derive(Clone, Debug, Default)]
pub struct LookUp {
    /// Single rows.
    pub keys: Vec<Vec<u8>>,
    /// Ranges, none of them backward.
    pub ranges: Vec<Range>,
}

/// The rows found by a [`LookUp`], in the order of its keys and ranges.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The value of each key.
    pub values: Vec<Option<Vec<u8>>>,
    /// The rows of each range, in their order.
    pub rows: Vec<Vec<Row>>,
}
