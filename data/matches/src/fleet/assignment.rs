//! The assignment of shards to processes, and the duties that follow from it.

use std::collections::{BTreeMap, BTreeSet};

use crate::fleet::records::{Member, Shard};

/// The stored processes and shards, as they were read at one time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    /// All processes that have a row, dead or alive.
    pub members: BTreeMap<u64, Member>,
    /// All shards that have a row.
    pub shards: BTreeMap<u32, Shard>,
    /// The raw rows of the shards, for compare-and-set.
    pub(crate) raw: BTreeMap<u32, Vec<u8>>,
}

/// The next step of a process for a shard. All except [`Duty::Connect`] and [`Duty::Leave`] change the shard's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Duty {
    /// Takes a free shard.
    Take(u32),
    /// Becomes the successor for a shard that its owner offers.
    Follow(u32),
    /// Offers a shard to other processes.
    Offer(u32),
    /// Withdraws the offer of a shard, or removes its dead successor.
    Keep(u32),
    /// Becomes the owner of a shard, since its connection to the shard is ready.
    Assume(u32),
    /// Removes the former owner from a shard's row, since that process is dead.
    Settle(u32),
    /// Connects to a shard.
    Connect(u32),
    /// Disconnects from a shard that another process owns.
    Leave(u32),
}

/// The connections of one process to its shards.
#[derive(Clone, Copy, Debug)]
pub struct LocalShards<'a> {
    /// The number of the process.
    pub process: u64,
    /// The shards with an open or opening connection.
    pub connections: &'a BTreeSet<u32>,
    /// The shards whose connection is ready.
    pub ready: &'a BTreeSet<u32>,
}

/// The share of the process at index `place` if `of` processes divide `things` evenly.
pub fn fair_share(things: u32, place: u32, of: u32) -> u32 {
    things / of.max(1) + u32::from(place < things % of.max(1))
}

impl Assignment {
    /// The duties of a process, given the living processes.
    pub fn duties(&self, own: LocalShards<'_>, living: &BTreeSet<u64>) -> Vec<Duty> {
        let Some(me) = self.members.get(&own.process) else { return Vec::new() };
        let mut duties = Vec::new();
        for shard in 0..me.range.total {
            duties.extend(self.duty(shard, own, living));
        }
        duties.extend(self.moves(own, living));
        duties
    }

    /// The duty that follows from the row of a shard, regardless of quotas.
    fn duty(&self, shard: u32, own: LocalShards<'_>, living: &BTreeSet<u64>) -> Option<Duty> {
        let is_connected = own.connections.contains(&shard);
        let Some(row) = self.shards.get(&shard) else {
            return is_connected.then_some(Duty::Leave(shard));
        };
        let is_dead = |process: Option<u64>| process.is_some_and(|one| !living.contains(&one));
        let (is_owner, is_next) = (row.owner == own.process, row.successor == Some(own.process));
        match () {
            () if is_connected && !is_owner && !is_next => Some(Duty::Leave(shard)),
            () if (is_owner || is_next) && !is_connected => Some(Duty::Connect(shard)),
            () if is_next && own.ready.contains(&shard) => Some(Duty::Assume(shard)),
            () if is_owner && is_dead(row.successor) => Some(Duty::Keep(shard)),
            () if is_owner && is_dead(row.before) => Some(Duty::Settle(shard)),
            () => None,
        }
    }

    /// The duties that move shards between processes, so that each has its quota.
    fn moves(&self, own: LocalShards<'_>, living: &BTreeSet<u64>) -> Vec<Duty> {
        let me = &self.members[&own.process];
        let is_mine = |row: &Shard| row.owner == own.process && row.successor.is_none();
        let rows = || self.shards.iter().filter(|(shard, _)| **shard < me.range.total);
        let mine = |is_offered| {
            let offered =
                rows().filter(move |(_, row)| is_mine(row) && row.is_offered == is_offered);
            offered.map(|(shard, _)| *shard)
        };
        let kept: Vec<u32> = mine(false).collect();
        let coming = rows().filter(|(_, row)| row.successor == Some(own.process)).count();
        let has = kept.len() + coming;
        let quota = self.quotas(living).get(&own.process).copied().unwrap_or(0) as usize;
        if has > quota {
            // A shard that no other process may take is kept.
            let wanted = |shard: &u32| self.has_another(*shard, own.process, living);
            let surplus = kept.into_iter().rev().filter(wanted);
            return surplus.take(has - quota).map(Duty::Offer).collect();
        }
        let of_span = |shard: &u32| me.range.has(*shard);
        let free = (me.range.first..me.range.end).filter(|shard| self.is_free(*shard, living));
        let offered = rows().filter(|(_, row)| {
            row.is_offered && row.owner != own.process && !is_alive(row.successor, living)
        });
        let offered = offered.map(|(shard, _)| *shard).filter(of_span);
        let offered = offered.filter(|shard| !self.is_free(*shard, living));
        let wanted = mine(true).filter(of_span).map(Duty::Keep);
        let wanted = wanted.chain(free.map(Duty::Take)).chain(offered.map(Duty::Follow));
        wanted.take(quota - has).collect()
    }

    /// Whether a shard has neither a living owner nor a living successor.
    fn is_free(&self, shard: u32, living: &BTreeSet<u64>) -> bool {
        let Some(row) = self.shards.get(&shard) else { return true };
        !living.contains(&row.owner) && !is_alive(row.successor, living)
    }

    /// Whether no other living process may take this process's shards. Without shards, whether no other process stays.
    pub fn is_alone(&self, process: u64, living: &BTreeSet<u64>) -> bool {
        let own = self.shards.iter().filter(|(_, row)| row.owner == process);
        let mut own = own.map(|(shard, _)| *shard).peekable();
        match own.peek() {
            Some(_) => own.all(|shard| !self.has_another(shard, process, living)),
            None => !self.quotas(living).keys().any(|other| *other != process),
        }
    }

    /// Whether another living process may take a shard.
    fn has_another(&self, shard: u32, process: u64, living: &BTreeSet<u64>) -> bool {
        let mut others = self.members.iter().filter(|(other, _)| **other != process);
        others.any(|(other, member)| {
            living.contains(other) && !member.is_leaving && member.range.has(shard)
        })
    }

    /// The number of shards for each living process. Each shard goes to the process with the fewest that may have it.
    pub fn quotas(&self, living: &BTreeSet<u64>) -> BTreeMap<u64, u32> {
        let staying = self
            .members
            .iter()
            .filter(|(process, member)| living.contains(process) && !member.is_leaving);
        let mut quotas: BTreeMap<u64, u32> = staying.map(|(process, _)| (*process, 0)).collect();
        let total = quotas.keys().map(|process| self.members[process].range.total).max();
        for shard in 0..total.unwrap_or(0) {
            let may = quotas.iter().filter(|(process, _)| self.members[process].range.has(shard));
            let fewest = may.min_by_key(|(process, count)| (**count, **process));
            if let Some(process) = fewest.map(|(process, _)| *process) {
                quotas.entry(process).and_modify(|count| *count += 1);
            }
        }
        quotas
    }

    /// The number of living processes, at least 1, that share a limit such as requests per second.
    pub fn sharing(&self, living: &BTreeSet<u64>) -> u32 {
        let count = self.members.keys().filter(|process| living.contains(process)).count();
        u32::try_from(count).unwrap_or(u32::MAX).max(1)
    }

    /// The row of a shard after a duty. `None` if the duty changes no row, or no longer fits the row.
    pub(crate) fn changed(&self, duty: Duty, process: u64) -> Option<(u32, Shard)> {
        let row = |shard: u32| self.shards.get(&shard).copied();
        Some(match duty {
            Duty::Take(shard) => (shard, Shard::of(process)),
            Duty::Follow(shard) => (shard, Shard { successor: Some(process), ..row(shard)? }),
            Duty::Offer(shard) => (shard, Shard { is_offered: true, ..row(shard)? }),
            Duty::Keep(shard) => {
                (shard, Shard { is_offered: false, successor: None, ..row(shard)? })
            }
            Duty::Assume(shard) => {
                let before = Some(row(shard)?.owner);
                (shard, Shard { before, ..Shard::of(process) })
            }
            Duty::Settle(shard) => (shard, Shard { before: None, ..row(shard)? }),
            Duty::Connect(_) | Duty::Leave(_) => return None,
        })
    }
}

fn is_alive(process: Option<u64>, living: &BTreeSet<u64>) -> bool {
    process.is_some_and(|process| living.contains(&process))
}
