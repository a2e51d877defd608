//! What must be posted, once, and never lost.

use data::{JobKind, MatchId, Post, Settled};

use crate::hall::{Hall, nim, on_every_store};

const DONE: Settled = Settled::Done { message: None };

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
        assert_eq!(run(hall, id), Post::ALL);
        let alone = hall.stakes(1);
        assert_eq!(run(hall, alone), [Post::Thread, Post::Board]);
    });
}

#[test]
fn every_turn_posts_one_board_and_every_end_one() {
    on_every_store(|hall| {
        let id = hall.nim();
        run(hall, id);
        for (player, text) in [(1, "3"), (2, "3"), (1, "1")] {
            hall.play(id, player, text).unwrap();
            assert_eq!(run(hall, id), [Post::Board], "{text}");
        }
        let id = hall.nim();
        run(hall, id);
        hall.matches.offer_draw(id, hall.by(1)).unwrap();
        assert_eq!(run(hall, id), []);
        hall.matches.accept_draw(id, hall.by(2)).unwrap();
        assert_eq!(run(hall, id), [Post::Board]);
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
        hall.play_all(id, &[(1, "stake 9"), (1, "add 1")]);
        assert_eq!(run(hall, id), []);
        hall.play_all(id, &[(1, "done")]);
        assert_eq!(run(hall, id), [Post::Board]);
        let told = ["Seat 0 has staked.", "Seat 0 adds 1.", "Seat 0 is done."];
        assert_eq!(hall.head(id).notes, told);
        hall.play_all(id, &[(1, "add 3")]);
        assert_eq!(hall.head(id).notes, ["Seat 0 adds 3."]);
    });
}

#[test]
fn the_thread_that_was_opened_is_where_the_match_is_played() {
    on_every_store(|hall| {
        let id = hall.nim();
        assert_eq!(hall.head(id).place.thread, None);
        let claim = hall.claim(id).unwrap();
        assert_eq!(post(claim.jobs[1].kind), Post::Thread);
        let opened = Settled::Done { message: Some(55) };
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
        let server = hall.matches.look(id).unwrap().head().place.server.unwrap();
        hall.matches.post_again(server + 1, hall.now()).unwrap();
        assert_eq!((run(hall, lobby), run(hall, id)), (vec![], vec![]));
        hall.play(id, 1, "1").unwrap();
        hall.matches.post_again(server, hall.now()).unwrap();
        assert_eq!(hall.matches.posted(id, Post::Thread), Ok(None));
        assert_eq!((run(hall, lobby), run(hall, id)), (vec![Post::Lobby], Post::ALL.to_vec()));
    });
}
