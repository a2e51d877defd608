//! One process among those that share a store.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use crate::codec::{Stored, open, seal};
use crate::fleet::assignment::{Assignment, Duty};
use crate::fleet::heartbeat::{BEAT, SILENCE};
use crate::fleet::identify::{bucket, reserve};
use crate::fleet::records::{Handled, HostProcess, Member, Shard, ShardRange, Start};
use crate::ids::{Key, Timestamp};
use crate::keys;
use crate::keys::Table;
use store::{Batch, Commit, Range, Store, StoreError};

/// How often it is tried when somebody comes between.
const TRIES: usize = 50;

/// After so many milliseconds nobody is told of an interaction any more.
const HANDLED: u64 = 3_600_000;

/// How many rows that have served are swept at a time.
const SWEPT: usize = 200;

/// One process among those that share a store.
#[derive(Clone)]
pub struct Fleet {
    store: Arc<dyn Store>,
    process: u64,
}

impl Fleet {
    /// In how many milliseconds its row is to be renewed.
    pub const BEAT: u64 = BEAT;

    /// This process on this store.
    pub(crate) fn new(store: Arc<dyn Store>, process: u64) -> Self {
        Self { store, process }
    }

    /// Who it is.
    pub fn process(&self) -> u64 {
        self.process
    }

    /// Writes that this process lives, and what it may have.
    ///
    /// # Errors
    /// The store has failed.
    pub fn beat(
        &self,
        (beat, host): (u64, Option<HostProcess>),
        (span, is_leaving): (ShardRange, bool),
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let until = now.plus(SILENCE);
        let mut batch = Batch::default();
        let row = Member { beat, until, host, span, is_leaving };
        batch.put(keys::member(self.process), seal(&row));
        self.store.commit(batch).map(drop)
    }

    /// All processes and shards.
    ///
    /// # Errors
    /// The store has failed.
    pub fn assignment(&self) -> Result<Assignment, StoreError> {
        let mut assignment = Assignment::default();
        for (key, raw) in self.store.scan(&Table::Member.under(&[]))? {
            let process = keys::number(&key, 0);
            assignment.members.extend(process.zip(open::<Member>(&raw).ok()));
        }
        for (key, raw) in self.store.scan(&Table::Shard.under(&[]))? {
            let number = keys::number(&key, 0).and_then(|number| u32::try_from(number).ok());
            let Some((number, row)) = number.zip(open::<Shard>(&raw).ok()) else { continue };
            assignment.shards.insert(number, row);
            assignment.raw.insert(number, raw);
        }
        Ok(assignment)
    }

    /// Changes a shard's row by a duty, if it is still as it was read; whether it was.
    ///
    /// # Errors
    /// The store has failed.
    pub fn carry_out(&self, assignment: &Assignment, duty: Duty) -> Result<bool, StoreError> {
        let Some((shard, row)) = assignment.changed(duty, self.process) else { return Ok(false) };
        let mut batch = Batch::default();
        batch.expect(keys::shard(shard), assignment.raw.get(&shard).cloned());
        batch.put(keys::shard(shard), seal(&row));
        Ok(self.store.commit(batch)? == Commit::Applied)
    }

    /// Notes that this process is told nothing of a shard any more: whoever has it now has it alone, and if it was still
    /// this one's nobody has it.
    ///
    /// # Errors
    /// The store has failed.
    pub fn has_left(&self, shard: u32) -> Result<(), StoreError> {
        let key = keys::shard(shard);
        self.change::<Shard>(&key, |row| {
            let row = row?;
            let is_owner = row.owner == self.process;
            let before = row.before.filter(|&before| before != self.process);
            let successor = row.successor.filter(|&next| next != self.process);
            match row.successor {
                Some(next) if is_owner => Some(Shard::of(next)),
                None if is_owner => None,
                _ => Some(Shard { before, successor, ..row }),
            }
        })
    }

    /// Forgets a process that is dead, or that is about to end.
    ///
    /// # Errors
    /// The store has failed.
    pub fn forget(&self, process: u64) -> Result<(), StoreError> {
        let mut batch = Batch::default();
        batch.remove(keys::member(process));
        self.store.commit(batch).map(drop)
    }

    /// When a shard may introduce itself, where so many may at once: it is nobody else's turn then. Turns are told apart by
    /// the store's clock, as those of processes differ; the moment is by the one of whoever asks.
    ///
    /// # Errors
    /// The store has failed.
    pub fn turn(
        &self,
        (shard, concurrency): (u32, u32),
        now: Timestamp,
    ) -> Result<Timestamp, StoreError> {
        let shared = self.store.clock()?.map_or(now, Timestamp::since_1970);
        let mut turn = shared;
        let key = keys::identify_slot(bucket(shard, concurrency));
        self.change::<Start>(&key, |row| {
            let (ours, next) = reserve(row, shared);
            turn = ours;
            Some(next)
        })?;
        Ok(now.plus(turn.0.saturating_sub(shared.0)))
    }

    /// Whether an interaction of which another process is told too is this one's to handle: whoever asks first has it, and
    /// has it however often they ask.
    ///
    /// # Errors
    /// The store has failed.
    pub fn handle(&self, interaction: Key, now: Timestamp) -> Result<bool, StoreError> {
        let key = keys::handled(interaction);
        let mut batch = Batch::default();
        batch.expect(key.clone(), None);
        batch.put(key.clone(), seal(&Handled { process: self.process, at: now }));
        if self.store.commit(batch)? == Commit::Applied {
            return Ok(true);
        }
        let raw = self.store.read(&[key])?.pop().flatten();
        let row = raw.and_then(|raw| open::<Handled>(&raw).ok());
        Ok(row.is_some_and(|row| row.process == self.process))
    }

    /// Sweeps what has served.
    ///
    /// # Errors
    /// The store has failed.
    pub fn sweep(&self, now: Timestamp) -> Result<(), StoreError> {
        let rows = self.store.scan(&Range { most: SWEPT, ..Table::Handled.under(&[]) })?;
        let is_over = |raw: &[u8]| open::<Handled>(raw).is_ok_and(|row| row.at.plus(HANDLED) < now);
        let over = rows.into_iter().filter(|(_, raw)| is_over(raw));
        let mut batch = Batch::default();
        over.for_each(|(key, _)| batch.remove(key));
        match batch.writes.is_empty() {
            true => Ok(()),
            false => self.store.commit(batch).map(drop),
        }
    }

    /// Those of all who have a row that are not among the living.
    pub fn dead(assignment: &Assignment, living: &BTreeSet<u64>) -> Vec<u64> {
        assignment.members.keys().copied().filter(|process| !living.contains(process)).collect()
    }

    /// Changes a row, again where somebody comes between.
    fn change<R: Stored>(
        &self,
        key: &[u8],
        mut change: impl FnMut(Option<R>) -> Option<R>,
    ) -> Result<(), StoreError> {
        for _ in 0..TRIES {
            let raw = self.store.read(&[key.to_vec()])?.pop().flatten();
            let row = raw.as_deref().and_then(|raw| open::<R>(raw).ok());
            let changed = change(row);
            let mut batch = Batch::default();
            batch.writes.push((key.to_vec(), changed.as_ref().map(seal)));
            batch.expect(key.to_vec(), raw);
            if self.store.commit(batch)? == Commit::Applied {
                return Ok(());
            }
        }
        Err(StoreError::Away("others change the same row again and again".into()))
    }
}

impl fmt::Debug for Fleet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fleet").field("process", &self.process).finish_non_exhaustive()
    }
}
