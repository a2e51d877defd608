//! `Fleet`: one process among those that share a store, with its heartbeats and duties.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use crate::codec::{Stored, open, seal};
use crate::fleet::assignment::{Assignment, Duty};
use crate::fleet::heartbeat::{BEAT, SILENCE};
use crate::fleet::identify::{bucket, reserve};
use crate::fleet::records::{Handled, HostProcess, IdentifySlot, Member, Shard, ShardRange};
use crate::fleet::store_form::{FORM, StoreForm};
use crate::ids::{Key, Timestamp};
use crate::keys;
use crate::keys::Table;
use store::{Batch, Commit, Found, LookUp, Range, Store, StoreError};

/// The maximum number of attempts to change a row that other processes also change.
const ATTEMPTS: usize = 50;

/// The milliseconds after which Discord certainly doesn't deliver an interaction again.
const HANDLED: u64 = 3_600_000;

/// The maximum number of rows that one sweep reads.
const SWEPT: usize = 1_000;

/// A heartbeat of a process, and the shards that it may have.
#[derive(Clone, Copy, Debug)]
pub struct Beat {
    /// The number of earlier heartbeats of this process.
    pub number: u64,
    /// The machine and the process number on it, if known.
    pub host: Option<HostProcess>,
    /// The shards that the process may have.
    pub range: ShardRange,
    /// Whether the process is shutting down and gives up its shards.
    pub is_leaving: bool,
}

/// The processes and shards of a store as they were read, and the next check of its job queue.
#[derive(Clone, Debug, Default)]
pub struct Observation {
    /// All processes and shards with a row.
    pub assignment: Assignment,
    /// The time when the next job is due. `None` if the queue is empty.
    pub next_due: Option<Timestamp>,
    /// The form of the store. This program may have become too old for the store since it started.
    pub store_form: Option<StoreForm>,
}

impl Observation {
    fn of(found: Found) -> Self {
        let mut observed = Self::default();
        let [members, shards, due] = found.rows.try_into().unwrap_or_default();
        for (key, raw) in members {
            let process = keys::number(&key, 0);
            observed.assignment.members.extend(process.zip(open::<Member>(&raw).ok()));
        }
        for (key, raw) in shards {
            let number = keys::number(&key, 0).and_then(|number| u32::try_from(number).ok());
            let Some((number, row)) = number.zip(open::<Shard>(&raw).ok()) else { continue };
            observed.assignment.shards.insert(number, row);
            observed.assignment.raw.insert(number, raw);
        }
        let form = found.values.first().and_then(Option::as_deref);
        observed.store_form = Some(StoreForm::of(form));
        observed.next_due = due.first().and_then(|(key, _)| keys::number(key, 0)).map(Timestamp);
        observed
    }
}

fn look_up() -> LookUp {
    let next_due = Range { most: 1, ..Table::JobDue.under(&[]) };
    let ranges = vec![Table::Member.under(&[]), Table::Shard.under(&[]), next_due];
    LookUp { keys: vec![keys::store_form()], ranges }
}

/// The handle of one process to the rows that it shares with the other processes of a store.
#[derive(Clone)]
pub struct Fleet {
    store: Arc<dyn Store>,
    process: u64,
}

impl Fleet {
    /// The interval in milliseconds at which a process renews its row.
    pub const BEAT: u64 = BEAT;

    pub(crate) fn new(store: Arc<dyn Store>, process: u64) -> Self {
        Self { store, process }
    }

    /// The random number of this process.
    pub fn process(&self) -> u64 {
        self.process
    }

    /// Writes a heartbeat. Then reads all processes and shards, and the time when the next job is due.
    pub fn observe(
        &self,
        Beat { number, host, range, is_leaving }: Beat,
        now: Timestamp,
    ) -> Result<Observation, StoreError> {
        let until = now.plus(SILENCE);
        let row = Member { beat: number, until, host, range, is_leaving, form: FORM };
        let mut batch = Batch::default();
        batch.put(keys::member(self.process), seal(&row));
        self.store.commit(batch)?;
        self.read()
    }

    /// Reads the same as [`Fleet::observe`], without a heartbeat.
    pub fn read(&self) -> Result<Observation, StoreError> {
        self.store.look_up(&look_up()).map(Observation::of)
    }

    /// Carries out a duty if the shard's row is unchanged. Returns whether it was carried out.
    pub fn carry_out(&self, assignment: &Assignment, duty: Duty) -> Result<bool, StoreError> {
        let Some((shard, row)) = assignment.changed(duty, self.process) else { return Ok(false) };
        let mut batch = Batch::default();
        batch.replace(keys::shard(shard), assignment.raw.get(&shard).cloned(), seal(&row));
        Ok(self.store.commit(batch)? == Commit::Applied)
    }

    /// Records that this process has disconnected from a shard. If the process was the owner, the successor becomes the
    /// owner. Without a successor, the shard becomes free.
    pub fn note_left(&self, shard: u32) -> Result<(), StoreError> {
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

    /// Removes the row of a process that is dead or shutting down.
    ///
    /// `Matches::remove_process` also ends its leases.
    pub fn forget(&self, process: u64) -> Result<(), StoreError> {
        let mut batch = Batch::default();
        batch.remove(keys::member(process));
        self.store.commit(batch).map(drop)
    }

    /// Reserves a turn to identify a shard, and returns its time by the caller's clock.
    ///
    /// The store's clock orders the turns, since the clocks of processes differ.
    pub fn identify_slot(
        &self,
        shard: u32,
        concurrency: u32,
        now: Timestamp,
    ) -> Result<Timestamp, StoreError> {
        let shared = self.store.clock()?.map_or(now, Timestamp::since_1970);
        let mut turn = shared;
        let key = keys::identify_slot(bucket(shard, concurrency));
        self.change::<IdentifySlot>(&key, |row| {
            let (ours, next) = reserve(row, shared);
            turn = ours;
            Some(next)
        })?;
        Ok(now.plus(turn.0.saturating_sub(shared.0)))
    }

    /// Claims an interaction that two processes may have received. Returns whether this process handles it: the first
    /// claim wins.
    pub fn claim_interaction(&self, interaction: Key, now: Timestamp) -> Result<bool, StoreError> {
        let key = keys::handled(interaction);
        let mut batch = Batch::default();
        batch.replace(key.clone(), None, seal(&Handled { process: self.process, at: now }));
        if self.store.commit(batch)? == Commit::Applied {
            return Ok(true);
        }
        let raw = self.store.read(&[key])?.pop().flatten();
        let row = raw.and_then(|raw| open::<Handled>(&raw).ok());
        Ok(row.is_some_and(|row| row.process == self.process))
    }

    /// Removes outdated claims of interactions.
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

    /// The processes that have a row but are not in `living`.
    pub fn dead(assignment: &Assignment, living: &BTreeSet<u64>) -> Vec<u64> {
        assignment.members.keys().copied().filter(|process| !living.contains(process)).collect()
    }

    /// Changes a row, with retries if other processes change it at the same time.
    fn change<R: Stored>(
        &self,
        key: &[u8],
        mut change: impl FnMut(Option<R>) -> Option<R>,
    ) -> Result<(), StoreError> {
        for _ in 0..ATTEMPTS {
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
