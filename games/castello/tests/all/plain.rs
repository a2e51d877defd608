//! A second move generator in the plainest form, written from the state JSON and the rules page alone.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

pub(crate) type At = (i32, i32);
type Set = BTreeSet<At>;
/// Start, end and captured pawns.
pub(crate) type Outcome = (At, At, Set);

/// A state JSON, read.
pub(crate) struct Plain {
    own: Set,
    enemies: Set,
    unmoved: Set,
    castles: Set,
    directions: Vec<At>,
}

pub(crate) fn at(name: &str) -> At {
    (i32::from(name.as_bytes()[0] - b'a') + 1, name[1..].parse().unwrap())
}

pub(crate) fn name((column, row): At) -> String {
    format!("{}{row}", char::from(b'a' - 1 + column as u8))
}

fn on_board((column, row): At) -> bool {
    (1..=21).contains(&column) && (1..=15).contains(&row)
}

impl Plain {
    pub(crate) fn of(state: &Value, orthogonal: bool) -> Self {
        let set = |key: &str| -> Set {
            state[key].as_array().unwrap().iter().map(|name| at(name.as_str().unwrap())).collect()
        };
        let (own, enemies) =
            if state["turn"] == "red" { ("red", "black") } else { ("black", "red") };
        let all = (-1..=1).flat_map(|column| (-1..=1).map(move |row| (column, row)));
        let directions =
            all.filter(|way| *way != (0, 0) && (!orthogonal || way.0 == 0 || way.1 == 0)).collect();
        Self {
            own: set(own),
            enemies: set(enemies),
            unmoved: set("unmoved"),
            castles: set("castles"),
            directions,
        }
    }

    /// Every outcome with its canonical path.
    pub(crate) fn outcomes(&self) -> BTreeMap<Outcome, Vec<At>> {
        let mut found = BTreeMap::new();
        for from in &self.own {
            for way in &self.directions {
                let one = (from.0 + way.0, from.1 + way.1);
                let two = (one.0 + way.0, one.1 + way.1);
                if self.is_empty(one, *from, &Set::new()) {
                    found.insert((*from, one, Set::new()), vec![*from, one]);
                    if self.unmoved.contains(from) && self.is_empty(two, *from, &Set::new()) {
                        found.insert((*from, two, Set::new()), vec![*from, two]);
                    }
                }
            }
            for (outcome, path) in self.jumps(*from) {
                found.entry(outcome).or_insert(path);
            }
        }
        found
    }

    /// Each outcome of jumps, with its shortest path, the first in order of several. So the order of the search doesn't
    /// matter.
    fn jumps(&self, from: At) -> BTreeMap<Outcome, Vec<At>> {
        let mut known = BTreeMap::new();
        known.insert((from, from, Set::new()), vec![from]);
        let mut layer: BTreeMap<Outcome, Vec<At>> = known.clone();
        while !layer.is_empty() {
            let mut next: BTreeMap<Outcome, Vec<At>> = BTreeMap::new();
            for ((_, now, captured), path) in &layer {
                for (to, captured) in self.hops(from, *now, captured) {
                    let outcome = (from, to, captured);
                    let path: Vec<At> = path.iter().copied().chain([to]).collect();
                    if !known.contains_key(&outcome)
                        && next.get(&outcome).is_none_or(|other| path < *other)
                    {
                        next.insert(outcome, path);
                    }
                }
            }
            known.extend(next.clone());
            layer = next;
        }
        known.remove(&(from, from, Set::new()));
        known
    }

    fn hops(&self, from: At, now: At, captured: &Set) -> Vec<(At, Set)> {
        let mut found = Vec::new();
        for way in &self.directions {
            let over = (now.0 + way.0, now.1 + way.1);
            let to = (over.0 + way.0, over.1 + way.1);
            let mut captured = captured.clone();
            if captured.len() == 5 || !self.is_empty(to, from, &captured) {
                continue;
            }
            if self.enemies.contains(&over) && captured.insert(over)
                || self.own.contains(&over) && over != from
            {
                found.push((to, captured));
            }
        }
        found
    }

    fn is_empty(&self, square: At, from: At, captured: &Set) -> bool {
        let enemy = self.enemies.contains(&square) && !captured.contains(&square);
        let friend = self.own.contains(&square) && square != from;
        on_board(square) && !enemy && !friend && !self.castles.contains(&square)
    }
}
