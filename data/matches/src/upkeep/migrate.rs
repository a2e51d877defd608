//! Rewrites each row of a store in its newest form.
//!
//! Rows in older forms stay readable, so this can be done at any time, or never. It can be interrupted, and run again.

use crate::codec::Damage;
use crate::journal::walk::{Catalog, JournalFault, for_each_row};
use crate::ratings::rebuild::rebuild;
use crate::upkeep::incomplete::everything;
use crate::versions::upgraded;
use store::{Batch, Commit, Row, Store, StoreError};

/// The result of a migration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MigrationReport {
    /// The number of rows that were rewritten.
    pub rows: usize,
    /// The number of rating rows that were rebuilt, since they were stale.
    pub ratings: usize,
    /// Rows that stay unchanged, each as a sentence: they are damaged, or a newer program has written them.
    pub faults: Vec<String>,
}

/// Rewrites each row of a store in its newest form. No other process may use the store.
pub fn migrate(store: &dyn Store, catalog: Catalog) -> Result<MigrationReport, StoreError> {
    let mut migrated = MigrationReport::default();
    for_each_row(store, everything(), |row| migrated.renew(store, row))?;
    migrated.ratings = rebuild(store, catalog)?;
    Ok(migrated)
}

impl MigrationReport {
    fn renew(&mut self, store: &dyn Store, row: Row) -> Result<(), StoreError> {
        let (key, raw) = row;
        // List rows have no values.
        if raw.is_empty() {
            return Ok(());
        }
        match upgraded(&raw) {
            Ok(Some(new)) => {
                let mut batch = Batch::default();
                batch.replace(key, Some(raw), new);
                self.rows += usize::from(store.commit(batch)? == Commit::Applied);
            }
            Ok(None) => {}
            Err(Damage::Newer(_)) => self.faults.push(format!("a row: {}", JournalFault::Newer)),
            Err(damage) => self.faults.push(format!("a row can't be read: {damage}")),
        }
        Ok(())
    }
}
