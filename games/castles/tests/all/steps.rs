//! Moves step by step: how many presses they take; and which typed armies are asked about.

use castles::Castles;
use rules::{Game, Plugin, Seat, Table, Viewer};
use testkit::{on_random_positions, presses, setup};

const GAME: Plugin<Castles> = Plugin::new();

fn is_within_bounds(table: &dyn Table, seat: Seat) {
    let legal = table.see(Viewer::Seat(seat)).legal(seat);
    if !legal.complete {
        return;
    }
    let counted = presses(table, seat);
    for mv in &legal.moves {
        let most = if legal.moves.len() <= 25 { 4 } else { 5 };
        let pressed = counted.get(mv);
        assert!(pressed.is_some_and(|&pressed| pressed <= most), "{mv}: {pressed:?}, not {most}");
    }
    let four = counted.values().filter(|pressed| **pressed <= 4).count();
    assert!(four >= legal.moves.len().min(6), "{four} moves with four presses");
}

#[test]
fn a_move_takes_four_presses_in_one_menu_and_at_most_five() {
    for board in ["small", "large"] {
        for seed in 0..4 {
            on_random_positions(&GAME, &setup(&[("board", board)], 2, seed), is_within_bounds);
        }
    }
}

#[test]
fn a_typed_army_with_pieces_left_at_home_asks_for_confirmation() {
    let table = GAME.set_up(&setup(&[], 2, 0)).unwrap();
    let sight = table.see(Viewer::Seat(Seat(0)));
    let doubt = sight.confirmation_draft(Seat(0), "deploy G:d1 H:f1").unwrap();
    let asked = sight.choices(Seat(0), &doubt).unwrap();
    assert_eq!(asked.complete.as_deref(), Some("deploy G:d1 H:f1"));
    assert_eq!(sight.confirmation_draft(Seat(0), "deploy phalanx"), None);
    assert_eq!(sight.confirmation_draft(Seat(0), "nonsense"), None);
    assert_eq!(
        sight.confirmation_draft(Seat(1), "deploy G:d1 H:f1"),
        None,
        "that is not Ben's zone"
    );
}
