//! A server that the bot was put out of, and what is stored under somebody's number.

use std::sync::Arc;

use matches::{Challenge, Field, Filter, Page, Place, PlayerId, Whose};
use rules::Draft;
use store::{MemoryStore, Range};

use crate::damage::rows;
use crate::hall::{Hall, SERVER, nim, on_every_store};

const DAY: u64 = 24 * 3_600_000;
const FIRST: Page = Page { after: None, most: 50 };

fn on(server: u64) -> Place {
    Place { server: Some(server), channel: server + 1, thread: None }
}

/// A bit of everything on a server.
fn furnish(hall: &Hall, server: u64) {
    let challenge = |first, others: &[u64]| {
        let asked = Challenge { place: on(server), ..nim(first, others) };
        hall.challenge(&asked).unwrap().id
    };
    for _ in 0..2 {
        let over = challenge(1, &[2]);
        hall.matches.join(over, hall.by(2)).unwrap();
        hall.matches.resign(over, hall.by(1)).unwrap();
    }
    let running = challenge(2, &[1]);
    hall.matches.join_as(running, hall.by(1), Some("Ada")).unwrap();
    hall.keep(running, PlayerId(2), &Draft::of(&["a"])).unwrap();
    hall.matches.withdraw(challenge(1, &[2]), hall.by(1)).unwrap();
    challenge(1, &[2]);
    hall.matches.prefer(Whose::Server(server), "theme", "dark").unwrap();
}

/// All rows, but not how they lie.
fn everything(hall: &Hall) -> usize {
    let all = Range { from: Vec::new(), to: vec![u8::MAX], most: usize::MAX, backward: false };
    hall.store.scan(&all).unwrap().len()
}

#[test]
fn thirty_days_after_the_bot_was_put_out_nothing_of_the_server_is_left_and_all_of_the_others() {
    on_every_store(|hall| {
        const OTHER: u64 = 987_654_321;
        furnish(hall, SERVER);
        furnish(hall, OTHER);
        let kept = |hall: &Hall| {
            let over = hall.matches.matches_in(SERVER, Filter::Over, FIRST).unwrap();
            let field = Field { server: Some(SERVER), game: None };
            (over, hall.matches.standing(PlayerId(1), field, hall.now()).unwrap())
        };
        let before = kept(hall);
        assert_eq!(hall.matches.servers(), Ok(vec![SERVER, OTHER]));
        hall.matches.server_left(OTHER, hall.now()).unwrap();
        hall.later(29 * DAY);
        hall.matches.server_left(OTHER, hall.now()).unwrap();
        hall.matches.sweep(hall.now()).unwrap();
        assert!(hall.exported().contains(&OTHER.to_string()), "it is a day too early");
        hall.later(DAY);
        hall.restart();
        hall.matches.sweep(hall.now()).unwrap();
        assert!(!hall.exported().contains(&OTHER.to_string()));
        assert_eq!(hall.matches.servers(), Ok(vec![SERVER]));
        assert_eq!(kept(hall).0, before.0);
        assert_eq!(kept(hall).1.map(|one| one.rating), before.1.map(|one| one.rating));
        let number = |one: u64| one.to_be_bytes();
        let all = Range { from: Vec::new(), to: vec![u8::MAX], most: usize::MAX, backward: false };
        for (key, raw) in hall.store.scan(&all).unwrap() {
            let holds = |bytes: &[u8]| bytes.windows(8).any(|part| part == number(OTHER));
            assert!(!holds(&key) && !holds(&raw), "{:?}", char::from(key[0]));
        }
        hall.check();
        // How people stand everywhere is made anew when the program starts.
        hall.matches.begin_work(hall.now()).unwrap();
        let field = Field { server: None, game: None };
        let all = hall.matches.standing(PlayerId(1), field, hall.now()).unwrap().unwrap();
        assert_eq!(all.tally.played(), 2);
        hall.check();
        let size = everything(hall);
        hall.matches.sweep(hall.now()).unwrap();
        assert_eq!(everything(hall), size);
    });
}

#[test]
fn of_a_match_without_a_thread_nothing_is_left_either() {
    on_every_store(|hall| {
        const OTHER: u64 = 987_654_321;
        furnish(hall, SERVER);
        furnish(hall, OTHER);
        for server in [SERVER, OTHER] {
            let running = hall.matches.matches_in(server, Filter::Running, FIRST).unwrap();
            hall.matches.note_astray(running[0].id, Some(7)).unwrap();
        }
        assert_eq!(rows(hall, b'A').len(), 2);
        hall.matches.server_left(OTHER, hall.now()).unwrap();
        hall.later(30 * DAY);
        hall.matches.sweep(hall.now()).unwrap();
        assert_eq!(rows(hall, b'A').len(), 1, "that of the other server");
    });
}

#[test]
fn a_bot_that_comes_back_finds_everything_as_it_was() {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    furnish(&hall, SERVER);
    let before = hall.exported();
    hall.matches.server_left(SERVER, hall.now()).unwrap();
    hall.later(20 * DAY);
    hall.matches.server_is_here(SERVER).unwrap();
    hall.later(20 * DAY);
    hall.matches.sweep(hall.now()).unwrap();
    assert_eq!(hall.exported(), before);
    hall.check();
}

#[test]
fn somebodys_file_has_all_that_is_theirs_and_nothing_of_others() {
    on_every_store(|hall| {
        const OTHER: u64 = 987_654_321_987;
        let id = hall.between(OTHER, 1);
        hall.play_all(id, &[(OTHER, "3"), (1, "2")]);
        hall.keep(id, PlayerId(OTHER), &Draft::of(&["theirs"])).unwrap();
        hall.matches.prefer(Whose::Player(PlayerId(1)), "home", "left").unwrap();
        let held = hall.matches.held(PlayerId(1)).unwrap();
        assert_eq!((held.matches, held.running, held.drafts, held.preferences), (1, 1, 0, 1));
        let file = hall.matches.own_data(PlayerId(1), hall.now()).unwrap();
        let told: serde_json::Value = serde_json::from_str(&file).unwrap();
        assert_eq!(told["preferences"]["home"], "left");
        let moves = told["matches"][0]["moves"].as_array().unwrap();
        assert_eq!((moves.len(), &moves[0]["move"]), (1, &"2".into()));
        assert!(
            !file.contains(&OTHER.to_string())
                && !file.contains("theirs")
                && !file.contains("seed")
        );
    });
}
