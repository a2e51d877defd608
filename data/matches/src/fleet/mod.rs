//! The processes that share a store, and the assignment of Discord's gateway shards to them.
//!
//! Each process renews its own row, and a silent process counts as dead ([`Heartbeats`]). Discord divides servers among
//! *shards*. Each shard has one owner, as long as that process lives. Processes take, offer and give up shards by
//! compare-and-set of the shards' rows, so that only one of two claimants wins. All duties follow from these rows
//! ([`Assignment::duties`]).
//!
//! A shard moves without a gap. The owner offers it and keeps serving. The successor connects as well, and becomes the
//! owner once its connection is ready. Then the former owner disconnects. In between, both processes receive the same
//! interactions, and the first to claim one handles it ([`Fleet::claim_interaction`]).

mod assignment;
mod heartbeat;
mod identify;
mod member;
mod records;
mod store_form;

pub use assignment::{Assignment, Duty, LocalShards, fair_share};
pub use heartbeat::Heartbeats;
pub use member::{Beat, Fleet, Observation};
pub(crate) use records::{Handled, IdentifySlot};
pub use records::{HostProcess, Member, Shard, ShardRange};
pub use store_form::{
    Admission, StoreForm, ask_admission, ask_admission_once, is_older, living_processes,
    older_processes,
};
pub(crate) use store_form::{FIRST_FORM, store_form};
