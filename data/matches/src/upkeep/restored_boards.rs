//! The boards of running matches, which are posted again after a backup was brought back.

use crate::codec::open;
use crate::ids::MatchId;
use crate::job_queue::PlacedJob;
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
/// The newest board in Discord may show moves that the backup lacks, and ask the wrong player to move.
pub(crate) fn enqueue(store: &dyn Store, mut writer: FillWriter<'_>) -> Result<Commit, StoreError> {
    let mut range = Range { most: HEADS, ..Table::Head.under(&[]) };
    loop {
        let rows = store.scan(&range)?;
        let Some((last, _)) = rows.last() else { return writer.flush() };
        range.from = after(last);
        let jobs: Vec<_> = rows.iter().filter_map(|(key, raw)| job(key, raw)).collect();
        let keys: Vec<_> = jobs.iter().map(PlacedJob::key).collect();
        let mut batch = Batch::default();
        for (job, known) in jobs.iter().zip(store.read(&keys)?) {
            // The backup has the job if it was made soon after an earlier import.
            if known.is_none() {
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
fn job(key: &[u8], raw: &[u8]) -> Option<PlacedJob> {
    let id = MatchId(keys::number(key, 0)?);
    let head = open::<StoredHead>(raw).ok().filter(|head| head.stage == Stage::Running)?;
    Some(PlacedJob::board(id, head.revision, head.updated))
}
