//! A position in which one pawn has more paths than in any real game.

use castello::Castello;
use rules::{Game, MoveError, Plugin, Seat, Table};
use serde_json::json;

use crate::dense::CASTLES;

/// A table: Red's pawn on j7 can circle between many of Black's, and capture any five of them.
fn maze() -> Box<dyn Table> {
    let squares = |names: &str| names.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let state = json!({
        "red": squares(
            "e5 e6 e8 g6 g8 h4 h8 i3 i9 j6 j7 j8 k9 l4 l8 m5 n4 n8 o3 o5 o8 p4 q5 q7 q9 r6",
        ),
        "black": squares(
            "e3 e7 e9 f4 f8 g3 g5 g7 g9 h6 i5 i7 j4 k5 k7 l6 m3 m7 m8 m9 n6 o7 o9 p6 p8 q3 r4 r8",
        ),
        "unmoved": [], "castles": CASTLES, "taken": {"red": [], "black": []}, "turn": "red", "quiet_plies": 0,
    });
    Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), &state).unwrap()
}

#[test]
fn a_pawn_with_hundreds_of_thousands_of_paths_is_searched_completely() {
    // A program of another author counts the same.
    assert_eq!(maze().perft(1), Some(229_151));
}

#[test]
fn an_ambiguous_move_with_many_paths_lists_25_candidates() {
    let Err(MoveError::Ambiguous { reason, candidates }) = maze().play(Seat(0), "j7-j7") else {
        panic!("j7-j7 could be many moves");
    };
    let reason = testkit::in_english(&Plugin::<Castello>::new(), &reason);
    assert!(reason.contains("5400 moves"), "{reason}");
    assert_eq!(candidates.len(), 25);
    for candidate in candidates {
        assert!(candidate.starts_with("j7-j7["), "{candidate}");
        maze().play(Seat(0), &candidate).unwrap();
    }
}
