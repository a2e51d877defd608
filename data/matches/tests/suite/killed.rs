//! The program is killed after each of the commits by which time brings something, and does the rest when it is back: what is so
//! then is what would have been so without.

use std::sync::Arc;

use matches::{Challenge, Ending, MatchId, Place, PlayerId, Stage};
use store::Store;

use crate::hall::{Hall, SERVER, nim};
use crate::interrupted::Mortal;
use crate::limits::{begun, timed, timing};

const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;
const OTHER: u64 = 987_654_321;

/// More commits than any of this takes.
const MOST: usize = 400;

/// What can be said of a store from outside: all that it holds of matches and people, and what is to be done and when. That
/// somebody was at a job and died is all that may differ.
fn told(hall: &Hall) -> Vec<String> {
    let exported = hall.exported();
    let is_kept = |line: &&str| !line.starts_with("{\"job\"") && !line.starts_with("{\"end\"");
    let mut told: Vec<String> = exported.lines().filter(is_kept).map(ToOwned::to_owned).collect();
    let queued = matches::queued_jobs(hall.store.as_ref()).unwrap();
    let jobs = queued.iter().map(|job| format!("{:?} {:?} {:?}", job.target, job.kind, job.due));
    let mut jobs: Vec<_> = jobs.collect();
    jobs.sort();
    // What may be out there from an attempt that was killed stands beside what is newer, until both are settled.
    jobs.dedup();
    told.extend(jobs);
    told
}

/// Does what is due until there is nothing of that kind any more; what is to be posted stays.
fn work(hall: &Hall) -> Result<(), matches::Refused> {
    for _ in 0..20 {
        hall.try_to_pass_time()?;
    }
    Ok(())
}

/// Has something brought by time, once without a kill, and then killed after each commit of it; then the program comes back.
fn check(happens: impl Fn(&mut Hall), since: impl Fn(&Hall)) -> usize {
    let begin = || {
        let store = Arc::new(Mortal::new());
        let mut hall = Hall::over(Arc::clone(&store) as Arc<dyn Store>);
        hall.matches.begin_work(hall.now()).unwrap();
        happens(&mut hall);
        (store, hall)
    };
    let comes_back = |hall: &mut Hall| {
        hall.restart();
        hall.matches.take_over(hall.now()).unwrap();
        hall.matches.begin_work(hall.now()).unwrap();
        work(hall).unwrap();
        hall.check();
        since(hall);
        told(hall)
    };
    let (_, mut hall) = begin();
    work(&hall).unwrap();
    since(&hall);
    let expected = comes_back(&mut hall);
    for commits in 0..MOST {
        let (store, mut hall) = begin();
        store.die_after(commits);
        let is_killed = work(&hall).is_err();
        store.die_after(usize::MAX);
        let came = comes_back(&mut hall);
        let differs = came.iter().zip(&expected).find(|(one, other)| one != other);
        assert_eq!((differs, came.len()), (None, expected.len()), "killed after {commits} commits");
        if !is_killed {
            return commits;
        }
    }
    panic!("there is always another commit");
}

#[test]
fn a_vacation_ends_whenever_the_program_is_killed() {
    let away = |hall: &mut Hall| {
        let (first, second) = (begun(hall), begun(hall));
        hall.play(second, 1, "1").unwrap();
        hall.matches.go_away(PlayerId(1), 3, hall.now()).unwrap();
        work(hall).unwrap();
        assert_eq!(timing(hall, first).until, None);
        hall.later(3 * DAY + HOUR);
    };
    let is_back = |hall: &Hall| {
        let until = timing(hall, MatchId(1)).until.expect("it goes on");
        assert_eq!(until.0, 1_000 + 6 * DAY, "it stood still, and no longer than it should");
        assert!(timing(hall, MatchId(2)).choosers.is_some(), "the other's time has run");
    };
    assert!(check(away, is_back) > 2);
}

#[test]
fn whoever_comes_back_early_is_back_whenever_the_program_is_killed() {
    let back = |hall: &mut Hall| {
        let _ = (begun(hall), begun(hall));
        hall.matches.go_away(PlayerId(1), 10, hall.now()).unwrap();
        work(hall).unwrap();
        hall.later(DAY);
        hall.matches.come_back(PlayerId(1), hall.now()).unwrap();
    };
    let is_back = |hall: &Hall| {
        for id in [1, 2].map(MatchId) {
            assert_eq!(timing(hall, id).until.unwrap().0, 1_000 + 4 * DAY);
        }
    };
    assert!(check(back, is_back) > 2);
}

#[test]
fn a_turn_that_runs_out_does_so_once_whenever_the_program_is_killed() {
    let late = |hall: &mut Hall| {
        let (_, second) = (begun(hall), begun(hall));
        hall.later(HOUR);
        hall.play(second, 1, "1").unwrap();
        hall.later(4 * DAY);
    };
    let is_up = |hall: &Hall| {
        assert!(timing(hall, MatchId(1)).choosers.is_some());
        assert!(timing(hall, MatchId(2)).choosers.is_some());
    };
    assert!(check(late, is_up) > 2);
}

#[test]
fn what_is_swept_and_purged_and_expires_is_gone_whenever_the_program_is_killed() {
    let old = |hall: &mut Hall| {
        let place = Place { server: Some(OTHER), channel: 77, thread: None };
        let challenge = |hall: &Hall, asked: Challenge| hall.challenge(&asked).unwrap().id;
        for _ in 0..2 {
            let over = challenge(hall, Challenge { place, ..nim(1, &[2]) });
            hall.matches.join_as(over, hall.by(2), Some("Ben")).unwrap();
            hall.matches.resign(over, hall.by(1)).unwrap();
        }
        challenge(hall, Challenge { place, ..timed(nim(3, &[4])) });
        let running = challenge(hall, Challenge { place, ..nim(2, &[1]) });
        hall.matches.join(running, hall.by(1)).unwrap();
        let stays = hall.nim();
        hall.play(stays, 1, "1").unwrap();
        hall.matches.server_left(OTHER, hall.now()).unwrap();
        hall.later(28 * DAY);
        challenge(hall, nim(5, &[6]));
        hall.later(3 * DAY);
    };
    let is_gone = |hall: &Hall| {
        assert_eq!(hall.matches.servers(), Ok(vec![SERVER]));
        assert!(!hall.exported().contains(&OTHER.to_string()));
        assert_eq!(hall.head(MatchId(5)).stage, Stage::Running);
        assert_eq!(hall.head(MatchId(6)).stage, Stage::Over(Ending::Expired));
    };
    assert!(check(old, is_gone) > 5);
}
