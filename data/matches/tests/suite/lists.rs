//! Lists, page by page: what waits for me comes first, and every match stands on one page.

use std::sync::Arc;

use matches::{Cursor, Filter, Leaf, List, MatchId, Matches, Page, PlayerId, Settings};
use store::{Batch, MemoryStore, Store};

use crate::games::CATALOG;
use crate::hall::{Hall, SERVER, nim, on_every_store, stakes};

const ME: u64 = 1;

fn ids(leaf: &Leaf) -> Vec<u64> {
    leaf.heads.iter().map(|head| head.id.0).collect()
}

fn leaf(hall: &Hall, list: List, from: Option<Cursor>) -> Leaf {
    hall.matches.leaf(list, from, 4).unwrap()
}

/// All pages from the first on, by going forward; then the same by going back.
fn pages(hall: &Hall, list: List) -> Vec<Vec<u64>> {
    let mut pages = vec![leaf(hall, list, None)];
    assert!(pages[0].before.is_none());
    while let Some(after) = pages.last().unwrap().after {
        pages.push(leaf(hall, list, Some(after)));
    }
    let mut back = vec![pages.last().unwrap().clone()];
    while let Some(before) = back.last().unwrap().before {
        back.push(leaf(hall, list, Some(before)));
    }
    let (there, mut again): (Vec<_>, Vec<_>) =
        (pages.iter().map(ids).collect(), back.iter().map(ids).collect());
    again.reverse();
    assert_eq!(there, again);
    there
}

/// Sixty matches of one person, in every third of which it is their turn, and challenges.
fn busy(hall: &Hall) {
    for number in 0..60 {
        let id = hall.between(ME, 2 + number % 7);
        if number % 3 > 0 {
            hall.play(id, ME, "1").unwrap();
        }
    }
    hall.challenge(&nim(ME, &[3])).unwrap();
    hall.challenge(&nim(4, &[ME])).unwrap();
}

#[test]
fn what_waits_for_me_comes_first_then_what_runs_then_challenges() {
    on_every_store(|hall| {
        busy(hall);
        let pages = pages(hall, List::Of(PlayerId(ME)));
        assert_eq!(
            pages.iter().map(Vec::len).collect::<Vec<_>>(),
            [[4; 15].to_vec(), vec![2]].concat()
        );
        let all: Vec<u64> = pages.concat();
        let turns: Vec<u64> = (1..=60).rev().filter(|id| (id - 1) % 3 == 0).collect();
        let others: Vec<u64> = (1..=60).rev().filter(|id| (id - 1) % 3 != 0).collect();
        assert_eq!(all, [turns, others, vec![62, 61]].concat());
        assert_eq!(hall.matches.count_turns(PlayerId(ME)), Ok(20));
        hall.check();
    });
}

#[test]
fn a_list_without_anything_has_one_empty_page() {
    on_every_store(|hall| {
        busy(hall);
        for list in
            [List::Of(PlayerId(99)), List::Open(SERVER), List::Over(SERVER), List::Running(1)]
        {
            assert_eq!(leaf(hall, list, None), Leaf::default(), "{list:?}");
        }
    });
}

#[test]
fn a_page_that_is_gone_meanwhile_is_the_first() {
    on_every_store(|hall| {
        let ids_of = [hall.nim(), hall.nim(), hall.nim(), hall.nim(), hall.nim()];
        let list = List::Running(SERVER);
        let second = leaf(hall, list, None).after.unwrap();
        assert_eq!(second.id, ids_of[1]);
        hall.matches.resign(ids_of[0], hall.by(1)).unwrap();
        let again = leaf(hall, list, Some(second));
        assert_eq!(ids(&again), [5, 4, 3, 2]);
        assert_eq!(ids(&leaf(hall, List::Over(SERVER), None)), [1]);
    });
}

#[test]
fn open_challenges_are_those_that_anybody_may_take() {
    on_every_store(|hall| {
        let open = hall.challenge(&nim(ME, &[])).unwrap().id;
        hall.challenge(&nim(ME, &[2])).unwrap();
        let table = hall.challenge(&stakes(ME, &[])).unwrap().id;
        assert_eq!(ids(&leaf(hall, List::Open(SERVER), None)), [table.0, open.0]);
        hall.matches.join(open, hall.by(3)).unwrap();
        hall.matches.withdraw(table, hall.by(ME)).unwrap();
        assert_eq!(leaf(hall, List::Open(SERVER), None), Leaf::default());
        hall.check();
    });
}

#[test]
fn somebody_who_is_erased_stands_in_no_list_and_is_counted_once_a_match() {
    on_every_store(|hall| {
        busy(hall);
        assert_eq!(hall.matches.forget(PlayerId(ME), hall.now()), Ok(62));
        assert_eq!(leaf(hall, List::Of(PlayerId(ME)), None), Leaf::default());
        let page = Page { after: None, most: 9 };
        assert_eq!(hall.matches.matches_of(PlayerId(ME), Filter::Running, page), Ok(Vec::new()));
        hall.check();
    });
}

/// A store as an older program kept it: without the new shelves.
fn of_former_days() -> Arc<dyn Store> {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    busy(&hall);
    let mut batch = Batch::default();
    for table in *b"ps" {
        let range = store::Range {
            from: vec![table],
            to: vec![table + 1],
            most: usize::MAX,
            backward: false,
        };
        for (key, _) in hall.store.scan(&range).unwrap() {
            if key[16] >= 4 {
                batch.writes.push((key, None));
            }
        }
    }
    assert!(batch.writes.len() > 100);
    hall.store.commit(batch).unwrap();
    hall.store
}

#[test]
fn the_lists_of_a_store_of_former_days_are_completed_once() {
    let store = of_former_days();
    let checked = matches::check(store.as_ref(), CATALOG).unwrap();
    assert!(checked.old > 100 && checked.faults.is_empty(), "{checked:?}");
    let matches = Matches::new(Arc::clone(&store), CATALOG, Settings::default());
    assert_eq!(matches.complete_lists(), Ok(60));
    assert_eq!(matches.complete_lists(), Ok(0));
    assert_eq!(matches.count_turns(PlayerId(ME)), Ok(20));
    let checked = matches::check(store.as_ref(), CATALOG).unwrap();
    assert!(checked.old == 0 && checked.faults.is_empty(), "{checked:?}");
}

#[test]
fn migrating_completes_them_too() {
    let store = of_former_days();
    let migrated = matches::migrate(store.as_ref(), CATALOG).unwrap();
    assert_eq!((migrated.matches, migrated.faults), (60, Vec::new()));
    let first = leaf(&Hall::over(store), List::Of(PlayerId(ME)), None);
    assert_eq!(first.heads[0].id, MatchId(58));
}
