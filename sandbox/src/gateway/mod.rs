//! The gateway's sessions: which events each gets by its intents and shard, and what a resumed one has missed.

mod intents;
mod sessions;
mod shards;

pub(crate) use intents::Intents;
pub(crate) use sessions::{Gateway, Identify, Outgoing};
pub(crate) use shards::Shard;
pub use shards::{SessionStatus, Sharding};
