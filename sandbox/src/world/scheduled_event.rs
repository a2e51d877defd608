//! The scheduled events of servers, at external places.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::id::Id;

/// A scheduled event at an external place.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct ScheduledEvent {
    pub(crate) id: Id,
    pub(crate) guild: Id,
    pub(crate) creator: Id,
    pub(crate) name: String,
    pub(crate) description: Option<String>,
    pub(crate) location: String,
    pub(crate) start_ms: u64,
    pub(crate) end_ms: u64,
    /// The status of an event that was started, completed or canceled before its time. `None` if its times decide.
    pub(crate) status: Option<ScheduledStatus>,
}

/// The status of a scheduled event, with Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(crate) enum ScheduledStatus {
    Scheduled = 1,
    Active = 2,
    Completed = 3,
    Canceled = 4,
}

/// All scheduled events, by id.
pub(crate) type ScheduledEvents = BTreeMap<Id, ScheduledEvent>;

impl ScheduledEvent {
    /// The status at this time. External events start and end by themselves.
    pub(crate) fn status_at(&self, now_ms: u64) -> ScheduledStatus {
        use ScheduledStatus::{Active, Canceled, Completed, Scheduled};
        match self.status {
            Some(done @ (Completed | Canceled)) => done,
            _ if self.end_ms <= now_ms => Completed,
            Some(Active) => Active,
            Some(Scheduled) | None if self.start_ms <= now_ms => Active,
            Some(Scheduled) | None => Scheduled,
        }
    }

    /// Whether the event is neither completed nor canceled.
    pub(crate) fn is_open_at(&self, now_ms: u64) -> bool {
        matches!(self.status_at(now_ms), ScheduledStatus::Scheduled | ScheduledStatus::Active)
    }
}
