//! `EventState`: the state of an event, folded from its journal by the same code for new and for stored acts.

use serde::{Deserialize, Serialize};

use crate::ids::{Revision, Timestamp};
use crate::journal::clubs::event_acts::{
    EventAct, EventEnd, EventEntry, PlannedTable, TableEnd, TableResult, Withdrawal,
};
use crate::journal::clubs::event_plan::{EventPlan, Format};
use crate::journal::clubs::tables::EventTable;
use crate::model::clubs::points::Points;
use crate::model::clubs::standings::Standing;
use crate::model::clubs::{Entrant, ladder};

/// The maximum number of decided tables in the state of a ladder.
const LADDER_TABLES: usize = 30;

/// The state of an event.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EventState {
    /// The revision of the newest entry.
    pub revision: Revision,
    /// The time of the newest entry.
    pub updated: Timestamp,
    /// The stage.
    pub stage: EventStage,
    /// The time when the current pause began. `None` if the event is not paused.
    pub paused: Option<Timestamp>,
    /// The entrants, by their number.
    pub entrants: Vec<EntrantState>,
    /// The number of the round or season, from 1; 0 before the first.
    pub round: u32,
    /// The time when the round or season ends. `None` if it has no fixed end.
    pub ends: Option<Timestamp>,
    /// Whether the reminder of the end of this round or season was sent.
    pub is_reminded: bool,
    /// The tables: in a league those of this season, in a ladder the newest, otherwise all.
    pub tables: Vec<EventTable>,
    /// The number of the next table.
    pub next_table: u32,
    /// The byes so far. An entrant is listed once for each bye.
    pub byes: Vec<Entrant>,
    /// The divisions of a league in this season, the highest first.
    pub divisions: Vec<Vec<Entrant>>,
    /// The final order of each division in the last season.
    pub last_season: Vec<Vec<Entrant>>,
    /// Whether a season has ended and the next one has not begun.
    pub is_between: bool,
    /// The entrants of a ladder, the best first. Empty in other formats.
    pub order: Vec<Entrant>,
    /// The winners of the seasons, or of the whole event. Several if they share the first place.
    pub champions: Vec<Champion>,
}

/// The stage of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventStage {
    /// People can register.
    #[default]
    Open,
    /// Rounds are played.
    Running,
    /// The event has ended.
    Over(EventEnd),
}

/// The state of an entrant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntrantState {
    /// The rating at the last registration.
    pub rating: i32,
    /// Whether they are registered for the next round or season.
    pub is_registered: bool,
    /// The reason why they play no further matches. `None` unless they withdrew.
    pub withdrawal: Option<Withdrawal>,
    /// Whether they withdrew from a league's season early, so that none of their tables counts.
    pub is_annulled: bool,
    /// How often their time ran out in this season, or in the whole event.
    pub timeouts: u32,
    /// The time of their last match or registration, on which a ladder's decay depends.
    pub active: Timestamp,
}

/// The winner of a season, or of a whole event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Champion {
    /// The number of the season; 1 in events without seasons.
    pub season: u32,
    /// The entrant.
    pub entrant: Entrant,
}

/// The error that the entries of an event contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InconsistentEvent;

type Applied = Result<(), InconsistentEvent>;

impl EventState {
    pub(crate) fn announced(at: Timestamp) -> Self {
        Self { revision: Revision(1), updated: at, ..Self::default() }
    }

    pub(crate) fn folded(
        plan: &EventPlan,
        entries: &[EventEntry],
    ) -> Result<Self, InconsistentEvent> {
        let (first, rest) = entries.split_first().ok_or(InconsistentEvent)?;
        if first.act != EventAct::Announced || first.revision != Revision(1) {
            return Err(InconsistentEvent);
        }
        let mut state = Self::announced(first.at);
        rest.iter().try_for_each(|entry| state.apply(plan, entry))?;
        Ok(state)
    }

    /// Applies an entry. After an error, the state is unusable.
    pub(crate) fn apply(&mut self, plan: &EventPlan, entry: &EventEntry) -> Applied {
        if entry.revision != self.revision.next() {
            return Err(InconsistentEvent);
        }
        (self.revision, self.updated) = (entry.revision, entry.at);
        match &entry.act {
            EventAct::Announced => return Err(InconsistentEvent),
            EventAct::Registered { entrant, rating } => {
                return self.register(plan, *entrant, *rating, entry.at);
            }
            EventAct::Unregistered { entrant } => {
                self.entrant(*entrant)?.is_registered = false;
                self.order.retain(|one| one != entrant);
            }
            EventAct::RoundBegan { round, tables, byes, ends } => {
                (self.round, self.ends) = (*round, *ends);
                self.byes.extend(byes);
                return self.begin_round(plan, tables);
            }
            EventAct::Challenged { challenger, challenged } => {
                self.check(&[*challenger, *challenged])?;
                let entrants = vec![*challenged, *challenger];
                self.add_table(&PlannedTable { division: 0, entrants });
            }
            EventAct::MatchBegan { table, id, entrants } => {
                let table = self.table(*table)?;
                // Seats at larger tables are drawn when the match begins, so the entrants may come in another order.
                let is_same = entrants.len() == table.entrants.len()
                    && entrants.iter().all(|entrant| table.entrants.contains(entrant));
                if !is_same || table.id.is_some() {
                    return Err(InconsistentEvent);
                }
                (table.id, table.entrants) = (Some(*id), entrants.clone());
            }
            EventAct::TableEnded { table, result } => {
                return self.end_table(plan, *table, result, entry.at);
            }
            EventAct::Forfeited { table, entrant } => self.table(*table)?.forfeits.push(*entrant),
            EventAct::Reminded => self.is_reminded = true,
            EventAct::Withdrew { entrant, cause } => return self.withdraw(plan, *entrant, *cause),
            EventAct::Replaced { entrant } => self.entrant(*entrant)?.timeouts = 0,
            EventAct::Paused => {
                self.paused.get_or_insert(entry.at);
            }
            EventAct::Resumed => self.resume(entry.at),
            EventAct::PauseEnded => {
                self.resume(entry.at);
                // An entrant who played during the pause must not count as active later than now.
                self.entrants.iter_mut().for_each(|one| one.active = one.active.min(entry.at));
            }
            EventAct::SeasonEnded => self.end_season(),
            EventAct::Decayed { entrant } => {
                self.entrant(*entrant)?.active = entry.at;
                ladder::decay(&mut self.order, *entrant);
            }
            EventAct::Ended(end) => self.end(plan, *end),
            EventAct::Erased | EventAct::AbsenceEnded => {}
        }
        Ok(())
    }

    fn entrant(&mut self, entrant: Entrant) -> Result<&mut EntrantState, InconsistentEvent> {
        self.entrants.get_mut(entrant.index()).ok_or(InconsistentEvent)
    }

    fn table(&mut self, number: u32) -> Result<&mut EventTable, InconsistentEvent> {
        self.tables.iter_mut().find(|table| table.number == number).ok_or(InconsistentEvent)
    }

    fn check(&self, entrants: &[Entrant]) -> Applied {
        let is_known = |entrant: &Entrant| entrant.index() < self.entrants.len();
        if entrants.iter().all(is_known) { Ok(()) } else { Err(InconsistentEvent) }
    }

    fn register(
        &mut self,
        plan: &EventPlan,
        entrant: Entrant,
        rating: i32,
        at: Timestamp,
    ) -> Applied {
        if entrant.index() == self.entrants.len() {
            self.entrants.push(EntrantState {
                rating,
                is_registered: true,
                withdrawal: None,
                is_annulled: false,
                timeouts: 0,
                active: at,
            });
        }
        let known = self.entrant(entrant)?;
        (known.rating, known.is_registered, known.active) = (rating, true, at);
        let is_ladder = matches!(plan.format, Format::Ladder { .. });
        if is_ladder && !self.order.contains(&entrant) {
            let returning = self.entrant(entrant)?;
            (returning.withdrawal, returning.timeouts) = (None, 0);
            self.order.push(entrant);
        }
        Ok(())
    }

    fn begin_round(&mut self, plan: &EventPlan, tables: &[PlannedTable]) -> Applied {
        self.stage = EventStage::Running;
        (self.is_reminded, self.is_between) = (false, false);
        if matches!(plan.format, Format::League { .. }) {
            self.tables.clear();
            self.divisions = divisions(tables);
            for entrant in self.divisions.concat() {
                let known = self.entrant(entrant)?;
                (known.is_registered, known.is_annulled) = (false, false);
                (known.withdrawal, known.timeouts) = (None, 0);
            }
        }
        for table in tables {
            self.check(&table.entrants)?;
            self.add_table(table);
        }
        Ok(())
    }

    fn add_table(&mut self, planned: &PlannedTable) {
        let PlannedTable { division, entrants } = planned.clone();
        let (number, round) = (self.next_table, self.round);
        let (id, result, forfeits) = Default::default();
        self.tables.push(EventTable { number, round, division, entrants, id, result, forfeits });
        self.next_table += 1;
    }

    fn end_table(
        &mut self,
        plan: &EventPlan,
        number: u32,
        result: &TableResult,
        at: Timestamp,
    ) -> Applied {
        let table = self.table(number)?;
        if table.result.is_some() || result.points.len() != table.entrants.len() {
            return Err(InconsistentEvent);
        }
        table.result = Some(result.clone());
        let entrants = table.entrants.clone();
        for &entrant in &entrants {
            self.entrant(entrant)?.active = at;
        }
        for &late in &result.late {
            self.entrant(late)?.timeouts += 1;
        }
        if matches!(plan.format, Format::Ladder { .. }) {
            self.climb(&entrants, result);
        }
        Ok(())
    }

    /// Moves the winner of a ladder's table up, and drops old decided tables.
    fn climb(&mut self, entrants: &[Entrant], result: &TableResult) {
        if let ([one, two], [first, second]) = (entrants, result.points.as_slice())
            && result.end != TableEnd::Annulled
        {
            match (*first == Points::WIN, *second == Points::WIN) {
                (true, false) => ladder::after_win(&mut self.order, *one, *two),
                (false, true) => ladder::after_win(&mut self.order, *two, *one),
                (true, true) | (false, false) => {}
            }
        }
        let is_decided = |table: &EventTable| table.result.is_some();
        let old = self.tables.iter().filter(|table| is_decided(table)).count();
        let mut surplus = old.saturating_sub(LADDER_TABLES);
        self.tables.retain(|table| {
            let goes = surplus > 0 && is_decided(table);
            surplus -= usize::from(goes);
            !goes
        });
    }

    fn withdraw(&mut self, plan: &EventPlan, entrant: Entrant, cause: Withdrawal) -> Applied {
        let is_league = matches!(plan.format, Format::League { .. });
        let own = self.tables.iter().filter(|table| table.entrants.contains(&entrant));
        let (all, decided) = own.fold((0, 0), |(all, decided), table| {
            (all + 1, decided + usize::from(table.result.is_some()))
        });
        let known = self.entrant(entrant)?;
        (known.withdrawal, known.is_registered) = (Some(cause), false);
        known.is_annulled = is_league && decided * 2 < all;
        self.order.retain(|&one| one != entrant);
        Ok(())
    }

    /// Resumes the event. The end of the round and the decay of a ladder are postponed by the pause.
    fn resume(&mut self, at: Timestamp) {
        let Some(since) = self.paused.take() else { return };
        let pause = at.0.saturating_sub(since.0);
        self.ends = self.ends.map(|ends| ends.plus(pause));
        self.entrants.iter_mut().for_each(|one| one.active = one.active.plus(pause));
    }

    fn end_season(&mut self) {
        let divisions = 0..self.divisions.len();
        let rows: Vec<_> = divisions.map(|division| self.division_standings(division)).collect();
        let first = rows.first().map(Vec::as_slice).unwrap_or_default();
        let champions = champions(self.round, first, |_| true);
        self.champions.extend(champions);
        let entrants =
            |rows: &Vec<Standing>| rows.iter().map(|row| row.entrant).collect::<Vec<_>>();
        self.last_season = rows.iter().map(entrants).collect();
        (self.is_between, self.ends) = (true, None);
    }

    fn end(&mut self, plan: &EventPlan, end: EventEnd) {
        // The standings are also final if the next round has no pairing or too few players.
        let may_win = |entrant: Entrant| match end {
            EventEnd::Finished | EventEnd::NoPairing => true,
            EventEnd::TooFewLeft => self.entrants[entrant.index()].withdrawal.is_none(),
            EventEnd::TooFew | EventEnd::Organizer => false,
        };
        if matches!(plan.format, Format::Swiss { .. }) {
            let champions = champions(1, &self.standings(plan), may_win);
            self.champions.extend(champions);
        }
        self.stage = EventStage::Over(end);
        (self.ends, self.paused) = (None, None);
    }
}

/// The winners: the first of the rows that may win, and those who share its place. Nobody wins without a point: the
/// first row then only has the highest rating.
fn champions(season: u32, rows: &[Standing], may_win: impl Fn(Entrant) -> bool) -> Vec<Champion> {
    let mut winners = rows.to_vec();
    winners.retain(|row| row.points > Points::NONE && may_win(row.entrant));
    let place = winners.first().map(|row| row.place);
    winners.retain(|row| Some(row.place) == place);
    winners.iter().map(|row| Champion { season, entrant: row.entrant }).collect()
}

/// The entrants of each division, from the planned tables of a season.
fn divisions(tables: &[PlannedTable]) -> Vec<Vec<Entrant>> {
    let mut divisions: Vec<Vec<Entrant>> = Vec::new();
    for table in tables {
        let division = table.division as usize;
        while divisions.len() <= division && divisions.len() < tables.len() {
            divisions.push(Vec::new());
        }
        let Some(members) = divisions.get_mut(division) else { continue };
        for &entrant in &table.entrants {
            if !members.contains(&entrant) {
                members.push(entrant);
            }
        }
    }
    divisions.iter_mut().for_each(|division| division.sort_unstable());
    divisions
}
