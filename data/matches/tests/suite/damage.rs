//! Damaged rows: what can be rebuilt is, and what can't puts one match out of order and no other.

use std::sync::Arc;

use matches::{Filter, MatchId, Matches, Page, PlayerId, Refused, Whose};
use store::{Batch, MemoryStore, Range, Row};

use crate::games::CATALOG;
use crate::hall::Hall;

fn hall() -> Hall {
    Hall::over(Arc::new(MemoryStore::new()))
}

/// The rows of a table, by the first letter of their keys.
pub(crate) fn rows(hall: &Hall, table: u8) -> Vec<Row> {
    let range = Range { from: vec![table], to: vec![table + 1], most: 1_000, backward: false };
    hall.store.scan(&range).unwrap()
}

pub(crate) fn put(hall: &Hall, key: Vec<u8>, value: Option<Vec<u8>>) {
    let writes = vec![(key, value)];
    hall.store.commit(Batch { writes, ..Batch::default() }).unwrap();
}

/// Changes the last bit of a row.
fn spoil(hall: &Hall, table: u8, index: usize) {
    let (key, mut value) = rows(hall, table)[index].clone();
    *value.last_mut().unwrap() ^= 1;
    put(hall, key, Some(value));
}

fn faults(hall: &Hall) -> Vec<String> {
    matches::check(hall.store.as_ref(), CATALOG).unwrap().faults
}

fn busy_match(hall: &Hall) -> MatchId {
    let id = hall.stakes(3);
    hall.play_all(id, &[(2, "stake 4"), (1, "stake 4"), (3, "stake 4"), (1, "add 1")]);
    hall.play_all(id, &[(1, "roll"), (1, "add 3")]);
    hall.matches.undo(id, None, hall.by(1)).unwrap();
    id
}

#[test]
fn a_head_that_is_damaged_or_lost_is_rebuilt_from_the_entries() {
    for lost in [false, true] {
        let hall = hall();
        let id = busy_match(&hall);
        let (before, rows_before) = (hall.head(id), rows(&hall, b'S'));
        let index = rows_before.len() - 1;
        if lost {
            put(&hall, rows_before[index].0.clone(), None);
        } else {
            spoil(&hall, b'S', index);
        }
        assert_eq!(faults(&hall).len(), 1);
        assert_eq!(hall.head(id), before);
        hall.play(id, 1, "done").unwrap();
        assert_eq!(faults(&hall), Vec::<String>::new());
    }
}

#[test]
fn a_damaged_match_is_out_of_order_and_no_other() {
    for table in [b'H', b'P'] {
        let hall = hall();
        let (damaged, sound) = (hall.nim(), hall.nim());
        spoil(&hall, table, 0);
        assert_eq!(hall.play(damaged, 1, "1"), Err(Refused::Damaged(damaged)));
        assert!(matches!(hall.matches.view(damaged), Err(Refused::Damaged(_))));
        hall.play(sound, 1, "1").unwrap();
        let page = Page { after: None, most: 9 };
        let listed = hall.matches.matches_of(PlayerId(1), Filter::Running, page).unwrap();
        assert_eq!(listed.len(), 1);
        assert!(!faults(&hall).is_empty());
        let mut exported = Vec::new();
        let report = matches::export(hall.store.as_ref(), CATALOG, &mut exported).unwrap();
        assert_eq!((report.matches, report.faults.len()), (1, 1));
    }
}

#[test]
fn a_damaged_entry_is_noticed_where_the_entries_are_needed() {
    let hall = hall();
    let id = busy_match(&hall);
    let entries = rows(&hall, b'E').len();
    spoil(&hall, b'E', entries - 3);
    hall.play(id, 1, "add 1").unwrap();
    assert_eq!(hall.matches.undo(id, None, hall.by(1)), Err(Refused::Damaged(id)));
    assert!(matches!(hall.matches.replay(id, None, 0), Err(Refused::Damaged(_))));
    assert_eq!(faults(&hall).len(), 2, "the match, and the lists that it must stand in");
}

#[test]
fn check_notices_lists_that_are_not_right() {
    for table in [b'p', b's'] {
        let hall = hall();
        hall.nim();
        let (key, _) = rows(&hall, table).remove(0);
        put(&hall, key, None);
        assert_eq!(faults(&hall), ["1 rows are missing in the lists of matches"]);
    }
    let hall = hall();
    hall.nim();
    let (mut key, _) = rows(&hall, b'p').remove(0);
    *key.last_mut().unwrap() = 99;
    put(&hall, key, Some(Vec::new()));
    assert_eq!(faults(&hall), ["1 rows in the lists of matches are of none"]);
}

#[test]
fn check_notices_damage_in_every_table_and_rows_without_a_match() {
    for table in *b"HPESRJWDKFN" {
        let hall = hall();
        let id = hall.stakes(2);
        hall.keep(id, PlayerId(2), &rules::Draft::of(&["a"])).unwrap();
        hall.play(id, 1, "stake 4").unwrap();
        hall.matches.prefer(Whose::Player(PlayerId(1)), "side", "left").unwrap();
        let job = hall.claim(id).unwrap().jobs.remove(0);
        hall.matches
            .settle(&job, matches::JobOutcome::Done { message: Some(1) }, hall.now())
            .unwrap();
        let over = hall.nim();
        hall.matches.resign(over, hall.by(1)).unwrap();
        let rematch = matches::Challenge { rematch_of: Some(over), ..crate::hall::nim(1, &[2]) };
        hall.challenge(&rematch).unwrap();
        assert_eq!(faults(&hall), Vec::<String>::new());
        spoil(&hall, table, 0);
        assert!(!faults(&hall).is_empty(), "{}", char::from(table));
    }
    let hall = hall();
    hall.nim();
    let (key, _) = rows(&hall, b'H').remove(0);
    put(&hall, key, None);
    assert!(faults(&hall).iter().any(|fault| fault.contains("of no match")));
}

#[test]
fn a_match_of_rules_that_are_gone_says_so() {
    let hall = hall();
    let id = hall.nim();
    let other = Matches::new(Arc::clone(&hall.store), &[], matches::Settings::default());
    assert!(matches!(other.view(id), Err(Refused::Retired(_))));
}
