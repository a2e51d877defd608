//! The one thread that writes, for all who wait at that moment together, and the rows that all may read.

use std::fs::File;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::redo::{self, Changes};
use crate::stores::{Batch, Commit, Range, Row, StoreError};

/// How many batches are written together at most.
const GROUP: usize = 256;

/// How long a commit may take. sled has been seen to hang; nobody shall wait for ever.
const PATIENCE: Duration = Duration::from_secs(30);

/// What makes a file outlive a loss of power.
pub(super) trait Fsync: Send + Sync {
    /// Returns when all that was written to the file is on the disk, the file's length included.
    fn fsync(&self) -> io::Result<()>;
}

impl Fsync for File {
    fn fsync(&self) -> io::Result<()> {
        self.sync_all()
    }
}

/// The rows on the disk.
pub(super) struct Disk {
    db: sled::Db,
    rows: sled::Tree,
    /// The database's file, for the fsync that sled leaves out.
    file: Box<dyn Fsync>,
    /// Held by the committer while rows change, so that nobody reads what a crash could undo, or half of a batch.
    gate: RwLock<()>,
    /// Held by whoever writes, from the first look at what they expect until all of it is in its place.
    writing: Mutex<()>,
    /// Why the store does nothing more.
    failed: OnceLock<String>,
}

/// A batch and where to send what came of it.
struct Request {
    batch: Batch,
    reply: SyncSender<Result<Commit, StoreError>>,
}

/// The thread's handle. Dropping it ends the thread after what it has been given is written.
pub(super) struct Committer {
    disk: Arc<Disk>,
    requests: Mutex<Option<SyncSender<Request>>>,
    thread: Option<JoinHandle<()>>,
}

impl Committer {
    /// Starts it. For so long a batch for which nobody waits is held back for others to come.
    pub(super) fn start(disk: Arc<Disk>, held_back: Duration) -> io::Result<Self> {
        let (requests, received) = sync_channel(GROUP);
        let writing = Arc::clone(&disk);
        let thread = thread::Builder::new()
            .name("committer".into())
            .spawn(move || write_all(&writing, &received, held_back))?;
        Ok(Self { disk, requests: Mutex::new(Some(requests)), thread: Some(thread) })
    }

    pub(super) fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        let (reply, answer) = sync_channel(1);
        let requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let sent = requests.is_some_and(|requests| requests.send(Request { batch, reply }).is_ok());
        if !sent {
            return Err(self.disk.fail("the committer has ended"));
        }
        match answer.recv_timeout(PATIENCE) {
            Ok(outcome) => outcome,
            Err(RecvTimeoutError::Timeout) => Err(self.disk.fail("a commit takes too long")),
            Err(RecvTimeoutError::Disconnected) => Err(self.disk.fail("the committer has ended")),
        }
    }
}

impl Drop for Committer {
    fn drop(&mut self) {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = self.thread.take() {
            // Its panics are caught and told where they happen.
            let _ = thread.join();
        }
    }
}

fn write_all(disk: &Disk, received: &Receiver<Request>, held_back: Duration) {
    while let Ok(first) = received.recv() {
        let group = group_of(first, received, held_back);
        let (batches, replies): (Vec<_>, Vec<_>) =
            group.into_iter().map(|request| (request.batch, request.reply)).unzip();
        match disk.write(&batches) {
            Ok(outcomes) => {
                for (reply, outcome) in replies.iter().zip(outcomes) {
                    // Whoever asked may have lost patience.
                    let _ = reply.send(Ok(outcome));
                }
            }
            Err(error) => {
                for reply in replies {
                    let _ = reply.send(Err(error.clone()));
                }
            }
        }
    }
}

/// All who wait at this moment; where none of them is in a hurry, those too who come a moment later.
fn group_of(first: Request, received: &Receiver<Request>, held_back: Duration) -> Vec<Request> {
    let end = Instant::now() + held_back;
    let mut is_patient = first.batch.is_patient;
    let mut group = vec![first];
    while group.len() < GROUP {
        let next = match is_patient {
            true => received.recv_timeout(end.saturating_duration_since(Instant::now())).ok(),
            false => received.try_recv().ok(),
        };
        let Some(next) = next else { break };
        is_patient &= next.batch.is_patient;
        group.push(next);
    }
    group
}

impl Disk {
    pub(super) fn new(db: sled::Db, rows: sled::Tree, file: Box<dyn Fsync>) -> Self {
        let (gate, writing) = (RwLock::default(), Mutex::default());
        Self { db, rows, file, gate, writing, failed: OnceLock::new() }
    }

    /// Marks a new database as one, durably.
    pub(super) fn found(&self, mark: &[u8]) -> Result<(), StoreError> {
        self.db.insert(mark, &[]).map_err(|error| self.fail(&error.to_string()))?;
        self.sync().map_err(|error| self.fail(&error))
    }

    pub(super) fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        let _gate = self.gate.read().unwrap_or_else(PoisonError::into_inner);
        self.check()?;
        let values = keys.iter().map(|key| Ok(self.rows.get(key)?.map(|value| value.to_vec())));
        values.collect::<sled::Result<_>>().map_err(|error| self.fail(&error.to_string()))
    }

    pub(super) fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        if range.from >= range.to {
            return Ok(Vec::new());
        }
        let _gate = self.gate.read().unwrap_or_else(PoisonError::into_inner);
        self.check()?;
        let found = self.rows.range(range.from.as_slice()..range.to.as_slice());
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

    /// Writes a group of batches, each only if what it expects holds after those before it, and makes them durable.
    /// Any failure is the end: after a failed fsync nobody knows what is on the disk.
    fn write(&self, batches: &[Batch]) -> Result<Vec<Commit>, StoreError> {
        let _writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        self.check()?;
        match catch_unwind(AssertUnwindSafe(|| self.write_group(batches))) {
            Ok(Ok(outcomes)) => Ok(outcomes),
            Ok(Err(error)) => Err(self.fail(&error)),
            Err(_) => Err(self.fail("sled panicked")),
        }
    }

    /// Writes a batch if what it expects holds: row by row, in its own order, as whoever fills a store needs no more. sled
    /// takes the rows of a batch in any order, and writes the pages between them the more often.
    pub(super) fn fill(&self, batch: &Batch) -> Result<Commit, StoreError> {
        let _writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let _gate = self.gate.write().unwrap_or_else(PoisonError::into_inner);
        self.check()?;
        let filled = catch_unwind(AssertUnwindSafe(|| -> sled::Result<Commit> {
            if !self.holds(batch, &Changes::new())? {
                return Ok(Commit::Conflict);
            }
            // What was committed before is not put back over what is filled in now.
            redo::forget(&self.db)?;
            for (key, value) in &batch.writes {
                match value {
                    Some(value) => self.rows.insert(key, value.as_slice())?,
                    None => self.rows.remove(key)?,
                };
            }
            Ok(Commit::Applied)
        }));
        match filled {
            Ok(Ok(outcome)) => Ok(outcome),
            Ok(Err(error)) => Err(self.fail(&error.to_string())),
            Err(_) => Err(self.fail("sled panicked")),
        }
    }

    fn write_group(&self, batches: &[Batch]) -> Result<Vec<Commit>, String> {
        let mut pending = Changes::new();
        let mut outcomes = Vec::with_capacity(batches.len());
        for batch in batches {
            let holds = self.holds(batch, &pending).map_err(|error| error.to_string())?;
            if holds {
                let writes = batch.writes.iter();
                pending.extend(writes.map(|(key, value)| (key.as_slice(), value.as_deref())));
            }
            outcomes.push(if holds { Commit::Applied } else { Commit::Conflict });
        }
        if pending.is_empty() {
            return Ok(outcomes);
        }
        match redo::packed(&pending) {
            Some(packed) => {
                redo::note(&self.db, packed).map_err(|error| error.to_string())?;
                self.sync()?;
                // Until here all who read were shown what was so before, and nobody had to wait for the disk.
                let _gate = self.gate.write().unwrap_or_else(PoisonError::into_inner);
                redo::carry_out(&self.rows, &pending).map_err(|error| error.to_string())?;
            }
            None => self.write_as_batch(&pending)?,
        }
        Ok(outcomes)
    }

    /// Makes a group whole by sled's own means. The one before must not be repeated after it.
    fn write_as_batch(&self, pending: &Changes<'_>) -> Result<(), String> {
        redo::forget(&self.db).map_err(|error| error.to_string())?;
        self.sync()?;
        let _gate = self.gate.write().unwrap_or_else(PoisonError::into_inner);
        let mut all = sled::Batch::default();
        for (&key, value) in pending {
            match value {
                Some(value) => all.insert(key, *value),
                None => all.remove(key),
            }
        }
        self.rows.apply_batch(all).map_err(|error| error.to_string())?;
        self.sync()
    }

    fn holds(&self, batch: &Batch, pending: &Changes<'_>) -> sled::Result<bool> {
        for (key, expected) in &batch.expects {
            let same = match pending.get(key.as_slice()) {
                Some(value) => *value == expected.as_deref(),
                None => self.rows.get(key)?.as_deref() == expected.as_deref(),
            };
            if !same {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn sync(&self) -> Result<(), String> {
        self.db.flush().map_err(|error| error.to_string())?;
        self.file.fsync().map_err(|error| error.to_string())
    }

    fn check(&self) -> Result<(), StoreError> {
        self.failed.get().map_or(Ok(()), |reason| Err(StoreError::Failed(reason.clone())))
    }

    fn fail(&self, reason: &str) -> StoreError {
        let reason = self.failed.get_or_init(|| {
            tracing::error!(reason, "the store has failed");
            reason.into()
        });
        StoreError::Failed(reason.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many are written together of those that wait, where each is patient or not; whoever is held back is so for an hour.
    fn together(waiting: &[bool], is_more_to_come: bool) -> usize {
        let (requests, received) = sync_channel(GROUP);
        for &is_patient in waiting {
            let batch = Batch { is_patient, ..Batch::default() };
            requests.send(Request { batch, reply: sync_channel(1).0 }).unwrap();
        }
        let more = is_more_to_come.then_some(requests);
        let first = received.recv().unwrap();
        let group = group_of(first, &received, Duration::from_secs(3600));
        drop(more);
        group.len()
    }

    #[test]
    fn whoever_is_in_a_hurry_waits_for_nobody_and_takes_along_who_is_there() {
        assert_eq!(together(&[false], true), 1);
        assert_eq!(together(&[false, true, false], true), 3);
        assert_eq!(together(&[true, true, false], true), 3);
    }

    #[test]
    fn whoever_is_held_back_when_no_more_come_is_written() {
        assert_eq!(together(&[true, true], false), 2);
    }
}
