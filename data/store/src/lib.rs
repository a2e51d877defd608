//! What the matches need of a database: ordered rows, read and scanned, and batches that are committed whole or not at all.
//!
//! A store knows nothing of matches. That keeps an engine small enough to be swapped in a day.

mod error;
mod location;
mod memory;
mod postgres;
mod sled;

use std::fmt::Debug;
use std::path::PathBuf;
use std::time::Duration;

use thiserror::Error;

pub use error::{BadLocation, OpenError};
pub use location::Location;
pub use memory::MemoryStore;
pub use postgres::PostgresStore;
pub use postgres::address::Address;
pub use sled::SledStore;

/// A key and its value.
pub type Row = (Vec<u8>, Vec<u8>);

/// Says in words, as a JSON object, what a row holds; none for most rows. It is for people who look into a database, and must
/// hold nothing that they may not know: no seed, no hand, nobody's words.
pub type About = fn(&[u8], &[u8]) -> Option<String>;

/// The most bytes a value may have. sled writes larger values to separate files that it does not make durable.
pub const VALUE_LIMIT: usize = 64 * 1024;

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

    /// Says that all is there with which the store was to be filled. An engine may note it for its next opening.
    fn filled(&self) {}

    /// A folder with room for what is put aside while the store is filled.
    fn room(&self) -> PathBuf {
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

/// Which rows to scan.
#[derive(Clone, Debug)]
pub struct Range {
    /// The least key.
    pub from: Vec<u8>,
    /// The key before which to stop.
    pub to: Vec<u8>,
    /// The most rows.
    pub most: usize,
    /// Whether to begin at the end.
    pub backward: bool,
}

/// Changes that belong together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// Rows that must be as they are here (`None`: absent), or nothing is written.
    pub expects: Vec<(Vec<u8>, Option<Vec<u8>>)>,
    /// Rows to write, or to remove (`None`).
    pub writes: Vec<(Vec<u8>, Option<Vec<u8>>)>,
    /// Whether nobody waits for it: it may be held back for a moment, to be written with what comes next.
    pub is_patient: bool,
}

impl Batch {
    /// Expects a row to be as it is here (`None`: absent).
    pub fn expect(&mut self, key: Vec<u8>, value: Option<Vec<u8>>) {
        self.expects.push((key, value));
    }

    /// Writes a row.
    pub fn put(&mut self, key: Vec<u8>, value: Vec<u8>) {
        self.writes.push((key, Some(value)));
    }

    /// Removes a row.
    pub fn remove(&mut self, key: Vec<u8>) {
        self.writes.push((key, None));
    }

    /// Refuses values that no store has to take.
    pub(crate) fn check_size(&self) -> Result<(), StoreError> {
        let largest =
            self.writes.iter().filter_map(|(_, value)| value.as_ref().map(Vec::len)).max();
        match largest {
            Some(bytes) if bytes > VALUE_LIMIT => Err(StoreError::TooLarge { bytes }),
            _ => Ok(()),
        }
    }
}

/// What came of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Commit {
    /// It is written, and durable.
    Applied,
    /// A row was not as expected; nothing is written.
    Conflict,
}

/// Why a store did not do what it should.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum StoreError {
    /// A value is larger than [`VALUE_LIMIT`]; nothing is written.
    #[error("a value of {bytes} bytes is too large to be stored")]
    TooLarge {
        /// How large it is.
        bytes: usize,
    },
    /// The engine failed, now or earlier. Only opening the store again can tell what is on disk.
    #[error("the store has failed: {0}")]
    Failed(String),
    /// The database can't be reached now, or does not do what it should. The store goes on as soon as it can.
    #[error("the database is away: {0}")]
    Away(String),
}
