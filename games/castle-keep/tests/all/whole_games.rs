//! Whole games of every version. They end, no tile is lost or made, and the siege takes 29 turns.

use castle_keep::CastleKeep;
use rules::{Chance, Game, Plugin, Seat, Seed, Status, Table, Viewer};
use serde_json::Value;
use testkit::{in_english, setup};

const GAME: Plugin<CastleKeep> = Plugin::new();

/// Random play ends sooner or later. This limit is far above any of these games.
const MAX_PLIES: usize = 50_000;

/// The percentage of plies in which a move that changes a castle is preferred.
const BIASES: [usize; 2] = [0, 90];

/// Plays games with these options to their end and counts the tiles after every ply.
fn check(options: &[(&str, &str)], seats: u8) {
    for (number, bias) in (0..6).flat_map(|number| BIASES.map(|bias| (number, bias))) {
        let mut chance = Seed::from_bytes([3; 32]).walk(number);
        let mut table = GAME.set_up(&setup(options, seats, number)).unwrap();
        let mut off_the_table = 0;
        let mut plies = 0;
        while let Status::ToMove(movers) = table.status() {
            let seat = movers.only().unwrap();
            if players(&*table) > 2 && chance.below(400) == 0 {
                let before = standing(&full(&*table), seat);
                table.leave(seat);
                off_the_table += before;
            } else {
                let mv = drawn(&*table, seat, &mut chance, bias);
                table.play(seat, &mv).unwrap();
            }
            assert_eq!(tiles(&full(&*table)) + off_the_table, 90, "{}", full(&*table));
            plies += 1;
            assert!(plies < MAX_PLIES, "{options:?} for {seats} does not end");
        }
    }
}

fn drawn(table: &dyn Table, seat: Seat, chance: &mut Chance, bias: usize) -> String {
    let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
    let changing: Vec<&String> = legal.iter().filter(|mv| mv.contains('@')).collect();
    match chance.index(100) < bias && !changing.is_empty() {
        true => chance.one_of(&changing).unwrap().to_string(),
        false => chance.one_of(&legal).unwrap().clone(),
    }
}

fn full(table: &dyn Table) -> Value {
    table.see(Viewer::Everything).state()
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap()
}

fn players(table: &dyn Table) -> usize {
    list(&full(table)["castles"]).iter().filter(|castles| !list(castles).is_empty()).count()
}

fn standing(state: &Value, seat: Seat) -> usize {
    list(&state["castles"][seat.index()])
        .iter()
        .map(|castle| castle.as_object().unwrap().len())
        .sum()
}

/// The number of tiles in a full state.
fn tiles(state: &Value) -> usize {
    let grounds = list(&state["castles"]).len() as u8;
    let built: usize = (0..grounds).map(|seat| standing(state, Seat(seat))).sum();
    let held = list(&state["hands"]).iter().chain(list(&state["spoils"]));
    let held: usize = held.map(|tiles| list(tiles).len()).sum();
    assert_eq!(state["pile"], list(&state["pile_order"]).len());
    built + held + list(&state["pile_order"]).len() + list(&state["discards"]).len()
}

#[test]
fn standard_games_of_two_to_four_end_with_all_tiles() {
    for seats in 2..=4 {
        check(&[], seats);
        check(&[("towers", "on"), ("discard_draw", "on"), ("strict_finish", "on")], seats);
    }
}

#[test]
fn takeover_and_king_games_end_with_all_tiles() {
    for version in ["takeover", "king"] {
        check(&[("version", version)], 2);
        check(&[("version", version), ("towers", "on"), ("discard_draw", "on")], 2);
    }
}

#[test]
fn empire_games_of_two_to_four_end_with_all_tiles() {
    for seats in 2..=4 {
        check(&[("version", "empire"), ("towers", "on")], seats);
    }
}

#[test]
fn siege_games_end_with_all_tiles() {
    check(&[("version", "siege")], 1);
    check(&[("version", "siege"), ("strict_finish", "on")], 1);
}

/// The course of a siege.
struct Siege {
    /// The number of turns that the player ended.
    turns: usize,
    /// Whether the player built something after drawing the last tile of the pile.
    built_last: bool,
    reason: String,
}

/// Besieges a castle whose builder builds whatever fits.
fn besieged(number: u64) -> Siege {
    let mut chance = Seed::from_bytes([4; 32]).walk(number);
    let mut table = GAME.set_up(&setup(&[("version", "siege")], 1, number)).unwrap();
    let mut siege = Siege { turns: 0, built_last: false, reason: String::new() };
    loop {
        if let Status::Over(outcome) = table.status() {
            return Siege { reason: in_english(&GAME, &outcome.reason), ..siege };
        }
        let state = full(&*table);
        let mv = drawn(&*table, Seat(0), &mut chance, 100);
        if state["phase"] == "act" {
            assert_eq!(state["pile"], 84 - 3 * siege.turns, "one is drawn and two are turned over");
        }
        siege.turns += usize::from(["pass", "done"].contains(&mv.as_str()));
        siege.built_last |= state["pile"] == 0 && mv.contains('@');
        table.play(Seat(0), &mv).unwrap();
    }
}

/// After setup, 85 tiles are left. They last for 28 turns of three tiles, and for a 29th whose only tile may still be
/// built.
#[test]
fn a_siege_that_exhausts_the_pile_takes_29_turns() {
    let sieges: Vec<Siege> = (0..400).map(besieged).collect();
    let exhausted: Vec<&Siege> =
        sieges.iter().filter(|siege| siege.reason.contains("ran out")).collect();
    assert!(exhausted.iter().all(|siege| siege.turns == 29) && exhausted.len() > 20);
    assert!(exhausted.iter().any(|siege| siege.built_last));
    assert!(sieges.iter().any(|siege| siege.reason.contains("completed")));
    assert!(sieges.iter().any(|siege| siege.reason.contains("the last tile is destroyed")));
}
