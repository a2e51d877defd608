//! The numbers of matches and events that began after the backup from which a store was filled.

use crate::codec::{open, seal};
use crate::ids::MatchId;
use crate::journal::records::NumberRow;
use crate::keys;
use crate::keys::Table;
use store::{Batch, Range, Store, StoreError};

/// The count of numbers that are skipped: more than a bot gives out between two backups.
const SKIPPED: u64 = 10_000;

/// Whether this match may have begun before the store was filled from a backup. `purged` is the number that new matches
/// must exceed.
pub(crate) fn is_restored(id: MatchId, purged: u64) -> bool {
    purged >= id.0.saturating_add(SKIPPED)
}

/// The rows that skip the numbers which later matches and events had before the store was lost.
///
/// Messages of those matches are still in Discord, and their buttons have only the number. So nothing else may get such
/// a number.
pub(crate) fn skipped(store: &dyn Store) -> Result<Batch, StoreError> {
    let mut batch = Batch::default();
    let numbered =
        [(Table::Header, keys::purged_match()), (Table::EventHeader, keys::purged_event())];
    for (table, key) in numbered {
        let last = store.scan(&Range { backward: true, most: 1, ..table.under(&[]) })?;
        let last = last.first().and_then(|(key, _)| keys::number(key, 0)).unwrap_or(0);
        let raw = store.read(std::slice::from_ref(&key))?.pop().flatten();
        let purged = raw.and_then(|raw| open::<NumberRow>(&raw).ok()).map_or(0, |row| row.0);
        batch.put(key, seal(&NumberRow(last.max(purged).saturating_add(SKIPPED))));
    }
    Ok(batch)
}
