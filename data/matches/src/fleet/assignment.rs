//! Who has which shard, and what a process has to do next so that all of them are served and each does its share.

use std::collections::{BTreeMap, BTreeSet};

use crate::fleet::records::{Member, Shard};

/// The processes and shards as they were read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    /// All processes that have a row, living or not.
    pub members: BTreeMap<u64, Member>,
    /// All shards that have a row.
    pub shards: BTreeMap<u32, Shard>,
    /// The rows of these shards, byte by byte.
    pub(crate) raw: BTreeMap<u32, Vec<u8>>,
}

/// What a process has to do. All but the connecting is a change of a shard's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Duty {
    /// To take a shard that nobody has.
    Take(u32),
    /// To become the successor of somebody who offers theirs.
    Follow(u32),
    /// To offer a shard.
    Offer(u32),
    /// To offer it no longer, or to forget a successor who has died.
    Keep(u32),
    /// To be the owner from now on: Discord tells everything.
    Assume(u32),
    /// To note that nobody else is told of the same any more.
    Settle(u32),
    /// To connect.
    Connect(u32),
    /// To leave a shard that is somebody else's.
    Leave(u32),
}

/// What a process has by itself: the connections that it has or makes, and those that are told everything.
#[derive(Clone, Copy, Debug)]
pub struct LocalShards<'a> {
    /// Who it is.
    pub process: u64,
    /// The shards for which it has or makes a connection.
    pub connections: &'a BTreeSet<u32>,
    /// Those of them that Discord tells everything.
    pub ready: &'a BTreeSet<u32>,
}

/// How many of so many things are the share of the one at this place, counted from 0.
pub fn fair_share(things: u32, place: u32, of: u32) -> u32 {
    things / of.max(1) + u32::from(place < things % of.max(1))
}

impl Assignment {
    /// What is to be done by a process, as far as these live.
    pub fn duties(&self, own: LocalShards<'_>, living: &BTreeSet<u64>) -> Vec<Duty> {
        let Some(me) = self.members.get(&own.process) else { return Vec::new() };
        let mut duties = Vec::new();
        for shard in 0..me.span.total {
            duties.extend(self.duty(shard, own, living));
        }
        duties.extend(self.moves(own, living));
        duties
    }

    /// What follows from a shard's row alone.
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

    /// What moves shards from one to another: so that each has its share.
    fn moves(&self, own: LocalShards<'_>, living: &BTreeSet<u64>) -> Vec<Duty> {
        let me = &self.members[&own.process];
        let is_mine = |row: &Shard| row.owner == own.process && row.successor.is_none();
        let rows = || self.shards.iter().filter(|(shard, _)| **shard < me.span.total);
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
            // Who is alone gives nothing away: nobody would serve it.
            let wanted = |shard: &u32| self.has_another(*shard, own.process, living);
            let surplus = kept.into_iter().rev().filter(wanted);
            return surplus.take(has - quota).map(Duty::Offer).collect();
        }
        let of_span = |shard: &u32| me.span.has(*shard);
        let free = (me.span.first..me.span.end).filter(|shard| self.is_free(*shard, living));
        let offered = rows().filter(|(_, row)| {
            row.is_offered && row.owner != own.process && !is_alive(row.successor, living)
        });
        let offered = offered.map(|(shard, _)| *shard).filter(of_span);
        let offered = offered.filter(|shard| !self.is_free(*shard, living));
        let wanted = mine(true).filter(of_span).map(Duty::Keep);
        let wanted = wanted.chain(free.map(Duty::Take)).chain(offered.map(Duty::Follow));
        wanted.take(quota - has).collect()
    }

    /// Whether nobody has a shard, and nobody is about to.
    fn is_free(&self, shard: u32, living: &BTreeSet<u64>) -> bool {
        let Some(row) = self.shards.get(&shard) else { return true };
        !living.contains(&row.owner) && !is_alive(row.successor, living)
    }

    /// Whether nobody is there who would take something of what a process has.
    pub fn is_alone(&self, process: u64, living: &BTreeSet<u64>) -> bool {
        let own = self.shards.iter().filter(|(_, row)| row.owner == process);
        let mut own = own.map(|(shard, _)| *shard).peekable();
        match own.peek() {
            Some(_) => own.all(|shard| !self.has_another(shard, process, living)),
            None => !self.quotas(living).keys().any(|other| *other != process),
        }
    }

    /// Whether somebody else may have a shard.
    fn has_another(&self, shard: u32, process: u64, living: &BTreeSet<u64>) -> bool {
        let mut others = self.members.iter().filter(|(other, _)| **other != process);
        others.any(|(other, member)| {
            living.contains(other) && !member.is_leaving && member.span.has(shard)
        })
    }

    /// How many shards each of the living is to have: each shard counts to the one who has fewest of those who may have it.
    pub fn quotas(&self, living: &BTreeSet<u64>) -> BTreeMap<u64, u32> {
        let staying = self
            .members
            .iter()
            .filter(|(process, member)| living.contains(process) && !member.is_leaving);
        let mut quotas: BTreeMap<u64, u32> = staying.map(|(process, _)| (*process, 0)).collect();
        let total = quotas.keys().map(|process| self.members[process].span.total).max();
        for shard in 0..total.unwrap_or(0) {
            let may = quotas.iter().filter(|(process, _)| self.members[process].span.has(shard));
            let fewest = may.min_by_key(|(process, count)| (**count, **process));
            if let Some(process) = fewest.map(|(process, _)| *process) {
                quotas.entry(process).and_modify(|count| *count += 1);
            }
        }
        quotas
    }

    /// How many of the living share what all of them have together, such as the requests of a second.
    pub fn sharing(&self, living: &BTreeSet<u64>) -> u32 {
        let count = self.members.keys().filter(|process| living.contains(process)).count();
        u32::try_from(count).unwrap_or(u32::MAX).max(1)
    }

    /// What becomes of a shard's row by a duty; none where it is not a change of the row, or not any more.
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
