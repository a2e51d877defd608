//! How players stand: what counts and what does not, and that it comes out the same however often it is computed.

use std::io::Cursor;
use std::sync::Arc;

use matches::{Challenge, Field, Limit, MatchId, Place, PlayerId, Score, Series, Standing, Tally};
use proptest::prelude::*;
use rules::Level;
use store::{MemoryStore, Range, Row, SledStore, Store};

use crate::games::CATALOG;
use crate::hall::{Hall, SERVER, nim, on_every_store, stakes};

const NIM: Field<'_> = Field { server: Some(SERVER), game: Some("nim") };
const ALL: Field<'_> = Field { server: Some(SERVER), game: None };
const EVERYWHERE: Field<'_> = Field { server: None, game: None };

fn standing(hall: &Hall, player: u64, field: Field<'_>) -> Option<Standing> {
    hall.matches.standing(PlayerId(player), field, hall.now()).unwrap()
}

fn tally(hall: &Hall, player: u64, field: Field<'_>) -> (u32, u32, u32) {
    let Tally { won, drawn, lost } =
        standing(hall, player, field).map(|standing| standing.tally).unwrap_or_default();
    (won, drawn, lost)
}

/// A match that the second has resigned.
fn won(hall: &Hall, first: u64, second: u64) -> MatchId {
    hall.later(1_000);
    let id = hall.between(first, second);
    hall.matches.resign(id, hall.by(second)).unwrap();
    id
}

/// Everything that follows from the journals about how players stand.
fn rows(hall: &Hall) -> Vec<Row> {
    let under = |letter: u8| Range {
        from: vec![letter],
        to: vec![letter + 1],
        most: usize::MAX,
        backward: false,
    };
    b"LlhvC".iter().flat_map(|&letter| hall.store.scan(&under(letter)).unwrap()).collect()
}

#[test]
fn a_match_counts_in_its_game_and_in_all_games_on_its_server_and_everywhere() {
    on_every_store(|hall| {
        let id = won(hall, 1, 2);
        for field in [NIM, ALL, EVERYWHERE] {
            assert_eq!(tally(hall, 1, field), (1, 0, 0), "{field:?}");
            assert_eq!(tally(hall, 2, field), (0, 0, 1), "{field:?}");
        }
        let elsewhere = Field { server: Some(7), ..NIM };
        assert_eq!(standing(hall, 1, elsewhere), None);
        assert_eq!(standing(hall, 1, Field { game: Some("stakes"), ..NIM }), None);
        let mine = standing(hall, 1, NIM).unwrap();
        assert!(mine.rating > 1_500 && mine.is_provisional && mine.streak == 1, "{mine:?}");
        let changes = hall.matches.rating_changes(id).unwrap().unwrap();
        assert_eq!(changes[0], (PlayerId(1), 1_500, mine.rating));
        assert_eq!(changes[0].2 - 1_500, 1_500 - changes[1].2);
        let history = hall.matches.counting(PlayerId(2), Some(SERVER), 9).unwrap();
        assert_eq!((history.len(), history[0].id, history[0].score), (1, id, Score::Lost));
    });
}

#[test]
fn a_draw_and_a_series_and_streaks_are_counted_for_both() {
    on_every_store(|hall| {
        let pair = (PlayerId(1), PlayerId(2));
        for _ in 0..3 {
            won(hall, 1, 2);
        }
        assert_eq!(standing(hall, 1, NIM).unwrap().streak, 3);
        assert_eq!(standing(hall, 2, NIM).unwrap().streak, -3);
        let drawn = hall.nim();
        hall.matches.offer(drawn, matches::OfferKind::Draw, hall.by(1)).unwrap();
        hall.matches.answer(drawn, crate::hall::YES, hall.by(2)).unwrap();
        let mine = standing(hall, 1, NIM).unwrap();
        assert_eq!((mine.streak, mine.longest), (0, 3));
        won(hall, 2, 1);
        won(hall, 1, 3);
        let tally = Tally { won: 3, drawn: 1, lost: 1 };
        let series = hall.matches.between(pair, Some(SERVER)).unwrap();
        assert_eq!(series, [("nim".to_owned(), tally)]);
    });
}

#[test]
fn a_series_of_rematches_counts_what_was_won_and_drawn_and_not_what_was_called_off() {
    on_every_store(|hall| {
        let again = |before| {
            let asked = Challenge { rematch_of: Some(before), ..nim(1, &[2]) };
            let id = hall.challenge(&asked).unwrap().id;
            hall.matches.join(id, hall.by(2)).unwrap();
            id
        };
        let first = won(hall, 1, 2);
        let drawn = again(first);
        hall.matches.offer(drawn, matches::OfferKind::Draw, hall.by(1)).unwrap();
        hall.matches.answer(drawn, crate::hall::YES, hall.by(2)).unwrap();
        let aborted = again(drawn);
        hall.matches.abort(aborted, hall.by(1)).unwrap();
        let wins = vec![(PlayerId(1), 1), (PlayerId(2), 0)];
        let series = Series { wins, draws: 1 };
        assert_eq!(hall.matches.series(aborted), Ok(Some(series)));
    });
}

#[test]
fn what_was_called_off_and_what_a_computer_played_and_what_one_played_alone_do_not_count() {
    on_every_store(|hall| {
        let aborted = hall.nim();
        hall.matches.abort(aborted, hall.by(1)).unwrap();
        let late = Challenge { limit: Some(Limit::DEFAULT), ..nim(1, &[2]) };
        let late = hall.challenge(&late).unwrap().id;
        hall.matches.join(late, hall.by(2)).unwrap();
        hall.later(4 * 24 * 3_600_000);
        hall.pass_time();
        hall.matches.choose(late, (None, matches::Choice::CallOff), hall.by(2)).unwrap();
        let computer = PlayerId::computer(Level::of(1).unwrap(), 0);
        let against = Challenge { opponents: vec![computer], ..nim(1, &[]) };
        let against = hall.challenge(&against).unwrap().id;
        hall.matches.resign(against, hall.by(1)).unwrap();
        hall.matches.resign(hall.stakes(1), hall.by(1)).unwrap();
        hall.matches.withdraw(hall.challenge(&nim(1, &[2])).unwrap().id, hall.by(1)).unwrap();
        assert_eq!(rows(hall), Vec::new());
    });
}

#[test]
fn of_three_the_winner_has_beaten_both_and_who_left_has_lost_to_all() {
    on_every_store(|hall| {
        let id = hall.stakes(3);
        hall.matches.resign(id, hall.by(1)).unwrap();
        hall.matches.resign(id, hall.by(2)).unwrap();
        let rating = |player| standing(hall, player, ALL).unwrap().rating;
        // Who left first has lost to the other too.
        assert_eq!(rating(2), 1_500);
        assert!(rating(1) < 1_500 && 1_500 < rating(3));
        assert_eq!([1, 2, 3].map(|player| tally(hall, player, ALL).0), [0, 0, 1]);
    });
}

#[test]
fn the_best_come_first_and_those_whose_rating_is_a_guess_after_them_page_by_page() {
    on_every_store(|hall| {
        for _ in 0..6 {
            for (winner, loser) in [(1, 2), (2, 1), (1, 3), (3, 2), (2, 3), (1, 3)] {
                won(hall, winner, loser);
            }
        }
        won(hall, 4, 1);
        let page = |skipped, most| {
            let page = hall.matches.leaders(SERVER, Some("nim"), (skipped, most), hall.now());
            let page = page.unwrap();
            let players = page.players.iter().map(|one| (one.player.0, one.is_provisional));
            (players.collect::<Vec<_>>(), page.are_more)
        };
        assert_eq!(page(0, 3), (vec![(1, false), (2, false), (3, false)], true));
        assert_eq!(page(3, 3), (vec![(4, true)], false));
        let elsewhere = hall.matches.leaders(7, Some("nim"), (0, 9), hall.now()).unwrap();
        assert_eq!(elsewhere.players, []);
        // After years without a match everything is a guess again.
        hall.later(400 * 7 * 24 * 3_600_000);
        assert_eq!(page(0, 1).0, [(1, true)]);
    });
}

#[test]
fn a_request_that_comes_twice_counts_once() {
    on_every_store(|hall| {
        let id = hall.nim();
        let by = hall.by(2);
        hall.matches.resign(id, by).unwrap();
        let before = rows(hall);
        hall.restart();
        assert!(hall.matches.resign(id, by).unwrap().repeated);
        assert_eq!(rows(hall), before);
    });
}

#[test]
fn matches_that_end_at_one_moment_or_by_a_clock_that_was_put_back_keep_their_order() {
    on_every_store(|hall| {
        let ids = [hall.between(1, 2), hall.between(2, 1), hall.between(1, 2)];
        let mut by = hall.by(2);
        hall.matches.resign(ids[2], by).unwrap();
        by = hall.by(2);
        hall.matches.resign(ids[0], by).unwrap();
        by = hall.by(1);
        by.now.0 = 10;
        hall.matches.resign(ids[1], by).unwrap();
        let history = hall.matches.counting(PlayerId(1), None, 9).unwrap();
        let order: Vec<_> = history.iter().map(|counting| counting.id).collect();
        assert_eq!(order, [ids[1], ids[0], ids[2]]);
        assert!(history.windows(2).all(|two| two[0].at > two[1].at));
    });
}

#[test]
fn whoever_is_forgotten_stands_nowhere_and_the_others_stand_as_they_did() {
    on_every_store(|hall| {
        won(hall, 1, 2);
        won(hall, 2, 3);
        let running = hall.between(1, 2);
        let before = [1, 3].map(|player| standing(hall, player, ALL));
        hall.matches.forget(PlayerId(2), hall.now()).unwrap();
        hall.check();
        assert_eq!(standing(hall, 3, ALL), before[1]);
        assert_eq!(standing(hall, 2, ALL), None);
        assert_eq!(hall.head(running).winners().only().map(|seat| seat.0), Some(0));
        assert_eq!(tally(hall, 1, ALL), (2, 0, 0), "the one they resigned counts");
        let listed = hall.matches.leaders(SERVER, None, (0, 9), hall.now()).unwrap().players;
        assert_eq!(listed.iter().map(|one| one.player.0).collect::<Vec<_>>(), [1, 3]);
        won(hall, 1, 2);
        assert_eq!(tally(hall, 2, ALL), (0, 0, 1), "who comes back begins anew");
    });
}

#[test]
fn a_store_of_former_days_gets_its_ratings_when_the_program_starts() {
    on_every_store(|hall| {
        won(hall, 1, 2);
        won(hall, 3, 1);
        let made = rows(hall);
        let mut batch = store::Batch::default();
        batch.writes.extend(made.iter().map(|(key, _)| (key.clone(), None)));
        batch.writes.push((b"Z".to_vec(), None));
        hall.store.commit(batch).unwrap();
        let checked = matches::check(hall.store.as_ref(), CATALOG).unwrap();
        assert_eq!((checked.faults.len(), checked.old), (0, made.len()));
        hall.matches.begin_work(hall.now()).unwrap();
        assert_eq!(rows(hall), made);
    });
}

#[test]
fn a_rating_that_was_changed_by_hand_is_found() {
    let store = Arc::new(MemoryStore::new());
    let hall = Hall::over(store);
    won(&hall, 1, 2);
    hall.check();
    let (key, _) = rows(&hall).remove(0);
    let other = rows(&hall).remove(4).1;
    let mut batch = store::Batch::default();
    batch.writes.push((key, Some(other)));
    hall.store.commit(batch).unwrap();
    let checked = matches::check(hall.store.as_ref(), CATALOG).unwrap();
    assert!(checked.faults[0].contains("how players stand"), "{:?}", checked.faults);
}

/// Something that happens between five people.
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

fn happen(hall: &Hall, deed: &Deed) {
    let server = |server| Place { server, channel: 5, thread: None };
    match *deed {
        Deed::Nim(one, two, how) => {
            let place = server([Some(SERVER), Some(7), None][usize::from(how) % 3]);
            let Ok(made) = hall.challenge(&Challenge { place, ..nim(one, &[two]) }) else { return };
            hall.matches.join(made.id, hall.by(two)).unwrap();
            if how == 3 {
                hall.matches.offer(made.id, matches::OfferKind::Draw, hall.by(one)).unwrap();
                hall.matches.answer(made.id, crate::hall::YES, hall.by(two)).unwrap();
            } else {
                let mut by = hall.by([one, two][usize::from(how) % 2]);
                by.now.0 = by.now.0.saturating_sub(u64::from(how) * 700);
                hall.matches.resign(made.id, by).unwrap();
            }
        }
        Deed::Stakes(a, b, c) => {
            let Ok(made) = hall.challenge(&stakes(a, &[b, c])) else { return };
            for player in [b, c] {
                hall.matches.join(made.id, hall.by(player)).unwrap();
            }
            hall.matches.resign(made.id, hall.by(a)).unwrap();
            hall.matches.resign(made.id, hall.by(c)).unwrap();
        }
        Deed::Forget(player) => drop(hall.matches.forget(PlayerId(player), hall.now()).unwrap()),
        Deed::Pass(later) => hall.later(later),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn whatever_happens_the_same_table_comes_of_an_import_and_of_computing_anew(
        deeds in prop::collection::vec(deed(), 1..40)
    ) {
        let hall = Hall::over(Arc::new(MemoryStore::new()));
        deeds.iter().for_each(|deed| happen(&hall, deed));
        hall.check();
        let made = rows(&hall);
        let folder = tempfile::tempdir().unwrap();
        let imported: Arc<dyn Store> = Arc::new(SledStore::open(folder.path()).unwrap());
        matches::import(imported.as_ref(), CATALOG, &mut Cursor::new(hall.exported())).unwrap();
        let imported = Hall::over(imported);
        prop_assert_eq!(&rows(&imported), &made);
        // Killed in the middle of making them: some are missing, and one is another's.
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
