//! Bringing a store up to date: every row that a program of former days wrote is written anew in the form of today.
//!
//! Rows of former days read as they are, so this can be done at any time, or never. It reads some rows at a time and
//! writes each match by itself: it can be killed and run again, and takes no more memory for a large store.

use crate::codec::{Damage, is_old, open, seal};
use crate::ids::MatchId;
use crate::jobs::{Post, adopt};
use crate::journal::index;
use crate::journal::records::{Header, People, StoredHead};
use crate::journal::walk::{Catalog, JournalFault, fold, for_each_row, journal};
use crate::keys;
use crate::keys::Table;
use crate::ratings::rebuild::rebuild;
use crate::upkeep::lists::ended;
use crate::versions::upgraded;
use store::{Batch, Commit, Range, Row, Store, StoreError};

/// What was brought up to date.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MigrationReport {
    /// How many matches got a new head, or a place in a list that they were missing in.
    pub matches: usize,
    /// How many other rows were written anew.
    pub rows: usize,
    /// What was left as it is, each as a sentence: damaged, or written by a newer program.
    pub faults: Vec<String>,
}

/// Brings a store up to date, while nobody else uses it.
///
/// # Errors
/// The store has failed.
pub fn migrate(store: &dyn Store, catalog: Catalog) -> Result<MigrationReport, StoreError> {
    let mut migrated = MigrationReport { rows: adopt(store)?, ..MigrationReport::default() };
    let everything = Range { from: Vec::new(), to: vec![u8::MAX], most: 0, backward: false };
    for_each_row(store, everything, |row| migrated.renew(store, row))?;
    for_each_row(store, Table::Header.under(&[]), |(key, _)| match keys::number(&key, 0) {
        Some(id) => migrated.renew_match(store, catalog, MatchId(id)),
        None => Ok(()),
    })?;
    rebuild(store, catalog)?;
    Ok(migrated)
}

impl MigrationReport {
    /// Writes a row anew that follows from no other.
    fn renew(&mut self, store: &dyn Store, (key, raw): Row) -> Result<(), StoreError> {
        // Lists have no values. Heads are made anew from what they follow from.
        if raw.is_empty() || Table::Head.holds(&key) {
            return Ok(());
        }
        match upgraded(&raw) {
            Ok(Some(new)) => {
                let mut batch = Batch::default();
                batch.expect(key.clone(), Some(raw));
                batch.put(key, new);
                self.rows += usize::from(store.commit(batch)? == Commit::Applied);
            }
            Ok(None) => {}
            Err(Damage::Newer(_)) => self.faults.push(format!("a row: {}", JournalFault::Newer)),
            Err(damage) => self.faults.push(format!("a row can't be read: {damage}")),
        }
        Ok(())
    }

    /// Writes what follows from the records of a match.
    fn renew_match(
        &mut self,
        store: &dyn Store,
        catalog: Catalog,
        id: MatchId,
    ) -> Result<(), StoreError> {
        let keys =
            [keys::head(id), keys::posted(id, Post::Thread), keys::header(id), keys::people(id)];
        let rows = store.read(&keys)?;
        let (head, posted) = (rows[0].clone(), rows[1].as_deref());
        let mut batch = Batch::default();
        if head.as_deref().is_some_and(is_old::<StoredHead>) {
            match journal(store, id)?.and_then(|journal| fold(catalog, &journal)) {
                Ok(state) => batch.put(keys::head(id), seal(&state.stored())),
                Err(fault) => self.faults.push(format!("match {id}: {fault}")),
            }
        }
        let header = rows[2].as_deref().and_then(|raw| open::<Header>(raw).ok());
        let people = rows[3].as_deref().and_then(|raw| open::<People>(raw).ok());
        let stood = head.as_deref().and_then(|raw| open::<StoredHead>(raw).ok());
        let listed = header
            .zip(people)
            .zip(stood)
            .map(|((header, people), stood)| index::rows(id, &header, &people, &stood));
        let listed = listed.into_iter().flatten().chain(index::thread_row(id, posted));
        let result = ended(store, id)?;
        for (key, value) in listed.map(|key| (key, Vec::new())).chain(result) {
            if store.read(std::slice::from_ref(&key))?[0].is_none() {
                batch.put(key, value);
            }
        }
        if !batch.writes.is_empty() {
            batch.expect(keys::head(id), head);
            self.matches += usize::from(store.commit(batch)? == Commit::Applied);
        }
        Ok(())
    }
}
