//! Tests of the boards that are posted again after a backup was brought back.

use std::io::Cursor;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use matches::{Challenge, JobError, JobKind, JobOutcome, Post, PostMode, Timestamp};
use store::{MemoryStore, Store};

use crate::counting_store::CountingStore;
use crate::games::CATALOG;
use crate::harness::{Harness, nim, on_every_store};

fn restored(text: &str, now: Timestamp) -> Harness {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    matches::restore(store.as_ref(), CATALOG, &mut Cursor::new(text), Some(now), &mut |_| ())
        .unwrap();
    let harness = Harness::over(store);
    harness.later(now.0 - harness.now().0);
    harness.check();
    harness
}

#[test]
fn the_boards_of_running_matches_are_posted_again_after_a_restoration() {
    on_every_store(|harness| {
        let (running, over) = (harness.nim(), harness.nim());
        harness.matches.resign(over, harness.by(1)).unwrap();
        let lobby = harness.challenge(&nim(1, &[2])).unwrap().id;
        for id in [running, over, lobby] {
            while let Some(claim) = harness.claim(id) {
                for job in &claim.jobs {
                    let posted = JobOutcome::Done { message: Some(7) };
                    harness.matches.settle(job, posted, harness.now()).unwrap();
                }
            }
        }
        let exported = harness.exported();
        assert_eq!(harness.matches.pending_post(running, Post::Board), Ok(None));
        let copy = restored(&exported, harness.now());
        // A backup of the restored store has the job already.
        for copy in [&copy, &restored(&copy.exported(), harness.now())] {
            assert!(copy.matches.pending_post(running, Post::Board).unwrap().is_some());
            assert_eq!(copy.matches.pending_post(over, Post::Board), Ok(None));
            assert_eq!(copy.matches.pending_post(lobby, Post::Board), Ok(None));
            assert!(copy.claim(running).is_some(), "it is due at once");
        }
    });
}

#[test]
fn a_retry_of_a_restored_board_searches_for_its_message_only_since_the_restoration() {
    on_every_store(|harness| {
        // The backup has a board that was never tried.
        let running = harness.nim();
        let mut text = harness.exported();
        for _ in 0..2 {
            harness.later(3_600_000);
            let copy = restored(&text, harness.now());
            let board = JobKind::Post(Post::Board);
            for job in &copy.claim(running).unwrap().jobs {
                let settled = match job.kind == board {
                    true => JobOutcome::Retry { at: copy.now(), error: JobError::Timeout },
                    false => JobOutcome::Done { message: None },
                };
                copy.matches.settle(job, settled, copy.now()).unwrap();
            }
            let retried = copy.claim(running).unwrap().jobs;
            let made: Vec<_> = retried.iter().map(|job| (job.may_be_out(), job.made)).collect();
            assert_eq!(made, [(true, harness.now())]);
            // The second loss comes after a failed attempt.
            text = copy.exported();
        }
    });
}

#[test]
fn a_single_board_of_a_restored_match_gets_a_new_line_that_pings() {
    on_every_store(|harness| {
        let every_move = harness.nim();
        let challenge = Challenge { posts: PostMode::OneBoard, ..nim(1, &[2]) };
        let id = harness.challenge(&challenge).unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        harness.play(id, 1, "3").unwrap();
        for id in [every_move, id] {
            while let Some(claim) = harness.claim(id) {
                for job in &claim.jobs {
                    let posted = JobOutcome::Done { message: Some(7) };
                    harness.matches.settle(job, posted, harness.now()).unwrap();
                }
            }
        }
        let copy = restored(&harness.exported(), harness.now());
        let [board, line] = [Post::Board, Post::Ring].map(JobKind::Post);
        // A backup of the restored store has the jobs already.
        for copy in [&copy, &restored(&copy.exported(), harness.now())] {
            let kinds = |id| -> Vec<JobKind> {
                copy.claim(id).unwrap().jobs.iter().map(|job| job.kind).collect()
            };
            assert_eq!([every_move, id].map(kinds), [vec![board], vec![board, line]]);
        }
    });
}

#[test]
fn a_restoration_reads_the_jobs_of_many_matches_at_once() {
    let requests = |matches: usize| {
        let from = Harness::over(Arc::new(MemoryStore::new()));
        (0..matches).for_each(|_| assert!(from.nim().0 > 0));
        let count = |repost: Option<Timestamp>| {
            let (store, mut text) = (CountingStore::default(), Cursor::new(from.exported()));
            matches::restore(&store, CATALOG, &mut text, repost, &mut |_| ()).unwrap();
            store.requests.load(Ordering::Relaxed)
        };
        count(Some(from.now())) - count(None)
    };
    assert_eq!(requests(3), requests(30));
}
