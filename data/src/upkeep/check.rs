//! Checking a whole store: every record reads, every match plays through to its head, every list is complete.

use std::collections::BTreeSet;

use crate::ids::MatchId;
use crate::jobs::{Found, JobKind, JobRow, Lane, Line, in_line, position};
use crate::journal::envelope::{open, seal};
use crate::journal::head::Stage;
use crate::journal::record::{Header, Receipt};
use crate::keys::{self, Table};
use crate::matches::index;
use crate::stores::{Store, StoreError};
use crate::upkeep::archive::{Catalog, fold, for_each_row, journal, matches};
use crate::upkeep::export::TABLES;

/// What a check found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many matches were played through.
    pub matches: usize,
    /// How many rows were read.
    pub rows: usize,
    /// What is wrong, each as a sentence; nothing, if all is well.
    pub faults: Vec<String>,
}

/// Checks a store from end to end, while nobody else uses it.
///
/// # Errors
/// The store has failed.
pub fn check(store: &dyn Store, catalog: Catalog) -> Result<Checked, StoreError> {
    let mut checked = Checked::default();
    let ids = matches(store)?;
    let mut listed = BTreeSet::new();
    for &id in &ids {
        checked.check_match(store, catalog, id)?.into_iter().for_each(|row| {
            listed.insert(row);
        });
    }
    checked.check_lists(store, &listed)?;
    checked.check_owners(store, &ids.into_iter().collect())?;
    checked.check_rows(store)?;
    checked.check_jobs(store)?;
    Ok(checked)
}

impl Checked {
    /// Plays a match through, and says in which lists it must stand.
    fn check_match(
        &mut self,
        store: &dyn Store,
        catalog: Catalog,
        id: MatchId,
    ) -> Result<BTreeSet<Vec<u8>>, StoreError> {
        self.matches += 1;
        let read = journal(store, id)?;
        let folded = read.and_then(|journal| {
            let course = fold(catalog, &journal)?;
            Ok((journal, course))
        });
        let (journal, course) = match folded {
            Ok(folded) => folded,
            Err(fault) => {
                self.faults.push(format!("match {id}: {fault}"));
                return Ok(BTreeSet::new());
            }
        };
        let head = store.read(&[keys::head(id)])?.pop().flatten();
        if head != Some(seal(&course.stored())) {
            self.faults.push(format!("match {id}: its head is not what its entries lead to"));
        }
        if course.head.stage == Stage::Lobby && !is_ended_in_time(store, id, &journal.header)? {
            self.faults
                .push(format!("match {id}: nothing ends the challenge when its time is over"));
        }
        Ok(index::rows(id, &journal.header, &journal.people, &course.head.stage))
    }

    fn check_lists(
        &mut self,
        store: &dyn Store,
        expected: &BTreeSet<Vec<u8>>,
    ) -> Result<(), StoreError> {
        let mut found = BTreeSet::new();
        for table in [Table::ByPlayer, Table::ByServer] {
            for_each_row(store, table.under(&[]), |(key, _)| {
                self.rows += 1;
                found.insert(key);
                Ok::<_, StoreError>(())
            })?;
        }
        let (missing, extra) =
            (expected.difference(&found).count(), found.difference(expected).count());
        if missing > 0 {
            self.faults.push(format!("{missing} rows are missing in the lists of matches"));
        }
        if extra > 0 {
            self.faults.push(format!("{extra} rows in the lists of matches are of none"));
        }
        Ok(())
    }

    /// That every record of a match has a match.
    fn check_owners(
        &mut self,
        store: &dyn Store,
        ids: &BTreeSet<MatchId>,
    ) -> Result<(), StoreError> {
        for table in [Table::Header, Table::People, Table::Head, Table::Entry] {
            for_each_row(store, table.under(&[]), |(key, _)| {
                self.rows += 1;
                let owner = keys::number(&key, 0).map(MatchId);
                if !owner.is_some_and(|id| ids.contains(&id)) {
                    self.faults.push(format!("a row of the table {table:?} is of no match"));
                }
                Ok::<_, StoreError>(())
            })?;
        }
        Ok(())
    }

    /// That every job is looked at when it must be.
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
                self.rows += 1;
                if read(&key, &raw).is_none() {
                    self.faults.push(format!("a row of the table {table:?} is damaged"));
                }
                Ok::<_, StoreError>(())
            })?;
        }
        for_each_row(store, Table::Receipt.under(&[]), |(_, raw)| {
            self.rows += 1;
            if open::<Receipt>(&raw).is_err() {
                self.faults.push("a receipt is damaged".into());
            }
            Ok::<_, StoreError>(())
        })
    }
}

/// Whether a challenge has a job that ends it, or what stood for one in older programs.
fn is_ended_in_time(store: &dyn Store, id: MatchId, header: &Header) -> Result<bool, StoreError> {
    let line = Line { target: Some(id), lane: Lane::Time };
    let is_expiry = |found: &Found| found.row.kind == JobKind::Expire;
    let old = store.scan(&Table::Timer.under(&[header.deadline.0, id.0]))?;
    Ok(!old.is_empty() || in_line(store, line)?.iter().any(is_expiry))
}
