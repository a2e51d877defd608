//! Tests of stores and exports in the first released forms: they stay readable, and their matches can be played on.
//!
//! In the golden store, a line `match` describes a match, and a line `row` has a key and a value. A line `views` has a
//! match, a player, and checksums of what the player saw after each ply, as JSON.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::sync::Arc;

use matches::{
    ChallengeLimits, Ending, Key, MatchId, Matches, PlayerId, Post, PreferenceOwner, Refused,
    Request, Stage, Target, Timestamp,
};
use rules::{Game, GameView, Seed};
use store::{Batch, MemoryStore, Range, Store};

use crate::games::CATALOG;

const STORE: &str = include_str!("../../golden/store.txt");
const EXPORT: &str = include_str!("../../golden/export.jsonl");

/// Running and finished matches of all games, played and exported by commit 8eedf91.
const EVERY_GAME: &str = include_str!("../../golden/every-game.jsonl");

/// The numbers of the golden store's matches: the first ten are over, two are challenges, and the others are running.
const MATCHES: std::ops::RangeInclusive<u64> = 1..=21;

/// The games of the tests and the real ones.
pub(crate) fn all() -> &'static [&'static dyn Game] {
    let all: Vec<_> = CATALOG.iter().chain(games::CATALOG).copied().collect();
    all.leak()
}

fn bytes(hex: &str) -> Vec<u8> {
    let digit = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
    (0..hex.len()).step_by(2).map(digit).collect()
}

pub(crate) fn store() -> Arc<MemoryStore> {
    let store = Arc::new(MemoryStore::new());
    let rows = STORE.lines().filter_map(|line| line.strip_prefix("row "));
    let writes = rows.map(|row| {
        let (key, value) = row.split_once(' ').unwrap();
        (bytes(key), Some(bytes(value)))
    });
    store.commit(Batch { writes: writes.collect(), ..Batch::default() }).unwrap();
    store
}

pub(crate) fn matches(store: &Arc<MemoryStore>) -> Matches {
    Matches::new(Arc::clone(store) as Arc<_>, all(), ChallengeLimits::default())
}

fn by(player: PlayerId, key: u64) -> Request {
    Request { player, key: Key(key), now: Timestamp(1_791_000_000_000 + key) }
}

fn faults(store: &MemoryStore) -> Vec<String> {
    matches::check(store, all()).unwrap().faults
}

fn sum(sight: &dyn GameView) -> String {
    format!("{:08x}", crc32fast::hash(sight.state().to_string().as_bytes()))
}

/// The checksums of each person's views, by match and person.
fn views() -> BTreeMap<(u64, u64), Vec<&'static str>> {
    let lines = STORE.lines().filter_map(|line| line.strip_prefix("views "));
    let read = lines.map(|line| {
        let mut words = line.split(' ');
        let mut number = || words.next().unwrap().parse().unwrap();
        ((number(), number()), words.collect())
    });
    read.collect()
}

/// Plays a match to its end, or 200 plies.
fn play_on(matches: &Matches, id: MatchId) {
    let mut chance = Seed::from_bytes([1; 32]).walk(id.0);
    for ply in 0..200 {
        let look = matches.view(id).unwrap();
        let Some(seat) = look.head().to_move.iter().next() else { return };
        let player = look.head().player(seat).unwrap();
        let legal = look.sight(Some(player)).unwrap().legal(seat).moves;
        let mv = chance.one_of(&legal).unwrap();
        let seen = Some(look.head().revision);
        matches.play(Target { id, seen }, mv, by(player, 1_000 * id.0 + ply)).unwrap();
    }
}

#[test]
fn the_golden_store_passes_the_check() {
    assert_eq!(faults(&store()), [""; 0]);
}

#[test]
fn every_player_sees_the_recorded_views_in_the_golden_store() {
    let matches = matches(&store());
    for ((id, player), seen) in views() {
        let (id, player) = (MatchId(id), PlayerId(player));
        let look = matches.view(id).unwrap();
        let sights = matches.sights(id, Some(player), 1_000).unwrap();
        let sums: Vec<_> = sights.iter().map(|sight| sum(sight.as_ref())).collect();
        assert_eq!(sums, seen[..sums.len()], "match {id}, player {player:?}");
        let sees_all = look.head().ending().is_some() || look.head().is_turn_of(player);
        assert!(!sees_all || sums.len() == seen.len(), "match {id}, player {player:?}");
        assert_eq!(sums.last(), Some(&sum(look.sight(Some(player)).unwrap().as_ref())));
    }
}

#[test]
fn the_matches_of_the_golden_store_have_their_stages() {
    let matches = matches(&store());
    for id in MATCHES.map(MatchId) {
        let stage = matches.view(id).unwrap().head().stage.clone();
        let is_right = match id.0 {
            1 | 7 | 10 => matches!(stage, Stage::Over(Ending::Rules(_))),
            2 | 8 => matches!(stage, Stage::Over(Ending::Resigned { .. })),
            3..=10 => matches!(stage, Stage::Over(_)),
            11 | 12 => stage == Stage::Lobby,
            _ => stage == Stage::Running,
        };
        assert!(is_right, "{id}: {stage:?}");
    }
    for id in [1, 2, 3, 7, 8, 9, 10].map(MatchId) {
        let record = matches.record(id).unwrap();
        let game = all().iter().find(|game| game.info().id == record.game).unwrap();
        let look = matches.view(id).unwrap();
        let replayed = game.replay(&record).unwrap();
        let sight = replayed.see(rules::Viewer::Everything);
        let sight = match replayed.status().is_over() {
            true => sight,
            false => sight.stopped(look.head().winners(), rules::Seats::NONE),
        };
        assert_eq!(sight.bytes(), look.sight(None).unwrap().bytes());
    }
}

#[test]
fn the_matches_of_the_golden_store_can_be_played_on() {
    let store = store();
    let matches = matches(&store);
    matches.join(MatchId(11), by(PlayerId(2), 1)).unwrap();
    matches.start(MatchId(12), by(PlayerId(1), 2)).unwrap();
    matches.reply(MatchId(13), crate::harness::YES, by(PlayerId(1), 3)).unwrap();
    let mut key = 10;
    let mut undo = |id| {
        key += 1;
        let look = matches.view(id).unwrap();
        let mover = look.head().player(look.head().to_move.iter().next().unwrap()).unwrap();
        matches.undo(id.into(), by(mover, key))
    };
    undo(MatchId(15)).unwrap();
    assert_eq!(undo(MatchId(15)), Err(Refused::Sealed), "a roll stays rolled");
    undo(MatchId(16)).unwrap();
    undo(MatchId(16)).unwrap();
    assert_eq!(undo(MatchId(16)), Err(Refused::NothingToTakeBack));
    for id in MATCHES.map(MatchId) {
        play_on(&matches, id);
    }
    assert_eq!(faults(&store), [""; 0]);
}

#[test]
fn drafts_layouts_and_receipts_of_the_golden_store_are_read() {
    let store = store();
    let matches = matches(&store);
    let kept = matches.draft(&matches.view(MatchId(16)).unwrap(), PlayerId(1)).unwrap();
    assert_eq!(kept.draft.steps, ["x", "y"]);
    assert_eq!(matches.last_layout(PlayerId(2), "stakes").unwrap().as_deref(), Some("stake 9"));
    assert_eq!(matches.preferences(PreferenceOwner::Player(PlayerId(1))).unwrap()["home"], "left");
    assert_eq!(matches.posted_message(MatchId(20), Post::Board), Ok(Some(7302)));
    assert_eq!(matches.view(MatchId(20)).unwrap().head().place.thread, Some(7301));
    assert_eq!(matches.rematch(MatchId(1)), Ok(Some(MatchId(11))));
    let receipts = Range { from: b"R".into(), to: b"S".into(), most: 1_000, backward: false };
    for (key, _) in store.scan(&receipts).unwrap() {
        let key = u64::from_be_bytes(key[1..].try_into().unwrap());
        // A request with this key was carried out before, so it has no effect now.
        let repeated = matches.resign(MatchId(14), by(PlayerId(1), key)).unwrap();
        assert!(repeated.repeated);
    }
}

#[test]
fn the_golden_export_is_imported() {
    let store = Arc::new(MemoryStore::new());
    let imported = matches::import(store.as_ref(), all(), &mut Cursor::new(EXPORT)).unwrap();
    assert_eq!((imported.matches, imported.faults, faults(&store)), (21, vec![], vec![]));
    let (old, new) = (matches(&self::store()), matches(&store));
    for id in MATCHES.map(MatchId) {
        assert_eq!(new.view(id).unwrap().head(), old.view(id).unwrap().head());
    }
}

#[test]
fn an_export_of_every_game_is_imported_and_can_be_played_on() {
    let store = Arc::new(MemoryStore::new());
    let imported = matches::import(store.as_ref(), all(), &mut Cursor::new(EVERY_GAME)).unwrap();
    assert_eq!((imported.faults, faults(&store)), (vec![], vec![]));
    let matches = matches(&store);
    let running = |id: &MatchId| matches.view(*id).unwrap().head().stage == Stage::Running;
    let ids: Vec<_> = (1..=imported.matches as u64).map(MatchId).filter(running).collect();
    assert!(ids.len() > 4, "{ids:?}");
    ids.into_iter().for_each(|id| play_on(&matches, id));
    assert_eq!(faults(&store), [""; 0]);
}
