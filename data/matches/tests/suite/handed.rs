//! What commits call for while somebody is free: it is theirs from the beginning.

use std::sync::{Arc, Mutex};

use matches::{Claim, Enqueued, JobError, JobKind, Place, Post, Workers};

use crate::hall::on_every_store;
use crate::jobs::{DONE, LEASE, claim_as, kinds, other, posted, queued, settle};

/// Workers who have always time, and keep what they are handed.
#[derive(Clone, Default)]
struct Idle(Arc<Mutex<Vec<Enqueued>>>);

impl Workers for Idle {
    fn are_free(&self, _: Place) -> bool {
        true
    }

    fn call(&self, called: Enqueued) {
        self.0.lock().unwrap().push(called);
    }
}

impl Idle {
    fn called(&self) -> Vec<Enqueued> {
        std::mem::take(&mut self.0.lock().unwrap())
    }

    fn handed(&self) -> Vec<Claim> {
        self.called().into_iter().flat_map(|called| called.claims).collect()
    }
}

#[test]
fn who_is_free_has_what_a_commit_calls_for_from_the_beginning() {
    on_every_store(|hall| {
        let idle = Idle::default();
        hall.matches = other(hall).with_workers(idle.clone());
        let first = other(hall);
        let id = hall.nim();
        // What accepting calls for joins the lease of whoever is at the lobby's post.
        let [lobby] = idle.handed().try_into().unwrap();
        assert_eq!(kinds(&lobby.jobs), [JobKind::Post(Post::Lobby)]);
        assert_eq!(claim_as(&first, hall), []);
        assert!(lobby.jobs.iter().all(|job| settle(hall, job, DONE)));
        let more = hall.matches.claim_more(&lobby, hall.now()).unwrap();
        assert!(more.iter().all(|job| settle(hall, job, DONE)));
        assert_eq!(hall.matches.claim_more(&lobby, hall.now()).unwrap(), []);

        hall.play(id, 1, "1").unwrap();
        let [board] = idle.handed().try_into().unwrap();
        assert_eq!(kinds(&board.jobs), [JobKind::Post(Post::Board)]);
        assert_eq!(claim_as(&first, hall), []);
        assert!(settle(hall, &board.jobs[0], DONE));
        assert_eq!(queued(hall, id), []);
    });
}

#[test]
fn what_was_handed_to_somebody_who_ended_is_anothers_when_the_lease_ends() {
    on_every_store(|hall| {
        let first = other(hall).with_workers(Idle::default());
        let id = posted(hall);
        first.play(id, None, "1", hall.by(1)).unwrap();
        assert_eq!(hall.claim(id), None);
        hall.later(LEASE);
        let claim = hall.claim(id).unwrap();
        assert_eq!(queued(hall, id)[0].error, Some(JobError::Lost));
        assert_eq!(
            (kinds(&claim.jobs), claim.jobs[0].attempts),
            (vec![JobKind::Post(Post::Board)], 1)
        );
    });
}

#[test]
fn who_is_free_is_handed_nothing_that_stands_behind_something_else() {
    on_every_store(|hall| {
        let id = posted(hall);
        hall.play(id, 1, "1").unwrap();
        let idle = Idle::default();
        hall.matches = other(hall).with_workers(idle.clone());
        hall.play(id, 2, "1").unwrap();
        assert_eq!(idle.handed(), []);
        // Both turns are settled by whoever looks.
        let claim = hall.claim(id).unwrap();
        assert_eq!(kinds(&claim.jobs), [JobKind::Post(Post::Board)]);
        assert!(settle(hall, &claim.jobs[0], DONE));
        assert_eq!(queued(hall, id), []);
    });
}

#[test]
fn what_a_worker_leaves_because_their_clock_is_behind_is_told_of() {
    on_every_store(|hall| {
        let idle = Idle::default();
        let id = posted(hall);
        hall.matches = other(hall).with_workers(idle.clone());
        let before = hall.now();
        hall.play(id, 1, "1").unwrap();
        let [board] = idle.handed().try_into().unwrap();
        hall.later(1);
        hall.play(id, 2, "1").unwrap();
        assert_eq!(idle.called(), [Enqueued::default()]);
        assert!(settle(hall, &board.jobs[0], DONE));
        assert_eq!(hall.matches.claim_more(&board, before).unwrap(), []);
        assert_eq!(idle.called(), [Enqueued { claims: vec![], next: Some(hall.now()) }]);
        assert!(hall.claim(id).is_some());
    });
}
