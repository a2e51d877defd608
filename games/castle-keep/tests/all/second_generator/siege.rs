//! The siege once more, in the plainest form: the tiles that a move and its siege leave.

use serde_json::Value;

use super::plain::{Castle, attacked, castle};

/// The tiles that are left after a siege.
#[derive(Debug, PartialEq)]
pub(crate) struct Left {
    pub(crate) castle: Castle,
    pub(crate) discards: Vec<String>,
    pub(crate) pile: Vec<String>,
}

impl Left {
    /// The tiles of a full state.
    pub(crate) fn of(state: &Value) -> Self {
        let list = |field: &str| serde_json::from_value(state[field].clone()).unwrap();
        Self {
            castle: castle(&state["castles"][0][0]),
            discards: list("discards"),
            pile: list("pile_order"),
        }
    }

    /// Removes the tiles that fall with a cell, and discards them from a1 along the rows.
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

/// The tiles that are left after a move that begins a siege or continues it.
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
