//! What players are called, until their thread is opened.

use data::{Challenge, JobKind, MatchId, PlayerId, Post, Settled, Trouble};

use crate::hall::{Hall, nim, on_every_store, stakes};

const NAME: &str = "Ada Nobody-Else";

/// A challenge by player 1, of whom is known what they are called.
fn asked(hall: &Hall, challenge: Challenge) -> MatchId {
    hall.challenge(&Challenge { called: Some(NAME.into()), ..challenge }).unwrap().id
}

fn names(hall: &Hall, id: MatchId) -> Option<Vec<String>> {
    hall.matches.names(&hall.matches.look(id).unwrap()).unwrap()
}

/// Whether the name stands anywhere in the store.
fn is_kept(hall: &Hall) -> bool {
    let everything =
        data::Range { from: Vec::new(), to: vec![u8::MAX], most: usize::MAX, backward: false };
    let rows = hall.store.scan(&everything).unwrap();
    rows.iter().any(|(_, raw)| raw.windows(NAME.len()).any(|part| part == NAME.as_bytes()))
}

fn settle_thread(hall: &Hall, id: MatchId, settled: Settled) {
    let claim = hall.claim(id).unwrap();
    for job in &claim.jobs {
        let settled = match job.kind {
            JobKind::Post(Post::Thread) => settled,
            _ => Settled::Later { at: hall.now() },
        };
        assert_eq!(hall.matches.settle(job, settled, hall.now()), Ok(true));
    }
}

#[test]
fn names_are_known_by_seat_until_the_thread_is_opened_and_survive_a_restart() {
    on_every_store(|hall| {
        let id = asked(hall, nim(1, &[2]));
        hall.matches.join_as(id, hall.by(2), Some("Ben")).unwrap();
        hall.restart();
        assert_eq!(names(hall, id), Some(vec![NAME.into(), "Ben".into()]));
        settle_thread(hall, id, Settled::Retry { at: hall.now(), trouble: Trouble::Timeout });
        assert!(is_kept(hall), "the thread is tried again");
        settle_thread(hall, id, Settled::Done { message: Some(7) });
        assert_eq!((names(hall, id), is_kept(hall)), (None, false));
    });
}

#[test]
fn names_go_where_no_thread_can_be_opened() {
    on_every_store(|hall| {
        let id = asked(hall, nim(1, &[2]));
        hall.matches.join_as(id, hall.by(2), Some("Ben")).unwrap();
        settle_thread(hall, id, Settled::GivenUp { trouble: Trouble::Timeout });
        assert!(!is_kept(hall));
    });
}

#[test]
fn without_everybodys_name_there_are_none() {
    on_every_store(|hall| {
        let id = asked(hall, nim(1, &[2]));
        hall.matches.join(id, hall.by(2)).unwrap();
        assert_eq!(names(hall, id), None);
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
