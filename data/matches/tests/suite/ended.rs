//! Whoever was at a line is not there any more: what they may have begun with, and what they have not.
//!
//! They do one job after the other and settle each before the next, so it is only the first that they had left.

use std::fmt;
use std::sync::{Arc, Mutex};

use matches::{JobOutcome, MatchId, Matches, Settings};
use store::{Batch, Commit, Range, Row, Store, StoreError};

use crate::games::CATALOG;
use crate::hall::{Hall, on_every_store};
use crate::jobs::{DONE, LEASE, claim_as, other, posted, retry, settle};

/// What is claimed then: after which revision each is named, how often it did not work out, and whether it may be out.
type Left = Vec<(u64, u32, bool)>;

/// What others find of a match: at once, as they have started anew and have the store for themselves, and when the lease is
/// over.
fn left(hall: &mut Hall, id: MatchId, is_known: bool) -> Left {
    match is_known {
        true => {
            hall.restart();
            hall.matches.take_over(hall.now()).unwrap();
        }
        false => hall.later(LEASE),
    }
    let claim = hall.claim(id).unwrap();
    let jobs = claim.jobs.iter();
    jobs.map(|job| (job.revision.0, job.attempts, job.may_be_out())).collect()
}

/// On every store, with either way in which it is known that somebody has ended.
fn either_way(check: impl Fn(&mut Hall, bool)) {
    for is_known in [true, false] {
        on_every_store(|hall| check(hall, is_known));
    }
}

#[test]
fn a_turn_that_was_only_claimed_keeps_a_board_of_its_own() {
    either_way(|hall, is_known| {
        let id = posted(hall);
        hall.play(id, 1, "1").unwrap();
        let claim = hall.claim(id).unwrap();
        assert!(settle(hall, &claim.jobs[0], retry(hall.now().0)));
        hall.play(id, 2, "1").unwrap();
        // The board that was tried comes first, and that of the new turn after it.
        let claim = hall.claim(id).unwrap();
        assert_eq!(claim.jobs.len(), 2);
        // They end while they post the first: it may be out, and does not tell of the new turn.
        assert_eq!(left(hall, id, is_known), [(4, 2, true), (5, 0, false)]);
    });
}

#[test]
fn what_stands_behind_the_first_was_not_begun_with() {
    either_way(|hall, is_known| {
        let id = hall.nim();
        let claim = hall.claim(id).unwrap();
        let names: Vec<_> = claim.jobs.iter().map(|job| job.revision.0).collect();
        let expected: Left = names
            .iter()
            .enumerate()
            .map(|(at, name)| (*name, u32::from(at == 0), at == 0))
            .collect();
        assert_eq!((expected.len(), left(hall, id, is_known)), (3, expected));
    });
}

#[test]
fn what_came_first_is_settled_and_then_the_next_was_begun_with() {
    either_way(|hall, is_known| {
        let id = hall.nim();
        let claim = hall.claim(id).unwrap();
        assert!(settle(hall, &claim.jobs[0], DONE));
        let [second, third] = [1, 2].map(|at| claim.jobs[at].revision.0);
        assert_eq!(left(hall, id, is_known), [(second, 1, true), (third, 0, false)]);
    });
}

#[test]
fn behind_something_that_was_put_off_nothing_was_begun_with() {
    either_way(|hall, is_known| {
        let id = hall.nim();
        let claim = hall.claim(id).unwrap();
        assert!(settle(hall, &claim.jobs[0], retry(hall.now().0)));
        let attempts: Vec<_> = left(hall, id, is_known).iter().map(|left| left.1).collect();
        assert_eq!(attempts, [1, 0, 0]);
    });
}

#[test]
fn boards_that_one_was_to_tell_stay_together() {
    either_way(|hall, is_known| {
        let id = posted(hall);
        hall.play_all(id, &[(1, "1"), (2, "1")]);
        assert_eq!(hall.claim(id).unwrap().jobs.len(), 1);
        hall.play(id, 1, "1").unwrap();
        assert_eq!(left(hall, id, is_known), [(5, 1, true), (6, 0, false)]);
        assert_eq!(hall.claim(id), None, "it is taken");
    });
}

#[test]
fn they_stay_together_for_whoever_has_a_clock_that_is_behind() {
    on_every_store(|hall| {
        let id = posted(hall);
        hall.play(id, 1, "1").unwrap();
        hall.later(2_000);
        hall.play(id, 2, "1").unwrap();
        assert_eq!(hall.claim(id).unwrap().jobs.len(), 1);
        // By their clock the first turn was made, and the second is yet to come.
        hall.earlier(1_000);
        assert_eq!(left(hall, id, true), [(5, 1, true)]);
    });
}

/// Something happens before the next commit.
struct Meddled {
    store: Arc<dyn Store>,
    before: Mutex<Option<Box<dyn FnOnce() + Send>>>,
}

impl fmt::Debug for Meddled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Meddled(..)")
    }
}

impl Store for Meddled {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.store.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.store.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        if let Some(before) = self.before.lock().unwrap().take() {
            before();
        }
        self.store.commit(batch)
    }
}

#[test]
fn what_was_called_for_while_the_line_was_claimed_was_not_begun_with() {
    either_way(|hall, is_known| {
        let id = posted(hall);
        hall.play(id, 1, "1").unwrap();
        // Somebody makes a move, and before that is written the line is claimed: nobody was at it when they looked.
        let by = hall.by(2);
        hall.later(1);
        let (claimer, now) = (other(hall), hall.now());
        let claims = move || assert_eq!(claimer.claim_due(now, 100).unwrap()[0].jobs.len(), 1);
        let before = Mutex::new(Some(Box::new(claims) as Box<dyn FnOnce() + Send>));
        let store = Arc::new(Meddled { store: Arc::clone(&hall.store), before });
        let mover = Matches::new(store, CATALOG, Settings::default());
        mover.play(id, None, "1", by).unwrap();
        // Somebody else looks for work and finds that the line is taken.
        assert_eq!(claim_as(&other(hall), hall), []);
        assert_eq!(left(hall, id, is_known), [(4, 1, true), (5, 0, false)]);
    });
}

#[test]
fn whoever_ended_settles_nothing_any_more() {
    on_every_store(|hall| {
        let id = posted(hall);
        hall.play(id, 1, "1").unwrap();
        let claim = hall.claim(id).unwrap();
        hall.later(LEASE);
        let next = hall.claim(id).unwrap();
        assert!(!settle(hall, &claim.jobs[0], JobOutcome::Done { message: Some(7) }));
        assert!(settle(hall, &next.jobs[0], JobOutcome::Done { message: Some(8) }));
    });
}
