//! Numbers of positions, as the page of the rules gives them and as a plain count confirms them.

use kastell::Kastell;
use rules::{OptionValues, Plugin, Seed, Setup};
use serde_json::json;

/// Counts from trees on these squares.
fn check(trees: &[&str], counts: &[u64]) {
    let all = ["I", "J", "L", "O", "S", "T", "Z"];
    let state = json!({
        "trees": trees, "pieces": [], "hands": [all, all], "turn": 0, "phase": "place"
    });
    let setup = Setup { options: OptionValues::new(), seats: 2, seed: Seed::from_bytes([0; 32]) };
    let game: &dyn rules::Game = &Plugin::<Kastell>::new();
    let table = game.load(&setup, &state).unwrap();
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(table.perft(depth), count, "{trees:?} to depth {depth}");
    }
}

#[test]
fn three_trees_leave_588_beginnings() {
    check(&["c3", "d6", "g4"], &[588, 280_304, 88_358_838]);
}

#[test]
fn the_empty_board_has_801_beginnings() {
    check(&[], &[801, 518_080]);
}
