//! The gateway's sessions: the events of each by its intents and shard, and resuming.

mod intents;
mod sessions;
mod shards;

pub(crate) use intents::Intents;
pub(crate) use sessions::{Gateway, Identify, Outgoing};
pub(crate) use shards::Shard;
pub use shards::{SessionStatus, Sharding};
