//! Tests of matches that can't be replayed: in exports and imports, they don't affect other matches.

use std::io::Cursor;
use std::sync::Arc;

use matches::{ChallengeLimits, Filter, Limit, MatchId, Matches, Page, PlayerId, Refused};
use rules::{Draft, Game, Plugin};
use store::{MemoryStore, Store};

use crate::games::{CATALOG, Stakes};
use crate::harness::{Harness, nim};
use crate::upkeep::damage::{put, rows};
use crate::upkeep::export::ended;

/// A catalog without Nim.
static WITHOUT: &[&dyn Game] = &[&Plugin::<Stakes>::new()];

fn harness() -> Harness {
    Harness::over(Arc::new(MemoryStore::new()))
}

/// An export by a program with these games, and the faults that it reports.
fn exported(store: &dyn Store, catalog: matches::Catalog) -> (String, Vec<String>) {
    let mut bytes = Vec::new();
    let exported = matches::export(store, catalog, &mut bytes).unwrap();
    (String::from_utf8(bytes).unwrap(), exported.faults)
}

/// Imports an export into a new store, by a program with these games. Returns its harness and the reported faults.
fn imported(text: &str, catalog: matches::Catalog) -> (Harness, Vec<String>) {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let imported = matches::import(store.as_ref(), catalog, &mut Cursor::new(text)).unwrap();
    assert_eq!(matches::verify(catalog, &mut Cursor::new(text)).unwrap(), imported);
    (Harness::over(store), imported.faults)
}

#[test]
fn a_match_without_all_entries_is_reported_and_skipped_by_an_export() {
    // A middle entry, or the last one: only the head shows that it is missing.
    for lost in [2, 4] {
        let harness = harness();
        let (damaged, sound) = (harness.nim(), harness.nim());
        harness.play_all(damaged, &[(1, "1"), (2, "1")]);
        harness.keep(damaged, PlayerId(1), &Draft::of(&["a"])).unwrap();
        harness.play(sound, 1, "2").unwrap();
        let (key, _) = rows(&harness, b'E').remove(lost);
        put(&harness, key, None);
        let (text, faults) = exported(harness.store.as_ref(), CATALOG);
        assert_eq!(faults, [format!("match {damaged}: not all of its entries are there")]);
        let (restored, faults) = imported(&text, CATALOG);
        assert_eq!(faults, [""; 0]);
        restored.check();
        assert_eq!(restored.head(sound), harness.head(sound));
        assert_eq!(restored.matches.view(damaged).err(), Some(Refused::NoSuchMatch(damaged)));
    }
}

#[test]
fn a_match_with_inconsistent_entries_is_skipped_by_an_import() {
    let harness = harness();
    let (wrong, sound) = (harness.nim(), harness.nim());
    harness.play(wrong, 1, "3").unwrap();
    harness.keep(wrong, PlayerId(2), &Draft::of(&["a"])).unwrap();
    harness.play(sound, 1, "2").unwrap();
    let text = harness.exported().replacen("\"text\":\"3\"", "\"text\":\"77\"", 1);
    let lines = text.lines().filter(|line| !line.contains("{\"end\""));
    let text = ended(&lines.map(|line| format!("{line}\n")).collect::<String>());
    let (restored, faults) = imported(&text, CATALOG);
    assert_eq!(faults, [format!("match {wrong}: its entries can't be played through")]);
    restored.check();
    assert_eq!(restored.head(sound), harness.head(sound));
    assert!(restored.matches.view(wrong).is_err());
}

/// Makes matches of both games in every stage, and returns the matches of Nim.
fn furnish(harness: &Harness) -> Vec<MatchId> {
    let over = harness.nim();
    harness.play_all(over, &[(1, "3"), (2, "3"), (1, "1")]);
    let timed = matches::Challenge { limit: Some(Limit::DEFAULT), ..nim(1, &[2]) };
    let timed = harness.challenge(&timed).unwrap().id;
    harness.matches.join(timed, harness.by(2)).unwrap();
    harness.play(timed, 1, "1").unwrap();
    let lobby = harness.challenge(&nim(1, &[2])).unwrap().id;
    let stakes = harness.stakes(2);
    harness.play(stakes, 1, "stake 4").unwrap();
    vec![over, timed, lobby]
}

#[test]
fn a_match_of_missing_rules_survives_export_and_import() {
    let harness = harness();
    let matches = furnish(&harness);
    let (text, faults) = exported(harness.store.as_ref(), WITHOUT);
    assert_eq!(faults, [""; 0]);
    let (mut restored, faults) = imported(&text, WITHOUT);
    assert_eq!(faults, [""; 0]);
    let there = Matches::new(Arc::clone(&restored.store), WITHOUT, ChallengeLimits::default());
    for &id in &matches {
        assert_eq!(there.view(id).err(), Some(Refused::Retired(id)));
    }
    assert_eq!(exported(restored.store.as_ref(), WITHOUT).0, text);
    // A program that has the rules finds each match, its lists and its ratings in the same store.
    restored.restart();
    restored.check();
    for id in (1..=4).map(MatchId) {
        assert_eq!(restored.head(id), harness.head(id));
    }
    let page = Page { after: None, most: 9 };
    for filter in [Filter::Lobby, Filter::Running, Filter::Over] {
        let listed =
            |harness: &Harness| harness.matches.matches_of(PlayerId(1), filter, page).unwrap();
        assert_eq!(listed(&restored), listed(&harness));
    }
    // A program that has the rules can also import the same export.
    let (elsewhere, _) = imported(&text, CATALOG);
    elsewhere.check();
    assert_eq!(elsewhere.exported(), harness.exported());
}
