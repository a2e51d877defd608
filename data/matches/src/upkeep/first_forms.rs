//! Finds rows in forms older than the first released ones, since such stores are refused.

use crate::codec::{open, seal};
use crate::journal::records::NumberRow;
use crate::journal::walk::for_each_row;
use crate::keys;
use crate::keys::Table;
use crate::upkeep::incomplete::everything;
use crate::versions::is_older;
use store::{Batch, Range, Row, Store, StoreError};

/// The value of the mark. Version 0.1 wrote 1 there, for a store with complete lists.
const CHECKED: u64 = 2;

/// The row that marks a store as free of older rows.
pub(crate) fn mark() -> Row {
    (keys::form_mark(), seal(&NumberRow(CHECKED)))
}

/// Marks a store as free of older rows, so that opening it needs no scan.
pub(crate) fn set_mark(store: &dyn Store) -> Result<(), StoreError> {
    if is_marked(store)? {
        return Ok(());
    }
    let (key, value) = mark();
    let mut batch = Batch::default();
    batch.put(key, value);
    store.commit(batch).map(drop)
}

/// Whether a store has rows that only versions before 0.2 can read.
pub(crate) fn has_older_rows(store: &dyn Store) -> Result<bool, StoreError> {
    if is_marked(store)? {
        return Ok(false);
    }
    for table in [Table::Errand, Table::Timer] {
        if !store.scan(&Range { most: 1, ..table.under(&[]) })?.is_empty() {
            return Ok(true);
        }
    }
    let mut is_found = false;
    for_each_row(store, everything(), |(_, raw)| {
        is_found |= is_older(&raw);
        Ok::<_, StoreError>(())
    })?;
    Ok(is_found)
}

fn is_marked(store: &dyn Store) -> Result<bool, StoreError> {
    let found = store.read(&[keys::form_mark()])?.pop().flatten();
    let found = found.and_then(|raw| open::<NumberRow>(&raw).ok());
    Ok(found.is_some_and(|row| row.0 >= CHECKED))
}
