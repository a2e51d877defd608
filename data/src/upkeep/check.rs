//! Checking a whole store: every record reads, every match plays through to its head, every list is complete.

use std::collections::BTreeSet;

use crate::ids::MatchId;
use crate::journal::envelope::{open, seal};
use crate::journal::record::Receipt;
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
        Ok(index::rows(id, &journal.header, &journal.people, &course.head.stage))
    }

    fn check_lists(
        &mut self,
        store: &dyn Store,
        expected: &BTreeSet<Vec<u8>>,
    ) -> Result<(), StoreError> {
        let mut found = BTreeSet::new();
        for table in [Table::ByPlayer, Table::ByServer, Table::Timer] {
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
