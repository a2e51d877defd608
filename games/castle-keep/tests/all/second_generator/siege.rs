//! The siege once more, in the plainest words: what a move and the tiles turned over after it leave.

use serde_json::Value;

use super::plain::{Castle, attacked, castle};

/// What is left of a siege.
#[derive(Debug, PartialEq)]
pub(crate) struct Left {
    pub(crate) castle: Castle,
    pub(crate) discards: Vec<String>,
    pub(crate) pile: Vec<String>,
}

impl Left {
    /// What a full state tells of it.
    pub(crate) fn of(state: &Value) -> Self {
        let list = |field: &str| serde_json::from_value(state[field].clone()).unwrap();
        Self {
            castle: castle(&state["castles"][0][0]),
            discards: list("discards"),
            pile: list("pile_order"),
        }
    }

    /// What the cell's fall takes along, to the discards from a1 along the rows.
    fn hit(&mut self, cell: &str) {
        let keep = self.castle[cell][1..2].to_owned();
        let mut standing = attacked(&self.castle, cell);
        if cell == "b2" {
            for side in ["b1", "a2", "c2", "b3"] {
                if standing.get(side).is_some_and(|wall| wall[1..2] == keep) {
                    standing = attacked(&standing, side);
                }
            }
        }
        let mut fallen: Vec<&String> =
            self.castle.keys().filter(|cell| !standing.contains_key(*cell)).collect();
        fallen.sort_by_key(|cell| cell.chars().rev().collect::<String>());
        self.discards.extend(fallen.iter().map(|cell| self.castle[*cell].clone()));
        self.castle = standing;
    }
}

/// What a move leaves that ends the player's part of a turn, or goes on with the siege.
pub(crate) fn besieged(state: &Value, mv: &str) -> Left {
    let mut left = Left::of(state);
    let mut turned = match left.pile.len() % 3 {
        _ if state["phase"] != "hit" => 0,
        rest => 3 - rest,
    };
    match mv.split_once(' ') {
        Some(("drop", tile)) => left.discards.push(tile.into()),
        Some(("hit", cell)) => left.hit(cell),
        _ => {}
    }
    if turned == 0 && left.pile.len() < 2 || left.castle.is_empty() {
        return left;
    }
    while turned < 2 {
        let tile = left.pile.remove(0);
        turned += 1;
        let alike = left.castle.iter().filter(|(_, standing)| **standing == tile);
        let alike: Vec<String> = alike.map(|(cell, _)| cell.clone()).collect();
        left.discards.push(tile);
        match alike.as_slice() {
            [] => {}
            [cell] => left.hit(cell),
            _ => return left,
        }
        if left.castle.is_empty() {
            return left;
        }
    }
    if !left.pile.is_empty() {
        left.pile.remove(0);
    }
    left
}
