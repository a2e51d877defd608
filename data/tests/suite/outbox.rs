//! What must be posted, once, and never lost.

use data::{Errand, ErrandKind, MatchId, Refused, Settled, Timestamp};

use crate::hall::{Hall, nim, on_every_store};

const DONE: Settled = Settled::Done { message: None };

/// Runs all errands of a match, and says which there were.
fn run(hall: &Hall, id: MatchId) -> Vec<ErrandKind> {
    let due = hall.matches.due_errands(hall.now(), 100).unwrap();
    let due: Vec<_> = due.into_iter().filter(|errand| errand.id == id).collect();
    for errand in &due {
        hall.matches.settle(errand, DONE).unwrap();
    }
    due.into_iter().map(|errand| errand.kind).collect()
}

#[test]
fn a_lobby_is_shown_and_a_start_opens_thread_and_board() {
    on_every_store(|hall| {
        let id = hall.challenge(&nim(1, &[2])).unwrap().id;
        assert_eq!(run(hall, id), [ErrandKind::Lobby]);
        assert_eq!(run(hall, id), []);
        hall.matches.join(id, hall.by(2)).unwrap();
        assert_eq!(run(hall, id), ErrandKind::ALL);
        let alone = hall.stakes(1);
        assert_eq!(run(hall, alone), [ErrandKind::Thread, ErrandKind::Board]);
    });
}

#[test]
fn every_turn_posts_one_board_and_every_end_one() {
    on_every_store(|hall| {
        let id = hall.nim();
        run(hall, id);
        for (player, text) in [(1, "3"), (2, "3"), (1, "1")] {
            hall.play(id, player, text).unwrap();
            assert_eq!(run(hall, id), [ErrandKind::Board], "{text}");
        }
        let id = hall.nim();
        run(hall, id);
        hall.matches.offer_draw(id, hall.by(1)).unwrap();
        assert_eq!(run(hall, id), []);
        hall.matches.accept_draw(id, hall.by(2)).unwrap();
        assert_eq!(run(hall, id), [ErrandKind::Board]);
    });
}

#[test]
fn a_turn_of_many_small_plies_posts_one_board_when_it_ends() {
    on_every_store(|hall| {
        let id = hall.stakes(3);
        run(hall, id);
        let check = |player: u64, text: &str, expected: &[ErrandKind]| {
            hall.play(id, player, text).unwrap();
            assert_eq!(run(hall, id), expected, "{player} {text}");
        };
        check(2, "stake 9", &[]);
        check(3, "stake 9", &[]);
        // The stakes are shown now, although the turn stays with the one who staked last.
        check(1, "stake 9", &[ErrandKind::Board]);
        check(1, "add 1", &[]);
        check(1, "roll", &[]);
        check(1, "add 2", &[]);
        hall.matches.undo(id, None, hall.by(1)).unwrap();
        assert_eq!(run(hall, id), []);
        check(1, "done", &[ErrandKind::Board]);
        assert_eq!(hall.head(id).notes.len(), 3, "{:?}", hall.head(id).notes);
        hall.matches.resign(id, hall.by(1)).unwrap();
        assert_eq!(run(hall, id), [ErrandKind::Board]);
    });
}

#[test]
fn who_plays_alone_has_turns_too_where_the_game_says_so() {
    on_every_store(|hall| {
        let id = hall.stakes(1);
        run(hall, id);
        hall.play_all(id, &[(1, "stake 9")]);
        assert_eq!(run(hall, id), [ErrandKind::Board]);
        hall.play_all(id, &[(1, "add 1")]);
        assert_eq!(run(hall, id), []);
        assert_eq!(hall.head(id).notes, ["Seat 0 has staked."]);
        hall.play_all(id, &[(1, "done")]);
        assert_eq!(run(hall, id), [ErrandKind::Board]);
        assert_eq!(hall.head(id).notes, ["Seat 0 adds 1.", "Seat 0 is done."]);
    });
}

fn board(hall: &Hall, id: MatchId) -> Option<Errand> {
    let due = hall.matches.due_errands(hall.now(), 100).unwrap();
    due.into_iter().find(|errand| errand.id == id && errand.kind == ErrandKind::Board)
}

#[test]
fn an_errand_belongs_to_one_until_it_is_settled_or_the_process_ends() {
    on_every_store(|hall| {
        let id = hall.nim();
        let first = board(hall, id).unwrap();
        assert_eq!(board(hall, id), None);
        assert_eq!(hall.matches.claim(id, ErrandKind::Board, hall.now()), Ok(None));
        hall.restart();
        assert_eq!(board(hall, id), Some(first));
        hall.later(2 * 60 * 1000);
        assert_eq!(board(hall, id), Some(first), "who never settles loses the errand");
        hall.matches.settle(&first, DONE).unwrap();
        assert_eq!(board(hall, id), None);
        hall.play(id, 1, "1").unwrap();
        let claimed = hall.matches.claim(id, ErrandKind::Board, hall.now()).unwrap().unwrap();
        assert_eq!(claimed.revision, hall.head(id).revision);
        assert_eq!(board(hall, id), None);
    });
}

#[test]
fn what_was_called_for_again_meanwhile_is_run_again() {
    on_every_store(|hall| {
        let id = hall.nim();
        let old = board(hall, id).unwrap();
        hall.play(id, 1, "1").unwrap();
        hall.matches.settle(&old, Settled::Done { message: Some(77) }).unwrap();
        let new = board(hall, id).unwrap();
        assert!(new.revision > old.revision);
        assert_eq!(hall.matches.posted(id, ErrandKind::Board), Ok(Some(77)));
        hall.matches.settle(&new, Settled::Done { message: Some(78) }).unwrap();
        assert_eq!(board(hall, id), None);
        assert_eq!(hall.matches.posted(id, ErrandKind::Board), Ok(Some(78)));
    });
}

#[test]
fn an_errand_is_retried_when_it_is_due_and_given_up_when_it_is_dead() {
    on_every_store(|hall| {
        let id = hall.nim();
        let first = board(hall, id).unwrap();
        let at = Timestamp(hall.now().0 + 5_000);
        hall.matches.settle(&first, Settled::Retry { at }).unwrap();
        assert_eq!(board(hall, id), None);
        hall.later(5_000);
        let again = board(hall, id).unwrap();
        assert_eq!(again.attempts, 1);
        hall.matches.settle(&again, Settled::Dead).unwrap();
        hall.later(1_000_000);
        assert_eq!(board(hall, id), None);
    });
}

#[test]
fn the_thread_that_was_opened_is_where_the_match_is_played() {
    on_every_store(|hall| {
        let id = hall.nim();
        assert_eq!(hall.head(id).place.thread, None);
        let thread = hall.matches.claim(id, ErrandKind::Thread, hall.now()).unwrap().unwrap();
        hall.matches.settle(&thread, Settled::Done { message: Some(55) }).unwrap();
        hall.restart();
        assert_eq!(hall.head(id).place.thread, Some(55));
    });
}

#[test]
fn no_more_errands_are_given_out_than_were_asked_for() {
    on_every_store(|hall| {
        let (first, second) = (hall.nim(), hall.nim());
        let some = hall.matches.due_errands(hall.now(), 4).unwrap();
        let rest = hall.matches.due_errands(hall.now(), 100).unwrap();
        assert_eq!((some.len(), rest.len()), (4, 2));
        assert!(some.iter().chain(&rest).all(|errand| [first, second].contains(&errand.id)));
        let missing: Result<_, Refused> = hall.matches.posted(first, ErrandKind::Lobby);
        assert_eq!(missing, Ok(None));
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
        assert_eq!(hall.matches.due_errands(hall.now(), 100), Ok(vec![]));
        hall.matches.post_again(server, hall.now()).unwrap();
        assert_eq!(hall.matches.posted(id, ErrandKind::Thread), Ok(None));
        let due = hall.matches.due_errands(hall.now(), 100).unwrap();
        let kinds =
            |id| due.iter().filter(|due| due.id == id).map(|due| due.kind).collect::<Vec<_>>();
        assert_eq!(kinds(lobby), [ErrandKind::Lobby]);
        assert_eq!(kinds(id), ErrandKind::ALL);
    });
}

/// Opens a thread for a match.
fn open_thread(hall: &Hall, id: MatchId, thread: u64) {
    let errand = hall.matches.claim(id, ErrandKind::Thread, hall.now()).unwrap().unwrap();
    hall.matches.settle(&errand, Settled::Done { message: Some(thread) }).unwrap();
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
fn a_thread_in_which_people_challenge_is_that_of_their_running_match() {
    on_every_store(|hall| {
        let place = data::Place { server: Some(900), channel: 5, thread: Some(66) };
        let made = data::Challenge { place, ..nim(1, &[2]) };
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
