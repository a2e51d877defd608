//! Events whose channel was deleted: they stand still until an organizer resumes them in another channel.

use crate::codec::seal;
use crate::error::Refused;
use crate::event_refusal::EventRefusal;
use crate::ids::{EventId, MatchId, Place, Timestamp};
use crate::job_queue::Enqueued;
use crate::journal::clubs::event_acts::EventAct;
use crate::journal::clubs::event_plan::{EventHeader, EventPlan};
use crate::journal::clubs::event_state::EventStage;
use crate::journal::records::Header;
use crate::keys;
use crate::service::clubs::event_commit::{EventCaller, EventChange, LoadedEvent};
use crate::service::clubs::event_job::readable;
use crate::service::clubs::organizer::by_organizer;
use crate::service::retry::until_first;
use crate::service::{Matches, Request};
use store::Batch;

/// The interval at which the clocks of a match are checked while its event has no channel, in milliseconds.
const CHECK_MS: u64 = 60 * 60 * 1000;

impl Matches {
    /// The channels of a server's events that are not over.
    ///
    /// # Errors
    /// The store has failed.
    pub fn event_channels(&self, server: u64) -> Result<Vec<u64>, Refused> {
        let plans = self.event_plans(&self.active_events(server)?)?.into_iter();
        let places = plans.map(|(_, plan)| plan.place).filter(|place| place.has_channel());
        Ok(places.map(|place| place.channel).collect())
    }

    /// Records that a channel was deleted, and pauses its running events. An event that can't be changed is left out.
    ///
    /// # Errors
    /// The store has failed.
    pub fn lose_event_channel(
        &self,
        server: u64,
        channel: u64,
        now: Timestamp,
    ) -> Result<(), Refused> {
        for (id, plan) in self.event_plans(&self.active_events(server)?)? {
            if plan.place.channel != channel {
                continue;
            }
            let lost = self.change_event(id, EventCaller::Program(now), |loaded| {
                let place = loaded.header.plan.place;
                if place.channel != channel {
                    return Ok(EventChange::default());
                }
                let nowhere = Place { channel: Place::NO_CHANNEL, ..place };
                let (acts, extra) = (self.program_pause(loaded)?, self.moved(loaded, nowhere)?);
                Ok(EventChange { acts, extra, ..EventChange::default() })
            });
            match lost {
                Ok(_) => tracing::warn!(event.id = id.0, "the channel of an event was deleted"),
                Err(refused) => {
                    tracing::error!(event.id = id.0, error = %refused, "an event keeps a deleted channel");
                }
            }
        }
        Ok(())
    }

    /// The time of the next check of an event's match, if the event stands still: its channel was deleted, or the bot
    /// has left the server.
    pub(crate) fn event_absence(
        &self,
        id: EventId,
        server: Option<u64>,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, Refused> {
        let header = self.row::<EventHeader>(keys::event_header(id))?;
        match header.is_some_and(|header| !header.plan.place.has_channel()) {
            true => Ok(Some(now.plus(CHECK_MS))),
            false => self.absence_check(server, now),
        }
    }

    /// Gives an event without a channel the channel of this place, and ends its pause.
    pub(super) fn resume_in(
        &self,
        event: &LoadedEvent,
        place: Place,
        request: Request,
    ) -> Result<(), Refused> {
        let place = Place { channel: place.channel, thread: None, ..event.header.plan.place };
        // The matches move first. If that is interrupted, the organizer resumes the event again.
        for on in event.running_matches() {
            self.move_match(on, place, request.now)?;
        }
        self.change_event(event.id, EventCaller::Person(request), |loaded| {
            if loaded.header.plan.place.has_channel() {
                return Err(EventRefusal::NotPaused.into());
            }
            let change = match (loaded.state.stage, loaded.state.paused) {
                (EventStage::Over(_), _) => return Err(EventRefusal::EventOver.into()),
                (EventStage::Open | EventStage::Running, None) => EventChange::default(),
                (EventStage::Open | EventStage::Running, Some(_)) => {
                    by_organizer(loaded, EventAct::PauseEnded, request)
                }
            };
            let mut extra = self.moved(loaded, place)?;
            for on in loaded.running_matches() {
                self.enqueue_clock_update(&mut extra, on, request.now)?;
            }
            Ok(EventChange { extra, enqueued: Enqueued::at(request.now), ..change })
        })?;
        self.wake_workers(request.now);
        Ok(())
    }

    /// The row that gives an event another place. There, its old card is not found, so another is posted.
    fn moved(&self, event: &LoadedEvent, place: Place) -> Result<Batch, Refused> {
        let key = keys::event_header(event.id);
        let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
        let EventHeader { plan, created } = event.header.clone();
        let header = EventHeader { plan: EventPlan { place, ..plan }, created };
        let mut batch = Batch::default();
        batch.replace(key, raw, seal(&header));
        Ok(batch)
    }

    /// Moves a running match of an event to another channel, where it gets a new thread and board.
    fn move_match(&self, on: MatchId, place: Place, now: Timestamp) -> Result<(), Refused> {
        until_first(|| {
            let Some(loaded) = readable(self.load(on))? else { return Ok(Some(())) };
            if loaded.header.place.channel == place.channel {
                return Ok(Some(()));
            }
            let key = keys::header(on);
            let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
            let mut batch = Batch::default();
            self.forget_and_repost(&mut batch, &loaded.to_head(), now, now)?;
            batch.expect(keys::head(on), loaded.raw_head.clone());
            batch.replace(key, raw, seal(&Header { place, ..loaded.header }));
            self.commit_first(batch)
        })
    }
}
