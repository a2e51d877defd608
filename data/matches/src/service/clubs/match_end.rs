//! Ends the matches of an event, and enters their results.

use rules::Seats;

use crate::error::Refused;
use crate::ids::{EventId, MatchId, Timestamp};
use crate::job_queue::Enqueued;
use crate::journal::clubs::event_acts::{EventAct, Withdrawal};
use crate::journal::clubs::tables::{late_by_clock, may_be_late_by_clock};
use crate::journal::head::Ending;
use crate::journal::records::{Act, StoredHead};
use crate::journal::snapshot::{Change, Loaded};
use crate::keys;
use crate::keys::Table;
use crate::model::clubs::Entrant;
use crate::service::Matches;
use crate::service::clubs::event_commit::{EventCaller, EventChange, LoadedEvent};
use crate::service::commit::Actor;
use crate::service::play::resign::resignation;
use store::{Batch, Range};

/// The maximum number of ended matches that are entered in one step of the event.
const AT_ONCE: usize = 64;

/// The end of an event's match: the event and the match, each with its change.
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
        batch.put(keys::event_done(id, ended), Vec::new());
        self.wake_event(batch, id, now)
    }

    /// Enters the results of ended matches into the event. Returns whether there were any.
    pub(super) fn enter_results(&self, id: EventId, now: Timestamp) -> Result<bool, Refused> {
        let range = Range { most: AT_ONCE, ..Table::EventDone.under(&[id.0]) };
        let rows = self.store.scan(&range)?;
        for (key, _) in &rows {
            let Some(ended) = keys::number(key, 1).map(MatchId) else { continue };
            self.change_event(id, EventCaller::Job(now), |event| {
                let mut change = EventChange::default();
                let found = match self.load(ended) {
                    Ok(loaded) => {
                        let late = self.late_by_clock(ended, &loaded.state.head)?;
                        // An import also marks running matches. If such a match ends now, its mark must stay.
                        change.extra.expect(keys::head(ended), loaded.raw_head);
                        Some((loaded.state.head, late))
                    }
                    Err(Refused::Unavailable(error)) => return Err(error.into()),
                    // The match can't be read, so its table does not count.
                    Err(_) => None,
                };
                change.extra.remove(key.clone());
                let mut tables = event.state.tables.iter();
                let table = tables.find(|table| table.id == Some(ended) && table.result.is_none());
                let result = table.and_then(|table| {
                    let result = match &found {
                        Some((head, late)) => table.result_of(head, *late)?,
                        None => table.annulled(),
                    };
                    Some((table.number, result))
                });
                if let Some((table, result)) = result {
                    let act = EventAct::TableEnded { table, result };
                    change.acts = EventChange::program(act).acts;
                }
                Ok(change)
            })?;
        }
        Ok(!rows.is_empty())
    }

    /// The seats whose time ran out in a match. None if its journal can't be read.
    pub(crate) fn late_by_clock(&self, id: MatchId, head: &StoredHead) -> Result<Seats, Refused> {
        if !may_be_late_by_clock(head) {
            return Ok(Seats::NONE);
        }
        match self.entries(id) {
            Ok(entries) => Ok(late_by_clock(&entries, head)),
            Err(Refused::Unavailable(error)) => Err(error.into()),
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
            loaded.check_running()?;
            if loaded.state.head.gone.contains(seat) {
                return Err(Refused::LeftTable(on));
            }
            let index = entrant.index();
            let is_erased = event.state.entrants[index].withdrawal == Some(Withdrawal::Erased);
            let player = event.people.entrants[index].player;
            // The erasure itself would resign the match, and may come first. Both must count the same.
            let change = match is_erased && loaded.seat_of(player) == Some(seat) {
                true => resignation(&loaded, seat),
                false => forfeiture(&loaded, seat),
            };
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
            loaded.check_running()?;
            Ok(Change::of(Act::Ended(ending.clone())))
        });
        match ended {
            Ok(_) | Err(Refused::Over(_)) => Ok(()),
            Err(refused) => Err(refused),
        }
    }
}

/// The change by which a player gives up. If three or more play, the others play on.
fn forfeiture(loaded: &Loaded, seat: rules::Seat) -> Change {
    match loaded.staying().len() {
        3.. => Change::of(Act::LeftTable { seat }),
        _ => Change::of(Act::Ended(Ending::Walkover { seat })),
    }
}
