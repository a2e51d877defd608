//! What a board shows: the turn that it was called for, and what happened in those that get none.

use matches::{Job, JobKind, MatchId, Post, Revision, Turns};
use rules::{Seat, Seats};

use crate::hall::{Hall, on_every_store};
use crate::jobs::{DONE, LEASE, posted, settle};

/// What is due of boards.
fn due(hall: &Hall, id: MatchId) -> Option<Job> {
    let jobs = hall.claim(id)?.jobs;
    jobs.into_iter().find(|job| job.kind == JobKind::Post(Post::Board))
}

fn turns(hall: &Hall, id: MatchId, job: &Job) -> Turns {
    hall.matches.turns(id, (job.since, job.revision)).unwrap()
}

/// What a board tells: of the turns before, and of its own.
fn told(turns: &Turns) -> (Vec<String>, Vec<String>) {
    let plain = |notes: &[rules::Message]| -> Vec<String> {
        notes.iter().map(|note| format!("{note:?}")).collect()
    };
    let skipped = turns.skipped.iter().flat_map(|turn| plain(&turn.notes)).collect();
    (skipped, plain(&turns.view.notes(None)))
}

#[test]
fn a_board_shows_the_turn_it_was_called_for_whoever_has_moved_since() {
    on_every_store(|hall| {
        let id = posted(hall);
        hall.play(id, 1, "1").unwrap();
        let job = due(hall, id).unwrap();
        let alone = turns(hall, id, &job);
        let (plies, text) = (alone.view.head().plies, told(&alone));
        assert!(alone.is_newest && alone.view.head().to_move.only() == Some(rules::Seat(1)));
        hall.play(id, 2, "2").unwrap();
        let late = turns(hall, id, &job);
        assert!(!late.is_newest);
        assert_eq!((late.view.head().plies, told(&late)), (plies, text));
        assert!(settle(hall, &job, DONE));
        // What was called for meanwhile has joined the lease.
        hall.later(LEASE);
        let next = turns(hall, id, &due(hall, id).unwrap());
        assert!(next.is_newest && next.skipped.is_empty());
        assert_eq!(next.view.head().plies, plies + 1);
    });
}

#[test]
fn a_board_that_settles_others_tells_of_their_turns_and_of_no_turn_twice() {
    on_every_store(|hall| {
        let id = posted(hall);
        let mut all = Vec::new();
        for (player, mv) in [(1, "1"), (2, "2"), (1, "1")] {
            hall.play(id, player, mv).unwrap();
            let now = hall.matches.view(id).unwrap();
            all.extend(now.notes(None).iter().map(|note| format!("{note:?}")));
        }
        let job = due(hall, id).unwrap();
        let shown = turns(hall, id, &job);
        let (before, own) = told(&shown);
        assert_eq!((shown.skipped.len(), [before, own].concat()), (2, all));
        assert!(settle(hall, &job, DONE));
        hall.play(id, 2, "1").unwrap();
        assert_eq!(turns(hall, id, &due(hall, id).unwrap()).skipped.len(), 0);
    });
}

#[test]
fn an_end_that_settles_a_move_tells_it_once() {
    on_every_store(|hall| {
        let id = posted(hall);
        hall.play(id, 1, "1").unwrap();
        hall.matches.resign(id, hall.by(2)).unwrap();
        let shown = turns(hall, id, &due(hall, id).unwrap());
        assert!(shown.view.head().ending().is_some() && shown.is_newest);
        assert_eq!((shown.skipped.len(), shown.view.notes(None).len()), (0, 1));
    });
}

#[test]
fn a_beginning_is_no_turn_that_went_by() {
    on_every_store(|hall| {
        let id = hall.nim();
        hall.play(id, 1, "1").unwrap();
        let shown = hall.matches.turns(id, (Revision(1), hall.head(id).revision)).unwrap();
        assert_eq!((shown.skipped.len(), shown.view.head().plies), (0, 1));
    });
}

#[test]
fn a_turn_that_was_taken_back_before_its_board_is_told_and_none_before_it_again() {
    on_every_store(|hall| {
        let id = hall.nim();
        hall.play(id, 1, "1").unwrap();
        hall.play(id, 2, "1").unwrap();
        let since = hall.head(id).revision;
        hall.matches.offer(id, matches::OfferKind::TakeBack, hall.by(2)).unwrap();
        hall.matches.answer(id, crate::hall::YES, hall.by(1)).unwrap();
        let turns = hall.matches.turns(id, (since, hall.head(id).revision)).unwrap();
        let next: Vec<_> = turns.skipped.iter().map(|turn| turn.next).collect();
        assert_eq!(
            next,
            [Seats::one(Seat(0))],
            "the second move, after which the first was to move"
        );
        assert_eq!(turns.view.head().to_move, Seats::one(Seat(1)));
        assert!(turns.is_newest);
    });
}
