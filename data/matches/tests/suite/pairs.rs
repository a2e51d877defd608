//! Pairs: the other match begins with the first, each has the other's seat there, and neither tells anything of the other.

use matches::{Challenge, JobKind, MatchId, PlayerId, Post, Refused, Stage};

use crate::hall::{Hall, nim, on_every_store, stakes};
use crate::jobs::queued;

/// A pair of Nim between 1 and 2, the first on seat 0 in the first match.
fn pair(hall: &Hall) -> (MatchId, MatchId) {
    let challenge = Challenge { pair: true, ..nim(1, &[2]) };
    let first = hall.challenge(&challenge).unwrap().id;
    let head = hall.head(first);
    assert!(head.is_to_be_paired && head.twin.is_none());
    hall.matches.join_as(first, hall.by(2), Some("Ben")).unwrap();
    (first, hall.head(first).twin.expect("the other has begun"))
}

#[test]
fn both_begin_at_once_with_seats_changed_and_each_knows_the_other() {
    on_every_store(|hall| {
        let (first, second) = pair(hall);
        let (one, two) = (hall.head(first), hall.head(second));
        assert_eq!(one.players, [1, 2].map(PlayerId));
        assert_eq!(two.players, [2, 1].map(PlayerId));
        assert_eq!((two.twin, &two.stage), (Some(first), &Stage::Running));
        assert_eq!((&one.game, &one.options, one.limit), (&two.game, &two.options, two.limit));
        let kinds: Vec<_> = queued(hall, second).into_iter().map(|job| job.kind).collect();
        let shown = [Post::Lobby, Post::Thread, Post::Board].map(JobKind::Post);
        assert!(
            shown.iter().all(|kind| kinds.contains(kind)),
            "it has a card of its own: {kinds:?}"
        );
        let look = hall.matches.view(second).unwrap();
        assert_eq!(hall.matches.names(&look).unwrap()[0].as_deref(), Some("Ben"));
        // Each goes its own way.
        hall.play(first, 1, "1").unwrap();
        assert_eq!(hall.head(second).plies, 0);
        hall.play(second, 2, "3").unwrap();
        hall.check();
    });
}

/// Does all that is to be done.
fn settle_all(hall: &Hall) {
    for claim in hall.matches.claim_due(hall.now(), usize::MAX).unwrap() {
        for job in &claim.jobs {
            let done = matches::JobOutcome::Done { message: None };
            hall.matches.settle(job, done, hall.now()).unwrap();
        }
    }
}

#[test]
fn what_came_of_both_is_told_when_the_second_is_over_and_each_counts_by_itself() {
    on_every_store(|hall| {
        let (first, second) = pair(hall);
        hall.matches.resign(second, hall.by(1)).unwrap();
        let pair = hall.matches.pair(&hall.head(second)).unwrap().unwrap();
        assert!(pair.other.id == first && pair.result.is_none());
        settle_all(hall);
        hall.matches.resign(first, hall.by(1)).unwrap();
        let pair = hall.matches.pair(&hall.head(first)).unwrap().unwrap();
        let result = pair.result.expect("both are over");
        assert_eq!(result.wins, [(PlayerId(1), 0), (PlayerId(2), 2)]);
        let kinds: Vec<_> = queued(hall, second).into_iter().map(|job| job.kind).collect();
        assert_eq!(kinds, [JobKind::Post(Post::Lobby)], "its card tells of both");
        for id in [first, second] {
            assert_eq!(hall.matches.rating_changes(id).unwrap().map(|all| all.len()), Some(2));
        }
    });
}

#[test]
fn a_pair_is_for_two_and_begins_once_however_often_it_is_asked_for() {
    on_every_store(|hall| {
        let three = Challenge { pair: true, seats: Some(3), ..stakes(1, &[2, 3]) };
        assert_eq!(hall.challenge(&three), Err(Refused::NoPairs));
        let challenge = Challenge { pair: true, ..nim(1, &[2]) };
        let first = hall.challenge(&challenge).unwrap().id;
        let by = hall.by(2);
        hall.matches.join(first, by).unwrap();
        let second = hall.head(first).twin.unwrap();
        assert!(hall.matches.join(first, by).unwrap().repeated);
        assert_eq!(hall.head(first).twin, Some(second));
        let next = hall.challenge(&nim(3, &[4])).unwrap().id;
        assert_eq!(next.0, second.0 + 1, "there are two, and no more");
        let plain = hall.challenge(&nim(1, &[2])).unwrap().id;
        hall.matches.join(plain, hall.by(2)).unwrap();
        assert_eq!(hall.head(plain).twin, None);
    });
}

#[test]
fn a_pair_with_somebody_who_is_gone_goes_on_match_by_match() {
    on_every_store(|hall| {
        let (first, second) = pair(hall);
        settle_all(hall);
        hall.matches.forget(PlayerId(2), hall.now()).unwrap();
        for id in [first, second] {
            assert!(matches!(hall.head(id).stage, Stage::Over(_)));
            let kinds: Vec<_> = queued(hall, id).into_iter().map(|job| job.kind).collect();
            let board = JobKind::Post(Post::Board);
            assert!(
                kinds.contains(&board),
                "that #{id} is over is told where it was played: {kinds:?}"
            );
        }
        assert!(hall.matches.pair(&hall.head(first)).unwrap().unwrap().result.is_some());
        hall.check();
    });
}
