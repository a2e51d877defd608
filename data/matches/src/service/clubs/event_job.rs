//! The job of an event: takes the due steps, and commits each before the next.

use std::collections::BTreeSet;

use crate::error::Refused;
use crate::ids::{EventId, MatchId, Timestamp};
use crate::journal::clubs::next_step::Step;
use crate::journal::head::Ending;
use crate::keys;
use crate::service::Matches;
use crate::service::clubs::event_commit::{EventCaller, EventChange, LoadedEvent};

/// The most steps of one run of the job. A round with many matches takes several runs.
const STEPS: usize = 40;

/// The interval at which an event is checked while the bot is not a member of its server, in milliseconds.
const ABSENCE_MS: u64 = 60 * 60 * 1000;

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
            if self.is_server_left(&event)? {
                return Ok(Some(now.plus(ABSENCE_MS)));
            }
            let step = event.state.next_step(&event.header.plan, now, &held);
            if let Step::Wait(at) = step {
                return Ok(at);
            }
            let waiting = self.take_step(&event, step, now)?;
            // Tables that can't begin don't count: otherwise many of them could keep the others from beginning.
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

    /// Whether the bot was removed from the event's server. The event stands still until it is back.
    fn is_server_left(&self, event: &LoadedEvent) -> Result<bool, Refused> {
        let Some(server) = event.header.plan.place.server else { return Ok(false) };
        Ok(self.store.read(&[keys::abandoned_server(server)])?[0].is_some())
    }
}

fn match_of(event: &LoadedEvent, number: u32) -> Option<MatchId> {
    event.state.tables.iter().find(|table| table.number == number)?.id
}
