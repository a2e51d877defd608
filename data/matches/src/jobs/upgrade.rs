//! What older programs left to be done lies in other rows: it is taken into the queue when the store is opened.

use crate::codec::open;
use crate::ids::{MatchId, Revision, Timestamp};
use crate::job::{JobKind, Line, Post};
use crate::jobs::enqueue::number;
use crate::jobs::queue::{insert, read};
use crate::jobs::row::JobRow;
use crate::journal::records::ErrandRow;
use crate::journal::walk::for_each_row;
use crate::keys;
use crate::keys::Table;
use store::{Batch, Commit, Row, Store, StoreError};

/// Takes what older programs left to be done into the queue, and says how much it was. Each is one commit, so it may
/// be interrupted at any moment and run again; where there is nothing left it costs nothing.
///
/// # Errors
/// The store has failed.
pub fn adopt(store: &dyn Store) -> Result<usize, StoreError> {
    let mut adopted = 0;
    for table in [Table::Errand, Table::Timer] {
        for_each_row(store, table.under(&[]), |row| {
            let Some((place, job)) = as_job(table, &row) else { return Ok(()) };
            adopted += usize::from(take_in(store, row, (place, &job))? == Commit::Applied);
            Ok::<_, StoreError>(())
        })?;
    }
    Ok(adopted)
}

/// What an old row asks for; none where it can't be read.
fn as_job(table: Table, (key, raw): &Row) -> Option<((Line, u64), JobRow)> {
    if table == Table::Timer {
        let at = Timestamp(keys::number(key, 0)?);
        return Some(expiry(MatchId(keys::number(key, 1)?), at));
    }
    let id = MatchId(keys::number(key, 0)?);
    let post = Post::from_number(keys::number(key, 1)?)?;
    Some(post_of(id, post, &open(raw).ok()?))
}

/// A job to end a challenge, as it follows from the match.
pub(crate) fn expiry(id: MatchId, at: Timestamp) -> ((Line, u64), JobRow) {
    let place = (line(id, JobKind::Expire), number(Revision(1), 0));
    (place, fresh(JobKind::Expire, Revision(1), at))
}

/// A job to look after the time of a match, as it follows from the match.
pub(crate) fn timekeeping(id: MatchId, revision: Revision, at: Timestamp) -> ((Line, u64), JobRow) {
    let place = (line(id, JobKind::Time), number(revision, 0));
    (place, fresh(JobKind::Time, revision, at))
}

/// What stood for something to be posted in older programs. They are numbered before anything that is called for anew.
pub(crate) fn post_of(id: MatchId, post: Post, row: &ErrandRow) -> ((Line, u64), JobRow) {
    let kind = JobKind::Post(post);
    let job = JobRow { attempts: row.attempts, ..fresh(kind, row.revision, row.due) };
    ((line(id, kind), post as u64), job)
}

fn line(id: MatchId, kind: JobKind) -> Line {
    Line { target: Some(id), lane: kind.policy().lane }
}

fn fresh(kind: JobKind, revision: Revision, due: Timestamp) -> JobRow {
    let (lease, error, given_up) = (None, None, None);
    JobRow { kind, revision, made: due, due, attempts: 0, lease, error, given_up }
}

fn take_in(
    store: &dyn Store,
    (key, raw): Row,
    (place, job): ((Line, u64), &JobRow),
) -> Result<Commit, StoreError> {
    let at = keys::job(place.0, place.1);
    let known = store.read(std::slice::from_ref(&at))?.pop().flatten();
    let mut batch = Batch::default();
    batch.expect(key.clone(), Some(raw));
    batch.remove(key);
    batch.expect(at.clone(), known.clone());
    // An older program may have run on this store in between.
    known.and_then(|known| read(&at, known)).iter().for_each(|found| found.remove(&mut batch));
    insert(&mut batch, place, job);
    store.commit(batch)
}
