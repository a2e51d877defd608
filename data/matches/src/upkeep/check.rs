//! Checks a whole store: that records decode, matches replay to their heads, and lists are complete.

use std::collections::BTreeSet;

use crate::codec::{Damage, open};
use crate::ids::{MatchId, Timestamp};
use crate::job::{JobKind, Lane, Line, Post};
use crate::job_queue::{JobRow, StoredJob, in_line, position};
use crate::journal::head::Stage;
use crate::journal::records::{AnalysisRow, NumberRow, Receipt, StoredHead};
use crate::journal::snapshot::{people_at_table, running_clock};
use crate::journal::walk::{Catalog, JournalFault, fold, for_each_row, game, journal, matches};
use crate::journal::{index, result_row};
use crate::keys;
use crate::keys::Table;
use crate::model::clock::reminders::ReminderSettings;
use crate::model::clock::schedule::Mover;
use crate::ratings::counted_match::{CountedMatch, EndedMatch, count, ended_at};
use crate::ratings::rebuild;
use crate::ratings::rebuild::State;
use crate::upkeep::event_check;
use crate::upkeep::export_lines::TABLES;
use crate::upkeep::head_check::DerivedHead;
use crate::versions::upgraded;
use store::{Store, StoreError};

/// The result of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckReport {
    /// The number of matches replayed.
    pub matches: usize,
    /// The number of rows read.
    pub rows: usize,
    /// The number of rows in an older form. Such rows are valid, and `migrate` rewrites them.
    pub old: usize,
    /// The number of rating rows that the next start or `migrate` rebuilds.
    pub stale_ratings: usize,
    /// Rows that a newer program has written, each as a sentence. They are not damaged.
    pub newer: Vec<String>,
    /// Running matches that continue in their channel because their thread can't be used, each as a sentence.
    pub astray: Vec<String>,
    /// Faults, each as a sentence.
    pub faults: Vec<String>,
}

/// The rows that must follow from the matches.
#[derive(Default)]
struct Expected {
    rows: BTreeSet<Vec<u8>>,
    /// The matches that a newer program has written.
    unknown: BTreeSet<MatchId>,
    /// The finished matches that count for ratings.
    counted: Vec<CountedMatch>,
}

/// Checks a store completely. Changes by another process during the check may look like faults.
pub fn check(store: &dyn Store, catalog: Catalog) -> Result<CheckReport, StoreError> {
    let mut checked = CheckReport::default();
    let ids = matches(store)?;
    let mut expected = Expected::default();
    for &id in &ids {
        checked.check_match(store, catalog, id, &mut expected)?;
    }
    checked.check_lists(store, &expected)?;
    checked.check_standings(store, expected)?;
    checked.check_owners(store, &ids.into_iter().collect())?;
    checked.check_rows(store)?;
    checked.check_jobs(store)?;
    checked.check_events(store)?;
    Ok(checked)
}

impl CheckReport {
    /// Replays a match, and adds the rows that must exist for it.
    fn check_match(
        &mut self,
        store: &dyn Store,
        catalog: Catalog,
        id: MatchId,
        expected: &mut Expected,
    ) -> Result<(), StoreError> {
        self.matches += 1;
        let rows = store.read(&[keys::head(id), keys::posted(id, Post::Thread)])?;
        let (head, thread) = (rows[0].as_deref(), rows[1].as_deref());
        let is_newer = matches!(head.map(open::<StoredHead>), Some(Err(Damage::Newer(_))));
        let read = journal(store, id)?.and_then(|journal| {
            let state = fold(catalog, &journal)?;
            if is_newer { Err(JournalFault::Newer) } else { Ok((journal, state)) }
        });
        match read {
            Ok((journal, state)) => {
                let derived = DerivedHead {
                    game: game(catalog, &journal.header),
                    state: &state,
                    entries: &journal.entries,
                };
                let is_sound = |stored| derived.leads_to(stored);
                if !head.is_some_and(is_sound) {
                    let fault = format!("match {id}: its head is not what its entries lead to");
                    self.faults.push(fault);
                }
                let (header, people) = (&journal.header, &journal.people);
                let waits = state.head.stage == Stage::Lobby;
                if waits && !has_job(store, id, JobKind::Expire)? {
                    let fault = "nothing ends the challenge when its time is over";
                    self.faults.push(format!("match {id}: {fault}"));
                }
                let time = running_clock(&journal.people, &state.head);
                let to_move = people_at_table(&journal.people, &state.head)
                    .filter(|seat| state.head.to_move.contains(*seat));
                let movers: Vec<_> = to_move
                    .map(|seat| Mover { seat, reminders: ReminderSettings::default() })
                    .collect();
                let brings = time
                    .is_some_and(|time| time.next_moment(&movers, Timestamp::default()).is_some());
                if brings && !has_job(store, id, JobKind::Time)? {
                    self.faults.push(format!("match {id}: nothing looks after its time"));
                }
                if state.head.stage == Stage::Running && is_astray(store, id, thread)? {
                    let told =
                        "goes on in its channel: its thread is locked, gone or can't be reopened";
                    self.astray.push(format!("match {id} {told}"));
                }
                let counts = ended_at(&journal.entries).and_then(|at| {
                    count(&EndedMatch { id, header, people, head: &state.head, at })
                });
                expected.counted.extend(counts);
                expected.rows.extend(index::rows(id, header, people, &state.head));
                expected.rows.extend(index::thread_row(id, thread));
                let result = result_row::result_row(id, header, &state.head, &journal.entries);
                expected.rows.extend(result.map(|(key, _)| key));
            }
            Err(JournalFault::Newer) => {
                self.newer.push(format!("match {id}: {}", JournalFault::Newer));
                expected.unknown.insert(id);
            }
            Err(fault) => self.faults.push(format!("match {id}: {fault}")),
        }
        Ok(())
    }

    fn check_lists(&mut self, store: &dyn Store, expected: &Expected) -> Result<(), StoreError> {
        let mut found = BTreeSet::new();
        for table in [Table::ByPlayer, Table::ByServer, Table::ByThread, Table::Result] {
            for_each_row(store, table.under(&[]), |(key, _)| {
                self.rows += 1;
                if !index::owner(&key).is_some_and(|id| expected.unknown.contains(&id)) {
                    found.insert(key);
                }
                Ok::<_, StoreError>(())
            })?;
        }
        let missing = expected.rows.difference(&found).count();
        if missing > 0 {
            self.faults.push(format!("{missing} rows are missing in the lists of matches"));
        }
        let extra = found.difference(&expected.rows).count();
        if extra > 0 {
            self.faults.push(format!("{extra} rows in the lists of matches are of none"));
        }
        Ok(())
    }

    /// Checks that the rating rows are those that follow from the matches.
    fn check_standings(
        &mut self,
        store: &dyn Store,
        mut expected: Expected,
    ) -> Result<(), StoreError> {
        for counted in &mut expected.counted {
            rebuild::rename(store, &mut counted.players)?;
        }
        let rows = rebuild::rows_of(expected.counted)?;
        let (mut equal, mut extra) = (0, 0);
        for table in rebuild::TABLES {
            for_each_row(store, table.under(&[]), |(key, raw)| {
                self.rows += 1;
                match rows.get(&key) {
                    Some(value) => equal += usize::from(*value == raw),
                    None => extra += 1,
                }
                Ok::<_, StoreError>(())
            })?;
        }
        let wrong = rows.len() - equal + extra;
        match rebuild::state(store)? {
            _ if wrong == 0 => {}
            State::Stale | State::Unknown => self.stale_ratings = wrong,
            // The ratings may include matches that this program can't read.
            _ if !expected.unknown.is_empty() => {}
            _ => self.faults.push(format!(
                "{wrong} rows of how players stand are not what the journals lead to"
            )),
        }
        Ok(())
    }

    /// Checks that the records of matches belong to matches with a header.
    fn check_owners(
        &mut self,
        store: &dyn Store,
        ids: &BTreeSet<MatchId>,
    ) -> Result<(), StoreError> {
        for table in [Table::Header, Table::People, Table::Head, Table::Entry] {
            for_each_row(store, table.under(&[]), |(key, raw)| {
                self.rows += 1;
                self.old += usize::from(matches!(upgraded(&raw), Ok(Some(_))));
                let owner = keys::number(&key, 0).map(MatchId);
                if !owner.is_some_and(|id| ids.contains(&id)) {
                    self.faults.push(format!("a row of the table {table:?} is of no match"));
                }
                Ok::<_, StoreError>(())
            })?;
        }
        Ok(())
    }

    /// Checks that states, lists and results of events follow from the journals of events and matches.
    fn check_events(&mut self, store: &dyn Store) -> Result<(), StoreError> {
        let found = event_check::faults(store)?;
        self.rows += found.rows;
        self.faults.extend(found.faults);
        Ok(())
    }

    /// Checks that each job has a row under the time of its next check. No other such rows may exist.
    fn check_jobs(&mut self, store: &dyn Store) -> Result<(), StoreError> {
        let (mut expected, mut found) = (BTreeSet::new(), BTreeSet::new());
        for_each_row(store, Table::Job.under(&[]), |(key, raw)| {
            let (place, row) = (position(&key, 0), open::<JobRow>(&raw).ok());
            let wakes = place.zip(row).and_then(|(place, row)| Some((place, row.wakes()?)));
            expected.extend(wakes.map(|((line, number), at)| keys::job_due(at, line, number)));
            Ok::<_, StoreError>(())
        })?;
        for_each_row(store, Table::JobDue.under(&[]), |(key, _)| {
            self.rows += 1;
            found.insert(key);
            Ok::<_, StoreError>(())
        })?;
        let astray = expected.symmetric_difference(&found).count();
        if astray > 0 {
            self.faults.push(format!("{astray} jobs are not looked at when they must be"));
        }
        Ok(())
    }

    fn check_rows(&mut self, store: &dyn Store) -> Result<(), StoreError> {
        for (table, read) in TABLES {
            for_each_row(store, table.under(&[]), |(key, raw)| {
                self.check_row(table, &raw, read(&key, &raw).is_some());
                Ok::<_, StoreError>(())
            })?;
        }
        for_each_row(store, Table::Analysis.under(&[]), |(_, raw)| {
            self.check_row(Table::Analysis, &raw, open::<AnalysisRow>(&raw).is_ok());
            Ok::<_, StoreError>(())
        })?;
        for_each_row(store, Table::Receipt.under(&[]), |(_, raw)| {
            self.check_row(Table::Receipt, &raw, open::<Receipt>(&raw).is_ok());
            Ok::<_, StoreError>(())
        })?;
        for table in
            [Table::Member, Table::Shard, Table::IdentifySlot, Table::Handled, Table::StoreForm]
        {
            for_each_row(store, table.under(&[]), |(_, raw)| {
                // The kind in the record itself is enough.
                self.check_row(table, &raw, true);
                Ok::<_, StoreError>(())
            })?;
        }
        Ok(())
    }

    fn check_row(&mut self, table: Table, raw: &[u8], is_read: bool) {
        self.rows += 1;
        match upgraded(raw) {
            Ok(renewed) if is_read => self.old += usize::from(renewed.is_some()),
            Err(Damage::Newer(_)) => {
                self.newer.push(format!("a row of the table {table:?}: {}", JournalFault::Newer));
            }
            _ => self.faults.push(format!("a row of the table {table:?} is damaged")),
        }
    }
}

/// Whether a match's current thread is recorded as unusable.
fn is_astray(store: &dyn Store, id: MatchId, thread: Option<&[u8]>) -> Result<bool, StoreError> {
    let noted = store.read(&[keys::lost_thread(id)])?.pop().flatten();
    let number = |raw: &[u8]| open::<NumberRow>(raw).ok().map(|row| row.0);
    Ok(noted.is_some_and(|noted| number(&noted) == thread.and_then(number)))
}

/// Whether a match has a job of this kind in the lane of its clock.
fn has_job(store: &dyn Store, id: MatchId, kind: JobKind) -> Result<bool, StoreError> {
    let line = Line { target: Some(id), lane: Lane::Time };
    Ok(in_line(store, line)?.iter().any(|found: &StoredJob| found.row.kind == kind))
}
