//! Crowded positions, where moves are many.

use rules::Seed;
use serde_json::{Value, json};

pub(crate) const CASTLES: [&str; 11] =
    ["f14", "f6", "g10", "g2", "k13", "k3", "k8", "o14", "o6", "p10", "p2"];

/// A melee of 28 pawns a side in eleven columns. A number gives the same melee on every machine.
pub(crate) fn melee(number: u64) -> Value {
    let mut chance = Seed::from_bytes([9; 32]).walk(number);
    let columns = 'f'..='p';
    let all = columns.flat_map(|column| (1..=15).map(move |row| format!("{column}{row}")));
    let mut free: Vec<String> = all.filter(|square| !CASTLES.contains(&square.as_str())).collect();
    chance.shuffle(&mut free);
    json!({
        "red": free[..28], "black": free[28..56], "unmoved": [], "castles": CASTLES,
        "taken": {"red": [], "black": []}, "turn": "black", "quiet_plies": 0,
    })
}
