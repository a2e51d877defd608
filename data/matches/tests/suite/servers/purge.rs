//! Tests of a server that the bot was removed from, and of a player's stored data.

use std::io::Cursor;
use std::sync::Arc;

use matches::{
    Challenge, DailyPost, Filter, Key, Page, Place, PlayerId, PreferenceOwner, RatingScope,
};
use rules::Draft;
use store::{MemoryStore, Range, Store};

use crate::games::CATALOG;
use crate::harness::{Harness, SERVER, nim, on_every_store};
use crate::upkeep::damage::rows;

const DAY: u64 = 24 * 3_600_000;
const FIRST: Page = Page { after: None, most: 50 };

fn on(server: u64) -> Place {
    Place { server: Some(server), channel: server + 1, thread: None }
}

/// Fills a server with data of all kinds.
fn furnish(harness: &Harness, server: u64) {
    let challenge = |first, others: &[u64]| {
        let asked = Challenge { place: on(server), ..nim(first, others) };
        harness.challenge(&asked).unwrap().id
    };
    for _ in 0..2 {
        let over = challenge(1, &[2]);
        harness.matches.join(over, harness.by(2)).unwrap();
        harness.matches.resign(over, harness.by(1)).unwrap();
    }
    let running = challenge(2, &[1]);
    harness.matches.join_with_name(running, harness.by(1), Some("Ada")).unwrap();
    harness.keep(running, PlayerId(2), &Draft::of(&["a"])).unwrap();
    harness.matches.withdraw(challenge(1, &[2]), harness.by(1)).unwrap();
    challenge(1, &[2]);
    harness.matches.set_preference(PreferenceOwner::Server(server), "theme", "dark").unwrap();
}

/// The number of rows in the store.
fn everything(harness: &Harness) -> usize {
    let all = Range { from: Vec::new(), to: vec![u8::MAX], most: usize::MAX, backward: false };
    harness.store.scan(&all).unwrap().len()
}

#[test]
fn a_server_is_purged_thirty_days_after_the_bot_left_and_others_stay() {
    on_every_store(|harness| {
        const OTHER: u64 = 987_654_321;
        furnish(harness, SERVER);
        furnish(harness, OTHER);
        let kept = |harness: &Harness| {
            let over = harness.matches.matches_in(SERVER, Filter::Over, FIRST).unwrap();
            let field = RatingScope { server: Some(SERVER), game: None };
            (over, harness.matches.player_rating(PlayerId(1), field, harness.now()).unwrap())
        };
        let before = kept(harness);
        assert_eq!(harness.matches.servers(), Ok(vec![SERVER, OTHER]));
        harness.matches.server_left(OTHER, harness.now()).unwrap();
        harness.later(29 * DAY);
        harness.matches.server_left(OTHER, harness.now()).unwrap();
        harness.matches.sweep(harness.now()).unwrap();
        assert!(harness.exported().contains(&OTHER.to_string()), "it is a day too early");
        harness.later(DAY);
        harness.restart();
        harness.matches.sweep(harness.now()).unwrap();
        assert!(!harness.exported().contains(&OTHER.to_string()));
        assert_eq!(harness.matches.servers(), Ok(vec![SERVER]));
        assert_eq!(kept(harness).0, before.0);
        assert_eq!(kept(harness).1.map(|one| one.rating), before.1.map(|one| one.rating));
        let number = |one: u64| one.to_be_bytes();
        let all = Range { from: Vec::new(), to: vec![u8::MAX], most: usize::MAX, backward: false };
        for (key, raw) in harness.store.scan(&all).unwrap() {
            let holds = |bytes: &[u8]| bytes.windows(8).any(|part| part == number(OTHER));
            assert!(!holds(&key) && !holds(&raw), "{:?}", char::from(key[0]));
        }
        harness.check();
        let checked = matches::check(harness.store.as_ref(), CATALOG).unwrap();
        assert!(checked.old == 0 && checked.stale_ratings > 0, "{checked:?}");
        // The ratings for all servers are rebuilt when the program starts.
        harness.matches.begin_work(harness.now()).unwrap();
        let field = RatingScope { server: None, game: None };
        let all =
            harness.matches.player_rating(PlayerId(1), field, harness.now()).unwrap().unwrap();
        assert_eq!(all.tally.played(), 2);
        harness.check();
        let size = everything(harness);
        harness.matches.sweep(harness.now()).unwrap();
        assert_eq!(everything(harness), size);
    });
}

#[test]
fn a_server_with_only_daily_puzzles_or_settings_is_known_and_purged() {
    on_every_store(|harness| {
        const OTHER: u64 = 987_654_321;
        let (channel, hour, zone) = (5, 6, "Europe/Berlin".to_owned());
        let post = DailyPost { channel, hour, zone, key: Key(1000), posted: None };
        harness.matches.set_daily_post(OTHER, Some(post), harness.now()).unwrap();
        let owner = PreferenceOwner::Server(SERVER);
        harness.matches.set_preference(owner, "theme", "dark").unwrap();
        assert_eq!(harness.matches.servers(), Ok(vec![SERVER, OTHER]));
        harness.matches.server_left(OTHER, harness.now()).unwrap();
        harness.later(30 * DAY);
        harness.matches.sweep(harness.now()).unwrap();
        assert_eq!(harness.matches.servers(), Ok(vec![SERVER]));
    });
}

#[test]
fn a_purge_includes_the_lost_threads_of_a_server() {
    on_every_store(|harness| {
        const OTHER: u64 = 987_654_321;
        furnish(harness, SERVER);
        furnish(harness, OTHER);
        for server in [SERVER, OTHER] {
            let running = harness.matches.matches_in(server, Filter::Running, FIRST).unwrap();
            harness.matches.note_lost_thread(running[0].id, Some(7)).unwrap();
        }
        assert_eq!(rows(harness, b'A').len(), 2);
        harness.matches.server_left(OTHER, harness.now()).unwrap();
        harness.later(30 * DAY);
        harness.matches.sweep(harness.now()).unwrap();
        assert_eq!(rows(harness, b'A').len(), 1, "that of the other server");
    });
}

#[test]
fn the_number_of_a_purged_match_is_never_given_again() {
    on_every_store(|harness| {
        const OTHER: u64 = 987_654_321;
        harness.nim();
        let newest = harness.challenge(&Challenge { place: on(OTHER), ..nim(1, &[2]) });
        let newest = newest.unwrap().id;
        harness.matches.server_left(OTHER, harness.now()).unwrap();
        harness.later(30 * DAY);
        harness.matches.sweep(harness.now()).unwrap();
        assert!(harness.matches.view(newest).is_err());
        let copy: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let mut exported = Cursor::new(harness.exported());
        matches::import(copy.as_ref(), CATALOG, &mut exported).unwrap();
        assert!(Harness::over(copy).nim() > newest);
        harness.restart();
        assert!(harness.nim() > newest);
    });
}

#[test]
fn a_returning_bot_finds_its_server_unchanged() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    furnish(&harness, SERVER);
    let before = harness.exported();
    harness.matches.server_left(SERVER, harness.now()).unwrap();
    harness.later(20 * DAY);
    harness.matches.server_joined(SERVER, harness.now()).unwrap();
    harness.later(20 * DAY);
    harness.matches.sweep(harness.now()).unwrap();
    assert_eq!(harness.exported(), before);
    harness.check();
}

#[test]
fn an_export_of_personal_data_contains_only_data_of_that_player() {
    on_every_store(|harness| {
        const OTHER: u64 = 987_654_321_987;
        let id = harness.between(OTHER, 1);
        harness.play_all(id, &[(OTHER, "3"), (1, "2")]);
        harness.keep(id, PlayerId(OTHER), &Draft::of(&["theirs"])).unwrap();
        harness
            .matches
            .set_preference(PreferenceOwner::Player(PlayerId(1)), "home", "left")
            .unwrap();
        let held = harness.matches.stored_data(PlayerId(1)).unwrap();
        assert_eq!((held.matches, held.running, held.drafts, held.preferences), (1, 1, 0, 1));
        let file = harness.matches.export_data(PlayerId(1), harness.now()).unwrap();
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
