//! Result rows: one for each finished match, ordered by the time of the end.
//!
//! The commit that ends a match writes its row, so no match counts twice, and a count reads only its period.

use crate::codec::seal;
use crate::ids::{MatchId, Timestamp};
use crate::journal::head::Stage;
use crate::journal::records::{Act, Entry, Header, StoredHead};
use crate::journal::snapshot::Loaded;
use crate::journal::watching::ResultRow;
use crate::keys;
use store::{Batch, Row};

/// Writes the result of a match that has just ended.
pub(crate) fn write_result(batch: &mut Batch, loaded: &Loaded, now: Timestamp) {
    if let Some((key, value)) = row(loaded.id, &loaded.header, &loaded.state.head, now) {
        batch.put(key, value);
    }
}

/// The result row of a match, from its records. `None` if the match has no result or server.
pub(crate) fn result_row(
    id: MatchId,
    header: &Header,
    head: &StoredHead,
    entries: &[Entry],
) -> Option<Row> {
    // The erasure of a person may be the newest entry, but it doesn't change the time of the end.
    let last = entries.iter().rfind(|entry| entry.act != Act::Erased)?;
    row(id, header, head, last.at)
}

fn row(id: MatchId, header: &Header, head: &StoredHead, at: Timestamp) -> Option<Row> {
    let Stage::Over(ending) = &head.stage else { return None };
    let server = header.place.server.filter(|_| ending.is_result())?;
    let winners = ending.winners(head.seats, head.gone);
    Some((keys::result(server, at, id), seal(&ResultRow { winners })))
}
