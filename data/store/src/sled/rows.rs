//! `DiskRows`: the rows on disk, read by many threads, written by one at a time.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, OnceLock, PoisonError, RwLock};

use crate::batch::{Batch, Commit};
use crate::error::StoreError;
use crate::row::{Range, Row};
use crate::sled::database::{Database, place};
use crate::sled::wal::{AppendError, Changes, WriteAheadLog};

pub(super) struct DiskRows {
    database: Database,
    /// Write-locked while rows change, so that readers see neither half of a batch nor rows that a crash could undo.
    gate: RwLock<()>,
    /// Locked by a writer from its first expectation until all of its rows are written.
    writing: Mutex<Writing>,
    /// The failure that stopped the store, if any.
    failed: OnceLock<String>,
}

/// The state that only the current writer may use.
struct Writing {
    log: WriteAheadLog,
    /// Whether [`DiskRows::fill`] has written rows that are neither in the log nor durable.
    has_filled: bool,
}

impl DiskRows {
    /// Wraps an open database. `log` must have nothing to replay.
    pub(super) fn new(database: Database, log: WriteAheadLog) -> Self {
        let writing = Mutex::new(Writing { log, has_filled: false });
        Self { database, gate: RwLock::default(), writing, failed: OnceLock::new() }
    }

    pub(super) fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        let _gate = self.gate.read().unwrap_or_else(PoisonError::into_inner);
        self.check()?;
        let values =
            keys.iter().map(|key| Ok(self.database.rows.get(key)?.map(|value| value.to_vec())));
        values.collect::<sled::Result<_>>().map_err(|error| self.fail(&error.to_string()))
    }

    pub(super) fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        if range.from >= range.to {
            return Ok(Vec::new());
        }
        let _gate = self.gate.read().unwrap_or_else(PoisonError::into_inner);
        self.check()?;
        let found = self.database.rows.range(range.from.as_slice()..range.to.as_slice());
        let rows = |row: sled::Result<(sled::IVec, sled::IVec)>| {
            row.map(|(key, value)| (key.to_vec(), value.to_vec()))
        };
        let rows: sled::Result<_> = if range.backward {
            found.rev().take(range.most).map(rows).collect()
        } else {
            found.take(range.most).map(rows).collect()
        };
        rows.map_err(|error| self.fail(&error.to_string()))
    }

    /// Writes a group of batches durably. The expectations of each are checked after the writes of those before it.
    pub(super) fn write(&self, batches: &[Batch]) -> Result<Vec<Commit>, StoreError> {
        self.one_at_a_time(|writing| self.write_group(writing, batches))
    }

    /// Writes a batch row by row, if its expectations hold. The batch becomes durable with the next [`Self::write`].
    pub(super) fn fill(&self, batch: &Batch) -> Result<Commit, StoreError> {
        self.one_at_a_time(|writing| {
            if !self.holds(batch, &Changes::new())? {
                return Ok(Commit::Conflict);
            }
            // After a crash, the log must not be replayed over these rows.
            self.settle(&mut writing.log)?;
            writing.has_filled = true;
            let _gate = self.gate.write().unwrap_or_else(PoisonError::into_inner);
            let rows = batch.writes.iter();
            let mut rows = rows.map(|(key, value)| (key.as_slice(), value.as_deref()));
            rows.try_for_each(|(key, value)| place(&self.database.rows, key, value))?;
            Ok(Commit::Applied)
        })
    }

    /// Makes all rows durable, so that the next opening has nothing to replay. If that fails, the next opening replays
    /// the log.
    pub(super) fn close(&self) {
        let _ = self.one_at_a_time(|writing| self.settle(&mut writing.log));
    }

    /// Runs a change of rows, one at a time. A failure stops the store, unless nothing was written: after a failed
    /// fsync, the content of the disk is unknown.
    fn one_at_a_time<T>(
        &self,
        change: impl FnOnce(&mut Writing) -> Result<T, WriteFault>,
    ) -> Result<T, StoreError> {
        let mut writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        self.check()?;
        match catch_unwind(AssertUnwindSafe(|| change(&mut writing))) {
            Ok(Ok(outcome)) => Ok(outcome),
            Ok(Err(WriteFault::Unwritable(error))) => {
                tracing::error!(error, "the store can't be written");
                Err(StoreError::Unwritable(error))
            }
            Ok(Err(WriteFault::Final(error))) => Err(self.fail(&error)),
            Err(_) => Err(self.fail("sled panicked")),
        }
    }

    fn write_group(
        &self,
        writing: &mut Writing,
        batches: &[Batch],
    ) -> Result<Vec<Commit>, WriteFault> {
        let mut pending = Changes::new();
        let mut outcomes = Vec::with_capacity(batches.len());
        for batch in batches {
            let holds = self.holds(batch, &pending)?;
            if holds {
                let writes = batch.writes.iter();
                pending.extend(writes.map(|(key, value)| (key.as_slice(), value.as_deref())));
            }
            outcomes.push(if holds { Commit::Applied } else { Commit::Conflict });
        }
        if pending.is_empty() {
            return Ok(outcomes);
        }
        if writing.log.is_full_for(&pending) {
            self.settle(&mut writing.log)?;
        }
        if writing.has_filled {
            self.database.sync()?;
            writing.has_filled = false;
        }
        writing.log.append(&pending)?;
        // Readers don't wait for the disk: the gate is locked only now, after the log is durable.
        let _gate = self.gate.write().unwrap_or_else(PoisonError::into_inner);
        pending.iter().try_for_each(|(key, value)| place(&self.database.rows, key, *value))?;
        Ok(outcomes)
    }

    /// Makes all rows durable in sled, and empties the log.
    fn settle(&self, log: &mut WriteAheadLog) -> Result<(), WriteFault> {
        if log.is_empty() {
            return Ok(());
        }
        self.database.sync()?;
        log.forget().map_err(|error| WriteFault::Final(error.to_string()))
    }

    fn holds(&self, batch: &Batch, pending: &Changes<'_>) -> sled::Result<bool> {
        for (key, expected) in &batch.expects {
            let same = match pending.get(key.as_slice()) {
                Some(value) => *value == expected.as_deref(),
                None => self.database.rows.get(key)?.as_deref() == expected.as_deref(),
            };
            if !same {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn check(&self) -> Result<(), StoreError> {
        self.failed.get().map_or(Ok(()), |reason| Err(StoreError::Stopped(reason.clone())))
    }

    pub(super) fn fail(&self, reason: &str) -> StoreError {
        let reason = self.failed.get_or_init(|| {
            tracing::error!(reason, "the store has failed");
            reason.into()
        });
        StoreError::Failed(reason.clone())
    }
}

/// The reason why rows were not written.
enum WriteFault {
    /// The disk accepts no writes, and nothing was written.
    Unwritable(String),
    /// The content of the disk is unknown, so the store stops.
    Final(String),
}

impl From<AppendError> for WriteFault {
    fn from(error: AppendError) -> Self {
        match error {
            AppendError::NotWritten(error) => Self::Unwritable(error.to_string()),
            AppendError::Unknown(error) => Self::Final(error.to_string()),
        }
    }
}

impl From<sled::Error> for WriteFault {
    fn from(error: sled::Error) -> Self {
        Self::Final(error.to_string())
    }
}

impl From<String> for WriteFault {
    fn from(error: String) -> Self {
        Self::Final(error)
    }
}
