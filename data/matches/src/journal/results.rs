//! Results of finished matches: a row for each, in the order in which they ended, written in the batch that ends it.
//!
//! So nothing counts twice, and counting costs what is counted.

use crate::codec::seal;
use crate::ids::{MatchId, Timestamp};
use crate::journal::head::Stage;
use crate::journal::records::{Act, Entry, Header, StoredHead};
use crate::journal::snapshot::Loaded;
use crate::journal::watching::ResultRow;
use crate::keys;
use store::{Batch, Row};

/// Notes what came of a match that has just ended.
pub(crate) fn write_result(batch: &mut Batch, loaded: &Loaded, now: Timestamp) {
    if let Some((key, value)) = row(loaded.id, &loaded.header, &loaded.state.head, now) {
        batch.put(key, value);
    }
}

/// The row of a match that is over, as it follows from its records.
pub(crate) fn result_row(
    id: MatchId,
    header: &Header,
    head: &StoredHead,
    entries: &[Entry],
) -> Option<Row> {
    // What is erased later changes nothing about when it ended.
    let last = entries.iter().rfind(|entry| entry.act != Act::Erased)?;
    row(id, header, head, last.at)
}

fn row(id: MatchId, header: &Header, head: &StoredHead, at: Timestamp) -> Option<Row> {
    let Stage::Over(ending) = &head.stage else { return None };
    let server = header.place.server.filter(|_| ending.is_result())?;
    let winners = ending.winners(head.seats, head.gone);
    Some((keys::result(server, at, id), seal(&ResultRow { winners })))
}
