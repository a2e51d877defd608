//! Tests of ratings: which matches count, and that a rebuild gives the same result.

use std::io::Cursor;
use std::sync::Arc;

use matches::{
    Challenge, Limit, MatchId, Place, PlayerId, PlayerRating, RatingChange, RatingScope, Score,
    Series, Tally,
};
use proptest::prelude::*;
use rules::Level;
use store::{MemoryStore, Range, Row, SledStore, Store};

use crate::games::CATALOG;
use crate::harness::{Harness, SERVER, nim, on_every_store, stakes};

const NIM: RatingScope<'_> = RatingScope { server: Some(SERVER), game: Some("nim") };
const ALL: RatingScope<'_> = RatingScope { server: Some(SERVER), game: None };
const EVERYWHERE: RatingScope<'_> = RatingScope { server: None, game: None };

fn standing(harness: &Harness, player: u64, field: RatingScope<'_>) -> Option<PlayerRating> {
    harness.matches.player_rating(PlayerId(player), field, harness.now()).unwrap()
}

fn tally(harness: &Harness, player: u64, field: RatingScope<'_>) -> (u32, u32, u32) {
    let Tally { won, drawn, lost } =
        standing(harness, player, field).map(|standing| standing.tally).unwrap_or_default();
    (won, drawn, lost)
}

/// A match in which the second player has resigned.
fn won(harness: &Harness, first: u64, second: u64) -> MatchId {
    harness.later(1_000);
    let id = harness.between(first, second);
    harness.matches.resign(id, harness.by(second)).unwrap();
    id
}

/// All rating rows of the store.
fn rows(harness: &Harness) -> Vec<Row> {
    let under = |letter: u8| Range {
        from: vec![letter],
        to: vec![letter + 1],
        most: usize::MAX,
        backward: false,
    };
    b"LlhvC".iter().flat_map(|&letter| harness.store.scan(&under(letter)).unwrap()).collect()
}

#[test]
fn a_match_counts_per_game_and_overall_on_its_server_and_globally() {
    on_every_store(|harness| {
        let id = won(harness, 1, 2);
        for field in [NIM, ALL, EVERYWHERE] {
            assert_eq!(tally(harness, 1, field), (1, 0, 0), "{field:?}");
            assert_eq!(tally(harness, 2, field), (0, 0, 1), "{field:?}");
        }
        let elsewhere = RatingScope { server: Some(7), ..NIM };
        assert_eq!(standing(harness, 1, elsewhere), None);
        assert_eq!(standing(harness, 1, RatingScope { game: Some("stakes"), ..NIM }), None);
        let mine = standing(harness, 1, NIM).unwrap();
        assert!(mine.rating > 1_500 && mine.is_provisional && mine.streak == 1, "{mine:?}");
        let changes = harness.matches.rating_changes(id).unwrap().unwrap();
        let first = RatingChange {
            player: PlayerId(1),
            before: 1_500,
            after: mine.rating,
            is_provisional: true,
        };
        assert_eq!(changes[0], first);
        assert_eq!(changes[0].after - 1_500, 1_500 - changes[1].after);
        let history = harness.matches.rated_matches(PlayerId(2), Some(SERVER), 9).unwrap();
        assert_eq!((history.len(), history[0].id, history[0].score), (1, id, Score::Lost));
    });
}

#[test]
fn draws_series_and_streaks_are_counted_for_both_players() {
    on_every_store(|harness| {
        let pair = (PlayerId(1), PlayerId(2));
        for _ in 0..3 {
            won(harness, 1, 2);
        }
        assert_eq!(standing(harness, 1, NIM).unwrap().streak, 3);
        assert_eq!(standing(harness, 2, NIM).unwrap().streak, -3);
        let drawn = harness.nim();
        harness.matches.offer(drawn, matches::OfferKind::Draw, harness.by(1)).unwrap();
        harness.matches.reply(drawn, crate::harness::YES, harness.by(2)).unwrap();
        let mine = standing(harness, 1, NIM).unwrap();
        assert_eq!((mine.streak, mine.longest), (0, 3));
        won(harness, 2, 1);
        won(harness, 1, 3);
        let tally = Tally { won: 3, drawn: 1, lost: 1 };
        let series = harness.matches.head_to_head(pair.0, pair.1, Some(SERVER)).unwrap();
        assert_eq!(series, [("nim".to_owned(), tally)]);
    });
}

#[test]
fn a_series_counts_wins_and_draws_but_no_aborted_match() {
    on_every_store(|harness| {
        let again = |before| {
            let asked = Challenge { rematch_of: Some(before), ..nim(1, &[2]) };
            let id = harness.challenge(&asked).unwrap().id;
            harness.matches.join(id, harness.by(2)).unwrap();
            id
        };
        let first = won(harness, 1, 2);
        let drawn = again(first);
        harness.matches.offer(drawn, matches::OfferKind::Draw, harness.by(1)).unwrap();
        harness.matches.reply(drawn, crate::harness::YES, harness.by(2)).unwrap();
        let aborted = again(drawn);
        harness.matches.abort(aborted, harness.by(1)).unwrap();
        let wins = vec![(PlayerId(1), 1), (PlayerId(2), 0)];
        let series = Series { wins, draws: 1 };
        assert_eq!(harness.matches.series(aborted), Ok(Some(series)));
    });
}

#[test]
fn a_series_counts_no_match_of_other_players() {
    on_every_store(|harness| {
        let again = |before, other| {
            let asked = Challenge { rematch_of: Some(before), ..nim(1, &[other]) };
            let id = harness.challenge(&asked).unwrap().id;
            harness.matches.join(id, harness.by(other)).unwrap();
            harness.matches.resign(id, harness.by(other)).unwrap();
            id
        };
        let second = again(won(harness, 1, 2), 2);
        let third = again(second, 3);
        let fourth = again(third, 3);
        assert_eq!(harness.matches.series(third), Ok(None));
        let wins = vec![(PlayerId(1), 2), (PlayerId(3), 0)];
        assert_eq!(harness.matches.series(fourth), Ok(Some(Series { wins, draws: 0 })));
    });
}

#[test]
fn called_off_computer_and_solo_matches_do_not_count() {
    on_every_store(|harness| {
        let aborted = harness.nim();
        harness.matches.abort(aborted, harness.by(1)).unwrap();
        let late = Challenge { limit: Some(Limit::DEFAULT), ..nim(1, &[2]) };
        let late = harness.challenge(&late).unwrap().id;
        harness.matches.join(late, harness.by(2)).unwrap();
        harness.later(4 * 24 * 3_600_000);
        harness.pass_time();
        harness.matches.choose(late, None, matches::Choice::CallOff, harness.by(2)).unwrap();
        let computer = PlayerId::computer(Level::of(1).unwrap(), 0);
        let against = Challenge { opponents: vec![computer], ..nim(1, &[]) };
        let against = harness.challenge(&against).unwrap().id;
        harness.matches.resign(against, harness.by(1)).unwrap();
        harness.matches.resign(harness.stakes(1), harness.by(1)).unwrap();
        harness
            .matches
            .withdraw(harness.challenge(&nim(1, &[2])).unwrap().id, harness.by(1))
            .unwrap();
        assert_eq!(rows(harness), Vec::new());
    });
}

#[test]
fn at_a_table_of_three_the_winner_beats_both_and_the_first_to_leave_loses() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        harness.matches.resign(id, harness.by(1)).unwrap();
        harness.matches.resign(id, harness.by(2)).unwrap();
        let rating = |player| standing(harness, player, ALL).unwrap().rating;
        // The player who left first has also lost to the one who left second.
        assert_eq!(rating(2), 1_500);
        assert!(rating(1) < 1_500 && 1_500 < rating(3));
        assert_eq!([1, 2, 3].map(|player| tally(harness, player, ALL).0), [0, 0, 1]);
    });
}

#[test]
fn the_leaderboard_lists_provisional_ratings_last() {
    on_every_store(|harness| {
        for _ in 0..6 {
            for (winner, loser) in [(1, 2), (2, 1), (1, 3), (3, 2), (2, 3), (1, 3)] {
                won(harness, winner, loser);
            }
        }
        won(harness, 4, 1);
        let page = |skipped, most| {
            let page = harness.matches.leaderboard(
                SERVER,
                Some("nim"),
                skipped..skipped + most,
                harness.now(),
            );
            let page = page.unwrap();
            let players = page.players.iter().map(|one| (one.player.0, one.is_provisional));
            (players.collect::<Vec<_>>(), page.are_more)
        };
        assert_eq!(page(0, 3), (vec![(1, false), (2, false), (3, false)], true));
        assert_eq!(page(3, 3), (vec![(4, true)], false));
        let elsewhere = harness.matches.leaderboard(7, Some("nim"), 0..9, harness.now()).unwrap();
        assert_eq!(elsewhere.players, []);
        // After years without a match, a rating is provisional again.
        harness.later(400 * 7 * 24 * 3_600_000);
        assert_eq!(page(0, 1).0, [(1, true)]);
    });
}

#[test]
fn a_rating_that_became_provisional_with_age_uses_up_no_place() {
    on_every_store(|harness| {
        for _ in 0..6 {
            for (winner, loser) in [(1, 2), (2, 1), (1, 3), (3, 2), (2, 3), (1, 3)] {
                won(harness, winner, loser);
            }
        }
        // The best player doesn't play for years, and the others do.
        for _ in 0..25 {
            harness.later(16 * 7 * 24 * 3_600_000);
            won(harness, 2, 3);
            won(harness, 3, 2);
        }
        let page = |places| {
            let page = harness.matches.leaderboard(SERVER, Some("nim"), places, harness.now());
            let page = page.unwrap();
            let are_provisional = page.players.iter().map(|one| one.is_provisional);
            (are_provisional.collect::<Vec<_>>(), page.placed_before)
        };
        assert_eq!(page(0..9), (vec![true, false, false], 0));
        assert_eq!(page(1..2), (vec![false], 0));
        assert_eq!(page(2..3), (vec![false], 1));
    });
}

#[test]
fn no_page_follows_the_last_place_of_a_long_leaderboard() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    won(&harness, 1, 2);
    let is_of_nim = |(key, _): &Row| key[0] == b'l' && key.windows(3).any(|part| part == b"nim");
    let (listed, row) = rows(&harness).into_iter().find(is_of_nim).unwrap();
    let mut batch = store::Batch::default();
    for player in 0..1_001_u64 {
        let mut key = listed[..listed.len() - 8].to_vec();
        key.extend(player.to_be_bytes());
        batch.writes.push((key, Some(row.clone())));
    }
    harness.store.commit(batch).unwrap();
    let are_more = |places| {
        let page = harness.matches.leaderboard(SERVER, Some("nim"), places, harness.now());
        page.unwrap().are_more
    };
    assert_eq!((are_more(980..990), are_more(990..1_000)), (true, false));
}

#[test]
fn a_repeated_request_counts_once() {
    on_every_store(|harness| {
        let id = harness.nim();
        let by = harness.by(2);
        harness.matches.resign(id, by).unwrap();
        let before = rows(harness);
        harness.restart();
        assert!(harness.matches.resign(id, by).unwrap().repeated);
        assert_eq!(rows(harness), before);
    });
}

#[test]
fn matches_ending_at_one_moment_keep_their_order() {
    on_every_store(|harness| {
        let ids = [harness.between(1, 2), harness.between(2, 1), harness.between(1, 2)];
        let mut by = harness.by(2);
        harness.matches.resign(ids[2], by).unwrap();
        by = harness.by(2);
        harness.matches.resign(ids[0], by).unwrap();
        by = harness.by(1);
        by.now.0 = 10;
        harness.matches.resign(ids[1], by).unwrap();
        let history = harness.matches.rated_matches(PlayerId(1), None, 9).unwrap();
        let order: Vec<_> = history.iter().map(|counting| counting.id).collect();
        assert_eq!(order, [ids[1], ids[0], ids[2]]);
        assert!(history.windows(2).all(|two| two[0].at > two[1].at));
    });
}

#[test]
fn a_match_that_ended_by_a_wrong_clock_moves_no_later_end() {
    const AHEAD: u64 = 40 * 24 * 3_600_000;
    on_every_store(|harness| {
        harness.later(AHEAD);
        won(harness, 1, 2);
        harness.earlier(AHEAD);
        let ends_now = |first, second| {
            let id = won(harness, first, second);
            let newest = harness.matches.rated_matches(PlayerId(second), None, 1).unwrap();
            assert_eq!((newest[0].id, newest[0].at), (id, harness.now()));
        };
        ends_now(1, 3);
        ends_now(3, 4);
        let tallies = [1, 2, 3, 4].map(|player| tally(harness, player, ALL));
        assert_eq!(tallies, [(2, 0, 0), (0, 0, 1), (1, 0, 1), (0, 0, 1)]);
        // The next start rebuilds the ratings in the order of the ends.
        harness.matches.begin_work(harness.now()).unwrap();
        harness.check();
        assert_eq!(tallies, [1, 2, 3, 4].map(|player| tally(harness, player, ALL)));
        ends_now(1, 5);
    });
}

#[test]
fn an_erased_player_loses_their_rating_and_the_others_keep_theirs() {
    on_every_store(|harness| {
        won(harness, 1, 2);
        won(harness, 2, 3);
        let running = harness.between(1, 2);
        let before = [1, 3].map(|player| standing(harness, player, ALL));
        harness.matches.erase(PlayerId(2), harness.now()).unwrap();
        harness.check();
        assert_eq!(standing(harness, 3, ALL), before[1]);
        assert_eq!(standing(harness, 2, ALL), None);
        assert_eq!(harness.head(running).winners().only().map(|seat| seat.0), Some(0));
        assert_eq!(tally(harness, 1, ALL), (2, 0, 0), "the one they resigned counts");
        let listed =
            harness.matches.leaderboard(SERVER, None, 0..9, harness.now()).unwrap().players;
        assert_eq!(listed.iter().map(|one| one.player.0).collect::<Vec<_>>(), [1, 3]);
        won(harness, 1, 2);
        assert_eq!(tally(harness, 2, ALL), (0, 0, 1), "a returning player begins anew");
    });
}

#[test]
fn a_match_that_a_slow_erasure_ends_is_rated_after_newer_ends() {
    on_every_store(|harness| {
        let (id, begun) = (harness.between(1, 2), harness.now());
        harness.later(10 * 60_000);
        won(harness, 1, 3);
        harness.matches.erase(PlayerId(2), begun).unwrap();
        let newest = harness.matches.rated_matches(PlayerId(1), None, 1).unwrap();
        assert_eq!(newest[0].id, id, "the next start need not rebuild the ratings");
    });
}

#[test]
fn missing_ratings_are_rebuilt_by_a_start_or_a_migration() {
    on_every_store(|harness| {
        won(harness, 1, 2);
        won(harness, 3, 1);
        let made = rows(harness);
        for is_start in [true, false] {
            let mut batch = store::Batch::default();
            batch.writes.extend(made.iter().map(|(key, _)| (key.clone(), None)));
            batch.writes.push((b"Z".to_vec(), None));
            harness.store.commit(batch).unwrap();
            let checked = matches::check(harness.store.as_ref(), CATALOG).unwrap();
            let counts = (checked.faults.len(), checked.old, checked.stale_ratings);
            assert_eq!(counts, (0, 0, made.len()));
            match is_start {
                true => harness.matches.begin_work(harness.now()).unwrap(),
                false => {
                    let migrated = matches::migrate(harness.store.as_ref(), CATALOG).unwrap();
                    assert_eq!((migrated.rows, migrated.ratings), (0, made.len()));
                }
            }
            assert_eq!(rows(harness), made);
        }
    });
}

#[test]
fn check_detects_a_changed_rating() {
    let store = Arc::new(MemoryStore::new());
    let harness = Harness::over(store);
    won(&harness, 1, 2);
    harness.check();
    let (key, _) = rows(&harness).remove(0);
    let other = rows(&harness).remove(4).1;
    let mut batch = store::Batch::default();
    batch.writes.push((key, Some(other)));
    harness.store.commit(batch).unwrap();
    let checked = matches::check(harness.store.as_ref(), CATALOG).unwrap();
    assert!(checked.faults[0].contains("how players stand"), "{:?}", checked.faults);
}

/// A match or another act among five people.
#[derive(Clone, Debug)]
enum Deed {
    Nim(u64, u64, u8),
    Stakes(u64, u64, u64),
    Forget(u64),
    Pass(u64),
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        8 => (1..6_u64, 1..6_u64, 0..4_u8).prop_map(|(one, two, how)| Deed::Nim(one, two, how)),
        3 => (1..6_u64, 1..6_u64, 1..6_u64).prop_map(|(a, b, c)| Deed::Stakes(a, b, c)),
        1 => (1..6_u64).prop_map(Deed::Forget),
        2 => (0..3_000_000_000_u64).prop_map(Deed::Pass),
    ]
}

fn happen(harness: &Harness, deed: &Deed) {
    let server = |server| Place { server, channel: 5, thread: None };
    match *deed {
        Deed::Nim(one, two, how) => {
            let place = server([Some(SERVER), Some(7), None][usize::from(how) % 3]);
            let Ok(made) = harness.challenge(&Challenge { place, ..nim(one, &[two]) }) else {
                return;
            };
            harness.matches.join(made.id, harness.by(two)).unwrap();
            if how == 3 {
                harness.matches.offer(made.id, matches::OfferKind::Draw, harness.by(one)).unwrap();
                harness.matches.reply(made.id, crate::harness::YES, harness.by(two)).unwrap();
            } else {
                let mut by = harness.by([one, two][usize::from(how) % 2]);
                by.now.0 = by.now.0.saturating_sub(u64::from(how) * 700);
                harness.matches.resign(made.id, by).unwrap();
            }
        }
        Deed::Stakes(a, b, c) => {
            let Ok(made) = harness.challenge(&stakes(a, &[b, c])) else { return };
            for player in [b, c] {
                harness.matches.join(made.id, harness.by(player)).unwrap();
            }
            harness.matches.resign(made.id, harness.by(a)).unwrap();
            harness.matches.resign(made.id, harness.by(c)).unwrap();
        }
        Deed::Forget(player) => {
            harness.matches.erase(PlayerId(player), harness.now()).unwrap();
        }
        Deed::Pass(later) => harness.later(later),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn imported_and_rebuilt_ratings_equal_the_stored_ratings(
        deeds in prop::collection::vec(deed(), 1..40)
    ) {
        let harness = Harness::over(Arc::new(MemoryStore::new()));
        deeds.iter().for_each(|deed| happen(&harness, deed));
        harness.check();
        let made = rows(&harness);
        let folder = tempfile::tempdir().unwrap();
        let imported: Arc<dyn Store> = Arc::new(SledStore::open(folder.path()).unwrap());
        matches::import(imported.as_ref(), CATALOG, &mut Cursor::new(harness.exported())).unwrap();
        let imported = Harness::over(imported);
        prop_assert_eq!(&rows(&imported), &made);
        // An interrupted rebuild: some rows are missing, and so is the version of the rating rules.
        let mut batch = store::Batch::default();
        let half = made.iter().step_by(2);
        batch.writes.extend(half.map(|(key, _)| (key.clone(), None)));
        batch.writes.push((b"Z".to_vec(), None));
        imported.store.commit(batch).unwrap();
        imported.matches.begin_work(imported.now()).unwrap();
        prop_assert_eq!(&rows(&imported), &made);
        imported.check();
    }
}
