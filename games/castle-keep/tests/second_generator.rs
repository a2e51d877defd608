//! A second, plain generator: it reads the public state, tries every tile on every cell, and must find the same moves.

#![expect(clippy::unwrap_used, reason = "whatever is missing here fails the test")]

use std::collections::{BTreeMap, BTreeSet};

use castle_keep::CastleKeep;
use rules::{Game, Plugin, Seed, Status, Viewer};
use serde_json::Value;
use testkit::setup;

/// The ring, from a1 round to a2.
const RING: [&str; 8] = ["a1", "b1", "c1", "c2", "c3", "b3", "a3", "a2"];

type Castle = BTreeMap<String, String>;

/// What the rules say of one tile on one cell, in the plainest words.
fn fits(castle: &Castle, cell: &str, tile: &str, strict: bool) -> bool {
    let kind = match cell {
        "b2" => "K",
        "a1" | "a3" | "c1" | "c3" => "T",
        _ => "W",
    };
    if !tile.starts_with(kind) || castle.contains_key(cell) {
        return false;
    }
    let ring: Vec<&String> = RING.iter().filter_map(|cell| castle.get(*cell)).collect();
    if cell == "b2" {
        return ring.iter().any(|standing| standing[1..2] == tile[1..2]);
    }
    if ring.is_empty() {
        return castle.get("b2").is_none_or(|keep| keep[1..2] == tile[1..2]);
    }
    let at = RING.iter().position(|other| *other == cell).unwrap();
    let beside = [RING[(at + 1) % 8], RING[(at + 7) % 8]];
    let beside: Vec<bool> = beside
        .iter()
        .filter_map(|next| castle.get(*next))
        .map(|next| next[1..2] == tile[1..2] || next[2..3] == tile[2..3])
        .collect();
    let matching = beside.iter().filter(|matches| **matches).count();
    matching > 0 && (matching == beside.len() || ring.len() == 7 && !strict)
}

fn builds(state: &Value, strict: bool) -> BTreeSet<String> {
    let seat = state["turn"].as_u64().unwrap() as usize;
    let king = state["version"] == "king";
    let castles = &state["castles"][if king { 0 } else { seat }];
    let rubble = state["rubble"][seat].as_array().unwrap();
    let stores = [("", &state["hands"][seat]), ("*", &state["spoils"][seat])];
    let mut found = BTreeSet::new();
    for (site, castle) in castles.as_array().unwrap().iter().enumerate() {
        if rubble.iter().any(|number| *number == site + 1) {
            continue;
        }
        let number =
            if state["version"] == "empire" { format!("{}.", site + 1) } else { String::new() };
        let castle: Castle = serde_json::from_value(castle.clone()).unwrap();
        for (star, store) in stores {
            for tile in store.as_array().unwrap().iter().filter_map(Value::as_str) {
                for cell in RING.iter().chain(&["b2"]) {
                    if fits(&castle, cell, tile, strict) {
                        found.insert(format!("{star}{tile}@{number}{cell}"));
                    }
                }
            }
        }
    }
    found
}

/// Walks through games and compares the placements of every position that has some.
fn check(options: &[(&str, &str)], seats: u8) {
    let game = Plugin::<CastleKeep>::new();
    let strict = options.contains(&("strict_finish", "on"));
    let mut compared = 0;
    for number in 0..12 {
        let mut chance = Seed::from_bytes([9; 32]).walk(number);
        let mut table = game.set_up(&setup(options, seats, number)).unwrap();
        for _ in 0..200 {
            let Status::ToMove(movers) = table.status() else { break };
            let seat = movers.only().unwrap();
            let sight = table.see(Viewer::Seat(seat));
            let state = sight.state();
            let mut legal = sight.legal(seat).moves;
            assert!(legal.is_sorted(), "{legal:?}");
            if matches!(state["phase"].as_str(), Some("act" | "build")) {
                let own = |mv: &&String| mv.contains('@') && !mv.contains(':');
                let listed: BTreeSet<String> = legal.iter().filter(own).cloned().collect();
                assert_eq!(listed, builds(&state, strict), "{state}");
                compared += listed.len();
                if !listed.is_empty() && chance.below(3) > 0 {
                    legal = listed.into_iter().collect();
                }
            }
            table.play(seat, chance.one_of(&legal).unwrap()).unwrap();
        }
    }
    assert!(compared > 100, "only {compared} placements were compared");
}

#[test]
fn placements_are_those_of_the_plain_rules() {
    check(&[], 2);
    check(&[("strict_finish", "on")], 3);
    check(&[("version", "takeover"), ("towers", "on")], 2);
    check(&[("version", "empire")], 2);
    check(&[("version", "king"), ("strict_finish", "on")], 2);
    check(&[("version", "siege")], 1);
}
