//! Tests of pairs: both matches begin together with swapped seats, and neither reveals anything about the other.

use matches::{Absence, Challenge, JobKind, MatchId, PlayerId, Post, Refused, Stage, Vacancy};
use rules::Seat;

use crate::harness::{Harness, YES, nim, on_every_store, stakes};
use crate::jobs::queue::queued;

/// A pair of Nim between players 1 and 2. Player 1 has seat 0 in the first match.
fn pair(harness: &Harness) -> (MatchId, MatchId) {
    let challenge = Challenge { pair: true, ..nim(1, &[2]) };
    let first = harness.challenge(&challenge).unwrap().id;
    let head = harness.head(first);
    assert!(head.is_to_be_paired && head.twin.is_none());
    harness.matches.join_with_name(first, harness.by(2), Some("Ben")).unwrap();
    (first, harness.head(first).twin.expect("the other is on"))
}

#[test]
fn both_matches_of_a_pair_start_at_once_with_seats_swapped() {
    on_every_store(|harness| {
        let (first, second) = pair(harness);
        let (one, two) = (harness.head(first), harness.head(second));
        assert_eq!(one.players, [1, 2].map(PlayerId));
        assert_eq!(two.players, [2, 1].map(PlayerId));
        assert_eq!((two.twin, &two.stage), (Some(first), &Stage::Running));
        assert_eq!((&one.game, &one.options, one.limit), (&two.game, &two.options, two.limit));
        let kinds: Vec<_> = queued(harness, second).into_iter().map(|job| job.kind).collect();
        let shown = [Post::Lobby, Post::Thread, Post::Board].map(JobKind::Post);
        assert!(
            shown.iter().all(|kind| kinds.contains(kind)),
            "it has a card of its own: {kinds:?}"
        );
        let look = harness.matches.view(second).unwrap();
        assert_eq!(harness.matches.display_names(&look).unwrap()[0].as_deref(), Some("Ben"));
        // The two matches go on independently.
        harness.play(first, 1, "1").unwrap();
        assert_eq!(harness.head(second).plies, 0);
        harness.play(second, 2, "3").unwrap();
        harness.check();
    });
}

/// Settles all due jobs as done.
fn settle_all(harness: &Harness) {
    for claim in harness.matches.claim_due(harness.now(), usize::MAX).unwrap() {
        for job in &claim.jobs {
            let done = matches::JobOutcome::Done { message: None };
            harness.matches.settle(job, done, harness.now()).unwrap();
        }
    }
}

#[test]
fn a_pair_reports_its_result_after_the_second_match() {
    on_every_store(|harness| {
        let (first, second) = pair(harness);
        harness.matches.resign(second, harness.by(1)).unwrap();
        let pair = harness.matches.pair(&harness.head(second)).unwrap().unwrap();
        assert!(pair.other.id == first && pair.result.is_none());
        settle_all(harness);
        harness.matches.resign(first, harness.by(1)).unwrap();
        let pair = harness.matches.pair(&harness.head(first)).unwrap().unwrap();
        let result = pair.result.expect("both are over");
        assert_eq!(result.wins, [(PlayerId(1), 0), (PlayerId(2), 2)]);
        let kinds: Vec<_> = queued(harness, second).into_iter().map(|job| job.kind).collect();
        assert_eq!(kinds, [JobKind::Post(Post::Lobby)], "its card tells of both");
        for id in [first, second] {
            assert_eq!(harness.matches.rating_changes(id).unwrap().map(|all| all.len()), Some(2));
        }
    });
}

#[test]
fn a_pair_in_which_a_substitute_played_has_no_common_result() {
    on_every_store(|harness| {
        let (first, second) = pair(harness);
        let vacancy = Vacancy::new(Seat(1), Absence::Left);
        harness.matches.propose_substitute(first, vacancy, PlayerId(3), harness.by(1)).unwrap();
        harness.matches.reply(first, YES, harness.by(3)).unwrap();
        harness.matches.resign(first, harness.by(3)).unwrap();
        harness.matches.resign(second, harness.by(1)).unwrap();
        for id in [first, second] {
            assert_eq!(harness.matches.pair(&harness.head(id)).unwrap().unwrap().result, None);
        }
    });
}

#[test]
fn a_pair_is_for_two_players_and_starts_once() {
    on_every_store(|harness| {
        let three = Challenge { pair: true, seats: Some(3), ..stakes(1, &[2, 3]) };
        assert_eq!(harness.challenge(&three), Err(Refused::NoPairs));
        let challenge = Challenge { pair: true, ..nim(1, &[2]) };
        let first = harness.challenge(&challenge).unwrap().id;
        let by = harness.by(2);
        harness.matches.join(first, by).unwrap();
        let second = harness.head(first).twin.unwrap();
        assert!(harness.matches.join(first, by).unwrap().repeated);
        assert_eq!(harness.head(first).twin, Some(second));
        let next = harness.challenge(&nim(3, &[4])).unwrap().id;
        assert_eq!(next.0, second.0 + 1, "there are two, and no more");
        let plain = harness.challenge(&nim(1, &[2])).unwrap().id;
        harness.matches.join(plain, harness.by(2)).unwrap();
        assert_eq!(harness.head(plain).twin, None);
    });
}

#[test]
fn erasing_a_player_ends_both_matches_of_a_pair() {
    on_every_store(|harness| {
        let (first, second) = pair(harness);
        settle_all(harness);
        harness.matches.erase(PlayerId(2), harness.now()).unwrap();
        for id in [first, second] {
            assert!(matches!(harness.head(id).stage, Stage::Over(_)));
            let kinds: Vec<_> = queued(harness, id).into_iter().map(|job| job.kind).collect();
            let board = JobKind::Post(Post::Board);
            assert!(
                kinds.contains(&board),
                "the ending of #{id} is posted in its thread: {kinds:?}"
            );
        }
        assert!(harness.matches.pair(&harness.head(first)).unwrap().unwrap().result.is_some());
        harness.check();
    });
}
