//! Shards: the assignment of servers, and the limit on session starts.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::id::Id;

/// The time between two IDENTIFYs of a bucket.
const PAUSE_MS: u64 = 5_000;

/// The period of the IDENTIFY limit.
const DAY_MS: u64 = 86_400_000;

/// The sharding of servers, and the limits on identifying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sharding {
    /// The number of shards recommended to a bot.
    pub shards: u32,
    /// The number of IDENTIFYs per day.
    pub total: u32,
    /// The number of shards that may identify at the same time.
    pub max_concurrency: u32,
    /// The maximum number of servers of a shard. A larger shard is closed with 4011.
    pub servers_per_shard: Option<u32>,
    /// Whether IDENTIFYs that come too soon or too often are refused. They are counted in any case.
    pub enforce: bool,
}

impl Default for Sharding {
    fn default() -> Self {
        let (shards, total, max_concurrency) = (1, 1_000, 1);
        Self { shards, total, max_concurrency, servers_per_shard: None, enforce: false }
    }
}

/// The shard of a session, and whether it has a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionStatus {
    /// The shard.
    pub shard: u64,
    /// The total number of shards.
    pub shards: u64,
    /// Whether the session has a connection now.
    pub is_connected: bool,
}

/// A shard: the part of all servers whose events a session gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    pub(crate) id: u64,
    pub(crate) count: u64,
}

impl Shard {
    /// Reads the shard of an IDENTIFY, by default all servers. An error is a close code.
    pub(crate) fn from_identify(shard: &Value) -> Result<Self, u16> {
        if shard.is_null() {
            return Ok(Self { id: 0, count: 1 });
        }
        let numbers = shard.as_array().ok_or(4010_u16)?;
        let numbers: Option<Vec<u64>> = numbers.iter().map(Value::as_u64).collect();
        match numbers.as_deref() {
            Some(&[id, count]) if id < count => Ok(Self { id, count }),
            _ => Err(4010),
        }
    }

    /// Whether the shard gets the events of this server. The first shard also gets events without a server.
    pub(crate) fn has(self, server: Option<Id>) -> bool {
        server.map_or(0, |server| (server.0 >> 22) % self.count) == self.id
    }

    pub(crate) fn json(self) -> Value {
        json!([self.id, self.count])
    }
}

/// The server of an event. `None` for events outside servers.
pub(crate) fn server_of(name: &str, data: &Value) -> Option<Id> {
    let is_of_server = name.starts_with("GUILD_") && data["guild_id"].is_null();
    let id = if is_of_server { &data["id"] } else { &data["guild_id"] };
    id.as_str()?.parse().ok()
}

/// Counts the IDENTIFYs of a day.
#[derive(Debug, Default)]
pub(crate) struct SessionStarts {
    pub(crate) sharding: Sharding,
    used: u32,
    renewed_at_ms: Option<u64>,
    /// The time from which each bucket accepts the next IDENTIFY.
    next_ms: HashMap<u64, u64>,
}

impl SessionStarts {
    /// Accepts the IDENTIFY of a shard with this number of servers. Returns `false` if the IDENTIFY came too soon. An
    /// error is a close code.
    pub(crate) fn admit(&mut self, shard: Shard, servers: usize, now_ms: u64) -> Result<bool, u16> {
        let most = self.sharding.servers_per_shard;
        if most.is_some_and(|most| u64::from(most) < servers as u64) {
            return Err(4011);
        }
        if self.renewed_at_ms.is_some_and(|at| now_ms >= at) {
            (self.used, self.renewed_at_ms) = (0, None);
        }
        if self.sharding.enforce && self.remaining() == 0 {
            return Err(4004);
        }
        let bucket = shard.id % u64::from(self.sharding.max_concurrency.max(1));
        let next = self.next_ms.entry(bucket).or_default();
        if self.sharding.enforce && now_ms < *next {
            return Ok(false);
        }
        *next = now_ms + PAUSE_MS;
        self.used = self.used.saturating_add(1);
        self.renewed_at_ms.get_or_insert(now_ms + DAY_MS);
        Ok(true)
    }

    /// The number of IDENTIFYs left for this day.
    pub(crate) fn remaining(&self) -> u32 {
        self.sharding.total.saturating_sub(self.used)
    }

    /// The limits in the form of `GET /gateway/bot`.
    pub(crate) fn json(&self, now_ms: u64) -> Value {
        let is_over = self.renewed_at_ms.is_some_and(|at| now_ms >= at);
        let reset_after = self.renewed_at_ms.map_or(DAY_MS, |at| at.saturating_sub(now_ms));
        json!({
            "total": self.sharding.total,
            "remaining": if is_over { self.sharding.total } else { self.remaining() },
            "reset_after": if is_over { DAY_MS } else { reset_after },
            "max_concurrency": self.sharding.max_concurrency,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn starts(sharding: Sharding) -> SessionStarts {
        SessionStarts { sharding, ..SessionStarts::default() }
    }

    #[test]
    fn servers_are_sharded_by_id_and_direct_messages_use_shard_zero() {
        let shards = |server: Option<u64>| {
            let told = |id| Shard { id, count: 4 }.has(server.map(Id));
            (0..4).filter(|&id| told(id)).collect::<Vec<_>>()
        };
        assert_eq!(shards(Some(6 << 22 | 5)), [2]);
        assert_eq!(shards(Some(7 << 22)), [3]);
        assert_eq!(shards(None), [0]);
    }

    #[test]
    fn identify_accepts_only_valid_shard_numbers() {
        assert_eq!(Shard::from_identify(&Value::Null), Ok(Shard { id: 0, count: 1 }));
        assert_eq!(Shard::from_identify(&json!([3, 4])), Ok(Shard { id: 3, count: 4 }));
        for wrong in [json!([4, 4]), json!([0, 0]), json!([0]), json!([-1, 2]), json!("0/1")] {
            assert_eq!(Shard::from_identify(&wrong), Err(4010), "{wrong}");
        }
    }

    #[test]
    fn one_shard_per_bucket_identifies_every_five_seconds() {
        let mut starts =
            starts(Sharding { max_concurrency: 2, enforce: true, ..Sharding::default() });
        let mut admit = |id, now| starts.admit(Shard { id, count: 4 }, 1, now);
        assert_eq!((admit(0, 0), admit(1, 0)), (Ok(true), Ok(true)));
        assert_eq!((admit(2, 4_999), admit(3, 4_999)), (Ok(false), Ok(false)));
        assert_eq!((admit(2, 5_000), admit(0, 5_000)), (Ok(true), Ok(false)));
    }

    #[test]
    fn session_starts_count_down_and_reset_daily() {
        let mut starts = starts(Sharding { total: 1, enforce: true, ..Sharding::default() });
        let one = Shard { id: 0, count: 1 };
        assert_eq!(starts.json(7)["remaining"], 1);
        assert_eq!(starts.admit(one, 1, 10), Ok(true));
        assert_eq!(
            (&starts.json(20)["remaining"], &starts.json(20)["reset_after"]),
            (&json!(0), &json!(DAY_MS - 10))
        );
        assert_eq!(starts.admit(one, 1, 6_000), Err(4004));
        assert_eq!(starts.json(10 + DAY_MS)["remaining"], 1);
        assert_eq!(starts.admit(one, 1, 10 + DAY_MS), Ok(true));
    }

    #[test]
    fn a_shard_with_too_many_servers_is_refused() {
        let mut starts = starts(Sharding { servers_per_shard: Some(2), ..Sharding::default() });
        assert_eq!(starts.admit(Shard { id: 0, count: 1 }, 3, 0), Err(4011));
        assert_eq!(starts.admit(Shard { id: 0, count: 2 }, 2, 0), Ok(true));
    }

    #[test]
    fn an_event_belongs_to_the_server_in_its_data() {
        let of = |name, data| server_of(name, &data).map(|id| id.0);
        assert_eq!(of("GUILD_DELETE", json!({"id": "7"})), Some(7));
        assert_eq!(of("MESSAGE_CREATE", json!({"id": "7", "guild_id": "8"})), Some(8));
        assert_eq!(of("INTERACTION_CREATE", json!({"id": "7"})), None);
        assert_eq!(of("MESSAGE_DELETE", json!({"id": "7", "guild_id": null})), None);
    }
}
