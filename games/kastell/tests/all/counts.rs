//! Numbers of positions, as the rules page gives them.

use kastell::Kastell;
use rules::{Game, Plugin};
use serde_json::json;
use testkit::{perft, setup};

/// Checks the counts with trees on these squares.
fn check(trees: &[&str], counts: &[u64]) {
    let all = ["I", "J", "L", "O", "S", "T", "Z"];
    let state = json!({
        "trees": trees, "pieces": [], "hands": [all, all], "turn": 0, "phase": "place"
    });
    let table = Plugin::<Kastell>::new().load(&setup(&[], 2, 0), &state);
    perft(&*table.unwrap_or_else(|refusal| panic!("{refusal}")), counts);
}

#[test]
fn a_board_with_three_trees_has_588_first_moves() {
    check(&["c3", "d6", "g4"], &[588, 280_304, 88_358_838]);
}

#[test]
fn the_empty_board_has_801_first_moves() {
    check(&[], &[801, 518_080]);
}
