//! Checking a whole store: every record reads, every match plays through to its head, every list is complete.

use std::collections::BTreeSet;

use crate::ids::MatchId;
use crate::journal::envelope::{Damage, is_old, open, seal};
use crate::journal::record::{Receipt, StoredHead, upgraded};
use crate::keys::{self, Table};
use crate::matches::index;
use crate::outbox::ErrandKind;
use crate::stores::{Store, StoreError};
use crate::upkeep::archive::{Catalog, Fault, fold, for_each_row, journal, matches};
use crate::upkeep::export::TABLES;

/// What a check found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many matches were played through.
    pub matches: usize,
    /// How many rows were read.
    pub rows: usize,
    /// How many rows are in a form of former days. They are as good as others; `migrate` brings them up to date.
    pub old: usize,
    /// What a newer program has written, each as a sentence. It is sound, but not for this one.
    pub newer: Vec<String>,
    /// What is wrong, each as a sentence; nothing, if all is well.
    pub faults: Vec<String>,
}

/// In which lists the matches of a store must stand.
#[derive(Default)]
struct Expected {
    rows: BTreeSet<Vec<u8>>,
    /// Matches that only a newer program can tell anything of.
    unknown: BTreeSet<MatchId>,
}

/// Checks a store from end to end, while nobody else uses it.
///
/// # Errors
/// The store has failed.
pub fn check(store: &dyn Store, catalog: Catalog) -> Result<Checked, StoreError> {
    let mut checked = Checked::default();
    let ids = matches(store)?;
    let mut expected = Expected::default();
    for &id in &ids {
        checked.check_match(store, catalog, id, &mut expected)?;
    }
    checked.check_lists(store, &expected)?;
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
        expected: &mut Expected,
    ) -> Result<(), StoreError> {
        self.matches += 1;
        let rows = store.read(&[keys::head(id), keys::posted(id, ErrandKind::Thread)])?;
        let (head, thread) = (rows[0].as_deref(), rows[1].as_deref());
        let is_newer = matches!(head.map(open::<StoredHead>), Some(Err(Damage::Newer(_))));
        let read = journal(store, id)?.and_then(|journal| {
            let course = fold(catalog, &journal)?;
            if is_newer { Err(Fault::Newer) } else { Ok((journal, course)) }
        });
        match read {
            Ok((journal, course)) => {
                let is_old = head.is_some_and(is_old::<StoredHead>);
                if !is_old && head != Some(&seal(&course.stored())) {
                    let fault = format!("match {id}: its head is not what its entries lead to");
                    self.faults.push(fault);
                }
                let (header, people) = (&journal.header, &journal.people);
                expected.rows.extend(index::rows(id, header, people, &course.head.stage));
                expected.rows.extend(index::thread_row(id, thread));
            }
            Err(Fault::Newer) => {
                self.newer.push(format!("match {id}: {}", Fault::Newer));
                expected.unknown.insert(id);
            }
            Err(fault) => self.faults.push(format!("match {id}: {fault}")),
        }
        Ok(())
    }

    fn check_lists(&mut self, store: &dyn Store, expected: &Expected) -> Result<(), StoreError> {
        let mut found = BTreeSet::new();
        for table in [Table::ByPlayer, Table::ByServer, Table::ByThread, Table::Timer] {
            for_each_row(store, table.under(&[]), |(key, _)| {
                self.rows += 1;
                if !index::owner(&key).is_some_and(|id| expected.unknown.contains(&id)) {
                    found.insert(key);
                }
                Ok::<_, StoreError>(())
            })?;
        }
        // A store of former days has no list of threads yet.
        let (unlisted, missing): (Vec<_>, Vec<_>) =
            expected.rows.difference(&found).partition(|key| Table::ByThread.holds(key));
        self.old += unlisted.len();
        if !missing.is_empty() {
            let count = missing.len();
            self.faults.push(format!("{count} rows are missing in the lists of matches"));
        }
        let extra = found.difference(&expected.rows).count();
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

    fn check_rows(&mut self, store: &dyn Store) -> Result<(), StoreError> {
        for (table, read) in TABLES {
            for_each_row(store, table.under(&[]), |(key, raw)| {
                self.check_row(table, &raw, read(&key, &raw).is_some());
                Ok::<_, StoreError>(())
            })?;
        }
        for_each_row(store, Table::Receipt.under(&[]), |(_, raw)| {
            self.check_row(Table::Receipt, &raw, open::<Receipt>(&raw).is_ok());
            Ok::<_, StoreError>(())
        })
    }

    fn check_row(&mut self, table: Table, raw: &[u8], is_read: bool) {
        self.rows += 1;
        match upgraded(raw) {
            Ok(renewed) if is_read => self.old += usize::from(renewed.is_some()),
            Err(Damage::Newer(_)) => {
                self.newer.push(format!("a row of the table {table:?}: {}", Fault::Newer));
            }
            _ => self.faults.push(format!("a row of the table {table:?} is damaged")),
        }
    }
}
