//! Kills a worker's process at any step of the queue.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use matches::{JobOutcome, Post};
use store::{Batch, MemoryStore, Range, Row, Store, StoreError};

use crate::harness::Harness;
use crate::jobs::queue::{posted, queued};

/// A store whose commits fail after some, as if its process had been killed.
#[derive(Debug)]
pub(crate) struct Mortal(MemoryStore, AtomicUsize);

impl Mortal {
    pub(crate) fn new() -> Self {
        Self(MemoryStore::new(), AtomicUsize::new(usize::MAX))
    }

    pub(crate) fn die_after(&self, commits: usize) {
        self.1.store(commits, Ordering::Relaxed);
    }
}

impl Store for Mortal {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.0.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.0.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<store::Commit, StoreError> {
        let left = self.1.load(Ordering::Relaxed);
        if left == 0 {
            return Err(StoreError::Failed("killed".into()));
        }
        self.1.store(left - 1, Ordering::Relaxed);
        self.0.commit(batch)
    }
}

/// Kills a worker's process after each number of commits: between claiming and posting, between posting and settling,
/// or later.
#[test]
fn a_worker_killed_at_any_commit_loses_and_duplicates_no_post() {
    for steps in 0..4 {
        let store = Arc::new(Mortal::new());
        let mut harness = Harness::over(Arc::clone(&store) as Arc<dyn Store>);
        let id = posted(&harness);
        harness.play(id, 1, "1").unwrap();
        let mut names = Vec::new();
        for commits in [steps, 1_000] {
            store.die_after(commits);
            harness.restart();
            harness.matches.take_over(harness.now()).ok();
            for claim in harness.matches.claim_due(harness.now(), 9).unwrap_or_default() {
                for job in &claim.jobs {
                    names.push((job.revision, job.kind));
                    let done = JobOutcome::Done { message: Some(77) };
                    harness.matches.settle(job, done, harness.now()).ok();
                }
            }
        }
        assert_eq!(harness.matches.posted_message(id, Post::Board), Ok(Some(77)), "{steps}");
        assert_eq!(queued(&harness, id), []);
        // If the kill came between posting and settling, the message was posted again under the same nonce.
        assert_eq!(names.len(), if steps == 1 { 2 } else { 1 }, "{steps}");
        names.dedup();
        assert_eq!(names.len(), 1);
        harness.check();
    }
}
