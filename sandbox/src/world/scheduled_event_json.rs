//! Scheduled events as Discord sends them.

use serde_json::{Value, json};

use crate::clock::iso;
use crate::id::Id;
use crate::world::{ScheduledEvent, User, World};

impl World {
    /// A scheduled event in the form of REST.
    pub(crate) fn scheduled_event_json(&self, event: &ScheduledEvent) -> Value {
        json!({
            "id": event.id, "guild_id": event.guild, "channel_id": null, "creator_id": event.creator, "creator": self.users.get(&event.creator).map(User::json),
            "name": event.name, "description": event.description, "image": null, "scheduled_start_time": iso(event.start_ms), "scheduled_end_time": iso(event.end_ms),
            "privacy_level": 2, "status": event.status_at(self.now_ms()) as u8, "entity_type": 3, "entity_id": null, "entity_metadata": {"location": event.location},
            "recurrence_rule": null, "user_rsvp": null, "guild_scheduled_event_exceptions": [],
        })
    }

    /// The scheduled events of a server that are neither over nor canceled.
    pub(crate) fn open_scheduled_events(&self, guild: Id) -> impl Iterator<Item = &ScheduledEvent> {
        let now = self.now_ms();
        let own = self.scheduled_events.values().filter(move |event| event.guild == guild);
        own.filter(move |event| event.is_open_at(now))
    }
}
