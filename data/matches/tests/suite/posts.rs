//! What must be posted, once, and never lost.

use std::sync::Arc;

use matches::{JobKind, JobOutcome, MatchId, Offer, OfferStatus, Post, Refused};
use rules::Seat;
use store::MemoryStore;

use crate::hall::{Hall, nim, on_every_store};
use crate::jobs::START;

const DONE: JobOutcome = JobOutcome::Done { message: None };

/// Posts all that is to be posted about a match, and says what it was.
fn run(hall: &Hall, id: MatchId) -> Vec<Post> {
    let jobs = hall.claim(id).map_or_else(Vec::new, |claim| claim.jobs);
    for job in &jobs {
        assert_eq!(hall.matches.settle(job, DONE, hall.now()), Ok(true));
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
fn a_lobby_is_shown_and_a_start_opens_thread_and_board() {
    on_every_store(|hall| {
        let id = hall.challenge(&nim(1, &[2])).unwrap().id;
        assert_eq!(run(hall, id), [Post::Lobby]);
        assert_eq!(run(hall, id), []);
        hall.matches.join(id, hall.by(2)).unwrap();
        assert_eq!(run(hall, id), START);
        let alone = hall.stakes(1);
        assert_eq!(run(hall, alone), [Post::Thread, Post::Board]);
    });
}

#[test]
fn every_turn_posts_one_board_and_every_end_one_and_the_challenge_tells_of_the_end() {
    on_every_store(|hall| {
        let id = hall.nim();
        run(hall, id);
        for (player, text) in [(1, "3"), (2, "3")] {
            hall.play(id, player, text).unwrap();
            assert_eq!(run(hall, id), [Post::Board], "{text}");
        }
        hall.play(id, 1, "1").unwrap();
        assert_eq!(run(hall, id), [Post::Board, Post::Lobby]);
        let id = hall.nim();
        run(hall, id);
        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(1)).unwrap();
        assert_eq!(run(hall, id), [Post::Offer]);
        hall.matches.answer(id, crate::hall::YES, hall.by(2)).unwrap();
        assert_eq!(run(hall, id), [Post::Board, Post::Offer, Post::Lobby]);
    });
}

#[test]
fn whoever_is_told_of_a_question_directly_is_told_even_if_its_job_is_never_settled() {
    on_every_store(|hall| {
        let id = hall.nim();
        run(hall, id);
        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(1)).unwrap();
        let offer = *hall.head(id).offers.last().unwrap();
        let of_question = hall.matches.claim_due(hall.now(), usize::MAX).unwrap();
        assert_eq!(of_question.len(), 1);
        let (post, since) = (Post::Offer, offer.since);
        let directly = matches::DirectMessage { id, post, since, channel: 66, message: 77 };
        let told = (matches::PlayerId(2), directly);
        // From now on nobody posts it again: a program that is killed here must have called for all that comes of it.
        hall.matches.note_offer_post(id, &offer, (Some(77), &[told]), hall.now()).unwrap();
        let claims = hall.matches.claim_due(hall.now(), usize::MAX).unwrap();
        let jobs: Vec<_> = claims.iter().flat_map(|claim| &claim.jobs).collect();
        let kinds: Vec<_> = jobs.iter().map(|job| (job.line.player(), job.kind)).collect();
        assert_eq!(kinds, [(Some(told.0), JobKind::Direct(directly))]);
    });
}

#[test]
fn an_offer_is_shown_and_so_is_what_becomes_of_it() {
    on_every_store(|hall| {
        let id = hall.nim();
        run(hall, id);
        let status = |hall: &Hall| hall.head(id).offers.last().map(|offer| offer.status);
        assert_eq!(status(hall), None);
        let offer = |hall: &Hall| *hall.head(id).offers.last().unwrap();
        let message = |hall: &Hall, offer| hall.matches.offer_post(id, &offer).unwrap();

        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(1)).unwrap();
        let first = offer(hall);
        assert_eq!(run(hall, id), [Post::Offer]);
        hall.matches.note_offer_post(id, &first, (Some(77), &[]), hall.now()).unwrap();
        assert_eq!((message(hall, offer(hall)), status(hall)), (Some(77), Some(OfferStatus::Open)));
        assert_eq!(hall.matches.answer(id, crate::hall::OFF, hall.by(2)), Err(Refused::NoOffer));
        hall.matches.answer(id, crate::hall::NO, hall.by(2)).unwrap();
        let declined = Some(OfferStatus::Declined { seat: Seat(1) });
        assert_eq!((run(hall, id), status(hall)), (vec![Post::Offer], declined));

        // Another offer is another message. The offerer's own move leaves it standing; the other's ends it.
        hall.play(id, 1, "1").unwrap();
        run(hall, id);
        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(1)).unwrap();
        assert_eq!(message(hall, offer(hall)), None);
        let of_first = Offer { status: OfferStatus::Declined { seat: Seat(1) }, ..first };
        assert_eq!(message(hall, of_first), Some(77), "it is still to be brought up to date");
        assert_eq!(run(hall, id), [Post::Offer]);
        hall.play(id, 2, "1").unwrap();
        assert_eq!(run(hall, id), [Post::Board, Post::Offer]);
        assert_eq!(status(hall), Some(OfferStatus::Lapsed));

        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(1)).unwrap();
        hall.matches.answer(id, crate::hall::OFF, hall.by(1)).unwrap();
        assert_eq!(
            (run(hall, id), status(hall)),
            (vec![Post::Offer], Some(OfferStatus::Withdrawn))
        );
        assert_eq!(hall.matches.answer(id, crate::hall::YES, hall.by(2)), Err(Refused::NoOffer));

        hall.play(id, 1, "1").unwrap();
        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(2)).unwrap();
        hall.matches.resign(id, hall.by(1)).unwrap();
        assert_eq!(status(hall), Some(OfferStatus::Lapsed));
    });
}

#[test]
fn a_turn_of_many_small_plies_posts_one_board_when_it_ends() {
    on_every_store(|hall| {
        let id = hall.stakes(3);
        run(hall, id);
        let check = |player: u64, text: &str, expected: &[Post]| {
            hall.play(id, player, text).unwrap();
            assert_eq!(run(hall, id), expected, "{player} {text}");
        };
        check(2, "stake 9", &[]);
        check(3, "stake 9", &[]);
        // The stakes are shown now, although the turn stays with the one who staked last.
        check(1, "stake 9", &[Post::Board]);
        check(1, "add 1", &[]);
        check(1, "roll", &[]);
        check(1, "add 2", &[]);
        hall.matches.undo(id, None, hall.by(1)).unwrap();
        assert_eq!(run(hall, id), []);
        check(1, "done", &[Post::Board]);
        assert_eq!(hall.head(id).notes.len(), 3, "{:?}", hall.head(id).notes);
        hall.matches.resign(id, hall.by(1)).unwrap();
        assert_eq!(run(hall, id), [Post::Board]);
    });
}

#[test]
fn who_plays_alone_has_turns_too_where_the_game_says_so() {
    on_every_store(|hall| {
        let id = hall.stakes(1);
        run(hall, id);
        hall.play_all(id, &[(1, "stake 9")]);
        assert_eq!(run(hall, id), [Post::Board]);
        hall.play_all(id, &[(1, "add 1")]);
        assert_eq!(run(hall, id), []);
        assert_eq!(hall.head(id).notes, ["Seat 0 has staked."]);
        hall.play_all(id, &[(1, "done")]);
        assert_eq!(run(hall, id), [Post::Board]);
        assert_eq!(hall.head(id).notes, ["Seat 0 adds 1.", "Seat 0 is done."]);
    });
}

#[test]
fn the_thread_that_was_opened_is_where_the_match_is_played() {
    on_every_store(|hall| {
        let id = hall.nim();
        assert_eq!(hall.head(id).place.thread, None);
        let claim = hall.claim(id).unwrap();
        assert_eq!(post(claim.jobs[1].kind), Post::Thread);
        let opened = JobOutcome::Done { message: Some(55) };
        assert_eq!(hall.matches.settle(&claim.jobs[1], opened, hall.now()), Ok(true));
        hall.restart();
        assert_eq!(hall.head(id).place.thread, Some(55));
    });
}

#[test]
fn what_was_posted_on_a_server_that_is_gone_is_posted_anew() {
    on_every_store(|hall| {
        let lobby = hall.challenge(&nim(1, &[2])).unwrap().id;
        run(hall, lobby);
        let id = hall.nim();
        run(hall, id);
        let server = hall.matches.view(id).unwrap().head().place.server.unwrap();
        hall.matches.post_again(server + 1, hall.now()).unwrap();
        assert_eq!((run(hall, lobby), run(hall, id)), (vec![], vec![]));
        hall.play(id, 1, "1").unwrap();
        hall.matches.post_again(server, hall.now()).unwrap();
        assert_eq!(hall.matches.posted(id, Post::Thread), Ok(None));
        assert_eq!((run(hall, lobby), run(hall, id)), (vec![Post::Lobby], START.to_vec()));
    });
}

#[test]
fn of_many_matches_the_newest_are_posted_anew_and_each_other_when_somebody_acts_in_it() {
    let hall = &Hall::over(Arc::new(MemoryStore::new()));
    let matches: Vec<_> = (0..105).map(|_| hall.nim()).collect();
    matches.iter().for_each(|id| drop(run(hall, *id)));
    hall.matches.post_again(900, hall.now()).unwrap();
    let (first, last) = (matches[0], matches[104]);
    assert_eq!((run(hall, last), run(hall, first)), (START.to_vec(), vec![]));
    assert_eq!(hall.matches.posted(first, Post::Thread), Ok(None));
    hall.play(first, 1, "1").unwrap();
    assert_eq!(run(hall, first), START, "all that it needs, in its order");
}

/// Opens a thread for a match.
fn open_thread(hall: &Hall, id: MatchId, thread: u64) {
    let claim = hall.claim(id).unwrap();
    for job in &claim.jobs {
        let message = (post(job.kind) == Post::Thread).then_some(thread);
        assert_eq!(hall.matches.settle(job, JobOutcome::Done { message }, hall.now()), Ok(true));
    }
}

#[test]
fn the_match_of_a_thread_is_found_however_many_are_newer() {
    on_every_store(|hall| {
        let id = hall.nim();
        open_thread(hall, id, 77);
        assert_eq!(hall.matches.match_in(77), Ok(Some(id)));
        for _ in 0..120 {
            hall.nim();
        }
        hall.matches.resign(id, hall.by(1)).unwrap();
        hall.restart();
        assert_eq!(hall.matches.match_in(77), Ok(Some(id)));
        assert_eq!(hall.matches.match_in(7), Ok(None));
    });
}

#[test]
fn where_several_matches_are_played_everybody_means_their_own() {
    on_every_store(|hall| {
        let place = matches::Place { server: Some(900), channel: 5, thread: Some(66) };
        let made = matches::Challenge { place, ..nim(1, &[2]) };
        let theirs = hall.challenge(&made).unwrap().id;
        hall.matches.join(theirs, hall.by(2)).unwrap();
        let made = matches::Challenge { place, ..nim(3, &[4]) };
        let others = hall.challenge(&made).unwrap().id;
        hall.matches.join(others, hall.by(4)).unwrap();
        let meant = |player| hall.matches.match_meant(66, matches::PlayerId(player)).unwrap();
        assert_eq!([1, 2, 3, 4].map(meant), [theirs, theirs, others, others].map(Some));
        assert_eq!(meant(9), Some(others), "the newest");
        hall.matches.resign(others, hall.by(3)).unwrap();
        assert_eq!(meant(3), Some(theirs), "the one that runs");
    });
}

#[test]
fn a_thread_in_which_people_challenge_is_that_of_their_running_match() {
    on_every_store(|hall| {
        let place = matches::Place { server: Some(900), channel: 5, thread: Some(66) };
        let made = matches::Challenge { place, ..nim(1, &[2]) };
        let first = hall.challenge(&made).unwrap().id;
        hall.matches.join(first, hall.by(2)).unwrap();
        let second = hall.challenge(&made).unwrap().id;
        assert_eq!(hall.matches.match_in(66), Ok(Some(first)), "the other has not begun");
        hall.matches.resign(first, hall.by(1)).unwrap();
        hall.matches.join(second, hall.by(2)).unwrap();
        assert_eq!(hall.matches.match_in(66), Ok(Some(second)));
        open_thread(hall, second, 88);
        assert_eq!(hall.matches.match_in(66), Ok(Some(first)));
        assert_eq!(hall.matches.match_in(88), Ok(Some(second)));
    });
}

#[test]
fn a_thread_that_is_gone_is_nobodys() {
    on_every_store(|hall| {
        let id = hall.nim();
        open_thread(hall, id, 77);
        hall.matches.post_again(900, hall.now()).unwrap();
        hall.restart();
        assert_eq!(hall.matches.match_in(77), Ok(None));
        open_thread(hall, id, 78);
        assert_eq!(hall.matches.match_in(78), Ok(Some(id)));
    });
}
