//! The processes that share a store, and who of them has which part of what Discord tells.
//!
//! Each process keeps a row of itself, which it renews: whoever falls silent is taken to be dead ([`Heartbeats`]). Discord
//! divides servers among *shards*, and each shard has one owner, whose lease lasts as long as the owner lives. It is taken,
//! offered, followed and given up by changing its row as it was read, so that of two who want the same one gets it.
//! What is to be done follows from the rows alone ([`Assignment::duties`]): each process looks, and does its part.
//!
//! A shard goes from one process to another without a gap: the owner offers it and goes on, another connects beside it and,
//! once Discord tells it everything, is the owner; then the former owner leaves. Meanwhile both are told of the same, and
//! whoever is first to note that they handle it does ([`Fleet::handle`]).

mod assignment;
mod heartbeat;
mod identify;
mod member;
mod records;

pub use assignment::{Assignment, Duty, LocalShards, fair_share};
pub use heartbeat::Heartbeats;
pub use member::Fleet;
pub(crate) use records::{Handled, Start};
pub use records::{HostProcess, Member, Shard, ShardRange};
