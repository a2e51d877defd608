//! Tests of costs: finding jobs, listing and starting take few rows and few requests.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use matches::{
    Challenge, ChallengeLimits, Ending, EventPlan, EventStage, Filter, List, MatchId, Matches,
    Page, Place, PlayerId, Post,
};
use store::{MemoryStore, Store};

use crate::clubs::swiss;
use crate::counting_store::CountingStore;
use crate::games::CATALOG;
use crate::harness::{Harness, SERVER, nim, stakes};

/// A server that the bot has left.
const LEFT: u64 = 77;

/// The number of rows that `look` reads while this many matches have waiting posts.
fn rows(waiting: usize, look: impl Fn(&Matches, &Harness)) -> usize {
    counted(waiting, look).rows.load(Ordering::Relaxed)
}

/// The number of requests that `look` makes while this many matches between players 1 and 2 run.
fn requests(running: usize, look: impl Fn(&Matches, &Harness)) -> usize {
    counted(running, look).requests.load(Ordering::Relaxed)
}

/// A store with this many matches, which counts the requests of `look`.
fn counted(waiting: usize, look: impl Fn(&Matches, &Harness)) -> Arc<CountingStore> {
    let store = Arc::new(CountingStore::default());
    let seen: Arc<dyn Store> = Arc::clone(&store) as _;
    let harness = Harness::over(Arc::clone(&seen));
    (0..waiting).for_each(|_| assert!(harness.nim().0 > 0));
    let matches = Matches::new(seen, CATALOG, ChallengeLimits::default());
    store.reset();
    look(&matches, &harness);
    store
}

#[test]
fn the_next_due_moment_reads_one_row() {
    assert_eq!(rows(30, |matches, _| assert!(matches.next_due().unwrap().is_some())), 1);
}

#[test]
fn a_display_name_stored_just_now_costs_no_read() {
    let hear = |matches: &Matches, harness: &Harness| {
        let player = PlayerId(1);
        matches.note_display_name(player, Some(SERVER), "Ada", harness.now()).unwrap();
    };
    let once = rows(10, hear);
    let twice = rows(10, |matches, harness| (0..2).for_each(|_| hear(matches, harness)));
    assert!(once > 10, "{once}");
    assert_eq!(twice, once);
}

#[test]
fn claiming_one_of_many_jobs_reads_a_bounded_number_of_rows() {
    let look = |matches: &Matches, harness: &Harness| {
        assert_eq!(matches.claim_due(harness.now(), 1).unwrap().len(), 1);
    };
    // Each match has three due rows. A few more are read to claim one of its jobs.
    assert!(rows(20, look) < 20 * 5, "{}", rows(20, look));
}

#[test]
fn the_first_start_after_an_import_reads_a_constant_number_of_rows() {
    let read = |matches: usize| {
        let from = Harness::over(Arc::new(MemoryStore::new()));
        (0..matches).for_each(|_| assert!(from.nim().0 > 0));
        let store = Arc::new(CountingStore::default());
        let exported = from.exported();
        matches::import(store.as_ref(), CATALOG, &mut std::io::Cursor::new(exported)).unwrap();
        let begun = Matches::new(Arc::clone(&store) as _, CATALOG, ChallengeLimits::default());
        store.reset();
        begun.begin_work(from.now()).unwrap();
        store.rows.load(Ordering::Relaxed)
    };
    assert_eq!(read(3), read(30));
}

#[test]
fn a_job_reads_only_the_revisions_since_the_posted_board_to_find_a_changed_clock() {
    let id = MatchId(1);
    let play = |harness: &Harness| {
        harness.post_board(id);
        harness.play(id, 1, "1").unwrap();
        harness.head(id).revision
    };
    let without = rows(1, |_, harness| assert!(play(harness).0 > 0));
    let with = rows(1, |matches, harness| {
        let revision = play(harness);
        assert_eq!(matches.outdates_board(id, Post::Offer, revision), Ok(false));
    });
    // The two ends of the posted board's revisions, and the entry of the move.
    assert_eq!(with - without, 3);
}

/// A challenge of player 3 to player 4 on the server that the bot leaves.
fn challenge_on_left_server(harness: &Harness) -> MatchId {
    let place = Place { server: Some(LEFT), channel: 5, thread: None };
    harness.challenge(&Challenge { place, ..nim(3, &[4]) }).unwrap().id
}

/// A rated match between them.
fn rated_on_left_server(harness: &Harness) {
    let id = challenge_on_left_server(harness);
    harness.matches.join(id, harness.by(4)).unwrap();
    harness.matches.resign(id, harness.by(4)).unwrap();
}

/// Deletes the data of the server that the bot has left.
fn purge_left_server(harness: &Harness) {
    harness.matches.server_left(LEFT, harness.now()).unwrap();
    harness.later(30 * 24 * 3_600_000);
    harness.matches.sweep(harness.now()).unwrap();
    assert_eq!(harness.matches.servers(), Ok(vec![SERVER]));
}

#[test]
fn a_start_after_the_purge_of_an_unrated_match_reads_a_constant_number_of_rows() {
    let read = |matches: usize| {
        let store = Arc::new(CountingStore::default());
        let harness = Harness::over(Arc::clone(&store) as _);
        (0..matches).for_each(|_| assert!(harness.nim().0 > 0));
        harness.matches.withdraw(challenge_on_left_server(&harness), harness.by(3)).unwrap();
        purge_left_server(&harness);
        store.reset();
        harness.matches.begin_work(harness.now()).unwrap();
        store.rows.load(Ordering::Relaxed)
    };
    assert_eq!(read(3), read(30));
}

#[test]
fn a_start_after_the_purge_of_a_rated_match_writes_only_the_changed_ratings() {
    let written = |matches: usize| {
        let store = Arc::new(CountingStore::default());
        let harness = Harness::over(Arc::clone(&store) as _);
        for _ in 0..matches {
            harness.matches.resign(harness.nim(), harness.by(2)).unwrap();
        }
        rated_on_left_server(&harness);
        purge_left_server(&harness);
        store.reset();
        harness.matches.begin_work(harness.now()).unwrap();
        harness.check();
        store.writes.load(Ordering::Relaxed)
    };
    assert_eq!(written(3), written(30));
}

#[test]
fn a_rebuild_of_the_ratings_reads_running_matches_together() {
    let read = |running: usize| {
        let store = Arc::new(CountingStore::default());
        let harness = Harness::over(Arc::clone(&store) as _);
        (0..running).for_each(|_| assert!(harness.nim().0 > 0));
        rated_on_left_server(&harness);
        purge_left_server(&harness);
        store.reset();
        harness.matches.begin_work(harness.now()).unwrap();
        store.requests.load(Ordering::Relaxed)
    };
    assert_eq!(read(3), read(30));
}

#[test]
fn fingerprints_of_many_matches_cost_one_request() {
    let look = |matches: &Matches, _: &Harness| {
        let ids: Vec<_> = (1..=30).map(MatchId).collect();
        assert_eq!(matches.fingerprints(&ids).unwrap().len(), 30);
    };
    assert_eq!(requests(30, look), 1);
}

#[test]
fn a_list_of_many_matches_and_their_names_cost_a_constant_number_of_requests() {
    let page = Page { after: None, most: 100 };
    let own = |matches: &Matches, _: &Harness| {
        let heads = matches.matches_of(PlayerId(1), Filter::Running, page).unwrap();
        assert_eq!(matches.display_names_in(&heads).unwrap().len(), 30);
    };
    // One scan of the list, and one read each of the matches and of the names.
    assert_eq!(requests(30, own), 3);
    let list = |matches: &Matches, _: &Harness| {
        let page = matches.list_page(List::Running(SERVER), None, 30).unwrap();
        assert_eq!(page.heads.len(), 30);
    };
    assert!(requests(30, list) < 10, "{}", requests(30, list));
}

#[test]
fn a_list_of_event_matches_without_a_move_reads_no_journal() {
    let store = Arc::new(CountingStore::default());
    let harness = Harness::over(Arc::clone(&store) as _);
    for _ in 0..3 {
        let plan = EventPlan { game: "stakes".into(), seats: 4, ..swiss(1) };
        let id = harness.begun_event(&plan, 4);
        harness.later(4 * 24 * 3_600_000);
        harness.look_after(id);
    }
    store.reset();
    let page = Page { after: None, most: 100 };
    let heads = harness.matches.matches_of(PlayerId(101), Filter::Over, page).unwrap();
    assert_eq!(store.requests.load(Ordering::Relaxed), 2, "the list, and all matches");
    let endings = heads.iter().map(|head| head.ending().unwrap());
    assert!(endings.eq([&Ending::CalledOff; 3]));
}

#[test]
fn the_first_page_of_open_challenges_reads_reserved_tables_once() {
    let read = |reserved: usize| {
        let store = Arc::new(CountingStore::default());
        let harness = Harness::over(Arc::clone(&store) as _);
        let open = harness.challenge(&nim(1, &[])).unwrap().id;
        for _ in 0..reserved {
            let table = Challenge { seats: Some(3), ..stakes(1, &[2]) };
            let id = harness.challenge(&table).unwrap().id;
            harness.matches.join(id, harness.by(3)).unwrap();
        }
        store.reset();
        let page = harness.matches.list_page(List::OpenChallenges(SERVER), None, 9).unwrap();
        assert_eq!(page.heads.iter().map(|head| head.id).collect::<Vec<_>>(), [open]);
        assert_eq!((page.before, page.after), (None, None));
        store.requests.load(Ordering::Relaxed)
    };
    assert_eq!(read(0), read(5));
}

#[test]
fn the_list_of_running_events_costs_the_same_after_many_ended_events() {
    let read = |ended: usize| {
        let store = Arc::new(CountingStore::default());
        let harness = Harness::over(Arc::clone(&store) as _);
        let older = harness.event(&swiss(1), 2);
        for _ in 0..ended {
            let id = harness.begun_event(&swiss(1), 2);
            harness.play_round(id);
            assert!(matches!(harness.stage(id), EventStage::Over(_)));
        }
        let newer = harness.event(&swiss(1), 2);
        store.reset();
        let own = harness.matches.running_events_of(PlayerId(101)).unwrap();
        let here = harness.matches.running_events_on(SERVER).unwrap();
        assert_eq!(own.iter().map(|event| event.id).collect::<Vec<_>>(), [newer, older]);
        assert_eq!(own, here);
        store.requests.load(Ordering::Relaxed)
    };
    assert_eq!(read(1), read(6));
    assert!(read(6) < 8, "{}", read(6));
}
