//! `EventView`: an event for display, with its people. Everyone on the event's server may see all of it.

use std::collections::BTreeSet;

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::event_refusal::EventRefusal;
use crate::ids::{EventId, PlayerId};
use crate::journal::clubs::event_acts::{
    EventAct, EventActor, EventPlayer, Withdrawal, entrant_of,
};
use crate::journal::clubs::event_plan::{EventHeader, EventPlan, Format};
use crate::journal::clubs::event_rows::{ACTIVE, ENDED};
use crate::journal::clubs::event_state::{EventStage, EventState};
use crate::journal::records::NumberRow;
use crate::keys;
use crate::keys::Table;
use crate::model::clubs::Entrant;
use crate::service::Matches;
use crate::service::clubs::event_commit::LoadedEvent;
use crate::service::clubs::registration::withdrawal;
use store::{Batch, LookUp, Range};

/// The maximum number of events in a list.
const LISTED: usize = 25;

/// The maximum number of plans of events that are read together.
const PLANS: usize = 256;

/// An event for display.
#[derive(Clone, Debug)]
pub struct EventView {
    /// The number.
    pub id: EventId,
    /// The plan.
    pub plan: EventPlan,
    /// The current state.
    pub state: EventState,
    /// The people behind the entrants, by the entrants' numbers.
    pub entrants: Vec<EventPlayer>,
    organizers: Vec<PlayerId>,
}

/// An event as an item of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventSummary {
    /// The number.
    pub id: EventId,
    /// The name.
    pub name: String,
    /// The format.
    pub format: Format,
}

/// A bye of an entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// The number of the round.
    pub round: u32,
    /// The entrant.
    pub entrant: Entrant,
}

impl EventView {
    pub(super) fn of(loaded: LoadedEvent) -> Self {
        let LoadedEvent { id, header, people, state, .. } = loaded;
        let (entrants, organizers) = (people.entrants, people.organizers);
        Self { id, plan: header.plan, state, entrants, organizers }
    }

    fn is_running(&self) -> bool {
        !matches!(self.state.stage, EventStage::Over(_))
    }

    fn summary(self) -> EventSummary {
        EventSummary { id: self.id, name: self.plan.name, format: self.plan.format }
    }

    /// The person behind an entrant.
    pub fn player(&self, entrant: Entrant) -> PlayerId {
        self.entrants.get(entrant.index()).map_or(PlayerId::GONE, |one| one.player)
    }

    /// The organizer who acted. `None` if an entrant or the program acted.
    pub fn organizer(&self, by: EventActor) -> Option<PlayerId> {
        match by {
            EventActor::Organizer(index) => self.organizers.get(index as usize).copied(),
            EventActor::Program | EventActor::Entrant(_) => None,
        }
    }

    /// Whether a person has acted as an organizer of the event.
    pub fn is_organizer(&self, player: PlayerId) -> bool {
        self.organizers.contains(&player)
    }

    /// The entrant of this person. `None` if the person is not in the event.
    pub fn entrant_of(&self, player: PlayerId) -> Option<Entrant> {
        entrant_of(&self.entrants, player)
    }

    /// Checks that a person can withdraw from the event now.
    ///
    /// # Errors
    /// As [`Matches::withdraw_from_event`].
    pub fn check_withdrawal(&self, player: PlayerId) -> Result<(), Refused> {
        let entrant = self.entrant_of(player).ok_or(EventRefusal::NotIn)?;
        withdrawal(&self.state, entrant, Withdrawal::Own)?;
        Ok(())
    }
}

impl Matches {
    /// An event.
    ///
    /// # Errors
    /// No event has this number, or it is damaged.
    pub fn event(&self, id: EventId) -> Result<EventView, Refused> {
        Ok(EventView::of(self.load_event(id)?))
    }

    /// An event of this server.
    ///
    /// # Errors
    /// As [`Matches::event`], also for events of other servers.
    pub fn event_on(&self, id: EventId, server: u64) -> Result<EventView, Refused> {
        let event = self.event(id)?;
        match event.plan.place.server == Some(server) {
            true => Ok(event),
            false => Err(EventRefusal::NoSuchEvent.into()),
        }
    }

    /// The byes of an event with their rounds, which its state doesn't tell.
    ///
    /// # Errors
    /// As [`Matches::event`].
    pub fn event_byes(&self, event: &EventView) -> Result<Vec<Bye>, Refused> {
        let mut found = Vec::new();
        if event.state.byes.is_empty() {
            return Ok(found);
        }
        for entry in self.event_entries(event.id)? {
            if let EventAct::RoundBegan { round, byes, .. } = entry.act {
                found.extend(byes.into_iter().map(|entrant| Bye { round, entrant }));
            }
        }
        Ok(found)
    }

    /// The events of a server, the newest first. Events that are over come last.
    ///
    /// # Errors
    /// The store has failed.
    pub fn events_on(&self, server: u64) -> Result<Vec<EventSummary>, Refused> {
        let mut found = self.running_events_on(server)?;
        found.extend(self.events_of_shelf(server, ENDED)?);
        found.truncate(LISTED);
        Ok(found)
    }

    /// The events of a server that are not over, the newest first.
    ///
    /// # Errors
    /// The store has failed.
    pub fn running_events_on(&self, server: u64) -> Result<Vec<EventSummary>, Refused> {
        self.events_of_shelf(server, ACTIVE)
    }

    /// The summary of an event. `None` if it is over, or if no event has this number.
    ///
    /// # Errors
    /// The store has failed, or the event is damaged.
    pub fn running_event(&self, id: EventId) -> Result<Option<EventSummary>, Refused> {
        match self.event(id) {
            Ok(event) => Ok(event.is_running().then(|| event.summary())),
            Err(Refused::Event(EventRefusal::NoSuchEvent)) => Ok(None),
            Err(refused) => Err(refused),
        }
    }

    fn events_of_shelf(&self, server: u64, shelf: u64) -> Result<Vec<EventSummary>, Refused> {
        let range = Table::EventByServer.under(&[server, shelf]);
        let range = Range { backward: true, most: LISTED, ..range };
        let rows = self.store.scan(&range)?.into_iter();
        let ids: Vec<_> = rows.filter_map(|(key, _)| keys::number(&key, 2).map(EventId)).collect();
        Ok(summaries(self.event_plans(&ids)?))
    }

    /// The events of a person that are not over, the newest first.
    ///
    /// # Errors
    /// The store has failed.
    pub fn running_events_of(&self, player: PlayerId) -> Result<Vec<EventSummary>, Refused> {
        let mut plans = self.event_plans(&self.event_ids_of(player)?)?;
        plans.reverse();
        // A person may have been in hundreds of events, so their states are not read. The lists of the servers tell
        // which ones run.
        let servers: BTreeSet<u64> =
            plans.iter().filter_map(|(_, plan)| plan.place.server).collect();
        let shelves = servers.into_iter().map(|on| Table::EventByServer.under(&[on, ACTIVE]));
        let wanted = LookUp { keys: Vec::new(), ranges: shelves.collect() };
        let rows = self.store.look_up(&wanted)?.rows;
        let active = rows.iter().flatten().filter_map(|(key, _)| keys::number(key, 2));
        let active: BTreeSet<u64> = active.collect();
        let is_running = |id: EventId, plan: &EventPlan| match plan.place.server {
            Some(_) => active.contains(&id.0),
            None => self.event(id).is_ok_and(|event| event.is_running()),
        };
        plans.retain(|(id, plan)| is_running(*id, plan));
        plans.truncate(LISTED);
        Ok(summaries(plans))
    }

    /// The plans of these events, without reading their people and states. Leaves out those that can't be read.
    fn event_plans(&self, ids: &[EventId]) -> Result<Vec<(EventId, EventPlan)>, Refused> {
        let mut plans = Vec::new();
        for ids in ids.chunks(PLANS) {
            let keys: Vec<_> = ids.iter().map(|&id| keys::event_header(id)).collect();
            for (&id, raw) in ids.iter().zip(self.store.read(&keys)?) {
                let header = raw.and_then(|raw| open::<EventHeader>(&raw).ok());
                plans.extend(header.map(|header| (id, header.plan)));
            }
        }
        Ok(plans)
    }

    /// The message of an event's card. `None` until it is posted.
    ///
    /// # Errors
    /// The store has failed.
    pub fn event_card(&self, id: EventId) -> Result<Option<u64>, Refused> {
        self.event_number(keys::event_card(id))
    }

    /// The fingerprint of the picture on an event's card.
    ///
    /// # Errors
    /// The store has failed.
    pub fn event_picture(&self, id: EventId) -> Result<Option<u64>, Refused> {
        self.event_number(keys::event_picture(id))
    }

    /// Records the fingerprint of the picture that an event's card now shows.
    ///
    /// # Errors
    /// The store has failed.
    pub fn note_event_picture(&self, id: EventId, fingerprint: u64) -> Result<(), Refused> {
        let mut batch = Batch::default();
        batch.put(keys::event_picture(id), seal(&NumberRow(fingerprint)));
        self.store.commit(batch)?;
        Ok(())
    }

    fn event_number(&self, key: Vec<u8>) -> Result<Option<u64>, Refused> {
        Ok(self.row::<NumberRow>(key)?.map(|row| row.0))
    }
}

fn summaries(plans: Vec<(EventId, EventPlan)>) -> Vec<EventSummary> {
    let summary = |(id, plan): (EventId, EventPlan)| EventSummary {
        id,
        name: plan.name,
        format: plan.format,
    };
    plans.into_iter().map(summary).collect()
}
