//! Tests of posts: none is lost, and none is made twice.

use std::sync::Arc;

use matches::{
    Challenge, JobKind, JobOutcome, MatchId, Offer, OfferStatus, Place, PlayerId, Post,
    QuestionPost, Refused,
};
use rules::Seat;
use store::MemoryStore;

use crate::harness::{Harness, nim, on_every_store};
use crate::jobs::queue::START;

const DONE: JobOutcome = JobOutcome::Done { message: None };

/// Settles all due posts of a match, and returns them.
fn run(harness: &Harness, id: MatchId) -> Vec<Post> {
    let jobs = harness.claim(id).map_or_else(Vec::new, |claim| claim.jobs);
    for job in &jobs {
        assert_eq!(harness.matches.settle(job, DONE, harness.now()), Ok(true));
    }
    jobs.iter().map(|job| post(job.kind)).collect()
}

fn post(kind: JobKind) -> Post {
    match kind {
        JobKind::Post(post) => post,
        other => panic!("{other} is nothing to post"),
    }
}

#[test]
fn a_challenge_posts_a_lobby_and_a_start_posts_thread_and_board() {
    on_every_store(|harness| {
        let id = harness.challenge(&nim(1, &[2])).unwrap().id;
        assert_eq!(run(harness, id), [Post::Lobby]);
        assert_eq!(run(harness, id), []);
        harness.matches.join(id, harness.by(2)).unwrap();
        assert_eq!(run(harness, id), START);
        let alone = harness.stakes(1);
        assert_eq!(run(harness, alone), [Post::Thread, Post::Board]);
    });
}

#[test]
fn posts_of_an_old_match_are_due_when_a_player_acts_in_its_private_conversation() {
    on_every_store(|harness| {
        let place = Place { server: None, channel: 5, thread: None };
        let id = harness.challenge(&Challenge { place, ..nim(1, &[2]) }).unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        let later = JobOutcome::Later { at: harness.now().plus(24 * 3_600_000) };
        for job in harness.claim(id).unwrap().jobs {
            assert_eq!(harness.matches.settle(&job, later, harness.now()), Ok(true));
        }
        for _ in 0..21 {
            harness.nim();
        }
        let make_due = |channel| {
            harness.matches.make_private_posts_due(PlayerId(2), channel, harness.now()).unwrap();
            harness.claim(id).is_some()
        };
        assert_eq!([make_due(6), make_due(5)], [false, true]);
    });
}

#[test]
fn each_turn_and_each_ending_posts_one_board() {
    on_every_store(|harness| {
        let id = harness.nim();
        run(harness, id);
        for (player, text) in [(1, "3"), (2, "3")] {
            harness.play(id, player, text).unwrap();
            assert_eq!(run(harness, id), [Post::Board], "{text}");
        }
        harness.play(id, 1, "1").unwrap();
        assert_eq!(run(harness, id), [Post::Board, Post::Lobby]);
        let id = harness.nim();
        run(harness, id);
        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(1)).unwrap();
        assert_eq!(run(harness, id), [Post::Offer]);
        harness.matches.reply(id, crate::harness::YES, harness.by(2)).unwrap();
        assert_eq!(run(harness, id), [Post::Board, Post::Offer, Post::Lobby]);
    });
}

#[test]
fn a_direct_message_about_an_offer_is_queued_with_its_post() {
    on_every_store(|harness| {
        let id = harness.nim();
        run(harness, id);
        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(1)).unwrap();
        let offer = *harness.head(id).offers.last().unwrap();
        let of_question = harness.matches.claim_due(harness.now(), usize::MAX).unwrap();
        assert_eq!(of_question.len(), 1);
        let (post, since) = (Post::Offer, offer.since);
        let directly = matches::DirectMessage { id, post, since, channel: 66, message: 77 };
        let told = (matches::PlayerId(2), directly);
        // The offer is not posted again. So the commit that records its message must also enqueue the direct messages.
        harness
            .matches
            .note_offer_post(
                id,
                &offer,
                QuestionPost { message: Some(77), direct_messages: &[told] },
                harness.now(),
            )
            .unwrap();
        let claims = harness.matches.claim_due(harness.now(), usize::MAX).unwrap();
        let jobs: Vec<_> = claims.iter().flat_map(|claim| &claim.jobs).collect();
        let kinds: Vec<_> = jobs.iter().map(|job| (job.line.player(), job.kind)).collect();
        assert_eq!(kinds, [(Some(told.0), JobKind::Direct(directly))]);
    });
}

#[test]
fn an_offer_is_posted_and_its_post_is_updated() {
    on_every_store(|harness| {
        let id = harness.nim();
        run(harness, id);
        let status = |harness: &Harness| harness.head(id).offers.last().map(|offer| offer.status);
        assert_eq!(status(harness), None);
        let offer = |harness: &Harness| *harness.head(id).offers.last().unwrap();
        let message = |harness: &Harness, offer| harness.matches.offer_post(id, &offer).unwrap();

        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(1)).unwrap();
        let first = offer(harness);
        assert_eq!(run(harness, id), [Post::Offer]);
        harness
            .matches
            .note_offer_post(
                id,
                &first,
                QuestionPost { message: Some(77), direct_messages: &[] },
                harness.now(),
            )
            .unwrap();
        assert_eq!(
            (message(harness, offer(harness)), status(harness)),
            (Some(77), Some(OfferStatus::Open))
        );
        assert_eq!(
            harness.matches.reply(id, crate::harness::OFF, harness.by(2)),
            Err(Refused::NoOffer)
        );
        harness.matches.reply(id, crate::harness::NO, harness.by(2)).unwrap();
        let declined = Some(OfferStatus::Declined { seat: Seat(1) });
        assert_eq!((run(harness, id), status(harness)), (vec![Post::Offer], declined));

        // Another offer gets another message. This offer stays open after a move of its maker, and lapses with the
        // opponent's move.
        harness.play(id, 1, "1").unwrap();
        run(harness, id);
        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(1)).unwrap();
        assert_eq!(message(harness, offer(harness)), None);
        let of_first = Offer { status: OfferStatus::Declined { seat: Seat(1) }, ..first };
        assert_eq!(message(harness, of_first), Some(77), "it is still to be brought up to date");
        assert_eq!(run(harness, id), [Post::Offer]);
        harness.play(id, 2, "1").unwrap();
        assert_eq!(run(harness, id), [Post::Board, Post::Offer]);
        assert_eq!(status(harness), Some(OfferStatus::Lapsed));

        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(1)).unwrap();
        harness.matches.reply(id, crate::harness::OFF, harness.by(1)).unwrap();
        assert_eq!(
            (run(harness, id), status(harness)),
            (vec![Post::Offer], Some(OfferStatus::Withdrawn))
        );
        assert_eq!(
            harness.matches.reply(id, crate::harness::YES, harness.by(2)),
            Err(Refused::NoOffer)
        );

        harness.play(id, 1, "1").unwrap();
        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(2)).unwrap();
        harness.matches.resign(id, harness.by(1)).unwrap();
        assert_eq!(status(harness), Some(OfferStatus::Lapsed));
    });
}

#[test]
fn a_turn_of_many_plies_posts_one_board_at_its_end() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        run(harness, id);
        let check = |player: u64, text: &str, expected: &[Post]| {
            harness.play(id, player, text).unwrap();
            assert_eq!(run(harness, id), expected, "{player} {text}");
        };
        // The board shows who has staked, but not the stakes.
        check(2, "stake 9", &[Post::Board]);
        check(3, "stake 9", &[Post::Board]);
        // Now the stakes are public, even though the turn goes on.
        check(1, "stake 9", &[Post::Board]);
        check(1, "add 1", &[]);
        check(1, "roll", &[]);
        check(1, "add 2", &[]);
        harness.matches.undo(id.into(), harness.by(1)).unwrap();
        assert_eq!(run(harness, id), []);
        check(1, "done", &[Post::Board]);
        assert_eq!(harness.head(id).notes.len(), 3, "{:?}", harness.head(id).notes);
        harness.matches.resign(id, harness.by(1)).unwrap();
        assert_eq!(run(harness, id), [Post::Board]);
    });
}

#[test]
fn a_solo_match_posts_a_board_per_turn() {
    on_every_store(|harness| {
        let id = harness.stakes(1);
        run(harness, id);
        harness.play_all(id, &[(1, "stake 9")]);
        assert_eq!(run(harness, id), [Post::Board]);
        harness.play_all(id, &[(1, "add 1")]);
        assert_eq!(run(harness, id), []);
        assert_eq!(harness.head(id).notes, ["Seat 0 has staked."]);
        harness.play_all(id, &[(1, "done")]);
        assert_eq!(run(harness, id), [Post::Board]);
        assert_eq!(harness.head(id).notes, ["Seat 0 adds 1.", "Seat 0 is done."]);
    });
}

#[test]
fn the_opened_thread_becomes_the_place_of_the_match() {
    on_every_store(|harness| {
        let id = harness.nim();
        assert_eq!(harness.head(id).place.thread, None);
        let claim = harness.claim(id).unwrap();
        assert_eq!(post(claim.jobs[1].kind), Post::Thread);
        let opened = JobOutcome::Done { message: Some(55) };
        assert_eq!(harness.matches.settle(&claim.jobs[1], opened, harness.now()), Ok(true));
        harness.restart();
        assert_eq!(harness.head(id).place.thread, Some(55));
    });
}

#[test]
fn posts_of_a_deleted_server_are_posted_again() {
    on_every_store(|harness| {
        let lobby = harness.challenge(&nim(1, &[2])).unwrap().id;
        run(harness, lobby);
        let id = harness.nim();
        run(harness, id);
        let server = harness.matches.view(id).unwrap().head().place.server.unwrap();
        harness.matches.repost_server(server + 1, harness.now()).unwrap();
        assert_eq!((run(harness, lobby), run(harness, id)), (vec![], vec![]));
        harness.play(id, 1, "1").unwrap();
        harness.matches.repost_server(server, harness.now()).unwrap();
        assert_eq!(harness.matches.posted_message(id, Post::Thread), Ok(None));
        assert_eq!((run(harness, lobby), run(harness, id)), (vec![Post::Lobby], START.to_vec()));
    });
}

#[test]
fn the_newest_matches_are_reposted_at_once_and_others_at_their_next_act() {
    let harness = &Harness::over(Arc::new(MemoryStore::new()));
    let matches: Vec<_> = (0..105).map(|_| harness.nim()).collect();
    matches.iter().for_each(|id| drop(run(harness, *id)));
    harness.matches.repost_server(900, harness.now()).unwrap();
    let (first, last) = (matches[0], matches[104]);
    assert_eq!((run(harness, last), run(harness, first)), (START.to_vec(), vec![]));
    assert_eq!(harness.matches.posted_message(first, Post::Thread), Ok(None));
    harness.play(first, 1, "1").unwrap();
    assert_eq!(run(harness, first), START, "all that it needs, in its order");
}

/// Settles the due posts of a match, so that its thread is open.
fn open_thread(harness: &Harness, id: MatchId, thread: u64) {
    let claim = harness.claim(id).unwrap();
    for job in &claim.jobs {
        let message = (post(job.kind) == Post::Thread).then_some(thread);
        assert_eq!(
            harness.matches.settle(job, JobOutcome::Done { message }, harness.now()),
            Ok(true)
        );
    }
}

#[test]
fn a_match_is_found_by_its_thread_among_many_newer_matches() {
    on_every_store(|harness| {
        let id = harness.nim();
        open_thread(harness, id, 77);
        assert_eq!(harness.matches.match_in_thread(77), Ok(Some(id)));
        for _ in 0..120 {
            harness.nim();
        }
        harness.matches.resign(id, harness.by(1)).unwrap();
        harness.restart();
        assert_eq!(harness.matches.match_in_thread(77), Ok(Some(id)));
        assert_eq!(harness.matches.match_in_thread(7), Ok(None));
    });
}

#[test]
fn in_a_shared_thread_each_player_means_their_own_running_match() {
    on_every_store(|harness| {
        let place = matches::Place { server: Some(900), channel: 5, thread: Some(66) };
        let made = matches::Challenge { place, ..nim(1, &[2]) };
        let theirs = harness.challenge(&made).unwrap().id;
        harness.matches.join(theirs, harness.by(2)).unwrap();
        let made = matches::Challenge { place, ..nim(3, &[4]) };
        let others = harness.challenge(&made).unwrap().id;
        harness.matches.join(others, harness.by(4)).unwrap();
        let meant = |player| {
            harness.matches.players_match_in_thread(66, matches::PlayerId(player)).unwrap()
        };
        assert_eq!([1, 2, 3, 4].map(meant), [theirs, theirs, others, others].map(Some));
        assert_eq!(meant(9), Some(others), "the newest");
        harness.matches.resign(others, harness.by(3)).unwrap();
        assert_eq!(meant(3), Some(theirs), "the one that runs");
    });
}

#[test]
fn a_thread_belongs_to_its_running_match() {
    on_every_store(|harness| {
        let place = matches::Place { server: Some(900), channel: 5, thread: Some(66) };
        let made = matches::Challenge { place, ..nim(1, &[2]) };
        let first = harness.challenge(&made).unwrap().id;
        harness.matches.join(first, harness.by(2)).unwrap();
        let second = harness.challenge(&made).unwrap().id;
        assert_eq!(harness.matches.match_in_thread(66), Ok(Some(first)), "the other has not begun");
        harness.matches.resign(first, harness.by(1)).unwrap();
        harness.matches.join(second, harness.by(2)).unwrap();
        assert_eq!(harness.matches.match_in_thread(66), Ok(Some(second)));
        open_thread(harness, second, 88);
        assert_eq!(harness.matches.match_in_thread(66), Ok(Some(first)));
        assert_eq!(harness.matches.match_in_thread(88), Ok(Some(second)));
    });
}

#[test]
fn a_deleted_thread_belongs_to_no_match() {
    on_every_store(|harness| {
        let id = harness.nim();
        open_thread(harness, id, 77);
        harness.matches.repost_server(900, harness.now()).unwrap();
        harness.restart();
        assert_eq!(harness.matches.match_in_thread(77), Ok(None));
        open_thread(harness, id, 78);
        assert_eq!(harness.matches.match_in_thread(78), Ok(Some(id)));
    });
}
