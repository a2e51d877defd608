//! Tests of the boards that are posted again after a backup was brought back.

use std::io::Cursor;
use std::sync::Arc;

use matches::{JobOutcome, Post};
use store::{MemoryStore, Store};

use crate::games::CATALOG;
use crate::harness::{Harness, nim, on_every_store};

fn restored(text: &str) -> Harness {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    matches::restore(store.as_ref(), CATALOG, &mut Cursor::new(text), &mut |_| ()).unwrap();
    let harness = Harness::over(store);
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
        let copy = restored(&exported);
        // A backup of the restored store has the job already.
        for copy in [&copy, &restored(&copy.exported())] {
            assert!(copy.matches.pending_post(running, Post::Board).unwrap().is_some());
            assert_eq!(copy.matches.pending_post(over, Post::Board), Ok(None));
            assert_eq!(copy.matches.pending_post(lobby, Post::Board), Ok(None));
            assert!(copy.claim(running).is_some(), "it is due at once");
        }
    });
}
