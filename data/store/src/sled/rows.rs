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
    /// Held by the writer while rows change. Readers never see half of a batch, or what a crash could undo.
    gate: RwLock<()>,
    /// Held by a writer from its first expectation until all of its rows are in place.
    writing: Mutex<Writing>,
    /// The failure that stopped the store.
    failed: OnceLock<String>,
}

/// The state of the current writer.
struct Writing {
    log: WriteAheadLog,
    /// Whether rows were filled in without being in the log.
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

    /// Writes a group of batches durably, each only if its expectations hold after the batches before it.
    pub(super) fn write(&self, batches: &[Batch]) -> Result<Vec<Commit>, StoreError> {
        self.one_at_a_time(|writing| self.write_group(writing, batches))
    }

    /// Writes a batch row by row, if its expectations hold. It becomes durable with the next group.
    pub(super) fn fill(&self, batch: &Batch) -> Result<Commit, StoreError> {
        self.one_at_a_time(|writing| {
            if !self.holds(batch, &Changes::new())? {
                return Ok(Commit::Conflict);
            }
            // Earlier commits must not be replayed over the filled rows.
            self.settle(&mut writing.log)?;
            writing.has_filled = true;
            let _gate = self.gate.write().unwrap_or_else(PoisonError::into_inner);
            let rows = batch.writes.iter();
            let mut rows = rows.map(|(key, value)| (key.as_slice(), value.as_deref()));
            rows.try_for_each(|(key, value)| place(&self.database.rows, key, value))?;
            Ok(Commit::Applied)
        })
    }

    /// Settles the log, so that nothing has to be replayed. If that fails, the next opening replays it.
    pub(super) fn close(&self) {
        let _ = self.one_at_a_time(|writing| self.settle(&mut writing.log));
    }

    /// Runs a change of rows. A failure is final unless nothing was written: after a failed fsync, nobody knows what is
    /// on disk.
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
        // Until here readers saw the old rows, and did not wait for the disk.
        let _gate = self.gate.write().unwrap_or_else(PoisonError::into_inner);
        pending.iter().try_for_each(|(key, value)| place(&self.database.rows, key, *value))?;
        Ok(outcomes)
    }

    /// Makes all rows durable in their places, after which the log has nothing to replay.
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

/// Why rows were not written.
enum WriteFault {
    /// The disk accepts no writes, and nothing has changed.
    Unwritable(String),
    /// The content of the disk is unknown.
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
