//! `EventLink`: the link from a match to its event.

use serde::{Deserialize, Serialize};

use crate::ids::EventId;

/// The event of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventLink {
    /// The event.
    pub id: EventId,
    /// The round or season of the event, from 1.
    pub round: u32,
    /// The time bank of each player, in milliseconds. It is used when a turn exceeds its limit.
    pub bank_ms: u64,
}
