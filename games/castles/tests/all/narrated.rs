//! Sentences about moves, typed in as moves. The game's own sentence about a move is read as that move.

use castles::Castles;
use rules::{Game, MoveError, Plugin, Seat};
use testkit::{in_english, opening, read_narrated_moves, setup};

const GAME: &dyn Game = &Plugin::<Castles>::new();

#[test]
fn the_sentence_about_a_move_is_read_as_the_move() {
    // An army that is no formation is narrated by its counts, which don't determine an army.
    let is_own_army = |told: &str| told.contains("an army with");
    for board in ["small", "large"] {
        for seed in 0..8 {
            let setup = setup(&[("board", board)], 2, seed);
            assert!(read_narrated_moves(GAME, &setup, is_own_army) > 0);
        }
    }
}

#[test]
fn kinds_and_squares_are_a_move_in_many_words() {
    let armies = ["deploy G:d1 M:a2 H:e2", "deploy G:d8 P:e7"];
    let mut table = opening(GAME, &setup(&[], 2, 1), &armies);
    for (seat, text, canonical) in [
        (0, "musketeer from a2 to a3", "a2-a3"),
        (1, "Please move the pikeman from e7 to e6.", "e7-e6"),
        (0, "Horseman e2 to e3", "e2-e3"),
    ] {
        assert_eq!(table.play(Seat(seat), text).unwrap().mv, canonical, "{text}");
    }
}

#[test]
fn a_part_of_an_army_is_refused_with_what_it_lacks() {
    let table = opening(GAME, &setup(&[], 2, 1), &[]);
    let refused = |seat, text: &str| match table.duplicate().play(Seat(seat), text).unwrap_err() {
        MoveError::Unreadable(reason) | MoveError::Illegal { reason, .. } => {
            in_english(GAME, &reason)
        }
        other => panic!("{text}: {other:?}"),
    };
    let alone = "An army needs at least one piece besides its general.";
    assert_eq!([refused(0, "general on d1"), refused(1, "general on d8")], [alone, alone]);
    assert_eq!(refused(1, "general on d1"), "d1 isn't in your end zone, rows 7 to 8.");
    assert!(refused(0, "what?").contains("G:d1 H:f1,g1"), "{}", refused(0, "what?"));
    assert!(refused(1, "what?").contains("G:d8 H:f8,g8 M:a8,b8 P:c7"), "{}", refused(1, "what?"));
}
