//! Sentences about moves, typed in as moves. The game's own sentence about a move is read as that move.

use castello::Castello;
use rules::{Game, Plugin, Seat};
use testkit::{opening, read_narrated_moves, setup};

const GAME: &dyn Game = &Plugin::<Castello>::new();

#[test]
fn the_sentence_about_a_move_is_read_as_the_move() {
    for seed in 0..8 {
        assert!(read_narrated_moves(GAME, &setup(&[], 2, seed), |_| false) > 0);
    }
}

#[test]
fn a_step_may_name_the_pawn_and_be_polite() {
    let table = opening(GAME, &setup(&[], 2, 1), &[]);
    for text in ["pawn from t1 to r1, please", "Please move the pawn on t1 to r1."] {
        let read = table.duplicate().play(Seat(0), text).unwrap_err();
        let plain = table.duplicate().play(Seat(0), "t1-r1").unwrap_err();
        assert_eq!(read, plain, "{text}");
    }
}
