//! `Store`: the trait that every engine implements.

use std::fmt::Debug;
use std::path::PathBuf;
use std::time::Duration;

use crate::batch::{Batch, Commit};
use crate::error::StoreError;
use crate::row::{Range, Row};

/// An ordered map from bytes to bytes that survives what happens to the process.
pub trait Store: Debug + Send + Sync {
    /// The values of these keys, all of the same moment.
    ///
    /// # Errors
    /// The store has failed; see [`StoreError`].
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError>;

    /// The rows in a range of keys, in its order.
    ///
    /// # Errors
    /// The store has failed; see [`StoreError`].
    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError>;

    /// Writes a batch if every expectation of it holds, and returns when it is durable. Nothing of a batch can be read
    /// before it is durable.
    ///
    /// # Errors
    /// The batch is too large, or the store has failed or is away. After that it is unknown whether the batch was
    /// written.
    fn commit(&self, batch: Batch) -> Result<Commit, StoreError>;

    /// The same for a store that is good for nothing until it is whole. Of its rows some may be there after a kill, and they
    /// are durable once something was committed. It is the cheaper, the more they come in the order of their keys.
    ///
    /// # Errors
    /// As [`Store::commit`].
    fn fill(&self, batch: Batch) -> Result<Commit, StoreError> {
        self.commit(batch)
    }

    /// Notes that the store is filled. An engine may remember it for its next opening.
    fn note_filled(&self) {}

    /// A folder for temporary files while the store is filled.
    fn scratch_folder(&self) -> PathBuf {
        std::env::temp_dir()
    }

    /// How many rows there are. It may take long.
    ///
    /// # Errors
    /// The store has failed; see [`StoreError`].
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

    /// Whether other processes may have it open too.
    fn is_shared(&self) -> bool {
        false
    }

    /// The time since 1970 by the clock of the database, for all who share the store; `None` where nobody does.
    ///
    /// # Errors
    /// The store has failed; see [`StoreError`].
    fn clock(&self) -> Result<Option<Duration>, StoreError> {
        Ok(None)
    }
}

/// How many rows are counted at a time.
const PAGE: usize = 1_000;
