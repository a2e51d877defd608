//! Tests of events in exports, checks, erasures and purges, and with two processes that run their jobs.

use std::sync::Arc;

use matches::{EventPlan, EventStage, Format, Head, Place, PlayerId, Withdrawal};
use serde_json::{Value, json};
use store::{MemoryStore, Store};

use crate::clubs::{DAY, HOUR, ORGANIZER, person, plan, swiss};
use crate::concurrency::interrupted;
use crate::games::CATALOG;
use crate::harness::{Harness, SERVER};
use crate::jobs::killed_worker::Mortal;
use crate::upkeep::damage::{put, rows};

fn harness() -> Harness {
    Harness::over(Arc::new(MemoryStore::new()))
}

#[test]
fn an_event_continues_after_an_import() {
    let harness = harness();
    let id = harness.begun_event(&swiss(3), 6);
    harness.play_round(id);
    let (on, entrants) = harness.running(id).remove(0);
    harness.lose(on, entrants[0]);
    let text = harness.exported();
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let imported = matches::import(store.as_ref(), CATALOG, &mut text.as_bytes()).unwrap();
    assert_eq!(imported.faults, Vec::<String>::new());
    let copy = Harness::over(store);
    copy.later(DAY);
    copy.check();
    assert_eq!(copy.exported(), text);
    copy.look_after(id);
    assert_eq!(copy.running(id).len(), 2, "finished matches are entered");
    copy.play_round(id);
    copy.play_round(id);
    assert!(matches!(copy.stage(id), EventStage::Over(_)));
    copy.check();
}

#[test]
fn posts_of_events_and_dashboards_of_large_servers_are_exported() {
    let harness = harness();
    let server = 1_400_000_000_000_000_000;
    let request = harness.by(1);
    harness.matches.place_dashboard(server, 5, request.key, request.now).unwrap();
    harness.begun_event(&swiss(1), 2);
    let text = harness.exported();
    assert!(text.contains("event_post"));
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    matches::import(store.as_ref(), CATALOG, &mut text.as_bytes()).unwrap();
    assert_eq!(Harness::over(store).exported(), text);
}

#[test]
fn an_export_for_version_0_1_has_the_matches_of_events_without_the_events() {
    let harness = harness();
    let id = harness.begun_event(&swiss(1), 2);
    let on = harness.running(id)[0].0;
    let mut text = Vec::new();
    let exported = matches::export_as(
        harness.store.as_ref(),
        CATALOG,
        matches::OLDEST_EXPORT_FORMAT,
        &mut text,
    );
    let exported = exported.unwrap();
    assert_eq!((exported.matches, exported.left_out), (1, 0));
    let text = String::from_utf8(text).unwrap();
    assert!(text.starts_with("{\"castellan\":{\"format\":6}}\n"), "{text}");
    assert!(!text.contains("{\"event") && !text.contains("\"event_"), "{text}");
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    matches::import(store.as_ref(), CATALOG, &mut text.as_bytes()).unwrap();
    let copy = Harness::over(store);
    copy.check();
    assert_eq!(copy.head(on), Head { event: None, ..harness.head(on) });
}

#[test]
fn the_file_of_an_event_has_its_place_as_texts() {
    let harness = harness();
    let (server, channel) = ((1 << 60) + 1, (1 << 60) + 2);
    let place = Place { server: Some(server), channel, thread: None };
    let id = harness.event(&EventPlan { place, ..swiss(1) }, 2);
    let file: Value = serde_json::from_str(&harness.matches.event_json(id).unwrap()).unwrap();
    let expected =
        json!({ "server": server.to_string(), "channel": channel.to_string(), "thread": null });
    assert_eq!(file["plan"]["place"], expected);
}

#[test]
fn a_match_without_its_event_is_imported_as_an_ordinary_match() {
    let harness = harness();
    let id = harness.begun_event(&swiss(1), 2);
    let on = harness.running(id)[0].0;
    let text = harness.exported();
    let is_kept = |line: &&str| !line.starts_with("{\"event\"") && !line.starts_with("{\"end\"");
    let lines: String = text.lines().filter(is_kept).map(|line| format!("{line}\n")).collect();
    let text = crate::upkeep::export::ended(&lines);
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    matches::import(store.as_ref(), CATALOG, &mut text.as_bytes()).unwrap();
    let copy = Harness::over(store);
    assert_eq!(copy.head(on).event, None);
    copy.check();
}

#[test]
fn check_detects_an_event_state_that_contradicts_its_entries() {
    let harness = harness();
    let id = harness.begun_event(&swiss(2), 4);
    harness.play_round(id);
    let heads = rows(&harness, b'4');
    let (key, mut value) = heads[0].clone();
    *value.last_mut().unwrap() ^= 1;
    put(&harness, key, Some(value));
    let faults = matches::check(harness.store.as_ref(), CATALOG).unwrap().faults;
    assert!(faults.iter().any(|fault| fault.contains("its state is not")), "{faults:?}");
    harness.register(id, 999).unwrap_err();
    assert_eq!(harness.view_event(id).state.round, 2, "the state is rebuilt from the entries");
}

#[test]
fn an_erased_player_is_withdrawn_from_events_without_a_name() {
    let harness = harness();
    let id = harness.begun_event(&plan(Format::League { weeks: 3 }), 4);
    harness.matches.erase(PlayerId(102), harness.now()).unwrap();
    harness.look_after(id);
    let event = harness.view_event(id);
    assert_eq!(event.state.entrants[1].withdrawal, Some(Withdrawal::Erased));
    assert!(event.entrants[1].name.is_empty() && !event.entrants[1].player.is_person());
    assert!(!harness.exported().contains("\"102\""));
    assert!(
        harness.matches.export_data(PlayerId(101), harness.now()).unwrap().contains("Castle Cup")
    );
    harness.check();
}

#[test]
fn an_event_waits_while_the_bot_is_away_and_is_purged_with_its_server() {
    let harness = harness();
    let id = harness.begun_event(&swiss(2), 4);
    harness.matches.server_left(SERVER, harness.now()).unwrap();
    for (on, entrants) in harness.running(id) {
        harness.lose(on, entrants[0]);
    }
    harness.look_after(id);
    assert_eq!(harness.view_event(id).state.round, 1);
    harness.matches.server_joined(SERVER, harness.now()).unwrap();
    harness.look_after(id);
    assert_eq!(harness.view_event(id).state.round, 2);
    harness.matches.server_left(SERVER, harness.now()).unwrap();
    harness.later(31 * DAY);
    harness.matches.sweep(harness.now()).unwrap();
    assert!(harness.matches.event(id).is_err());
    for table in b'1'..=b'8' {
        assert!(rows(&harness, table).is_empty(), "{}", char::from(table));
    }
}

#[test]
fn the_time_without_the_bot_counts_neither_for_an_event_nor_for_its_matches() {
    let harness = harness();
    let id = harness.begun_event(&plan(Format::League { weeks: 2 }), 4);
    let ends = harness.view_event(id).state.ends.unwrap();
    harness.later(DAY);
    harness.matches.server_left(SERVER, harness.now()).unwrap();
    harness.look_after(id);
    harness.later(16 * DAY);
    harness.look_after(id);
    harness.matches.server_joined(SERVER, harness.now()).unwrap();
    // By then, the jobs have looked again.
    harness.later(HOUR);
    harness.look_after(id);
    let state = harness.view_event(id).state;
    let away = 16 * DAY + HOUR;
    assert_eq!((state.round, state.paused, state.ends), (1, None, Some(ends.plus(away))));
    let running = harness.running(id);
    assert_eq!(running.len(), 6);
    for (on, _) in running {
        let until = harness.head(on).timing.unwrap().until;
        assert_eq!(until, Some(harness.now().plus(3 * DAY)));
    }
    harness.check();
}

#[test]
fn an_event_and_its_clocks_go_on_as_soon_as_the_bot_returns() {
    for late in [1_000, 2 * HOUR] {
        let store = Arc::new(Mortal::new());
        let harness = Harness::over(Arc::clone(&store) as Arc<dyn Store>);
        let id = harness.begun_event(&swiss(2), 4);
        harness.later(3 * DAY - HOUR);
        harness.matches.server_left(SERVER, harness.now()).unwrap();
        // The time of all turns runs out meanwhile.
        harness.later(HOUR + late);
        harness.look_after(id);
        // A kill after the first commit loses nothing.
        store.die_after(1);
        harness.matches.server_joined(SERVER, harness.now()).unwrap();
        store.die_after(usize::MAX);
        harness.pass_time();
        // The clocks' new jobs belong to the lease of the jobs that planned them.
        harness.later(HOUR / 20);
        harness.pass_time();
        assert_eq!(harness.view_event(id).state.paused, None);
        let running = harness.running(id);
        assert_eq!(running.len(), 2);
        for (on, _) in running {
            let until = harness.head(on).timing.unwrap().until;
            assert_eq!(until, Some(harness.now().plus(3 * DAY)));
        }
        harness.check();
    }
}

#[test]
fn the_number_of_a_purged_event_is_never_given_again() {
    let harness = harness();
    let newest = harness.event(&swiss(2), 2);
    harness.matches.server_left(SERVER, harness.now()).unwrap();
    harness.later(31 * DAY);
    harness.matches.sweep(harness.now()).unwrap();
    assert!(harness.matches.event(newest).is_err());
    let text = harness.exported();
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    matches::import(store.as_ref(), CATALOG, &mut text.as_bytes()).unwrap();
    let place = Place { server: Some(SERVER + 1), ..swiss(2).place };
    let elsewhere = EventPlan { place, ..swiss(2) };
    assert!(Harness::over(store).event(&elsewhere, 2) > newest);
    assert!(harness.event(&elsewhere, 2) > newest);
    harness.check();
}

#[test]
fn an_event_that_its_organizer_paused_stays_paused_when_the_bot_returns() {
    let harness = harness();
    let id = harness.begun_event(&swiss(2), 4);
    harness.matches.pause_event(id, harness.by(ORGANIZER)).unwrap();
    harness.matches.server_left(SERVER, harness.now()).unwrap();
    harness.look_after(id);
    harness.matches.server_joined(SERVER, harness.now()).unwrap();
    harness.later(HOUR);
    harness.look_after(id);
    assert!(harness.view_event(id).state.paused.is_some());
    harness.check();
}

#[test]
fn a_turn_that_ran_out_without_the_bot_gets_its_limit_again_in_a_paused_event() {
    let harness = harness();
    let id = harness.begun_event(&swiss(2), 4);
    harness.matches.pause_event(id, harness.by(ORGANIZER)).unwrap();
    let paused = harness.view_event(id).state.paused;
    harness.later(DAY);
    harness.matches.server_left(SERVER, harness.now()).unwrap();
    let revision = harness.view_event(id).state.revision;
    harness.matches.server_left(SERVER, harness.now()).unwrap();
    assert_eq!(harness.view_event(id).state.revision, revision, "a restart repeats nothing");
    harness.look_after(id);
    harness.later(3 * DAY);
    harness.look_after(id);
    harness.matches.server_joined(SERVER, harness.now()).unwrap();
    harness.later(HOUR);
    harness.look_after(id);
    let running = harness.running(id);
    assert_eq!(running.len(), 2);
    for (on, _) in running {
        let until = harness.head(on).timing.unwrap().until;
        assert_eq!(until, Some(harness.now().plus(3 * DAY)));
    }
    harness.later(3 * DAY + HOUR);
    harness.look_after(id);
    assert!(harness.running(id).is_empty(), "the bot was there when this time ran out");
    assert_eq!(harness.view_event(id).state.paused, paused, "the organizer's pause goes on");
    harness.check();
}

#[test]
fn a_purge_removes_a_damaged_event_from_the_lists_of_its_players() {
    let harness = harness();
    harness.event(&swiss(2), 2);
    let (key, mut value) = rows(&harness, b'1').remove(0);
    *value.last_mut().unwrap() ^= 1;
    put(&harness, key, Some(value));
    harness.matches.server_left(SERVER, harness.now()).unwrap();
    harness.later(31 * DAY);
    harness.matches.sweep(harness.now()).unwrap();
    for table in b'1'..=b'8' {
        assert!(rows(&harness, table).is_empty(), "{}", char::from(table));
    }
}

#[test]
fn a_restart_after_every_step_changes_nothing() {
    let mut harness = harness();
    let id = harness.begun_event(&swiss(3), 8);
    for _ in 0..3 {
        for (on, entrants) in harness.running(id) {
            harness.lose(on, *entrants.iter().max().unwrap());
            harness.restart();
            harness.pass_time();
        }
        harness.restart();
        harness.look_after(id);
        harness.check();
    }
    assert!(matches!(harness.stage(id), EventStage::Over(_)));
    assert_eq!(harness.points(id, 0), 36);
}

#[test]
fn two_processes_start_each_event_match_once() {
    let harness = harness();
    let id = harness.event(&plan(Format::League { weeks: 2 }), 16);
    let other = Harness::over(Arc::clone(&harness.store));
    harness.matches.begin_event(id, harness.by(1)).unwrap();
    std::thread::scope(|scope| {
        for one in [&harness, &other] {
            scope.spawn(move || {
                while one.matches.advance_event(id, one.now()).ok().flatten() == Some(one.now()) {}
            });
        }
    });
    harness.look_after(id);
    let running = harness.running(id);
    let own = |number: u64| {
        running.iter().filter(|(_, all)| all.iter().any(|one| person(*one) == number)).count()
    };
    assert!((101..117).all(|number| own(number) <= 5));
    harness.check();
}

#[test]
fn a_match_that_ends_while_its_event_looks_at_it_is_entered() {
    let (harness, before_the_next_commit) = interrupted();
    let id = harness.begun_event(&swiss(1), 2);
    let (on, entrants) = harness.running(id).remove(0);
    // An import marks this running match for the event's job, since it may have ended.
    let mark = [&b"7"[..], &id.0.to_be_bytes(), &on.0.to_be_bytes()].concat();
    put(&harness, mark, Some(Vec::new()));
    let meanwhile = Arc::clone(&harness);
    before_the_next_commit(Box::new(move || meanwhile.lose(on, entrants[1])));
    harness.matches.advance_event(id, harness.now()).unwrap();
    assert!(harness.running(id).is_empty());
    harness.check();
}
