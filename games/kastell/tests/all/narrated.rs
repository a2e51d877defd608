//! Sentences about moves, typed in as moves. The game's own sentence about a move is read as that move.

use kastell::Kastell;
use rules::{Game, MoveError, Plugin, Seat};
use testkit::{opening, read_narrated_moves, setup};

const GAME: &dyn Game = &Plugin::<Kastell>::new();

#[test]
fn the_sentence_about_a_move_is_read_as_the_move() {
    let tables: [&[(&str, &str)]; 3] = [
        &[],
        &[("contact", "linked"), ("trees", "black")],
        &[("picker", "opponent"), ("contact", "apart")],
    ];
    for options in tables {
        for seed in 0..10 {
            assert!(read_narrated_moves(GAME, &setup(options, 2, seed), |_| false) > 0);
        }
    }
}

#[test]
fn a_piece_and_its_squares_are_a_move_in_many_words() {
    let table = opening(GAME, &setup(&[("trees", "c3,d6,g4")], 2, 1), &[]);
    let said = [
        "the I on a1, a2, a3 and a4",
        "I a1 a2 a3 a4",
        "please build the I on a1 a2 a3 a4.",
        "I @ a1, a2, a3, a4",
        "the I @ a1, a2, a3 and a4",
        "Ie@a1, the piece I @ a1, a2, a3 and a4",
    ];
    for text in said {
        let mut table = table.duplicate();
        assert_eq!(table.play(Seat(0), text).unwrap().mv, "Ie@a1", "{text}");
    }
    let refused = |text: &str| table.duplicate().play(Seat(0), text).unwrap_err();
    assert!(matches!(refused("T on a1 a2 a3 a4"), MoveError::Unreadable(_)));
    assert!(matches!(refused("In@a1, the I on a1, a2, a3 and a4"), MoveError::Unreadable(_)));
    let taken = refused("T on c2 c3 c4 d3");
    assert!(matches!(&taken, MoveError::Illegal { .. }), "{taken:?}");
}

/// Fails if the refusal of a text after these moves has another id.
#[track_caller]
fn check_refusal(options: &[(&str, &str)], moves: &[&str], text: &str, expected: &str) {
    let mut table = opening(GAME, &setup(options, 2, 1), moves);
    let seat = table.status().to_move().iter().next().unwrap();
    let message = table.play(seat, text).unwrap_err().message();
    assert_eq!(message.id(), Some(expected), "{text}");
}

#[test]
fn a_piece_that_may_not_be_built_is_refused_by_the_rule_that_forbids_it() {
    let trees = ("trees", "a8,h8,h1");
    check_refusal(&[trees], &["Tn@c3", "Ie@a1"], "T f5", "kastell-built-before");
    let named = [trees, ("picker", "opponent")];
    check_refusal(&named, &["pick S"], "T f5", "kastell-other-named");
    check_refusal(&[("trees", "black")], &[], "T f5", "kastell-plant-first");
    check_refusal(&[trees], &[], "T a1 a2 a3 a4", "kastell-other-piece");
    check_refusal(&[trees], &[], "T h7", "kastell-fits-nowhere");
}

#[test]
fn squares_are_read_with_any_separator() {
    let check = |trees: &str, text: &str, expected: &str| {
        let mut table = opening(GAME, &setup(&[("trees", trees)], 2, 1), &[]);
        let seat = table.status().to_move().iter().next().unwrap();
        assert_eq!(table.play(seat, text).unwrap().mv, expected, "{text}");
    };
    for text in ["c1–d1–e1–d2", "T − c1 → d1: e1, d2", "Tn → c1"] {
        check("a8,h8,h1", text, "Tn@c1");
    }
    check("black", "trees: c3, d6, g4", "trees c3,d6,g4");
}
