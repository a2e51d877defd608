//! A process that ends at any step of the queue, and what an older program left to be done.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use matches::{JobKind, JobOutcome, MatchId, Post};
use store::{Batch, MemoryStore, Range, Row, Store, StoreError};

use crate::hall::{Hall, nim, on_every_store};
use crate::jobs::{START, kinds, posted, queued};

/// A store as a program before the queue left it: a challenge and a match of which nothing is posted yet.
fn of_an_older_program(hall: &Hall) -> (MatchId, MatchId) {
    let lobby = hall.challenge(&nim(1, &[2])).unwrap().id;
    let running = hall.nim();
    let deadline = hall.head(lobby).deadline.unwrap();
    let (errand, _) = errand();
    let mut old = Batch::default();
    for table in *b"Jj" {
        let range = Range { from: vec![table], to: vec![table + 1], most: 100, backward: false };
        let rows = hall.store.scan(&range).unwrap();
        old.writes.extend(rows.into_iter().map(|(key, _)| (key, None)));
    }
    let mut put = |table: u8, numbers: [u64; 2], value: Vec<u8>| {
        let key = [table].into_iter().chain(numbers.iter().flat_map(|number| number.to_be_bytes()));
        old.writes.push((key.collect(), Some(value)));
    };
    put(b'O', [lobby.0, 1], errand.clone());
    (1..=3).for_each(|kind| put(b'O', [running.0, kind], errand.clone()));
    put(b'T', [deadline.0, lobby.0], Vec::new());
    assert_eq!(hall.store.commit(old), Ok(store::Commit::Applied));
    (lobby, running)
}

/// The row of something to post as older programs wrote it, and when it is due.
fn errand() -> (Vec<u8>, u64) {
    let line = include_str!("../../src/versions/golden.txt")
        .lines()
        .find_map(|line| line.strip_prefix("errand: "))
        .unwrap();
    let byte = |at| u8::from_str_radix(&line[at..at + 2], 16).unwrap();
    ((0..line.len()).step_by(2).map(byte).collect(), 6)
}

#[test]
fn what_an_older_program_left_to_be_done_is_done() {
    on_every_store(|hall| {
        let (lobby, running) = of_an_older_program(hall);
        hall.check();
        assert_eq!(hall.matches.begin_work(hall.now()), Ok(5));
        assert_eq!(hall.matches.begin_work(hall.now()), Ok(0));
        hall.check();
        let due = queued(hall, running)[0].due;
        assert_eq!(due.0, errand().1);
        let claim = hall.claim(running).unwrap();
        assert_eq!(kinds(&claim.jobs), START.map(JobKind::Post));
        assert!(claim.jobs.iter().all(|job| job.revision.0 == 12 && job.attempts == 2));
        assert_eq!(kinds(&hall.claim(lobby).unwrap().jobs), [JobKind::Post(Post::Lobby)]);
        hall.later(3 * 24 * 60 * 60 * 1000);
        assert_eq!(hall.pass_time(), [lobby]);
    });
}

#[test]
fn taking_over_what_an_older_program_left_may_be_interrupted_anywhere() {
    for steps in 0..6 {
        let store = Arc::new(Mortal::new());
        let hall = Hall::over(Arc::clone(&store) as Arc<dyn Store>);
        let (lobby, running) = of_an_older_program(&hall);
        store.die_after(steps);
        assert_eq!(matches::adopt(store.as_ref()).is_ok(), steps > 4, "{steps}");
        store.die_after(1_000);
        assert_eq!(hall.matches.begin_work(hall.now()), Ok(5 - steps.min(5)));
        hall.check();
        assert_eq!((queued(&hall, lobby).len(), queued(&hall, running).len()), (2, 3), "{steps}");
    }
}

/// A store that fails after some commits, as one whose process is killed.
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

/// One turn's board goes its way, and the process is killed after so many commits of the worker: between claiming and
/// posting, between posting and settling, or after it.
#[test]
fn a_worker_that_is_killed_at_any_step_loses_and_doubles_nothing() {
    for steps in 0..4 {
        let store = Arc::new(Mortal::new());
        let mut hall = Hall::over(Arc::clone(&store) as Arc<dyn Store>);
        let id = posted(&hall);
        hall.play(id, 1, "1").unwrap();
        let mut names = Vec::new();
        for commits in [steps, 1_000] {
            store.die_after(commits);
            hall.restart();
            hall.matches.take_over(hall.now()).ok();
            for claim in hall.matches.claim_due(hall.now(), 9).unwrap_or_default() {
                for job in &claim.jobs {
                    names.push((job.revision, job.kind));
                    let done = JobOutcome::Done { message: Some(77) };
                    hall.matches.settle(job, done, hall.now()).ok();
                }
            }
        }
        assert_eq!(hall.matches.posted(id, Post::Board), Ok(Some(77)), "{steps}");
        assert_eq!(queued(&hall, id), []);
        // Posted again after a kill in between, it has the same name, and Discord knows it by that.
        assert_eq!(names.len(), if steps == 1 { 2 } else { 1 }, "{steps}");
        names.dedup();
        assert_eq!(names.len(), 1);
        hall.check();
    }
}
