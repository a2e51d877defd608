//! Looks up keys and ranges by one statement, perhaps after writing a row in the same one.

use std::collections::HashMap;

use tokio_postgres::types::Type;

use crate::look_up::{Found, LookUp};
use crate::postgres::pool::{Parameter, Parameters};
use crate::row::Row;

/// The part of rows that were looked up by key. Ranges are numbered from 1.
const BY_KEY: i64 = 0;

/// The parameters of a look-up.
pub(super) struct LookUpParameters {
    keys: Vec<Vec<u8>>,
    from: Vec<Vec<u8>>,
    to: Vec<Vec<u8>>,
    most: Vec<i64>,
    put: Option<PutRow>,
}

/// A row to write, and its description.
pub(super) struct PutRow {
    pub(super) key: Vec<u8>,
    pub(super) value: Vec<u8>,
    pub(super) about: Option<String>,
}

impl LookUpParameters {
    pub(super) fn new(wanted: &LookUp, put: Option<PutRow>) -> Self {
        let mut parameters =
            Self { keys: wanted.keys.clone(), from: vec![], to: vec![], most: vec![], put };
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
        let mut values: Vec<Parameter<'_>> = vec![
            (&self.keys, Type::BYTEA_ARRAY),
            (&self.from, Type::BYTEA_ARRAY),
            (&self.to, Type::BYTEA_ARRAY),
            (&self.most, Type::INT8_ARRAY),
        ];
        if let Some(PutRow { key, value, about }) = &self.put {
            values.push((key, Type::BYTEA));
            values.push((value, Type::BYTEA));
            values.push((about, Type::TEXT));
        }
        values
    }
}

/// Sorts the rows of the answer by what they were asked for.
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
    // The parts of the statement may come in any order.
    rows.iter_mut().for_each(|range: &mut Vec<Row>| range.sort_unstable());
    let value = |key: &Vec<u8>| by_key.get(key.as_slice()).map(|value| value.to_vec());
    Found { values: wanted.keys.iter().map(value).collect(), rows }
}
