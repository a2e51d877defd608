//! Display names of players in their matches.

use matches::{Challenge, JobError, JobKind, JobOutcome, MatchId, PlayerId, Post};

use crate::harness::{Harness, nim, on_every_store, stakes};
use crate::jobs::queue::other;

const NAME: &str = "Ada Nobody-Else";

/// A challenge with a display name of its challenger.
fn asked(harness: &Harness, challenge: Challenge) -> MatchId {
    harness.challenge(&Challenge { display_name: Some(NAME.into()), ..challenge }).unwrap().id
}

fn names(harness: &Harness, id: MatchId) -> Vec<Option<String>> {
    harness.matches.display_names(&harness.matches.view(id).unwrap()).unwrap()
}

/// Whether any row of the store contains the name.
fn is_kept(harness: &Harness) -> bool {
    let everything =
        store::Range { from: Vec::new(), to: vec![u8::MAX], most: usize::MAX, backward: false };
    let rows = harness.store.scan(&everything).unwrap();
    rows.iter().any(|(_, raw)| raw.windows(NAME.len()).any(|part| part == NAME.as_bytes()))
}

fn settle_thread(harness: &Harness, id: MatchId, settled: JobOutcome) {
    let claim = harness.claim(id).unwrap();
    for job in &claim.jobs {
        let settled = match job.kind {
            JobKind::Post(Post::Thread) => settled,
            _ => JobOutcome::Later { at: harness.now() },
        };
        assert_eq!(harness.matches.settle(job, settled, harness.now()), Ok(true));
    }
}

/// Settles all posts of a match as done.
fn settle_posts(harness: &Harness, id: MatchId) {
    while let Some(claim) = harness.claim(id) {
        for job in &claim.jobs {
            let settled = JobOutcome::Done { message: Some(7) };
            assert_eq!(harness.matches.settle(job, settled, harness.now()), Ok(true));
        }
    }
}

fn both(name: &str) -> Vec<Option<String>> {
    vec![Some(name.into()), Some("Ben".into())]
}

/// A match of players 1 and 2, both with display names.
fn begun(harness: &Harness) -> MatchId {
    let id = asked(harness, nim(1, &[2]));
    harness.matches.join_with_name(id, harness.by(2), Some("Ben")).unwrap();
    id
}

#[test]
fn display_names_are_stored_by_seat_and_survive_a_restart() {
    on_every_store(|harness| {
        let id = begun(harness);
        harness.restart();
        assert_eq!(names(harness, id), both(NAME));
        settle_thread(
            harness,
            id,
            JobOutcome::Retry { at: harness.now(), error: JobError::Timeout },
        );
        settle_thread(harness, id, JobOutcome::Done { message: Some(7) });
        assert_eq!(names(harness, id), both(NAME), "the thread is opened");
    });
}

#[test]
fn an_ended_match_keeps_its_names_until_the_player_is_erased() {
    on_every_store(|harness| {
        let id = begun(harness);
        settle_posts(harness, id);
        assert_eq!(names(harness, id), both(NAME), "it runs");
        harness.matches.resign(id, harness.by(2)).unwrap();
        harness.restart();
        assert_eq!(names(harness, id), both(NAME), "the last board is to be posted");
        settle_posts(harness, id);
        assert_eq!(names(harness, id), both(NAME), "its replay names them");
        harness.matches.erase(PlayerId(1), harness.now()).unwrap();
        assert_eq!((names(harness, id)[0].as_deref(), is_kept(harness)), (None, false));
    });
}

#[test]
fn display_names_are_kept_when_no_thread_can_be_opened() {
    on_every_store(|harness| {
        let id = begun(harness);
        settle_thread(harness, id, JobOutcome::GivenUp { error: JobError::Timeout });
        assert_eq!(names(harness, id), both(NAME));
    });
}

#[test]
fn a_new_display_name_applies_to_running_matches_of_its_server_only() {
    on_every_store(|harness| {
        let (id, over) = (begun(harness), begun(harness));
        harness.matches.resign(over, harness.by(2)).unwrap();
        settle_posts(harness, over);
        let server = harness.matches.view(id).unwrap().head().place.server;
        harness
            .matches
            .note_display_name(PlayerId(1), Some(77), "Elsewhere", harness.now())
            .unwrap();
        harness
            .matches
            .note_display_name(PlayerId(9), server, "A stranger", harness.now())
            .unwrap();
        assert_eq!(names(harness, id), both(NAME));
        harness
            .matches
            .note_display_name(PlayerId(1), server, "Ada\u{202e}\nA.", harness.now())
            .unwrap();
        assert_eq!((names(harness, id), names(harness, over)), (both("AdaA."), both(NAME)));
    });
}

#[test]
fn an_unchanged_display_name_is_checked_again_later() {
    on_every_store(|harness| {
        let id = begun(harness);
        let server = harness.matches.view(id).unwrap().head().place.server;
        let hear = |harness: &Harness, name| {
            harness.matches.note_display_name(PlayerId(1), server, name, harness.now())
        };
        hear(harness, "Ada").unwrap();
        hear(harness, "Countess").unwrap();
        assert_eq!(names(harness, id), both("Countess"));
        // Another process stores another name, which this one's cache doesn't know.
        other(harness).note_display_name(PlayerId(1), server, "Ada", harness.now()).unwrap();
        hear(harness, "Countess").unwrap();
        assert_eq!(names(harness, id), both("Ada"));
        harness.later(10 * 60 * 1000);
        hear(harness, "Countess").unwrap();
        assert_eq!(names(harness, id), both("Countess"));
    });
}

#[test]
fn a_player_without_a_display_name_gets_it_with_the_first_report() {
    on_every_store(|harness| {
        let id = asked(harness, nim(1, &[2]));
        harness.matches.join(id, harness.by(2)).unwrap();
        assert_eq!(names(harness, id), vec![Some(NAME.into()), None]);
        let server = harness.matches.view(id).unwrap().head().place.server;
        harness.matches.note_display_name(PlayerId(2), server, "Ben", harness.now()).unwrap();
        assert_eq!(names(harness, id), both(NAME));
    });
}

#[test]
fn display_names_of_leaving_or_erased_players_are_deleted() {
    on_every_store(|harness| {
        let withdrawn = asked(harness, nim(1, &[2]));
        harness.matches.withdraw(withdrawn, harness.by(1)).unwrap();
        let declined = asked(harness, nim(1, &[2]));
        harness.matches.decline(declined, harness.by(2)).unwrap();
        let left = harness.challenge(&stakes(2, &[])).unwrap().id;
        harness.matches.join_with_name(left, harness.by(1), Some(NAME)).unwrap();
        assert!(is_kept(harness));
        harness.matches.leave_lobby(left, harness.by(1)).unwrap();
        assert!(!is_kept(harness));
        let running = asked(harness, nim(1, &[2]));
        harness.matches.join(running, harness.by(2)).unwrap();
        asked(harness, nim(1, &[2]));
        assert!(is_kept(harness));
        harness.matches.erase(PlayerId(1), harness.now()).unwrap();
        assert!(!is_kept(harness));
    });
}
