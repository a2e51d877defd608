//! `Store`: the trait that every engine implements.

use std::fmt::Debug;
use std::path::PathBuf;
use std::time::Duration;

use crate::batch::{Batch, Commit};
use crate::error::StoreError;
use crate::look_up::{Found, LookUp};
use crate::row::{Range, Row};

/// An ordered map from bytes to bytes that survives a crash of the process.
pub trait Store: Debug + Send + Sync {
    /// Reads the values of these keys, all at one point in time.
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError>;

    /// Reads the rows in a range, in its order.
    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError>;

    /// Reads keys and ranges, in one round trip to a database, though perhaps at different points in time.
    fn look_up(&self, wanted: &LookUp) -> Result<Found, StoreError> {
        let rows = wanted.ranges.iter().map(|range| self.scan(range)).collect::<Result<_, _>>()?;
        Ok(Found { values: self.read(&wanted.keys)?, rows })
    }

    /// Writes a batch if all its expectations hold, and returns when it is durable. Readers see all of it or nothing.
    ///
    /// After [`StoreError::Failed`] or [`StoreError::Away`], it is unknown whether the batch was written.
    fn commit(&self, batch: Batch) -> Result<Commit, StoreError>;

    /// Writes a batch while an import or a copy fills the store, in key order if possible. After a crash, only some of
    /// its rows may exist. They become durable with the next commit.
    fn fill(&self, batch: Batch) -> Result<Commit, StoreError> {
        self.commit(batch)
    }

    /// Called when an import or a copy is complete. An engine may note this for its next opening.
    fn note_filled(&self) {}

    /// The folder for temporary files while an import or a copy fills the store.
    fn scratch_folder(&self) -> PathBuf {
        std::env::temp_dir()
    }

    /// Counts all rows, which may take long.
    fn count(&self) -> Result<u64, StoreError> {
        let mut range = Range { from: Vec::new(), to: vec![u8::MAX], most: PAGE, backward: false };
        let mut count = 0;
        loop {
            let rows = self.scan(&range)?;
            let Some((last, _)) = rows.last() else { return Ok(count) };
            count += rows.len() as u64;
            range.from.clone_from(last);
            range.from.push(0);
        }
    }

    /// Whether other processes may have the store open, too.
    fn is_shared(&self) -> bool {
        false
    }

    /// Makes programs of version 0.1 refuse the store. Later versions read the oldest permitted program from a row
    /// unknown to 0.1.
    fn shut_out_first_programs(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// The number of lost connections that were replaced since the store was opened.
    fn reconnects(&self) -> u64 {
        0
    }

    /// The time since 1970 by the database's clock. `None` if the store is not shared.
    fn clock(&self) -> Result<Option<Duration>, StoreError> {
        Ok(None)
    }
}

/// The number of rows that are counted at a time.
const PAGE: usize = 1_000;
