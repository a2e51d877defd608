//! The boards of running matches, which are posted again after a backup was brought back.

use std::collections::BTreeMap;

use crate::codec::open;
use crate::ids::{MatchId, Revision, Timestamp};
use crate::job::{JobKind, Post};
use crate::job_queue;
use crate::job_queue::{JobRow, PlacedJob, StoredJob};
use crate::journal::challenge::PostMode;
use crate::journal::head::Stage;
use crate::journal::records::{Header, StoredHead};
use crate::keys;
use crate::keys::Table;
use crate::upkeep::incomplete::{FillWriter, after};
use store::{Batch, Commit, Range, Store, StoreError};

/// The number of heads that are read at a time.
const HEADS: usize = 500;

/// A running match at its newest revision.
struct RunningMatch {
    id: MatchId,
    revision: Revision,
}

/// Enqueues a new board of each running match. A single board is edited, so a new line below it pings.
///
/// The newest board in Discord may show moves that the backup lacks, and ask the wrong player to move. A retry searches
/// for messages since its job was made, so all these jobs count as made now: it must not find a lost board.
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
        let running: Vec<_> =
            rows.iter().filter_map(|(key, raw)| running_match(key, raw)).collect();
        let headers: Vec<_> = running.iter().map(|running| keys::header(running.id)).collect();
        let mut jobs = waiting_jobs(store, &running)?;
        let mut batch = Batch::default();
        for (&RunningMatch { id, revision }, header) in running.iter().zip(store.read(&headers)?) {
            let header = header.and_then(|raw| open::<Header>(&raw).ok());
            let has_one_board = header.is_some_and(|header| header.posts == PostMode::OneBoard);
            let ping = has_one_board.then(|| PlacedJob::ping(id, revision, now));
            let waiting = jobs.remove(&id).unwrap_or_default();
            for job in [PlacedJob::board(id, revision, now)].into_iter().chain(ping) {
                // The backup has the job if it was made soon after an earlier import.
                if waiting.iter().all(|known| known.number != job.number) {
                    job.insert(&mut batch);
                }
            }
            for known in waiting {
                let row = JobRow { made: now, ..known.row };
                job_queue::insert(&mut batch, known.line, known.number, &row);
            }
        }
        for (key, value) in batch.writes {
            if writer.add(key, value.unwrap_or_default())? == Commit::Conflict {
                return Ok(Commit::Conflict);
            }
        }
    }
}

/// The waiting boards and lines of these matches, which are sorted by id.
fn waiting_jobs(
    store: &dyn Store,
    running: &[RunningMatch],
) -> Result<BTreeMap<MatchId, Vec<StoredJob>>, StoreError> {
    let mut waiting: BTreeMap<MatchId, Vec<StoredJob>> = BTreeMap::new();
    let (Some(first), Some(last)) = (running.first(), running.last()) else { return Ok(waiting) };
    let [first, last] = [first, last].map(|running| job_queue::range_of(Some(running.id)));
    let rows = store.scan(&Range { to: last.to, ..first })?;
    let is_wanted = |job: &StoredJob| {
        job.row.given_up.is_none()
            && matches!(job.row.kind, JobKind::Post(Post::Board | Post::Ring))
    };
    for job in job_queue::read_all(rows).into_iter().filter(is_wanted) {
        if let Some(id) = job.line.id() {
            waiting.entry(id).or_default().push(job);
        }
    }
    Ok(waiting)
}

/// The match of a head. `None` if it is not running.
fn running_match(key: &[u8], raw: &[u8]) -> Option<RunningMatch> {
    let id = MatchId(keys::number(key, 0)?);
    let head = open::<StoredHead>(raw).ok().filter(|head| head.stage == Stage::Running)?;
    Some(RunningMatch { id, revision: head.revision })
}
