//! The boards of running matches, which are posted again after a backup was brought back.

use crate::codec::open;
use crate::ids::{MatchId, Timestamp};
use crate::job_queue;
use crate::job_queue::{JobRow, PlacedJob};
use crate::journal::head::Stage;
use crate::journal::records::StoredHead;
use crate::keys;
use crate::keys::Table;
use crate::upkeep::incomplete::{FillWriter, after};
use store::{Batch, Commit, Range, Store, StoreError};

/// The number of heads that are read at a time.
const HEADS: usize = 500;

/// Enqueues a new board of each running match.
///
/// The newest board in Discord may show moves that the backup lacks, and ask the wrong player to move. A retry searches
/// for a message since its job was made, so all jobs for boards count as made now: it must not find a lost board.
pub(crate) fn enqueue(
    store: &dyn Store,
    mut writer: FillWriter<'_>,
    now: Timestamp,
) -> Result<Commit, StoreError> {
    let mut range = Range { most: HEADS, ..Table::Head.under(&[]) };
    loop {
        let rows = store.scan(&range)?;
        let Some((last, _)) = rows.last() else { return writer.flush() };
        range.from = after(last);
        let mut batch = Batch::default();
        for job in rows.iter().filter_map(|(key, raw)| job(key, raw, now)) {
            let mut waiting = job_queue::in_line(store, job.line)?;
            waiting.retain(|known| known.row.kind == job.row.kind);
            // The backup has the job if it was made soon after an earlier import.
            let is_known = waiting.iter().any(|known| known.number == job.number);
            for known in waiting {
                let row = JobRow { made: now, ..known.row };
                job_queue::insert(&mut batch, known.line, known.number, &row);
            }
            if !is_known {
                job.insert(&mut batch);
            }
        }
        for (key, value) in batch.writes {
            if writer.add(key, value.unwrap_or_default())? == Commit::Conflict {
                return Ok(Commit::Conflict);
            }
        }
    }
}

/// The job for a match's board, from its head. `None` if the match is not running.
fn job(key: &[u8], raw: &[u8], now: Timestamp) -> Option<PlacedJob> {
    let id = MatchId(keys::number(key, 0)?);
    let head = open::<StoredHead>(raw).ok().filter(|head| head.stage == Stage::Running)?;
    Some(PlacedJob::board(id, head.revision, now))
}
