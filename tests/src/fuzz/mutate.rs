//! Mutations of valid input.

use serde_json::{Map, Value, json};

use crate::random::Random;

/// The maximum number of bytes of a text.
const LONGEST: usize = 20_000;

/// Texts that readers often fail on.
const PIECES: [&str; 24] = [
    "0",
    "-1",
    "255",
    "256",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "1e999",
    "null",
    "\u{0}",
    "\u{202e}",
    "\u{e9}",
    "\u{1f3f0}",
    "\u{feff}",
    " ",
    ":",
    ",",
    "[",
    "{",
    "\"",
    "\\u0000",
    "\r\n",
    "../../etc",
    "@everyone",
];

/// A copy of these bytes with a few changes. `other` has parts of the same kind to insert.
pub(super) fn bytes(random: &mut Random, of: &[u8], other: &[u8]) -> Vec<u8> {
    let mut made = of.to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(made.len() + 1);
        let end = (at + random.below(16)).min(made.len());
        match random.below(9) {
            0 if at < made.len() => made[at] ^= 1 << random.below(8),
            1 => drop(made.drain(at..end)),
            2 => insert(&mut made, at, piece(random).as_bytes()),
            3 => {
                let part = made[at..end].to_vec();
                insert(&mut made, at, &part.repeat(1 + random.below(64)));
            }
            4 => made.truncate(at),
            5 => {
                let from = random.below(other.len() + 1);
                let until = (from + random.below(64)).min(other.len());
                insert(&mut made, at, &other[from..until]);
            }
            6 => drop(made.splice(at..end, piece(random).bytes())),
            7 => insert(&mut made, at, &[random.draw() as u8]),
            _ => made.rotate_left(at),
        }
    }
    made.truncate(LONGEST);
    made
}

fn insert(made: &mut Vec<u8>, at: usize, part: &[u8]) {
    let at = at.min(made.len());
    drop(made.splice(at..at, part.iter().copied()));
}

fn piece(random: &mut Random) -> &'static str {
    PIECES[random.below(PIECES.len())]
}

/// One of these texts with a few changes.
pub(super) fn text(random: &mut Random, of: &[String]) -> String {
    let one = random.one(of).cloned().unwrap_or_default();
    let other = random.one(of).cloned().unwrap_or_default();
    String::from_utf8_lossy(&bytes(random, one.as_bytes(), other.as_bytes())).into_owned()
}

/// A copy of this JSON with a few changes. It stays valid JSON.
pub(super) fn json(random: &mut Random, of: &Value) -> Value {
    let mut made = of.clone();
    for _ in 0..=random.below(3) {
        let (nodes, mut at) = (count(&made), 0);
        let chosen = random.below(nodes);
        change(&mut made, &mut at, chosen, random);
    }
    made
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// Changes the node with this number, counted from the root.
fn change(value: &mut Value, at: &mut usize, chosen: usize, random: &mut Random) {
    if *at == chosen {
        *value = odd(random, value);
        *at += 1;
        return;
    }
    *at += 1;
    match value {
        Value::Array(list) => list.iter_mut().for_each(|one| change(one, at, chosen, random)),
        Value::Object(fields) => {
            fields.values_mut().for_each(|one| change(one, at, chosen, random))
        }
        _ => {}
    }
}

/// An odd replacement for a value.
fn odd(random: &mut Random, value: &Value) -> Value {
    match (random.below(12), value) {
        (0, _) => Value::Null,
        (1, _) => json!(random.draw()),
        (2, _) => json!(-1),
        (3, _) => json!(1.5e308),
        (4, _) => json!(piece(random)),
        (5, _) => json!([value, value]),
        (6, _) => json!({ piece(random): value }),
        (7, _) => json!(random.draw().to_string()),
        (8, _) => json!("x".repeat(random.below(5_000))),
        (9, Value::Array(list)) => list.iter().cycle().take(random.below(80)).cloned().collect(),
        (9, Value::Object(fields)) => {
            let gone = random.below(fields.len());
            let kept = fields.iter().enumerate().filter(|(at, _)| *at != gone);
            kept.map(|(_, (name, value))| (name.clone(), value.clone()))
                .collect::<Map<_, _>>()
                .into()
        }
        (10, Value::Bool(is)) => json!(!is),
        (10, Value::Number(_)) => json!(random.below(300)),
        (_, Value::String(text)) => {
            let made = bytes(random, text.as_bytes(), text.as_bytes());
            json!(String::from_utf8_lossy(&made))
        }
        _ => json!(random.below(2) == 0),
    }
}
