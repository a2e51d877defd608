//! The rules once more, in the plainest form: legal moves and falling tiles, read off the public state.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// The ring, from a1 round to a2.
const RING: [&str; 8] = ["a1", "b1", "c1", "c2", "c3", "b3", "a3", "a2"];

/// The tiles of a castle by cell.
pub(crate) type Castle = BTreeMap<String, String>;

/// The options that matter to a generator.
#[derive(Clone, Copy)]
pub(crate) struct Advanced {
    pub(crate) towers: bool,
    pub(crate) strict: bool,
}

/// Every move of the seat to move, as it sees the state.
pub(crate) fn moves(state: &Value, advanced: Advanced) -> BTreeSet<String> {
    let hand = list(&state["hands"][turn(state)]);
    let mut found = BTreeSet::new();
    match state["phase"].as_str().unwrap() {
        "draw" => {
            found.insert("draw".into());
            found.extend(list(&state["discards"]).last().map(|top| format!("draw {top}")));
        }
        "act" => {
            found.insert("pass".into());
            found.extend(builds(state, advanced.strict));
            found.extend(transfers(state, advanced.strict));
            found.extend(attacks(state, advanced.towers));
        }
        "build" => {
            found.insert("done".into());
            found.extend(builds(state, advanced.strict));
            found.extend(transfers(state, advanced.strict));
        }
        "discard" => found.extend(hand.iter().map(|tile| format!("drop {tile}"))),
        "hit" => {
            let turned = list(&state["discards"]).pop().unwrap();
            let alike = castle(&state["castles"][0][0]).into_iter();
            found.extend(
                alike.filter(|(_, tile)| *tile == turned).map(|(cell, _)| format!("hit {cell}")),
            );
        }
        other => panic!("there is no phase {other}"),
    }
    found
}

/// The castle that an attack leaves behind.
pub(crate) fn attacked(castle: &Castle, cell: &str) -> Castle {
    let mut left = castle.clone();
    let color = |cell: &str| castle.get(cell).map(|tile| tile[1..2].to_owned());
    if cell == "b2" {
        left.remove(cell);
        return left;
    }
    let start = RING.iter().position(|other| *other == cell).unwrap();
    for step in [1, RING.len() - 1] {
        let mut at = start;
        while color(RING[at]) == color(cell) {
            left.remove(RING[at]);
            at = (at + step) % RING.len();
            if at == start {
                break;
            }
        }
    }
    left
}

/// The number of a seat's standing tiles. 0 if the seat has left.
pub(crate) fn standing(state: &Value, seat: usize) -> usize {
    let ground = if state["version"] == "king" { 0 } else { seat };
    let castles = state["castles"][ground].as_array().unwrap();
    castles.iter().map(|cells| castle(cells).len()).sum()
}

/// Whether a seat still plays: it hasn't left, and has a castle that is not rubble.
pub(crate) fn is_in(state: &Value, seat: usize) -> bool {
    if state["version"] == "king" {
        return true;
    }
    let castles = state["castles"][seat].as_array().unwrap().len();
    castles > 0 && state["rubble"][seat].as_array().unwrap().len() < castles
}

pub(crate) fn castle(cells: &Value) -> Castle {
    serde_json::from_value(cells.clone()).unwrap()
}

pub(crate) fn turn(state: &Value) -> usize {
    state["turn"].as_u64().unwrap() as usize
}

fn list(value: &Value) -> Vec<String> {
    serde_json::from_value(value.clone()).unwrap()
}

/// The castles that the seat to move builds, each with the prefix of its cells. Rubble is left out.
fn own(state: &Value) -> Vec<(String, Castle)> {
    let seat = turn(state);
    let ground = if state["version"] == "king" { 0 } else { seat };
    let rubble = state["rubble"][seat].as_array().unwrap();
    let castles = state["castles"][ground].as_array().unwrap().iter().enumerate();
    let standing = castles.filter(|(site, _)| !rubble.iter().any(|number| *number == site + 1));
    standing.map(|(site, cells)| (number(state, site), castle(cells))).collect()
}

fn number(state: &Value, site: usize) -> String {
    if state["version"] == "empire" { format!("{}.", site + 1) } else { String::new() }
}

/// Whether a tile may be built on a cell.
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
    let seat = turn(state);
    let mut found = BTreeSet::new();
    for (star, store) in [("", &state["hands"][seat]), ("*", &state["spoils"][seat])] {
        for tile in list(store) {
            for (number, castle) in own(state) {
                let cells = RING.iter().chain(&["b2"]);
                let fitting = cells.filter(|cell| fits(&castle, cell, &tile, strict));
                found.extend(fitting.map(|cell| format!("{star}{tile}@{number}{cell}")));
            }
        }
    }
    found
}

fn transfers(state: &Value, strict: bool) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    if state["version"] != "empire" {
        return found;
    }
    let moved = list(&state["moved"]);
    for (from, castle) in own(state).iter().filter(|(_, castle)| castle.len() > 1) {
        for (to, target) in own(state).iter().filter(|(to, _)| to != from) {
            for (origin, tile) in castle {
                let origin = format!("{from}{origin}");
                let cells = RING.iter().chain(&["b2"]).filter(|_| !moved.contains(&origin));
                let fitting = cells.filter(|cell| fits(target, cell, tile, strict));
                found.extend(fitting.map(|cell| format!("{origin}>{to}{cell}")));
            }
        }
    }
    found
}

fn attacks(state: &Value, towers: bool) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let seat = turn(state);
    let king = state["version"] == "king";
    let hand = list(&state["hands"][seat]);
    for (ground, castles) in state["castles"].as_array().unwrap().iter().enumerate() {
        let may = state["open"] == true && (king || ground != seat);
        for (site, cells) in castles.as_array().unwrap().iter().enumerate().filter(|_| may) {
            let castle = castle(cells);
            let whose = if king { "king".into() } else { (ground + 1).to_string() };
            let whose = match number(state, site).as_str() {
                "" => whose,
                number => format!("{whose}.{}", number.trim_end_matches('.')),
            };
            for (cell, tile) in &castle {
                let held = hand.iter().filter(|held| *held == tile).count();
                let needed = match &tile[..1] {
                    "W" => 1,
                    "T" if towers => 1,
                    "K" if castle.len() > 1 => 2,
                    "K" => 1,
                    _ => usize::MAX,
                };
                found.extend((held >= needed).then(|| format!("{whose}:{tile}@{cell}")));
            }
        }
    }
    found
}
