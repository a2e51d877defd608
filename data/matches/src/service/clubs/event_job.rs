//! The job of an event: takes the due steps, and commits each before the next.

use std::collections::BTreeSet;

use crate::error::Refused;
use crate::ids::{EventId, MatchId, Timestamp};
use crate::job_queue::Enqueued;
use crate::journal::clubs::event_acts::{EventAct, EventActor, EventEntry};
use crate::journal::clubs::event_rows::ACTIVE;
use crate::journal::clubs::event_state::EventStage;
use crate::journal::clubs::next_step::Step;
use crate::journal::head::Ending;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use crate::service::clubs::event_commit::{EventCaller, EventChange, LoadedEvent};
use store::Batch;

/// The maximum number of steps of one run of the job. A round with many matches takes several runs.
const STEPS: usize = 40;

impl Matches {
    /// Takes the due steps of an event. Returns the time of the next check. `None` if only a person can change
    /// anything.
    ///
    /// # Errors
    /// The store has failed, or the event is damaged.
    pub fn advance_event(&self, id: EventId, now: Timestamp) -> Result<Option<Timestamp>, Refused> {
        let (mut held, mut steps) = (BTreeSet::new(), 0);
        while steps < STEPS {
            steps += 1;
            if self.enter_results(id, now)? {
                continue;
            }
            let event = self.load_event(id)?;
            // The event stands still until the bot is back on its server.
            if let Some(at) = self.absence_check(event.header.plan.place.server, now)? {
                return Ok(Some(at));
            }
            if self.end_absence(&event, now)? {
                continue;
            }
            let step = event.state.next_step(&event.header.plan, now, &held);
            if let Step::Wait(at) = step {
                return Ok(at);
            }
            let waiting = self.take_step(&event, step, now)?;
            // A step whose table can't begin doesn't count: otherwise many such tables could keep the others from
            // beginning.
            steps -= usize::from(!waiting.is_empty());
            held.extend(waiting);
        }
        Ok(Some(now))
    }

    /// Takes a step. Returns the tables that can't begin yet.
    fn take_step(
        &self,
        event: &LoadedEvent,
        step: Step,
        now: Timestamp,
    ) -> Result<Vec<u32>, Refused> {
        let (id, revision) = (event.id, event.state.revision);
        match step {
            Step::Act(act) => {
                self.change_event(id, EventCaller::Job(now), |loaded| {
                    // If another act came first, the next round of the loop finds the right step.
                    let is_same = loaded.state.revision == revision;
                    Ok(if is_same {
                        EventChange::program(act.clone())
                    } else {
                        EventChange::default()
                    })
                })?;
            }
            Step::Begin(table) => {
                let Some(busy) = self.begin_table(id, table, now)? else { return Ok(Vec::new()) };
                let mut waiting = event.state.tables_waiting_for(&busy);
                waiting.push(table);
                return Ok(waiting);
            }
            Step::Forfeit { table, entrant } => self.forfeit(id, table, entrant, now)?,
            Step::CallOff(table) => match match_of(event, table) {
                Some(on) => self.end_event_match(on, now, Ending::CalledOff)?,
                None => return Err(Refused::Busy),
            },
            Step::Adjudicate(table) => match match_of(event, table) {
                Some(on) => self.adjudicate(on, event.header.plan.adjudicates, now)?,
                None => return Err(Refused::Busy),
            },
            Step::Wait(_) => {}
        }
        Ok(Vec::new())
    }

    /// The events of a server that are not over.
    fn active_events(&self, server: u64) -> Result<Vec<EventId>, Refused> {
        let rows = self.store.scan(&Table::EventByServer.under(&[server, ACTIVE]))?;
        Ok(rows.iter().filter_map(|(key, _)| keys::number(key, 2)).map(EventId).collect())
    }

    /// Enqueues the jobs of a server's events and updates of their matches' clocks, which wait for the bot to return.
    pub(crate) fn wake_events_of(
        &self,
        batch: &mut Batch,
        server: u64,
        now: Timestamp,
    ) -> Result<Enqueued, Refused> {
        let mut enqueued = Enqueued::default();
        for id in self.active_events(server)? {
            let mut woken = Batch::default();
            enqueued.merge(self.wake_event(&mut woken, id, now)?);
            batch.expects.extend(woken.expects);
            batch.writes.extend(woken.writes);
            let Some(event) = readable(self.load_event(id))? else { continue };
            let running = event.state.tables.iter().filter(|table| table.is_running());
            for on in running.filter_map(|table| table.id) {
                self.enqueue_clock_update(batch, on, now)?;
            }
            enqueued.merge(Enqueued::at(now));
        }
        Ok(enqueued)
    }

    /// Records that the bot has left the server of running events, and pauses those not paused yet. An event that can't
    /// be read is left out.
    pub(crate) fn pause_events_of(&self, server: u64, now: Timestamp) -> Result<(), Refused> {
        for id in self.active_events(server)? {
            let paused = self.change_event(id, EventCaller::Program(now), |loaded| {
                let state = &loaded.state;
                let is_known =
                    state.paused.is_some() && end_of_absence(&self.event_entries(id)?).is_some();
                Ok(match state.stage == EventStage::Running && !is_known {
                    true => EventChange::program(EventAct::Paused),
                    false => EventChange::default(),
                })
            });
            if let Err(refused) = paused {
                tracing::error!(event.id = id.0, error = %refused, "an event can't be paused");
            }
        }
        Ok(())
    }

    /// Whether an event stood still at a moment, since the bot had left its server.
    pub(crate) fn stood_still(&self, id: EventId, at: Timestamp) -> Result<bool, Refused> {
        let mut entries = self.event_entries(id)?;
        entries.retain(|entry| entry.at <= at);
        Ok(end_of_absence(&entries).is_some())
    }

    /// Ends the bot's absence from an event's server. An organizer's pause stays.
    fn end_absence(&self, event: &LoadedEvent, now: Timestamp) -> Result<bool, Refused> {
        if event.state.paused.is_none() {
            return Ok(false);
        }
        let (id, revision) = (event.id, event.state.revision);
        let Some(act) = end_of_absence(&self.event_entries(id)?) else { return Ok(false) };
        self.change_event(id, EventCaller::Job(now), |loaded| {
            Ok(match loaded.state.revision == revision {
                true => EventChange::program(act.clone()),
                false => EventChange::default(),
            })
        })?;
        Ok(true)
    }
}

/// A result, or `None` for any refusal except that the store has failed.
fn readable<T>(result: Result<T, Refused>) -> Result<Option<T>, Refused> {
    match result {
        Ok(found) => Ok(Some(found)),
        Err(Refused::Unavailable(error)) => Err(error.into()),
        Err(_) => Ok(None),
    }
}

/// The act that ends the bot's absence from an event's server. `None` if the bot is not absent after these entries.
fn end_of_absence(entries: &[EventEntry]) -> Option<EventAct> {
    let mut pauses = entries.iter().rev().filter(|entry| entry.act.is_about_pauses());
    let newest = pauses.next()?;
    if newest.act != EventAct::Paused || newest.by != EventActor::Program {
        return None;
    }
    let is_of_pause = |act: &EventAct| matches!(act, EventAct::Paused | EventAct::AbsenceEnded);
    Some(match pauses.next().is_some_and(|before| is_of_pause(&before.act)) {
        true => EventAct::AbsenceEnded,
        false => EventAct::PauseEnded,
    })
}

fn match_of(event: &LoadedEvent, number: u32) -> Option<MatchId> {
    event.state.tables.iter().find(|table| table.number == number)?.id
}
