//! The gateway's sessions: which events each one gets by its intents and shard, and how it is resumed.

mod intents;
mod sessions;
mod shards;

pub(crate) use intents::Intents;
pub(crate) use sessions::{Gateway, Identify, Outgoing};
pub(crate) use shards::Shard;
pub use shards::{SessionStatus, Sharding};
