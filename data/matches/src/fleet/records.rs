//! What is stored of processes and shards.

use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;

/// Which shards a process may have, of how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShardRange {
    /// The first.
    pub first: u32,
    /// The one after the last.
    pub end: u32,
    /// How many there are in all.
    pub total: u32,
}

impl ShardRange {
    /// All there are.
    pub fn all(total: u32) -> Self {
        Self { first: 0, end: total, total }
    }

    /// Whether a shard is one of them.
    pub fn has(&self, shard: u32) -> bool {
        (self.first..self.end).contains(&shard)
    }
}

/// Where a process runs, so that whoever is on the same machine can tell that it has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HostProcess {
    /// A sum of what tells this machine, since it was started, from all others.
    pub machine: u64,
    /// The process's number there.
    pub number: u32,
    /// When it began, by the machine's own count.
    pub began: u64,
}

/// A process that shares the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// How often it has renewed this row.
    pub beat: u64,
    /// Until when it means to be heard of again, by its own clock.
    pub until: Timestamp,
    /// Where it runs, where that can be told.
    pub host: Option<HostProcess>,
    /// Which shards it may have.
    pub span: ShardRange,
    /// Whether it is about to end, and gives away what it has.
    pub is_leaving: bool,
}

/// Who has a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shard {
    /// The process that has it.
    pub owner: u64,
    /// Whether the owner wants to give it away.
    pub is_offered: bool,
    /// Who is about to take it from the owner.
    pub successor: Option<u64>,
    /// Who had it before, and is still told of the same.
    pub before: Option<u64>,
}

impl Shard {
    /// Somebody's alone.
    pub fn of(owner: u64) -> Self {
        Self { owner, is_offered: false, successor: None, before: None }
    }
}

/// When the next shard of a bucket may introduce itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Start {
    pub(crate) next: Timestamp,
}

/// Who handles an interaction of which two processes were told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Handled {
    pub(crate) process: u64,
    pub(crate) at: Timestamp,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::golden_row::check;

    #[test]
    fn the_rows_of_processes_and_shards_keep_their_form() {
        let at = Timestamp(1_763_000_000_000);
        let host = Some(HostProcess { machine: u64::MAX, number: 300, began: 7 });
        let span = ShardRange { first: 0, end: 4, total: 16 };
        check(
            &Member { beat: 300, until: at, host, span, is_leaving: true },
            "b6290001fa96c736ac0280bcf4d7a73301ffffffffffffffffff01ac020700041001",
        );
        check(
            &Member { beat: 0, until: at, host: None, span, is_leaving: false },
            "b62900019d3262460080bcf4d7a7330000041000",
        );
        let shard = Shard { owner: 300, is_offered: true, successor: Some(7), before: Some(8) };
        check(&shard, "b62a00012dcf02c3ac020101070108");
        check(&Shard::of(300), "b62a0001d916c84eac02000000");
        check(&Start { next: at }, "b62b000154091bd480bcf4d7a733");
        check(&Handled { process: 300, at }, "b62c00018ed443e5ac0280bcf4d7a733");
    }
}
