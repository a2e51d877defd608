//! Ends the matches of an event, and enters their results.

use rules::{Seat, Seats};

use crate::error::Refused;
use crate::event_keys;
use crate::ids::{EventId, MatchId, Timestamp};
use crate::job_queue::Enqueued;
use crate::journal::clubs::event_acts::{EventAct, EventActor};
use crate::journal::head::{Ending, Stage};
use crate::journal::records::{Act, Entry, StoredHead};
use crate::journal::snapshot::{Change, Loaded};
use crate::keys;
use crate::keys::Table;
use crate::model::clock::acts::TimeAct;
use crate::model::clubs::Entrant;
use crate::service::Matches;
use crate::service::clubs::event_commit::{EventCaller, EventChange, LoadedEvent};
use crate::service::commit::Actor;
use store::{Batch, Range};

/// The most ended matches that are entered in one step of the event.
const AT_ONCE: usize = 64;

/// The end of a match together with its entry in the event: both before the change, and the changes.
pub(super) struct TableEnding {
    pub(super) event: LoadedEvent,
    pub(super) noted: EventChange,
    pub(super) loaded: Loaded,
    pub(super) change: Change,
}

impl Matches {
    /// Records that a match of an event is over, and enqueues the event's job.
    pub(crate) fn note_event_match_end(
        &self,
        batch: &mut Batch,
        id: EventId,
        ended: MatchId,
        now: Timestamp,
    ) -> Result<Enqueued, Refused> {
        batch.put(event_keys::event_done(id, ended), Vec::new());
        self.wake_event(batch, id, now)
    }

    /// Enters the results of ended matches into the event. Returns whether there were any.
    pub(super) fn enter_results(&self, id: EventId, now: Timestamp) -> Result<bool, Refused> {
        let range = Range { most: AT_ONCE, ..Table::EventDone.under(&[id.0]) };
        let rows = self.store.scan(&range)?;
        for (key, _) in &rows {
            let Some(ended) = keys::number(key, 1).map(MatchId) else { continue };
            self.change_event(id, EventCaller::Job(now), |event| {
                let mut change = self.entered_result(event, ended)?;
                change.extra.remove(key.clone());
                Ok(change)
            })?;
        }
        Ok(!rows.is_empty())
    }

    /// The change that enters the result of an ended match. It has no acts if the table is decided already.
    fn entered_result(&self, event: &LoadedEvent, ended: MatchId) -> Result<EventChange, Refused> {
        let mut change = EventChange::default();
        let (head, late) = match self.load(ended) {
            Ok(loaded) => {
                // An import marks running matches too. One that ends now must not lose its mark.
                change.extra.expect(keys::head(ended), loaded.raw_head);
                let late = self.timed_out_seats(ended, &loaded.state.head)?;
                (Some(loaded.state.head), late)
            }
            Err(Refused::Unavailable(error)) => return Err(error.into()),
            // The match can't be read, so its table does not count.
            Err(_) => (None, Seats::NONE),
        };
        let mut tables = event.state.tables.iter();
        let table = tables.find(|table| table.id == Some(ended) && table.result.is_none());
        let result = table.and_then(|table| {
            let result = match &head {
                Some(head) => table.result_of(head)?,
                None => table.annulled(),
            };
            Some((table, result))
        });
        if let Some((table, result)) = result {
            let late = late.iter().filter_map(|seat| table.entrants.get(seat.index()).copied());
            let late = late.filter(|entrant| !table.forfeits.contains(entrant));
            let table = table.number;
            let acts = late.map(|entrant| EventAct::TimedOut { table, entrant });
            let acts = acts.chain([EventAct::TableEnded { table, result }]);
            change.acts = acts.map(|act| (EventActor::Program, act)).collect();
        }
        Ok(change)
    }

    /// The seats whose players ran out of time while the others played on.
    fn timed_out_seats(&self, on: MatchId, head: &StoredHead) -> Result<Seats, Refused> {
        if head.gone.is_empty() {
            return Ok(Seats::NONE);
        }
        match self.entries(on) {
            Ok(entries) => Ok(entries.windows(2).filter_map(timed_out_seat).collect()),
            Err(Refused::Unavailable(error)) => Err(error.into()),
            // Entries that can't be read tell of no missed deadline.
            Err(_) => Ok(Seats::NONE),
        }
    }

    /// Gives up a running match for an entrant. The others win or, if several are left, play on.
    pub(super) fn forfeit(
        &self,
        id: EventId,
        number: u32,
        entrant: Entrant,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let act = EventAct::Forfeited { table: number, entrant };
        let ended = self.end_with_table(EventCaller::Job(now), || {
            let event = self.load_event(id)?;
            let table = event.state.tables.iter().find(|table| table.number == number);
            let table = table.ok_or(Refused::Busy)?;
            let on = table.id.ok_or(Refused::Busy)?;
            let seat = table.seat_of(entrant).ok_or(Refused::NotAPlayer(on))?;
            let loaded = self.load(on)?;
            check_running(&loaded)?;
            if loaded.state.head.gone.contains(seat) {
                return Err(Refused::LeftTable(on));
            }
            let change = forfeiture(&loaded, seat);
            Ok(TableEnding { event, noted: EventChange::program(act.clone()), loaded, change })
        });
        match ended {
            Ok(()) => Ok(()),
            // The entrant has no seat in a running match any more. The event only records that they gave up.
            Err(Refused::Over(_) | Refused::NotAPlayer(_) | Refused::LeftTable(_)) => {
                let noted = |_: &_| Ok(EventChange::program(act.clone()));
                self.change_event(id, EventCaller::Job(now), noted).map(drop)
            }
            Err(refused) => Err(refused),
        }
    }

    /// Commits the end of a match together with its entry in the event, so that a crash can't separate them.
    pub(super) fn end_with_table(
        &self,
        caller: EventCaller,
        decide: impl Fn() -> Result<TableEnding, Refused>,
    ) -> Result<(), Refused> {
        let actor = Actor::program(caller.now());
        let ended = self.attempt(actor, || {
            if self.is_repeated_event_request(caller)? {
                return Err(Refused::Busy);
            }
            let TableEnding { event, noted, loaded, change } = decide()?;
            let mut prepared = self.prepare(loaded, change, actor)?;
            let noted = self.prepare_event(event, noted, caller)?;
            prepared.add(noted.batch);
            prepared.enqueued.merge(noted.enqueued);
            Ok(prepared)
        });
        match ended {
            Ok(_) => Ok(()),
            Err(_) if self.is_repeated_event_request(caller)? => Ok(()),
            Err(refused) => Err(refused),
        }
    }

    /// Ends a running match of an event. Does nothing if the match is over.
    pub(super) fn end_event_match(
        &self,
        on: MatchId,
        now: Timestamp,
        ending: Ending,
    ) -> Result<(), Refused> {
        let ended = self.change(on, Actor::program(now), |loaded| {
            check_running(loaded)?;
            Ok(Change::of(Act::Ended(ending.clone())))
        });
        match ended {
            Ok(_) | Err(Refused::Over(_)) => Ok(()),
            Err(refused) => Err(refused),
        }
    }
}

/// The seat that left because its time had run out, from two successive entries.
fn timed_out_seat(pair: &[Entry]) -> Option<Seat> {
    let [before, entry] = pair else { return None };
    let Act::LeftTable { seat } = entry.act else { return None };
    matches!(before.act, Act::Time(TimeAct::RanOut { .. })).then_some(seat)
}

/// The change by which a player gives up. If three or more play, the others play on.
fn forfeiture(loaded: &Loaded, seat: Seat) -> Change {
    match loaded.staying().len() {
        3.. => Change::of(Act::LeftTable { seat }),
        _ => Change::of(Act::Ended(Ending::Walkover { seat })),
    }
}

pub(super) fn check_running(loaded: &Loaded) -> Result<(), Refused> {
    match loaded.state.head.stage {
        Stage::Running => Ok(()),
        Stage::Lobby => Err(Refused::NotStarted(loaded.id)),
        Stage::Over(_) => Err(Refused::Over(loaded.id)),
    }
}
