//! `Step`: the next step of an event, from its state and the time.

use std::collections::BTreeSet;

use crate::ids::Timestamp;
use crate::journal::clubs::event_acts::{EventAct, TableResult, Withdrawal};
use crate::journal::clubs::event_plan::{EventPlan, Format};
use crate::journal::clubs::event_state::{EntrantState, EventStage, EventState};
use crate::journal::clubs::tables::EventTable;
use crate::model::clock::limit::DAY;
use crate::model::clubs::Entrant;

/// The number of timeouts at which an entrant is withdrawn.
const TIMEOUTS: u32 = 2;

/// The milliseconds until the next attempt to begin a match whose players are in too many matches.
const RETRY: u64 = DAY / 24;

/// The next step of an event.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Step {
    /// This act is due.
    Act(EventAct),
    /// Begin the match of this table.
    Begin(u32),
    /// An entrant who withdrew gives up the running match of this table.
    Forfeit { table: u32, entrant: Entrant },
    /// Call the running match of this table off, since the table no longer counts.
    CallOff(u32),
    /// Decide the running match of this table, since its round or season is over.
    Adjudicate(u32),
    /// Wait until this time. `None` if only people can cause the next step.
    Wait(Option<Timestamp>),
}

impl EventState {
    /// The next step. The tables in `held` can't begin yet.
    pub(crate) fn next_step(&self, plan: &EventPlan, now: Timestamp, held: &BTreeSet<u32>) -> Step {
        if let Some(step) = self.tables.iter().find_map(|one| self.table_step(one, now, held)) {
            return step;
        }
        let is_over = matches!(self.stage, EventStage::Over(_));
        if is_over || self.paused.is_some() {
            return Step::Wait(None);
        }
        if let Some(act) = self.due_withdrawal() {
            return Step::Act(act);
        }
        match self.stage {
            EventStage::Open => self.opening_step(plan, now),
            EventStage::Running | EventStage::Over(_) => self.round_step(plan, now, held),
        }
    }

    /// The step that a table needs, apart from those at the end of the round. `None` if it can only wait.
    fn table_step(&self, table: &EventTable, now: Timestamp, held: &BTreeSet<u32>) -> Option<Step> {
        if table.result.is_some() {
            return None;
        }
        let state = |entrant: &Entrant| &self.entrants[entrant.index()];
        let has_left =
            |one: &Entrant| state(one).withdrawal.is_some() && !table.forfeits.contains(one);
        let left = table.entrants.iter().find(|one| has_left(one)).copied();
        let is_void = matches!(self.stage, EventStage::Over(_))
            || table.entrants.iter().any(|entrant| state(entrant).is_annulled);
        let number = table.number;
        match (table.id, left) {
            // The erasure of a person resigns their matches, even if the table is void.
            (Some(_), Some(entrant)) if state(&entrant).withdrawal == Some(Withdrawal::Erased) => {
                Some(Step::Forfeit { table: number, entrant })
            }
            (Some(_), _) if is_void => Some(Step::CallOff(number)),
            (Some(_), Some(entrant)) => Some(Step::Forfeit { table: number, entrant }),
            (Some(_), None) => None,
            (None, _) if is_void => Some(ended(number, table.annulled())),
            (None, Some(_)) => {
                let absent: Vec<_> = table
                    .entrants
                    .iter()
                    .copied()
                    .filter(|one| state(one).withdrawal.is_some())
                    .collect();
                Some(ended(number, table.unplayed(&absent)))
            }
            // A match that began after the end of its round would be decided at once.
            (None, None) if self.paused.is_some() || self.is_up(now) => None,
            (None, None) if held.contains(&number) => None,
            (None, None) => Some(Step::Begin(number)),
        }
    }

    /// Whether the time of the round or season is over.
    fn is_up(&self, now: Timestamp) -> bool {
        self.ends.is_some_and(|ends| ends <= now)
    }

    /// Whether a league's match begins after the start of its season, because its players had other matches to finish.
    pub(crate) fn is_of_later_wave(
        &self,
        plan: &EventPlan,
        table: &EventTable,
        now: Timestamp,
    ) -> bool {
        let Format::League { weeks } = plan.format else { return false };
        let length = u64::from(weeks) * 7 * DAY;
        let began = self.ends.map(|ends| Timestamp(ends.0.saturating_sub(length)));
        let has_waited = began.is_some_and(|began| began.plus(RETRY) <= now);
        let is_near =
            |other: &&EventTable| other.entrants.iter().any(|one| table.entrants.contains(one));
        has_waited || self.tables.iter().filter(is_near).any(|other| other.result.is_some())
    }

    /// The tables that can't begin because these entrants are in too many matches.
    pub(crate) fn tables_waiting_for(&self, busy: &[Entrant]) -> Vec<u32> {
        let is_waiting = |table: &&EventTable| table.id.is_none() && table.result.is_none();
        let waits = |table: &&EventTable| table.entrants.iter().any(|one| busy.contains(one));
        self.tables.iter().filter(is_waiting).filter(waits).map(|table| table.number).collect()
    }

    fn due_withdrawal(&self) -> Option<EventAct> {
        let is_late = |one: &EntrantState| one.timeouts >= TIMEOUTS && one.withdrawal.is_none();
        let entrant = self.numbers().find(|entrant| is_late(&self.entrants[entrant.index()]))?;
        Some(EventAct::Withdrew { entrant, cause: Withdrawal::TimedOut })
    }

    fn opening_step(&self, plan: &EventPlan, now: Timestamp) -> Step {
        match plan.starts {
            Some(starts) if starts <= now => Step::Act(self.next_round(plan, now)),
            starts => Step::Wait(starts),
        }
    }

    fn round_step(&self, plan: &EventPlan, now: Timestamp, held: &BTreeSet<u32>) -> Step {
        if let Format::Ladder { decay_days } = plan.format {
            return self.decay_step(u64::from(decay_days) * DAY, now, held);
        }
        let is_done = self.tables.iter().all(|table| table.result.is_some());
        let is_up = self.is_up(now);
        if let Some(table) = self.tables.iter().find(|table| is_up && table.result.is_none()) {
            return match table.id {
                Some(_) => Step::Adjudicate(table.number),
                None => ended(table.number, table.annulled()),
            };
        }
        let is_league = matches!(plan.format, Format::League { .. });
        match self.ends {
            _ if self.is_between => Step::Act(self.next_round(plan, now)),
            Some(_) if is_up && is_league => Step::Act(EventAct::SeasonEnded),
            Some(_) if is_up => Step::Act(self.next_round(plan, now)),
            None if is_done => Step::Act(self.next_round(plan, now)),
            // A league's reminder also asks entrants to register for the next season.
            Some(ends) if is_done && !is_league => Step::Wait(Some(ends)),
            Some(ends) => self.reminder_step(ends, now, held),
            None => Step::Wait(retry(held, now)),
        }
    }

    /// Reminds entrants with undecided tables a day before the end. Otherwise waits for the time of the reminder or for
    /// the end.
    fn reminder_step(&self, ends: Timestamp, now: Timestamp, held: &BTreeSet<u32>) -> Step {
        let remind = Timestamp(ends.0.saturating_sub(DAY));
        let next = match (self.is_reminded, remind <= now) {
            (false, true) => return Step::Act(EventAct::Reminded),
            (false, false) => remind,
            (true, _) => ends,
        };
        Step::Wait(retry(held, now).into_iter().chain([next]).min())
    }

    fn decay_step(&self, after: u64, now: Timestamp, held: &BTreeSet<u32>) -> Step {
        let is_busy = |entrant: Entrant| {
            self.tables
                .iter()
                .any(|table| table.result.is_none() && table.entrants.contains(&entrant))
        };
        let last = self.order.last().copied();
        let idle = self.order.iter().copied().filter(|&one| Some(one) != last && !is_busy(one));
        let next = idle.map(|one| (self.entrants[one.index()].active.plus(after), one)).min();
        match next {
            Some((due, entrant)) if due <= now => Step::Act(EventAct::Decayed { entrant }),
            next => Step::Wait(next.map(|(due, _)| due).into_iter().chain(retry(held, now)).min()),
        }
    }
}

/// The time of the next attempt to begin the matches of `held` tables. `None` if there are none.
fn retry(held: &BTreeSet<u32>, now: Timestamp) -> Option<Timestamp> {
    (!held.is_empty()).then(|| now.plus(RETRY))
}

fn ended(table: u32, result: TableResult) -> Step {
    Step::Act(EventAct::TableEnded { table, result })
}
