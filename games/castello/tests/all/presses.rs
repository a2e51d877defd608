//! The number of presses that a move takes.

use castello::Castello;
use rules::{Plugin, Seat, Table, Viewer};
use testkit::{on_random_positions, presses, setup};

/// Checks that enough moves take at most four presses, and none over ten. Rarer moves are found by area or pawn.
fn is_within_bounds(table: &dyn Table, seat: Seat) {
    let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
    let counted = presses(table, seat);
    let four = counted.values().filter(|pressed| **pressed <= 4).count();
    let usual = if legal.len() <= 25 { 25.min(legal.len()) } else { 12 };
    assert!(four + 4 >= usual, "{four} of {} moves with four presses", legal.len());
    for mv in &legal {
        let pressed = counted.get(mv);
        // Two of these presses choose among captures.
        assert!(pressed.is_some_and(|&pressed| pressed <= 10), "{mv}: {pressed:?}");
    }
}

#[test]
fn usual_moves_take_four_presses_and_all_take_at_most_ten() {
    for seed in 0..2 {
        on_random_positions(&Plugin::<Castello>::new(), &setup(&[], 2, seed), is_within_bounds);
    }
}
