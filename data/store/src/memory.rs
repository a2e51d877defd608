//! `MemoryStore`: a store in memory, for tests, and the model for the other engines.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Bound;
use std::sync::{PoisonError, RwLock};

use crate::batch::{Batch, Commit};
use crate::error::StoreError;
use crate::row::{Range, Row};
use crate::store::Store;

/// A store in memory.
#[derive(Default)]
pub struct MemoryStore {
    rows: RwLock<BTreeMap<Vec<u8>, Vec<u8>>>,
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }
}

impl Store for MemoryStore {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        let rows = self.rows.read().unwrap_or_else(PoisonError::into_inner);
        Ok(keys.iter().map(|key| rows.get(key).cloned()).collect())
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        if range.from >= range.to {
            return Ok(Vec::new());
        }
        let rows = self.rows.read().unwrap_or_else(PoisonError::into_inner);
        let bounds = (Bound::Included(&range.from), Bound::Excluded(&range.to));
        let found =
            rows.range::<Vec<u8>, _>(bounds).map(|(key, value)| (key.clone(), value.clone()));
        Ok(if range.backward {
            found.rev().take(range.most).collect()
        } else {
            found.take(range.most).collect()
        })
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        batch.check_size()?;
        let mut rows = self.rows.write().unwrap_or_else(PoisonError::into_inner);
        if batch.expects.iter().any(|(key, value)| rows.get(key) != value.as_ref()) {
            return Ok(Commit::Conflict);
        }
        for (key, value) in batch.writes {
            match value {
                Some(value) => rows.insert(key, value),
                None => rows.remove(&key),
            };
        }
        Ok(Commit::Applied)
    }
}

impl fmt::Debug for MemoryStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MemoryStore(..)")
    }
}
