//! Events in lists: their number and their name.

use matches::EventSummary;
use serde::Serialize;

/// An event that a person can open.
#[derive(Debug, Serialize)]
pub(in crate::web) struct EventEntry {
    pub(in crate::web) event: String,
    pub(in crate::web) name: String,
}

impl From<EventSummary> for EventEntry {
    fn from(EventSummary { id, name, .. }: EventSummary) -> Self {
        Self { event: id.0.to_string(), name }
    }
}
