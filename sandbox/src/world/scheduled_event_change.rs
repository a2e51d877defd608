//! Changes of scheduled events, sent to bots with the intent.

use crate::gateway::Intents;
use crate::id::Id;
use crate::world::{ScheduledEvent, World};

impl World {
    /// Stores a new or changed event.
    pub(crate) fn put_scheduled_event(&mut self, event: ScheduledEvent) {
        let id = event.id;
        let what = match self.scheduled_events.insert(id, event) {
            None => "CREATE",
            Some(_) => "UPDATE",
        };
        self.dispatch_scheduled_event(id, what);
    }

    /// Deletes an event.
    pub(crate) fn remove_scheduled_event(&mut self, id: Id) {
        self.dispatch_scheduled_event(id, "DELETE");
        self.scheduled_events.remove(&id);
    }

    /// Sends updates of the events that have started or ended by themselves since the last call.
    pub(crate) fn pass_scheduled_events(&mut self) {
        let (before, now) = (self.calendar_seen_ms, self.now_ms());
        let has_changed = |event: &&ScheduledEvent| event.status_at(before) != event.status_at(now);
        let changed = self.scheduled_events.values().filter(has_changed).map(|event| event.id);
        for id in changed.collect::<Vec<_>>() {
            self.dispatch_scheduled_event(id, "UPDATE");
        }
        self.calendar_seen_ms = now;
    }

    /// Sends an event that a scheduled event was created, changed or deleted.
    fn dispatch_scheduled_event(&mut self, id: Id, what: &str) {
        let Some(event) = self.scheduled_events.get(&id) else { return };
        if !self.guilds.get(&event.guild).is_some_and(|guild| guild.has_bot) {
            return;
        }
        let data = self.scheduled_event_json(event);
        let name = format!("GUILD_SCHEDULED_EVENT_{what}");
        self.dispatch(&name, Intents::GUILD_SCHEDULED_EVENTS, data);
    }
}
