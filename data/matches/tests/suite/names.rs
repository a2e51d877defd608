//! What players are called, as long as their match runs.

use matches::{Challenge, JobError, JobKind, JobOutcome, MatchId, PlayerId, Post};

use crate::hall::{Hall, nim, on_every_store, stakes};
use crate::jobs::other;

const NAME: &str = "Ada Nobody-Else";

/// A challenge by player 1, of whom is known what they are called.
fn asked(hall: &Hall, challenge: Challenge) -> MatchId {
    hall.challenge(&Challenge { called: Some(NAME.into()), ..challenge }).unwrap().id
}

fn names(hall: &Hall, id: MatchId) -> Vec<Option<String>> {
    hall.matches.names(&hall.matches.view(id).unwrap()).unwrap()
}

/// Whether the name stands anywhere in the store.
fn is_kept(hall: &Hall) -> bool {
    let everything =
        store::Range { from: Vec::new(), to: vec![u8::MAX], most: usize::MAX, backward: false };
    let rows = hall.store.scan(&everything).unwrap();
    rows.iter().any(|(_, raw)| raw.windows(NAME.len()).any(|part| part == NAME.as_bytes()))
}

fn settle_thread(hall: &Hall, id: MatchId, settled: JobOutcome) {
    let claim = hall.claim(id).unwrap();
    for job in &claim.jobs {
        let settled = match job.kind {
            JobKind::Post(Post::Thread) => settled,
            _ => JobOutcome::Later { at: hall.now() },
        };
        assert_eq!(hall.matches.settle(job, settled, hall.now()), Ok(true));
    }
}

/// Everything that is to be posted is.
fn settle_posts(hall: &Hall, id: MatchId) {
    while let Some(claim) = hall.claim(id) {
        for job in &claim.jobs {
            let settled = JobOutcome::Done { message: Some(7) };
            assert_eq!(hall.matches.settle(job, settled, hall.now()), Ok(true));
        }
    }
}

fn both(name: &str) -> Vec<Option<String>> {
    vec![Some(name.into()), Some("Ben".into())]
}

/// A match of players 1 and 2, of whom is known what they are called.
fn begun(hall: &Hall) -> MatchId {
    let id = asked(hall, nim(1, &[2]));
    hall.matches.join_as(id, hall.by(2), Some("Ben")).unwrap();
    id
}

#[test]
fn names_are_known_by_seat_as_long_as_the_match_runs_and_survive_a_restart() {
    on_every_store(|hall| {
        let id = begun(hall);
        hall.restart();
        assert_eq!(names(hall, id), both(NAME));
        settle_thread(hall, id, JobOutcome::Retry { at: hall.now(), error: JobError::Timeout });
        settle_thread(hall, id, JobOutcome::Done { message: Some(7) });
        assert_eq!(names(hall, id), both(NAME), "the thread is opened");
        hall.matches.resign(id, hall.by(2)).unwrap();
        settle_posts(hall, id);
        assert_eq!((names(hall, id), is_kept(hall)), (vec![None, None], false));
    });
}

#[test]
fn the_last_posts_of_a_match_still_name_its_players_and_then_nobody_does() {
    on_every_store(|hall| {
        let id = begun(hall);
        settle_posts(hall, id);
        assert_eq!(names(hall, id), both(NAME), "it runs");
        hall.matches.resign(id, hall.by(2)).unwrap();
        hall.restart();
        assert_eq!(names(hall, id), both(NAME), "the last board is to be posted");
        settle_posts(hall, id);
        assert_eq!((names(hall, id), is_kept(hall)), (vec![None, None], false));
    });
}

#[test]
fn names_are_known_where_no_thread_can_be_opened() {
    on_every_store(|hall| {
        let id = begun(hall);
        settle_thread(hall, id, JobOutcome::GivenUp { error: JobError::Timeout });
        assert_eq!(names(hall, id), both(NAME));
        hall.matches.abort(id, hall.by(1)).unwrap();
        settle_posts(hall, id);
        assert!(!is_kept(hall));
    });
}

#[test]
fn a_new_name_is_heard_in_the_running_matches_of_that_server_alone() {
    on_every_store(|hall| {
        let (id, over) = (begun(hall), begun(hall));
        hall.matches.resign(over, hall.by(2)).unwrap();
        settle_posts(hall, over);
        let server = hall.matches.view(id).unwrap().head().place.server;
        hall.matches.hear_name(PlayerId(1), Some(77), "Elsewhere", hall.now()).unwrap();
        hall.matches.hear_name(PlayerId(9), server, "A stranger", hall.now()).unwrap();
        assert_eq!(names(hall, id), both(NAME));
        hall.matches.hear_name(PlayerId(1), server, "Ada\u{202e}\nA.", hall.now()).unwrap();
        assert_eq!((names(hall, id), names(hall, over)), (both("AdaA."), vec![None, None]));
    });
}

#[test]
fn whoever_is_called_as_a_moment_ago_is_looked_after_again_later() {
    on_every_store(|hall| {
        let id = begun(hall);
        let server = hall.matches.view(id).unwrap().head().place.server;
        let hear =
            |hall: &Hall, name| hall.matches.hear_name(PlayerId(1), server, name, hall.now());
        hear(hall, "Ada").unwrap();
        hear(hall, "Countess").unwrap();
        assert_eq!(names(hall, id), both("Countess"));
        // Another process has heard something else.
        other(hall).hear_name(PlayerId(1), server, "Ada", hall.now()).unwrap();
        hear(hall, "Countess").unwrap();
        assert_eq!(names(hall, id), both("Ada"));
        hall.later(10 * 60 * 1000);
        hear(hall, "Countess").unwrap();
        assert_eq!(names(hall, id), both("Countess"));
    });
}

#[test]
fn who_has_told_no_name_has_none_until_they_are_heard_of() {
    on_every_store(|hall| {
        let id = asked(hall, nim(1, &[2]));
        hall.matches.join(id, hall.by(2)).unwrap();
        assert_eq!(names(hall, id), vec![Some(NAME.into()), None]);
        let server = hall.matches.view(id).unwrap().head().place.server;
        hall.matches.hear_name(PlayerId(2), server, "Ben", hall.now()).unwrap();
        assert_eq!(names(hall, id), both(NAME));
    });
}

#[test]
fn the_names_of_those_who_leave_or_are_erased_or_never_play_go() {
    on_every_store(|hall| {
        let withdrawn = asked(hall, nim(1, &[2]));
        hall.matches.withdraw(withdrawn, hall.by(1)).unwrap();
        let declined = asked(hall, nim(1, &[2]));
        hall.matches.decline(declined, hall.by(2)).unwrap();
        let left = hall.challenge(&stakes(2, &[])).unwrap().id;
        hall.matches.join_as(left, hall.by(1), Some(NAME)).unwrap();
        assert!(is_kept(hall));
        hall.matches.leave_lobby(left, hall.by(1)).unwrap();
        assert!(!is_kept(hall));
        let running = asked(hall, nim(1, &[2]));
        hall.matches.join(running, hall.by(2)).unwrap();
        asked(hall, nim(1, &[2]));
        assert!(is_kept(hall));
        hall.matches.forget(PlayerId(1), hall.now()).unwrap();
        assert!(!is_kept(hall));
    });
}
