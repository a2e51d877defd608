//! The stored records of processes and shards.

use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;

/// The range of shards that a process may serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShardRange {
    /// The first shard, inclusive.
    pub first: u32,
    /// The end of the range, exclusive.
    pub end: u32,
    /// The total number of shards.
    pub total: u32,
}

impl ShardRange {
    /// All shards.
    pub fn all(total: u32) -> Self {
        Self { first: 0, end: total, total }
    }

    /// Whether a shard is in the range.
    pub fn has(&self, shard: u32) -> bool {
        (self.first..self.end).contains(&shard)
    }
}

/// The machine and process number, by which other processes on the same machine notice that this one has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HostProcess {
    /// A checksum that identifies this machine since its last boot.
    pub machine: u64,
    /// The process's number on that machine.
    pub number: u32,
    /// The process's start time, by the machine's own clock.
    pub began: u64,
}

/// The row of a process that shares the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// The number of heartbeats so far.
    pub beat: u64,
    /// The time by which the next heartbeat must come, by the process's own clock.
    pub until: Timestamp,
    /// The machine and process number, if known.
    pub host: Option<HostProcess>,
    /// The shards that the process may serve.
    pub range: ShardRange,
    /// Whether the process is shutting down and gives its shards away.
    pub is_leaving: bool,
    /// The form of the rows that its program writes. See [`StoreForm`](crate::StoreForm).
    pub form: u32,
}

/// The row of a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shard {
    /// The owning process.
    pub owner: u64,
    /// Whether the owner offers the shard to other processes.
    pub is_offered: bool,
    /// The process that is connecting to take the shard over.
    pub successor: Option<u64>,
    /// The former owner, until it has disconnected.
    pub before: Option<u64>,
}

impl Shard {
    /// A shard with an owner, not offered and without a successor.
    pub fn of(owner: u64) -> Self {
        Self { owner, is_offered: false, successor: None, before: None }
    }
}

/// The time at which the next shard of a bucket may identify.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct IdentifySlot {
    pub(crate) next: Timestamp,
}

/// The row of a claimed interaction: the process that handles it.
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
    fn process_and_shard_rows_keep_their_encoding() {
        let at = Timestamp(1_763_000_000_000);
        let host = Some(HostProcess { machine: u64::MAX, number: 300, began: 7 });
        let range = ShardRange { first: 0, end: 4, total: 16 };
        check(
            &Member { beat: 300, until: at, host, range, is_leaving: true, form: 300 },
            "b62900012179bcc6ac0280bcf4d7a73301ffffffffffffffffff01ac020700041001ac02",
        );
        check(
            &Member { beat: 0, until: at, host: None, range, is_leaving: false, form: 2 },
            "b6290001a32e58660080bcf4d7a733000004100002",
        );
        let shard = Shard { owner: 300, is_offered: true, successor: Some(7), before: Some(8) };
        check(&shard, "b62a00012dcf02c3ac020101070108");
        check(&Shard::of(300), "b62a0001d916c84eac02000000");
        check(&IdentifySlot { next: at }, "b62b000154091bd480bcf4d7a733");
        check(&Handled { process: 300, at }, "b62c00018ed443e5ac0280bcf4d7a733");
    }
}
