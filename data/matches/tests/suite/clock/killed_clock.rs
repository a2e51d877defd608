//! Kills the process after each commit of the clock. A restarted process must complete the work with the same result.

use std::sync::Arc;

use matches::{Challenge, Ending, MatchId, Place, PlayerId, Stage};
use store::Store;

use crate::clock::limits::{begun, timed, timing};
use crate::harness::{Harness, SERVER, nim};
use crate::jobs::killed_worker::Mortal;

const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;
const OTHER: u64 = 987_654_321;

/// A number of commits that no test reaches.
const MOST: usize = 400;

/// The content of a store as text: matches, people, and jobs with their times. Leaves out whether a dead worker has
/// begun a job, which may differ.
fn told(harness: &Harness) -> Vec<String> {
    let exported = harness.exported();
    let is_kept = |line: &&str| !line.starts_with("{\"job\"") && !line.starts_with("{\"end\"");
    let mut told: Vec<String> = exported.lines().filter(is_kept).map(ToOwned::to_owned).collect();
    let queued = matches::queued_jobs(harness.store.as_ref()).unwrap();
    let jobs = queued.iter().map(|job| format!("{:?} {:?} {:?}", job.target, job.kind, job.due));
    let mut jobs: Vec<_> = jobs.collect();
    jobs.sort();
    // A job that was tried before a kill stays next to a newer one of its kind until both are settled.
    jobs.dedup();
    told.extend(jobs);
    told
}

/// Runs all due jobs except posts.
fn work(harness: &Harness) -> Result<(), matches::Refused> {
    for _ in 0..20 {
        harness.try_to_pass_time()?;
    }
    Ok(())
}

/// Runs a scenario without a kill. Then repeats it with a kill after each of its commits, and a restart.
fn check(happens: impl Fn(&mut Harness), since: impl Fn(&Harness)) -> usize {
    let begin = || {
        let store = Arc::new(Mortal::new());
        let mut harness = Harness::over(Arc::clone(&store) as Arc<dyn Store>);
        harness.matches.begin_work(harness.now()).unwrap();
        happens(&mut harness);
        (store, harness)
    };
    let comes_back = |harness: &mut Harness| {
        harness.restart();
        harness.matches.take_over(harness.now()).unwrap();
        harness.matches.begin_work(harness.now()).unwrap();
        work(harness).unwrap();
        harness.check();
        since(harness);
        told(harness)
    };
    let (_, mut harness) = begin();
    work(&harness).unwrap();
    since(&harness);
    let expected = comes_back(&mut harness);
    for commits in 0..MOST {
        let (store, mut harness) = begin();
        store.die_after(commits);
        let is_killed = work(&harness).is_err();
        store.die_after(usize::MAX);
        let came = comes_back(&mut harness);
        let differs = came.iter().zip(&expected).find(|(one, other)| one != other);
        assert_eq!((differs, came.len()), (None, expected.len()), "killed after {commits} commits");
        if !is_killed {
            return commits;
        }
    }
    panic!("there is always another commit");
}

#[test]
fn a_vacation_ends_despite_a_kill_at_any_commit() {
    let away = |harness: &mut Harness| {
        let (first, second) = (begun(harness), begun(harness));
        harness.play(second, 1, "1").unwrap();
        harness.matches.begin_vacation(PlayerId(1), 3, harness.now()).unwrap();
        work(harness).unwrap();
        assert_eq!(timing(harness, first).until, None);
        harness.later(3 * DAY + HOUR);
    };
    let is_back = |harness: &Harness| {
        let until = timing(harness, MatchId(1)).until.expect("it goes on");
        assert_eq!(until.0, 1_000 + 6 * DAY, "it stood still, and no longer than it should");
        assert!(timing(harness, MatchId(2)).choosers.is_some(), "the other's time has run");
    };
    assert!(check(away, is_back) > 2);
}

#[test]
fn an_early_return_from_vacation_survives_a_kill_at_any_commit() {
    let back = |harness: &mut Harness| {
        let _ = (begun(harness), begun(harness));
        harness.matches.begin_vacation(PlayerId(1), 10, harness.now()).unwrap();
        work(harness).unwrap();
        harness.later(DAY);
        harness.matches.end_vacation(PlayerId(1), harness.now()).unwrap();
    };
    let is_back = |harness: &Harness| {
        for id in [1, 2].map(MatchId) {
            assert_eq!(timing(harness, id).until.unwrap().0, 1_000 + 4 * DAY);
        }
    };
    assert!(check(back, is_back) > 2);
}

#[test]
fn a_turn_times_out_once_despite_a_kill_at_any_commit() {
    let late = |harness: &mut Harness| {
        let (_, second) = (begun(harness), begun(harness));
        harness.later(HOUR);
        harness.play(second, 1, "1").unwrap();
        harness.later(4 * DAY);
    };
    let is_up = |harness: &Harness| {
        assert!(timing(harness, MatchId(1)).choosers.is_some());
        assert!(timing(harness, MatchId(2)).choosers.is_some());
    };
    assert!(check(late, is_up) > 2);
}

#[test]
fn sweep_purge_and_expiry_survive_a_kill_at_any_commit() {
    let old = |harness: &mut Harness| {
        let place = Place { server: Some(OTHER), channel: 77, thread: None };
        let challenge = |harness: &Harness, asked: Challenge| harness.challenge(&asked).unwrap().id;
        for _ in 0..2 {
            let over = challenge(harness, Challenge { place, ..nim(1, &[2]) });
            harness.matches.join_with_name(over, harness.by(2), Some("Ben")).unwrap();
            harness.matches.resign(over, harness.by(1)).unwrap();
        }
        challenge(harness, Challenge { place, ..timed(nim(3, &[4])) });
        let running = challenge(harness, Challenge { place, ..nim(2, &[1]) });
        harness.matches.join(running, harness.by(1)).unwrap();
        let stays = harness.nim();
        harness.play(stays, 1, "1").unwrap();
        harness.matches.server_left(OTHER, harness.now()).unwrap();
        harness.later(28 * DAY);
        challenge(harness, nim(5, &[6]));
        harness.later(3 * DAY);
    };
    let is_gone = |harness: &Harness| {
        assert_eq!(harness.matches.servers(), Ok(vec![SERVER]));
        assert!(!harness.exported().contains(&OTHER.to_string()));
        assert_eq!(harness.head(MatchId(5)).stage, Stage::Running);
        assert_eq!(harness.head(MatchId(6)).stage, Stage::Over(Ending::Expired));
    };
    assert!(check(old, is_gone) > 5);
}
