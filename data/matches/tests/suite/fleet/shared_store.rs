//! Tests of several processes on one store: they divide match numbers, leases and jobs by conflicting commits alone.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::thread;

use matches::{
    Beat, ChallengeLimits, Claim, JobOutcome, Key, Lane, Line, MatchId, Matches, PlayerId,
    RatingScope, Request, ShardRange, Target, Timestamp,
};
use store::{Batch, Commit, Range, Row, Store, StoreError};

use crate::engines::databases::{open, put};
use crate::games::CATALOG;
use crate::harness::nim;
use crate::server;

const LEASE: u64 = 2 * 60 * 1000;

/// Two services on one store, each with its own connections and lease owner, like two processes.
fn two() -> Option<[(Matches, Arc<dyn Store>); 2]> {
    let address = server::shared()?.fresh();
    let process = || {
        let store = open(&address);
        (
            Matches::new(
                Arc::clone(&store),
                CATALOG,
                ChallengeLimits { per_player: 1_000, ..ChallengeLimits::default() },
            ),
            store,
        )
    };
    Some([process(), process()])
}

fn by(player: u64, key: u64, now: u64) -> Request {
    Request { player: PlayerId(player), key: Key(key), now: Timestamp(now) }
}

pub(crate) fn begin(matches: &Matches, (one, other): (u64, u64), key: u64) -> MatchId {
    let id = matches.challenge(&nim(one, &[other]), Key(key), Timestamp(1)).unwrap().id;
    matches.join(id, by(other, key + 1, 1)).unwrap();
    id
}

#[test]
fn two_processes_never_assign_one_match_number_twice() {
    let Some(both) = two() else { return };
    let made: Vec<_> = thread::scope(|scope| {
        let all: Vec<_> = both
            .iter()
            .enumerate()
            .flat_map(|(process, (matches, _))| {
                (0..3_u64).map(move |writer| (process as u64 * 3 + writer, matches))
            })
            .map(|(writer, matches)| {
                scope.spawn(move || {
                    let key = |number: u64| 1_000 * (writer + 1) + 10 * number;
                    (0..8)
                        .map(|number| begin(matches, (10 + writer, 50 + writer), key(number)))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        all.into_iter().flat_map(|writer| writer.join().unwrap()).collect()
    });
    let numbers: BTreeSet<_> = made.iter().map(|id| id.0).collect();
    assert_eq!(
        numbers,
        (1..=48).collect(),
        "each number is a match of its own, and none is left out"
    );
    let checked = matches::check(both[0].1.as_ref(), CATALOG).unwrap();
    assert_eq!(checked.faults, Vec::<String>::new());
}

#[test]
fn one_of_two_simultaneous_equal_moves_is_played() {
    let Some(both) = two() else { return };
    let id = begin(&both[0].0, (1, 2), 1);
    for round in 0..5_u64 {
        let player = 1 + round % 2;
        let revision = both[0].0.view(id).unwrap().head().revision;
        let played: Vec<_> = thread::scope(|scope| {
            let tried: Vec<_> = both
                .iter()
                .zip(0..)
                .map(|((matches, _), process)| {
                    let by = by(player, 100 + 2 * round + process, 1);
                    scope.spawn(move || {
                        matches.play(Target { id, seen: Some(revision) }, "1", by).is_ok()
                    })
                })
                .collect();
            tried.into_iter().map(|one| one.join().unwrap()).collect()
        });
        assert_eq!(played.iter().filter(|done| **done).count(), 1, "round {round}: {played:?}");
    }
}

#[test]
fn two_processes_execute_every_job_once() {
    let Some(both) = two() else { return };
    for number in 0..12 {
        begin(&both[number as usize % 2].0, (10 + number, 50 + number), 100 * (number + 1));
    }
    let waiting = matches::queued_jobs(both[0].1.as_ref()).unwrap().len();
    let done: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..6)
            .map(|worker| {
                let matches = &both[worker % 2].0;
                scope.spawn(move || work_off(matches, Timestamp(1)))
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    let once: BTreeSet<_> = done.iter().cloned().collect();
    assert_eq!((once.len(), done.len()), (waiting, waiting), "each was done once");
    assert_eq!(matches::queued_jobs(both[0].1.as_ref()).unwrap().len(), 0);
}

/// Does all jobs that can be claimed, and returns their kinds and lines.
pub(crate) fn work_off(matches: &Matches, now: Timestamp) -> Vec<String> {
    let mut done = Vec::new();
    loop {
        let claims = matches.claim_due(now, 3).unwrap();
        if claims.is_empty() {
            return done;
        }
        for claim in claims {
            let mut jobs = claim.jobs.clone();
            while !jobs.is_empty() {
                for job in &jobs {
                    let settled = JobOutcome::Done { message: Some(1) };
                    assert_eq!(matches.settle(job, settled, now), Ok(true), "it is ours");
                    done.push(format!("{:?} {:?} {:?}", job.line, job.kind, job.revision));
                }
                jobs = matches.claim_more(&claim, now).unwrap();
            }
        }
    }
}

#[test]
fn jobs_of_a_dead_process_are_claimed_after_its_lease() {
    let Some([(dead, _), (living, store)]) = two() else { return };
    let id = begin(&dead, (1, 2), 1);
    let held = dead.claim_due(Timestamp(1), 9).unwrap();
    assert!(!held.is_empty());
    // In a shared store, a start ends no leases, since the other process may be alive.
    assert_eq!(living.take_over(Timestamp(1)), Ok(0));
    assert_eq!(living.claim_due(Timestamp(LEASE), 9), Ok(Vec::new()));
    let taken = living.claim_due(Timestamp(1 + LEASE), 9).unwrap();
    assert_eq!(taken.len(), held.len());
    assert!(taken.iter().all(|claim| claim.jobs[0].may_be_out()), "it may have been done");
    for (old, new) in held.iter().zip(&taken) {
        let done = JobOutcome::Done { message: Some(7) };
        let now = Timestamp(1 + LEASE);
        assert_eq!(dead.settle(&old.jobs[0], done, now), Ok(false), "another worker holds it now");
        assert_eq!(living.settle(&new.jobs[0], done, now), Ok(true));
    }
    assert!(living.view(id).is_ok());
    put(store.as_ref(), "x", "1").unwrap();
}

#[test]
fn jobs_of_a_process_known_to_be_dead_are_due_at_once() {
    let Some([(dead, _), (living, _)]) = two() else { return };
    begin(&dead, (1, 2), 1);
    let held = dead.claim_due(Timestamp(1), 9).unwrap();
    let jobs: usize = held.iter().map(|claim| claim.jobs.len()).sum();
    assert!(jobs > 0);
    let nobody = living.fleet().process();
    assert_eq!(living.take_over_from(nobody, Timestamp(2)), Ok(0));
    assert_eq!(living.claim_due(Timestamp(2), 9), Ok(Vec::new()));
    assert!(living.take_over_from(dead.fleet().process(), Timestamp(2)).unwrap() >= jobs);
    let taken = living.claim_due(Timestamp(2), 9).unwrap();
    assert_eq!(taken.len(), held.len());
    let done = JobOutcome::Done { message: Some(7) };
    assert_eq!(dead.settle(&held[0].jobs[0], done, Timestamp(3)), Ok(false));
}

#[test]
fn the_jobs_of_a_process_that_leaves_in_order_are_due_at_once() {
    let Some([(leaving, _), (staying, _)]) = two() else { return };
    let fleet = leaving.fleet();
    let range = ShardRange::all(1);
    fleet.observe(Beat { number: 1, host: None, range, is_leaving: true }, Timestamp(1)).unwrap();
    let id = begin(&leaving, (1, 2), 1);
    let claim_posts = |matches: &Matches, now| -> Option<Claim> {
        let posts = Line { target: Some(id), lane: Lane::Posts };
        matches.claim_due(now, 9).unwrap().into_iter().find(|claim| claim.line == posts)
    };
    let held = claim_posts(&leaving, Timestamp(1)).unwrap();
    // The board joins the lease of a worker that finishes its jobs, but claims no more.
    staying.play(id.into(), "1", by(1, 3, 2)).unwrap();
    for job in &held.jobs {
        let done = JobOutcome::Done { message: Some(7) };
        assert_eq!(leaving.settle(job, done, Timestamp(3)), Ok(true));
    }
    assert_eq!(claim_posts(&staying, Timestamp(4)), None);
    assert!(leaving.remove_process(&fleet, fleet.process(), Timestamp(5)).unwrap() > 0);
    assert!(claim_posts(&staying, Timestamp(5)).is_some());
    assert!(fleet.read().unwrap().assignment.members.is_empty());
}

#[test]
fn a_process_finds_jobs_enqueued_by_another_process() {
    let Some([(one, _), (other, _)]) = two() else { return };
    assert_eq!(other.next_due(), Ok(None));
    begin(&one, (1, 2), 1);
    assert_eq!(other.next_due(), Ok(Some(Timestamp(1))));
    assert!(!other.claim_due(Timestamp(1), 9).unwrap().is_empty());
}

/// The store of one process. Before each write of the ratings' state, another process ends a match.
#[derive(Debug)]
struct Ending {
    store: Arc<dyn Store>,
    other: Matches,
    ends: Mutex<Vec<(MatchId, Request)>>,
}

impl Store for Ending {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.store.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.store.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        let is_state = batch.writes.iter().any(|(key, _)| key.starts_with(b"Z"));
        let next = if is_state { self.ends.lock().unwrap().pop() } else { None };
        if let Some((id, by)) = next {
            self.other.resign(id, by).unwrap();
        }
        self.store.commit(batch)
    }

    fn is_shared(&self) -> bool {
        true
    }
}

#[test]
fn ratings_rebuilt_during_play_lose_no_result() {
    let Some([(one, store), (other, _)]) = two() else { return };
    one.begin_work(Timestamp(1)).unwrap();
    let ids: Vec<_> =
        (0..3).map(|number| begin(&one, (10 + number, 50 + number), 100 * (number + 1))).collect();
    one.resign(ids[0], by(10, 901, 5)).unwrap();
    // Marks the ratings as stale, as the purge of a server does.
    put(store.as_ref(), "Z", "stale").unwrap();
    let ends = vec![(ids[2], by(12, 903, 7)), (ids[1], by(11, 902, 6))];
    let between = Ending { store: Arc::clone(&store), other, ends: Mutex::new(ends) };
    let third = Matches::new(Arc::new(between), CATALOG, ChallengeLimits::default());
    third.begin_work(Timestamp(8)).unwrap();
    let field = RatingScope { server: Some(900), game: Some("nim") };
    for player in [10, 11, 12] {
        let standing = one.player_rating(PlayerId(player), field, Timestamp(9)).unwrap();
        assert_eq!(standing.map(|standing| standing.tally.lost), Some(1), "{player}");
    }
    let checked = matches::check(store.as_ref(), CATALOG).unwrap();
    assert_eq!((checked.faults, checked.stale_ratings), (Vec::new(), 0));
}
