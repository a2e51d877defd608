//! The parameters of the look-up query, and the rows that it returns.

use std::collections::HashMap;

use tokio_postgres::types::Type;

use crate::look_up::{Found, LookUp};
use crate::postgres::pool::{Parameter, Parameters};
use crate::row::Row;

/// The part number of rows that were read by key. The ranges are parts 1, 2, and so on.
const BY_KEY: i64 = 0;

pub(super) struct LookUpParameters {
    keys: Vec<Vec<u8>>,
    from: Vec<Vec<u8>>,
    to: Vec<Vec<u8>>,
    most: Vec<i64>,
}

impl LookUpParameters {
    pub(super) fn new(wanted: &LookUp) -> Self {
        let mut parameters =
            Self { keys: wanted.keys.clone(), from: vec![], to: vec![], most: vec![] };
        for range in &wanted.ranges {
            parameters.from.push(range.from.clone());
            parameters.to.push(range.to.clone());
            parameters.most.push(i64::try_from(range.most).unwrap_or(i64::MAX));
        }
        parameters
    }
}

impl Parameters for LookUpParameters {
    fn values(&self) -> Vec<Parameter<'_>> {
        vec![
            (&self.keys, Type::BYTEA_ARRAY),
            (&self.from, Type::BYTEA_ARRAY),
            (&self.to, Type::BYTEA_ARRAY),
            (&self.most, Type::INT8_ARRAY),
        ]
    }
}

/// Assigns the rows of the answer to the keys and ranges of the look-up.
pub(super) fn found(wanted: &LookUp, answer: &[tokio_postgres::Row]) -> Found {
    let mut by_key: HashMap<&[u8], &[u8]> = HashMap::new();
    let mut rows = vec![Vec::new(); wanted.ranges.len()];
    for row in answer {
        let (part, key, value): (i64, &[u8], &[u8]) = (row.get(0), row.get(1), row.get(2));
        if part == BY_KEY {
            by_key.insert(key, value);
        } else if let Some(range) = usize::try_from(part - 1).ok().and_then(|at| rows.get_mut(at)) {
            range.push((key.to_vec(), value.to_vec()));
        }
    }
    // The query does not order its parts or their rows.
    rows.iter_mut().for_each(|range: &mut Vec<Row>| range.sort_unstable());
    let value = |key: &Vec<u8>| by_key.get(key.as_slice()).map(|value| value.to_vec());
    Found { values: wanted.keys.iter().map(value).collect(), rows }
}
