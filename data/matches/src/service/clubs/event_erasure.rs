//! Erases people from events, and the events of an erased server.

use crate::codec::{Damage, open, seal};
use crate::error::Refused;
use crate::event_refusal::EventRefusal;
use crate::ids::{EventId, PlayerId, Timestamp};
use crate::journal::clubs::event_acts::{
    EventAct, EventActor, EventPeople, Withdrawal, entrant_of,
};
use crate::keys::Table;
use crate::service::Matches;
use crate::service::clubs::event_commit::{EventCaller, EventChange, LoadedEvent};
use crate::service::clubs::registration::withdrawal;
use crate::service::retry::until_first;
use crate::{job_queue, keys};
use store::{Batch, Commit};

impl Matches {
    /// Withdraws a person from all events, except those that can't be read.
    ///
    /// Must come before the erasure ends their matches: a withdrawal depends on the number of decided matches, and no
    /// new match begins after it. Enqueues no job of the event, which would end the matches under the person's number.
    pub(crate) fn withdraw_from_events(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Refused> {
        for id in self.event_ids_of(player)? {
            let withdrawn = self.change_event(id, EventCaller::Job(now), |loaded| {
                let act = departure(loaded, player);
                Ok(act.map_or_else(EventChange::default, EventChange::program))
            });
            match withdrawn {
                Ok(_) | Err(Refused::Event(EventRefusal::Damaged | EventRefusal::NoSuchEvent)) => {}
                Err(refused) => return Err(refused),
            }
        }
        Ok(())
    }

    /// Replaces a person by a pseudonym in all events. Withdraws them from events in which they still play.
    pub(crate) fn erase_in_events(
        &self,
        player: PlayerId,
        pseudonym: PlayerId,
        now: Timestamp,
    ) -> Result<(), Refused> {
        for id in self.event_ids_of(player)? {
            let erased = self.change_event(id, EventCaller::Program(now), |loaded| {
                let act = departure(loaded, player).unwrap_or(EventAct::Erased);
                let people = Some(renamed(&loaded.people, player, pseudonym));
                Ok(EventChange { people, ..EventChange::of(EventActor::Program, act) })
            });
            match erased {
                // An event that can't be read must not stop the erasure.
                Err(Refused::Event(EventRefusal::Damaged | EventRefusal::NoSuchEvent)) => {
                    self.rename_in_event(id, player, pseudonym)?;
                }
                erased => drop(erased?),
            }
        }
        Ok(())
    }

    /// Replaces a person by a pseudonym in an event that can't be read, and removes the event from their list.
    fn rename_in_event(
        &self,
        id: EventId,
        player: PlayerId,
        pseudonym: PlayerId,
    ) -> Result<(), Refused> {
        let key = keys::event_people(id);
        until_first(|| {
            let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
            let mut batch = Batch::default();
            match raw.as_deref().map(open::<EventPeople>) {
                Some(Ok(people)) => {
                    batch.put(key.clone(), seal(&renamed(&people, player, pseudonym)));
                }
                Some(Err(Damage::Newer(_))) => {
                    tracing::warn!(event.id = id.0, "a newer program has written its people");
                    return Ok(Some(()));
                }
                Some(Err(damage)) => {
                    tracing::error!(event.id = id.0, %damage, "its people can't be read to erase one");
                }
                None => {}
            }
            batch.expect(key.clone(), raw);
            batch.remove(keys::event_by_player(player, id));
            self.commit_first(batch)
        })
    }

    /// The events in which a person is an entrant or an organizer.
    pub(crate) fn event_ids_of(&self, player: PlayerId) -> Result<Vec<EventId>, Refused> {
        let rows = self.store.scan(&Table::EventByPlayer.under(&[player.0]))?;
        Ok(rows.iter().filter_map(|(key, _)| keys::number(key, 1)).map(EventId).collect())
    }

    /// Deletes all events of a server. Leaves an event that another commit changes at the same time, and then returns
    /// `false`.
    pub(crate) fn purge_events(&self, server: u64) -> Result<bool, Refused> {
        let mut are_all_gone = true;
        for (key, _) in self.store.scan(&Table::EventByServer.under(&[server]))? {
            let Some(id) = keys::number(&key, 2).map(EventId) else { continue };
            let mut batch = Batch::default();
            batch.remove(key);
            are_all_gone &= self.purge_event(id, batch)? == Commit::Applied;
        }
        Ok(are_all_gone)
    }

    fn purge_event(&self, id: EventId, mut batch: Batch) -> Result<Commit, Refused> {
        let head = self.store.read(&[keys::event_head(id)])?.pop().flatten();
        batch.expect(keys::event_head(id), head);
        if let Some(people) = self.row::<EventPeople>(keys::event_people(id))? {
            let entrants = people.entrants.iter().map(|one| one.player);
            for player in entrants.chain(people.organizers.iter().copied()) {
                batch.remove(keys::event_by_player(player, id));
            }
        }
        for table in [Table::EventEntry, Table::EventDone] {
            let rows = self.store.scan(&table.under(&[id.0]))?;
            rows.into_iter().for_each(|(key, _)| batch.remove(key));
        }
        let waiting = job_queue::of_target(self.store.as_ref(), Some(id.as_target()))?;
        job_queue::drop_rows(&mut batch, &waiting);
        for key in [
            keys::event_header(id),
            keys::event_people(id),
            keys::event_card(id),
            keys::event_picture(id),
            keys::event_head(id),
        ] {
            batch.remove(key);
        }
        Ok(self.store.commit(batch)?)
    }
}

/// The act by which an erased person leaves an event. `None` if they neither play in it nor are registered.
fn departure(loaded: &LoadedEvent, player: PlayerId) -> Option<EventAct> {
    let entrant = entrant_of(&loaded.people.entrants, player)?;
    withdrawal(&loaded.state, entrant, Withdrawal::Erased).ok()
}

/// The people of an event, with one person replaced by a pseudonym.
fn renamed(people: &EventPeople, player: PlayerId, pseudonym: PlayerId) -> EventPeople {
    let mut people = people.clone();
    for entrant in people.entrants.iter_mut().filter(|one| one.player == player) {
        (entrant.player, entrant.name) = (pseudonym, String::new());
    }
    people.organizers.iter_mut().filter(|one| **one == player).for_each(|one| *one = pseudonym);
    people
}
