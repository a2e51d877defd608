//! The adapter of `rules`, which erases the types of a game: its refusals, and the secrets that it keeps.

use rules::{
    Act, Game, Level, MoveError, NodeLimit, Plugin, Ply, RandomGames, Record, Seat, Seed, Setup,
    Table, ThinkError, ThinkRequest, Viewer,
};
use testkit::{in_english, opening, setup};

use crate::toy::{FINE, Toy};

const STONES: Plugin<Toy<FINE>> = Plugin::new();

fn record(plies: &[(u8, Act)]) -> Record {
    let ply = |(seat, act): &(u8, Act)| Ply { seat: Seat(*seat), act: act.clone() };
    let plies = plies.iter().map(ply).collect();
    Record { game: "stones".into(), rules_version: 1, setup: setup(&[], 2, 0), plies }
}

fn check(record: &Record, reason: &str) {
    let refusal = STONES.replay(record).expect_err("the record was played");
    assert_eq!(in_english(&STONES, refusal.message()), reason);
}

fn mv(text: &str) -> Act {
    Act::Move(text.into())
}

#[test]
fn a_setup_with_a_wrong_number_of_seats_is_refused() {
    for seats in [0, 1, 3, 8, 255] {
        let refusal = STONES.set_up(&setup(&[], seats, 0)).expect_err("a table was set up");
        assert_eq!(
            in_english(&STONES, refusal.message()),
            format!("With these options, Stones needs exactly 2 players, not {seats}.")
        );
    }
}

#[test]
fn a_state_other_than_a_json_object_is_refused() {
    for state in [serde_json::json!([]), serde_json::json!("stones"), serde_json::json!(null)] {
        let refusal = STONES.load(&setup(&[], 2, 0), &state).expect_err("a table was loaded");
        assert_eq!(in_english(&STONES, refusal.message()), "The state is a JSON object.");
    }
}

#[test]
fn unknown_options_are_refused_by_every_function() {
    let odd: Setup = setup(&[("stone", "red")], 2, 0);
    let games = RandomGames {
        games: 1,
        options: odd.options.clone(),
        seats: 2,
        seed: odd.seed,
        max_plies: 9,
    };
    let refusals = [
        STONES.complete(&odd.options).err(),
        STONES.seats(&odd.options).err(),
        STONES.set_up(&odd).err(),
        STONES.load(&odd, &serde_json::json!({})).err(),
        STONES.random(&games).err(),
    ];
    for refusal in refusals {
        let reason = refusal.map(|refusal| in_english(&STONES, refusal.message()));
        assert_eq!(reason.as_deref(), Some("Stones has no option `stone`. Its options: last."));
    }
}

#[test]
fn records_of_other_rules_are_refused() {
    let sound = record(&[(0, mv("bid 1"))]);
    check(&Record { rules_version: 2, ..sound.clone() }, "The record is not of Stones version 1.");
    check(&Record { game: "chess".into(), ..sound }, "The record is not of Stones version 1.");
}

#[test]
fn an_unplayable_record_is_refused_with_its_ply() {
    check(&record(&[(7, mv("bid 1"))]), "Ply 1: there is no seat 7.");
    check(&record(&[(255, Act::Leave)]), "Ply 1: there is no seat 255.");
    check(&record(&[(1, Act::Leave)]), "Ply 1: resigning ends a match of one or two players.");
    check(&record(&[(0, mv("bid 1")), (0, mv("bid 1"))]), "Ply 2: It's not your turn.");
    check(&record(&[(0, mv("nonsense"))]), "Ply 1: A move is like `bid 2` or `take 3`.");
}

#[test]
fn invalid_snapshots_are_refused() {
    let table = opening(&STONES, &setup(&[], 2, 0), &["bid 2"]);
    let snapshot = table.snapshot();
    for length in 0..snapshot.len() {
        assert!(STONES.restore(&snapshot[..length]).is_err(), "{length} bytes");
    }
    let mut newer = snapshot;
    newer[0] += 1;
    let refusal = STONES.restore(&newer).expect_err("another version was restored");
    assert_eq!(
        in_english(&STONES, refusal.message()),
        "The stored position is of another version of the rules."
    );
}

#[test]
fn only_seats_to_move_may_play() {
    let mut table = opening(&STONES, &setup(&[], 2, 0), &["bid 2", "bid 1"]);
    for seat in [1, 2, 8, 255] {
        assert_eq!(table.play(Seat(seat), "take 1"), Err(MoveError::NotToMove));
    }
    while let Some(seat) = table.status().to_move().only() {
        table.play(seat, "take 1").unwrap();
    }
    assert_eq!(table.play(Seat(0), "take 1"), Err(MoveError::Over));
}

#[test]
fn an_illegal_move_is_refused_with_the_nearest_legal_moves() {
    let mut table = opening(&STONES, &setup(&[], 2, 0), &["bid 1", "bid 1"]);
    let error = table.play(Seat(0), "TAKE 5").expect_err("it was played");
    let MoveError::Illegal { nearest, .. } = &error else { panic!("{error:?}") };
    assert_eq!(nearest, &["take 1", "take 2", "take 3"]);
    assert_eq!(error.kind(), "illegal_move");
}

#[test]
fn a_duplicate_table_is_independent() {
    let table = opening(&STONES, &setup(&[], 2, 0), &["bid 2"]);
    let mut other = table.duplicate();
    let before = table.snapshot();
    other.play(Seat(1), "bid 3").unwrap();
    assert_eq!(table.snapshot(), before);
    assert_ne!(other.snapshot(), before);
}

#[test]
fn random_games_are_reproducible_and_end() {
    let seed = Seed::from_bytes([1; 32]);
    let games = RandomGames { games: 50, options: [].into(), seats: 2, seed, max_plies: 100 };
    let report = STONES.random(&games).unwrap();
    assert_eq!(report, STONES.random(&games).unwrap());
    assert_eq!((report.games, report.decided), (50, 50));
    let short = STONES.random(&RandomGames { max_plies: 3, ..games }).unwrap();
    assert_eq!((short.plies, short.decided), (150, 0));
}

#[test]
fn the_debug_output_of_tables_and_views_hides_the_position() {
    let table: Box<dyn Table> = opening(&STONES, &setup(&[], 2, 0), &["bid 2"]);
    assert_eq!(format!("{table:?} {:?}", table.see(Viewer::Everything)), "Table(..) GameView(..)");
}

#[test]
fn a_game_without_a_computer_player_refuses_to_think() {
    assert_eq!(STONES.levels(), []);
    let table = opening(&STONES, &setup(&[], 2, 0), &[]);
    let ask = ThinkRequest::new(Level::BEST, NodeLimit::OfLevel, Seed::from_bytes([1; 32]));
    // The game has no computer player, whatever the view and the seat.
    for (viewer, seat) in [(0, 0), (0, 1), (1, 0)] {
        let thought = table.see(Viewer::Seat(Seat(viewer))).think(Seat(seat), &ask, &|| false);
        assert_eq!(thought.err(), Some(ThinkError::NoComputerPlayer));
    }
    assert_eq!(ThinkError::NoComputerPlayer.kind(), "no_mind");
    let told = in_english(&STONES, &ThinkError::NoComputerPlayer.message());
    assert_eq!(told, "No computer plays this game.");
    let with: Plugin<Toy<FINE>> = Plugin::with(search::player());
    assert_eq!(with.levels(), Level::ALL);
}
