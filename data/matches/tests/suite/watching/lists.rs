//! Tests of lists, page by page: the player's own turns come first, and each match is on exactly one page.

use matches::{Challenge, Cursor, Filter, List, ListPage, MatchId, Page, PlayerId};

use crate::harness::{Harness, SERVER, nim, on_every_store, stakes};

const ME: u64 = 1;

fn ids(leaf: &ListPage) -> Vec<u64> {
    leaf.heads.iter().map(|head| head.id.0).collect()
}

fn leaf(harness: &Harness, list: List, from: Option<Cursor>) -> ListPage {
    harness.matches.list_page(list, from, 4).unwrap()
}

/// All pages of a list, read forward. Checks that reading backward gives the same pages.
fn pages(harness: &Harness, list: List) -> Vec<Vec<u64>> {
    let mut pages = vec![leaf(harness, list, None)];
    assert!(pages[0].before.is_none());
    while let Some(after) = pages.last().unwrap().after {
        pages.push(leaf(harness, list, Some(after)));
    }
    let mut back = vec![pages.last().unwrap().clone()];
    while let Some(before) = back.last().unwrap().before {
        back.push(leaf(harness, list, Some(before)));
    }
    let (there, mut again): (Vec<_>, Vec<_>) =
        (pages.iter().map(ids).collect(), back.iter().map(ids).collect());
    again.reverse();
    assert_eq!(there, again);
    there
}

/// Makes sixty matches of one person, and two challenges. The person is to move in every third match.
fn busy(harness: &Harness) {
    for number in 0..60 {
        let id = harness.between(ME, 2 + number % 7);
        if number % 3 > 0 {
            harness.play(id, ME, "1").unwrap();
        }
    }
    harness.challenge(&nim(ME, &[3])).unwrap();
    harness.challenge(&nim(4, &[ME])).unwrap();
}

#[test]
fn a_players_list_shows_own_turns_then_running_matches_then_challenges() {
    on_every_store(|harness| {
        busy(harness);
        let own = pages(harness, List::Turns(PlayerId(ME))).concat();
        let pages = pages(harness, List::Player(PlayerId(ME)));
        assert_eq!(
            pages.iter().map(Vec::len).collect::<Vec<_>>(),
            [[4; 15].to_vec(), vec![2]].concat()
        );
        let all: Vec<u64> = pages.concat();
        let turns: Vec<u64> = (1..=60).rev().filter(|id| (id - 1) % 3 == 0).collect();
        let others: Vec<u64> = (1..=60).rev().filter(|id| (id - 1) % 3 != 0).collect();
        assert_eq!(own, turns, "their turns alone");
        assert_eq!(all, [turns, others, vec![62, 61]].concat());
        assert_eq!(harness.matches.count_turns(PlayerId(ME)), Ok(20));
        harness.check();
    });
}

#[test]
fn an_empty_list_has_one_empty_page() {
    on_every_store(|harness| {
        busy(harness);
        for list in [
            List::Player(PlayerId(99)),
            List::Turns(PlayerId(99)),
            List::OpenChallenges(SERVER),
            List::Finished(SERVER),
            List::Running(1),
        ] {
            assert_eq!(leaf(harness, list, None), ListPage::default(), "{list:?}");
        }
    });
}

#[test]
fn a_missing_page_is_replaced_by_the_first_page() {
    on_every_store(|harness| {
        let ids_of = [harness.nim(), harness.nim(), harness.nim(), harness.nim(), harness.nim()];
        let list = List::Running(SERVER);
        let second = leaf(harness, list, None).after.unwrap();
        assert_eq!(second.id, ids_of[1]);
        harness.matches.resign(ids_of[0], harness.by(1)).unwrap();
        let again = leaf(harness, list, Some(second));
        assert_eq!(ids(&again), [5, 4, 3, 2]);
        assert_eq!(ids(&leaf(harness, List::Finished(SERVER), None)), [1]);
    });
}

#[test]
fn open_challenges_can_be_accepted_by_anybody() {
    on_every_store(|harness| {
        let open = harness.challenge(&nim(ME, &[])).unwrap().id;
        harness.challenge(&nim(ME, &[2])).unwrap();
        let table = harness.challenge(&stakes(ME, &[])).unwrap().id;
        assert_eq!(ids(&leaf(harness, List::OpenChallenges(SERVER), None)), [table.0, open.0]);
        harness.matches.join(open, harness.by(3)).unwrap();
        harness.matches.withdraw(table, harness.by(ME)).unwrap();
        assert_eq!(leaf(harness, List::OpenChallenges(SERVER), None), ListPage::default());
        harness.check();
    });
}

#[test]
fn a_challenge_whose_last_seat_is_reserved_is_not_open_until_the_invited_player_declines() {
    on_every_store(|harness| {
        let id = harness.challenge(&Challenge { seats: Some(3), ..stakes(ME, &[2]) }).unwrap().id;
        let listed = || ids(&leaf(harness, List::OpenChallenges(SERVER), None));
        assert_eq!(listed(), [id.0]);
        harness.matches.join(id, harness.by(3)).unwrap();
        assert_eq!(listed(), Vec::<u64>::new());
        harness.matches.decline(id, harness.by(2)).unwrap();
        assert_eq!(listed(), [id.0]);
        harness.check();
    });
}

#[test]
fn reserved_tables_take_no_place_of_an_open_challenge() {
    on_every_store(|harness| {
        let open = |count: u32| -> Vec<u64> {
            (0..count).map(|_| harness.challenge(&nim(ME, &[])).unwrap().id.0).collect()
        };
        let older = open(3);
        for _ in 0..9 {
            let table = Challenge { seats: Some(3), ..stakes(ME, &[2]) };
            let id = harness.challenge(&table).unwrap().id;
            harness.matches.join(id, harness.by(3)).unwrap();
        }
        let newer = open(2);
        let all: Vec<_> = older.into_iter().chain(newer).rev().collect();
        let list = List::OpenChallenges(SERVER);
        assert_eq!(pages(harness, list), [all[..4].to_vec(), all[4..].to_vec()]);
        harness.matches.withdraw(MatchId(all[4]), harness.by(ME)).unwrap();
        assert_eq!(pages(harness, list), [all[..4].to_vec()], "no page follows");
    });
}

#[test]
fn an_erased_player_is_in_no_list_and_counted_once_per_match() {
    on_every_store(|harness| {
        busy(harness);
        assert_eq!(harness.matches.erase(PlayerId(ME), harness.now()), Ok(62));
        assert_eq!(leaf(harness, List::Player(PlayerId(ME)), None), ListPage::default());
        let page = Page { after: None, most: 9 };
        assert_eq!(harness.matches.matches_of(PlayerId(ME), Filter::Running, page), Ok(Vec::new()));
        harness.check();
    });
}

#[test]
fn a_match_that_a_player_has_left_is_not_in_their_list() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        harness.matches.resign(id, harness.by(3)).unwrap();
        let listed = |player| {
            let list = List::Player(PlayerId(player));
            ids(&harness.matches.list_page(list, None, 99).unwrap()).contains(&id.0)
        };
        assert_eq!([1, 2, 3].map(listed), [true, true, false]);
    });
}
