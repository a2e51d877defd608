//! Tests of damaged rows: they are rebuilt if possible, and otherwise affect only their match.

use std::sync::Arc;

use matches::{Filter, MatchId, Matches, Page, PlayerId, PreferenceOwner, Refused};
use store::{Batch, MemoryStore, Range, Row};

use crate::games::CATALOG;
use crate::harness::Harness;

fn harness() -> Harness {
    Harness::over(Arc::new(MemoryStore::new()))
}

/// The rows of a table, by the first letter of their keys.
pub(crate) fn rows(harness: &Harness, table: u8) -> Vec<Row> {
    let range = Range { from: vec![table], to: vec![table + 1], most: 1_000, backward: false };
    harness.store.scan(&range).unwrap()
}

pub(crate) fn put(harness: &Harness, key: Vec<u8>, value: Option<Vec<u8>>) {
    let writes = vec![(key, value)];
    harness.store.commit(Batch { writes, ..Batch::default() }).unwrap();
}

/// Changes the last bit of a row.
fn spoil(harness: &Harness, table: u8, index: usize) {
    let (key, mut value) = rows(harness, table)[index].clone();
    *value.last_mut().unwrap() ^= 1;
    put(harness, key, Some(value));
}

fn faults(harness: &Harness) -> Vec<String> {
    matches::check(harness.store.as_ref(), CATALOG).unwrap().faults
}

fn busy_match(harness: &Harness) -> MatchId {
    let id = harness.stakes(3);
    harness.play_all(id, &[(2, "stake 4"), (1, "stake 4"), (3, "stake 4"), (1, "add 1")]);
    harness.play_all(id, &[(1, "roll"), (1, "add 3")]);
    harness.matches.undo(id.into(), harness.by(1)).unwrap();
    id
}

#[test]
fn a_damaged_or_missing_head_is_rebuilt_from_the_entries() {
    for lost in [false, true] {
        let harness = harness();
        let id = busy_match(&harness);
        let (before, rows_before) = (harness.head(id), rows(&harness, b'S'));
        let index = rows_before.len() - 1;
        if lost {
            put(&harness, rows_before[index].0.clone(), None);
        } else {
            spoil(&harness, b'S', index);
        }
        assert_eq!(faults(&harness).len(), 1);
        assert_eq!(harness.head(id), before);
        harness.play(id, 1, "done").unwrap();
        assert_eq!(faults(&harness), Vec::<String>::new());
    }
}

#[test]
fn a_damaged_match_is_unavailable_and_no_other() {
    for table in [b'H', b'P'] {
        let harness = harness();
        let (damaged, sound) = (harness.nim(), harness.nim());
        spoil(&harness, table, 0);
        assert_eq!(harness.play(damaged, 1, "1"), Err(Refused::Damaged(damaged)));
        assert!(matches!(harness.matches.view(damaged), Err(Refused::Damaged(_))));
        harness.play(sound, 1, "1").unwrap();
        let page = Page { after: None, most: 9 };
        let listed = harness.matches.matches_of(PlayerId(1), Filter::Running, page).unwrap();
        assert_eq!(listed.len(), 1);
        assert!(!faults(&harness).is_empty());
        let mut exported = Vec::new();
        let report = matches::export(harness.store.as_ref(), CATALOG, &mut exported).unwrap();
        assert_eq!((report.matches, report.faults.len()), (1, 1));
    }
}

#[test]
fn a_damaged_entry_is_detected_on_reading() {
    let harness = harness();
    let id = busy_match(&harness);
    let entries = rows(&harness, b'E').len();
    spoil(&harness, b'E', entries - 3);
    harness.play(id, 1, "add 1").unwrap();
    assert_eq!(harness.matches.undo(id.into(), harness.by(1)), Err(Refused::Damaged(id)));
    assert!(matches!(harness.matches.replay(id, None, 0), Err(Refused::Damaged(_))));
    assert_eq!(faults(&harness).len(), 2, "the match, and the lists that it must stand in");
}

#[test]
fn check_detects_wrong_match_lists() {
    for table in [b'p', b's'] {
        let harness = harness();
        harness.nim();
        let (key, _) = rows(&harness, table).remove(0);
        put(&harness, key, None);
        assert_eq!(faults(&harness), ["1 rows are missing in the lists of matches"]);
    }
    let harness = harness();
    harness.nim();
    let (mut key, _) = rows(&harness, b'p').remove(0);
    *key.last_mut().unwrap() = 99;
    put(&harness, key, Some(Vec::new()));
    assert_eq!(faults(&harness), ["1 rows in the lists of matches are of none"]);
}

#[test]
fn check_detects_damage_in_every_table_and_rows_without_a_match() {
    for table in *b"HPESRJWDKFN" {
        let harness = harness();
        let id = harness.stakes(2);
        harness.keep(id, PlayerId(2), &rules::Draft::of(&["a"])).unwrap();
        harness.play(id, 1, "stake 4").unwrap();
        harness
            .matches
            .set_preference(PreferenceOwner::Player(PlayerId(1)), "side", "left")
            .unwrap();
        let job = harness.claim(id).unwrap().jobs.remove(0);
        harness
            .matches
            .settle(&job, matches::JobOutcome::Done { message: Some(1) }, harness.now())
            .unwrap();
        let over = harness.nim();
        harness.matches.resign(over, harness.by(1)).unwrap();
        let rematch = matches::Challenge { rematch_of: Some(over), ..crate::harness::nim(1, &[2]) };
        harness.challenge(&rematch).unwrap();
        assert_eq!(faults(&harness), Vec::<String>::new());
        spoil(&harness, table, 0);
        assert!(!faults(&harness).is_empty(), "{}", char::from(table));
    }
    let harness = harness();
    harness.nim();
    let (key, _) = rows(&harness, b'H').remove(0);
    put(&harness, key, None);
    assert!(faults(&harness).iter().any(|fault| fault.contains("of no match")));
}

#[test]
fn a_match_of_missing_rules_is_refused_as_retired() {
    let harness = harness();
    let id = harness.nim();
    let other = Matches::new(Arc::clone(&harness.store), &[], matches::ChallengeLimits::default());
    assert!(matches!(other.view(id), Err(Refused::Retired(_))));
}
