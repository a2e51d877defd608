//! An export with lines of every kind.

use std::collections::BTreeSet;
use std::sync::Arc;

use matches::{
    Challenge, DailyPost, EventPlan, Follower, JobKind, JobOutcome, Key, OfferKind, Place,
    PlayerId, QuestionPost, WatchCard, WatchMode, WatchedPlace,
};
use store::MemoryStore;

use crate::clubs::{DAY, ORGANIZER, swiss};
use crate::harness::{Harness, SERVER, nim};
use crate::puzzles::{Desk, START, daily, day};
use crate::upkeep::export::{furnish, import};

/// All kinds of lines but `errand`, which only old programs wrote.
const KINDS: [&str; 24] = [
    "board_turn",
    "brought",
    "card",
    "castellan",
    "closed",
    "dashboard",
    "draft",
    "end",
    "event",
    "event_card",
    "hints",
    "job",
    "kept",
    "match",
    "name",
    "offer_post",
    "posted",
    "preference",
    "purged_event",
    "purged_match",
    "puzzles",
    "rematch",
    "server_preference",
    "watched",
];

/// The number of tables about puzzles.
const PUZZLE_TABLES: usize = 5;

/// Purges a match and an event with their server.
fn purge(harness: &Harness) {
    const PURGED: u64 = 987_654_321;
    let place = Place { server: Some(PURGED), channel: 5, thread: None };
    harness.challenge(&Challenge { place, ..nim(1, &[2]) }).unwrap();
    let plan = EventPlan { place, ..swiss(2) };
    harness.matches.announce_event(&plan, harness.by(ORGANIZER)).unwrap();
    harness.matches.server_left(PURGED, harness.now()).unwrap();
    harness.later(31 * DAY);
    harness.matches.sweep(harness.now()).unwrap();
}

/// Adds a running match with names, a board, a hint, a posted offer, a card and a follower.
fn furnish_match(harness: &Harness) {
    let named = Challenge { display_name: Some("Ada".into()), ..nim(1, &[2]) };
    let id = harness.challenge(&named).unwrap().id;
    let (matches, now) = (&harness.matches, harness.now());
    matches.join_with_name(id, harness.by(2), Some("Ben")).unwrap();
    while let Some(claim) = harness.claim(id) {
        for job in &claim.jobs {
            matches.settle(job, JobOutcome::Done { message: Some(7) }, now).unwrap();
        }
    }
    matches.count_hint(&matches.view(id).unwrap(), harness.by(1)).unwrap();
    matches.offer(id, OfferKind::Draw, harness.by(1)).unwrap();
    let offer = *harness.head(id).offers.last().unwrap();
    let post = QuestionPost { message: Some(8), direct_messages: &[] };
    matches.note_offer_post(id, &offer, post, now).unwrap();
    let (server, by, mode) = (Some(SERVER), PlayerId(7), WatchMode::Card);
    let place = WatchedPlace { channel: 5, server, by, mode };
    matches.watch(id, place, harness.by(7).key, now).unwrap();
    let card = matches.watch_cards(id).unwrap()[0];
    matches.note_watch_card(id, WatchCard { message: Some(9), moment: 3, ..card }).unwrap();
    matches.follow(id, Follower { player: PlayerId(8), channel: 5 }, now).unwrap();
}

/// Adds a closed match, an uploaded record, a dashboard, and an event with its card.
fn furnish_server(harness: &Harness) {
    let (matches, now) = (&harness.matches, harness.now());
    matches.close_match(harness.nim(), SERVER, "Ada has moved away", harness.by(1)).unwrap();
    let over = harness.nim();
    harness.play_all(over, &[(1, "3"), (2, "3"), (1, "1")]);
    matches.upload_record(PlayerId(1), Key(1_000), matches.record(over).unwrap()).unwrap();
    matches.place_dashboard(SERVER, 5, harness.by(1).key, now).unwrap();
    harness.event(&swiss(2), 2);
    for claim in matches.claim_due(now, usize::MAX).unwrap() {
        for job in &claim.jobs {
            let outcome = match job.kind {
                JobKind::EventCard => JobOutcome::Done { message: Some(10) },
                _ => JobOutcome::Later { at: now },
            };
            matches.settle(job, outcome, now).unwrap();
        }
    }
}

/// Adds a solved daily puzzle, and the settings of a server's daily post.
fn furnish_puzzles(harness: &Harness) {
    let desk = Desk::over(Arc::clone(&harness.store));
    let (now, today) = day(0);
    desk.solve(1, START, &daily(today), 0);
    let (hour, zone) = (6, "Europe/Berlin".into());
    let post = DailyPost { channel: 5, hour, zone, key: Key(1_001), posted: None };
    harness.matches.set_daily_post(SERVER, Some(post), matches::Timestamp(now)).unwrap();
}

/// The kind of a line, which is the name of its only field.
fn kind(line: &str) -> &str {
    line.split('"').nth(1).unwrap()
}

#[test]
fn an_export_with_lines_of_every_kind_is_imported_without_a_loss() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    purge(&harness);
    furnish(&harness);
    furnish_match(&harness);
    furnish_server(&harness);
    furnish_puzzles(&harness);
    harness.check();
    let exported = harness.exported();
    let kinds: BTreeSet<&str> = exported.lines().map(kind).collect();
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), KINDS);
    let rows = exported.lines().filter_map(|line| line.strip_prefix("{\"puzzles\":{\"key\":\""));
    let tables: BTreeSet<&str> = rows.map(|row| &row[..2]).collect();
    assert_eq!(tables.len(), PUZZLE_TABLES, "{tables:?}");
    let imported = import(&exported).unwrap();
    imported.check();
    assert_eq!(imported.exported(), exported);
}
