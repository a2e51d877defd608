//! Short ladders: levels with few nodes and few pairs, with the same result on every machine.

#![expect(clippy::unwrap_used, reason = "what a test relies on is there, or the test fails")]

use rules::{Level, Seed, Setup};
use tests::ladder::{Bout, Duel, Player, Sprt, Tally, Trend};

fn duel(id: &str, players: [Player; 2]) -> Duel {
    let setup = Setup { options: Default::default(), seats: 2, seed: Seed::from_bytes([1; 32]) };
    Duel { game: games::find(id).unwrap(), setup, opening: 2, longest: 400, players }
}

fn tally(duel: &Duel, pairs: u64) -> Tally {
    let mut tally = Tally::default();
    (0..pairs).for_each(|number| tally.add(duel.pair(number).unwrap().score));
    tally
}

#[test]
fn a_ladder_pair_is_reproducible() {
    let player = Player::with_nodes(Level::BEST, 300);
    let duel = duel("kastell", [player.clone(), player]);
    let (one, two) = (duel.pair(3).unwrap(), duel.pair(3).unwrap());
    assert_eq!((one.score, one.matches), (two.score, 2));
    // The players are equal, so the pair is even, and the better seat wins both matches.
    assert!(one.score == 0.5 && [0.0, 2.0].contains(&one.first), "{one:?}");
    assert_eq!(one.spent.map(|spent| spent.nodes), two.spent.map(|spent| spent.nodes));
}

#[test]
fn a_thinking_player_beats_chance_at_kastell() {
    let players = [Player::with_nodes(Level::BEST, 500), Player::random()];
    let tally = tally(&duel("kastell", players), 8);
    assert!(tally.score() > 0.7, "{tally}");
}

#[test]
fn a_ladder_player_that_cannot_play_is_an_error() {
    let mut duel = duel("kastell", [Player::of(Level::BEST), Player::random()]);
    duel.setup.seats = 5;
    assert!(duel.pair(0).is_err());
}

/// A player of the program under test, as if it were another build.
fn elsewhere(level: u8) -> Player {
    let text = format!("engine:{}/{level}", env!("CARGO_BIN_EXE_castellan-under-test"));
    text.parse().unwrap()
}

#[test]
fn a_build_plays_the_same_as_a_process_and_in_process() {
    let first: Player = "1".parse().unwrap();
    for game in ["castle-keep", "kastell"] {
        let here = duel(game, [first.clone(), first.clone()]);
        let there = duel(game, [first.clone(), elsewhere(1)]);
        // The second match of a pair, and the second pair, use the process of the first.
        for number in 0..2 {
            let [one, two] = [&here, &there].map(|duel| duel.pair(number).unwrap());
            let told = |bout: &Bout| {
                (bout.score, bout.drawn, bout.spent.map(|spent| (spent.moves, spent.nodes)))
            };
            assert_eq!(told(&one), told(&two), "{game}");
            assert!(one.spent.iter().all(|spent| spent.moves > 4 && spent.nodes > 0), "{one:?}");
        }
    }
}

#[test]
fn a_sequential_test_distinguishes_two_builds() {
    let stronger = Player::with_nodes(Level::BEST, 500);
    let duel = duel("kastell", [stronger, elsewhere(1)]);
    let tally = tally(&duel, 8);
    let sprt = Sprt { low: 0.5, high: 0.8, least: 6 };
    assert_eq!(sprt.trend(&tally), Trend::High, "{tally}");
}

#[test]
fn a_missing_or_broken_build_is_reported_in_a_sentence() {
    let told = |player: Player| {
        let duel = duel("kastell", [Player::random(), player]);
        duel.pair(0).unwrap_err()
    };
    let missing = told("engine:no/such/castellan/5".parse().unwrap());
    assert!(missing.starts_with("engine:no/such/castellan/5 can't be started: "), "{missing}");
    let other = told("engine:true/5".parse().unwrap());
    assert_eq!(other, "engine:true/5 has ended");
}

#[test]
fn the_best_level_beats_a_greedy_player_at_castle_keep() {
    let players = [Player::with_nodes(Level::BEST, 5_000), "greedy".parse().unwrap()];
    // Most pairs are even, because the deal decides, so the difference needs many pairs.
    let tally = tally(&Duel { opening: 0, ..duel("castle-keep", players) }, 30);
    assert!(tally.score() > 0.55, "{tally}");
}

#[test]
fn the_best_level_beats_a_search_of_two_plies_with_any_army_at_castles() {
    let players = [Player::with_nodes(Level::BEST, 4_000), "alphabeta/depth=2".parse().unwrap()];
    let tally = tally(&Duel { opening: 0, ..duel("findorff", players) }, 2);
    assert!(tally.score() > 0.7, "{tally}");
}

#[test]
fn a_greedy_player_beats_chance_where_the_sides_share_a_board() {
    let players = ["greedy".parse().unwrap(), Player::random()];
    let tally = tally(&Duel { opening: 0, ..duel("findorff", players) }, 8);
    assert!(tally.score() > 0.6, "{tally}");
}
