//! Narrated moves, typed in as they are narrated.

use castle_keep::CastleKeep;
use rules::{Game, MoveError, Plugin, Seat, Table, Viewer};
use serde_json::json;
use testkit::{opening, read_narrated_moves, setup};

const GAME: &dyn Game = &Plugin::<CastleKeep>::new();

#[test]
fn the_sentence_about_a_move_is_read_as_the_move() {
    // Draws and sieges are narrated, but a player doesn't choose them.
    let is_drawn = |told: &str| told.starts_with("You draw") || told.contains("siege");
    for (version, seats) in [("standard", 3), ("takeover", 2), ("empire", 2), ("king", 2)] {
        for seed in 0..8 {
            let setup = setup(&[("version", version)], seats, seed);
            assert!(read_narrated_moves(GAME, &setup, is_drawn) > 0);
        }
    }
}

#[test]
fn an_attack_in_words_is_on_the_castle_that_its_number_names() {
    let state = json!({
        "version": "standard",
        "castles": [
            [{"a1": "TRc"}],
            [{"a1": "TBc", "b1": "WBz"}],
            [{"b1": "WRs", "b2": "KR"}],
        ],
        "hands": [["KR", "KR", "TRs", "WBz", "WRc"], ["TBc"], ["WYz"]],
        "spoils": [[], [], []], "pile": 2, "discards": [], "open": true,
        "turn": 0, "phase": "act", "rubble": [[], [], []], "pile_order": ["KY", "WBc"],
    });
    let table = GAME.load(&setup(&[], 3, 0), &state).unwrap();
    let read = |text| table.see(Viewer::Seat(Seat(0))).read(Seat(0), text);
    for text in [
        "attack 3 with WBz on b1",
        "attack player 3 with a blue zigzag wall: b1 falls",
        "Attack the castle of player 3 with WBz on b1.",
    ] {
        assert_eq!(read(text).as_deref(), Ok("3:WBz@b1"), "{text}");
    }
    assert!(read("attack player 3 with WBz").is_err());
    assert_eq!(read("attack player 2's castle with WBz").as_deref(), Ok("2:WBz@b1"));
    assert_eq!(read("attack Ben's castle with WBz").as_deref(), Ok("2:WBz@b1"));
}

/// A table of a random game at which this move is legal for the first seat to move.
fn table_with(mv: &str) -> Box<dyn Table> {
    for seed in 0..200 {
        let mut table = opening(GAME, &setup(&[], 2, seed), &[]);
        for _ in 0..40 {
            let Some(seat) = table.status().to_move().iter().next() else { break };
            let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
            if legal.iter().any(|legal| legal == mv) {
                return table;
            }
            table.play(seat, &legal[0]).unwrap();
        }
    }
    panic!("{mv} is never legal")
}

#[test]
fn a_pass_may_be_polite() {
    let mut table = table_with("pass");
    let seat = table.status().to_move().iter().next().unwrap();
    assert_eq!(table.play(seat, "Pass, please!").unwrap().mv, "pass");
}

#[test]
fn a_discard_may_name_a_part_of_its_tile() {
    for keep in ["KB", "KR", "KY"] {
        let table = table_with(&format!("drop {keep}"));
        let seat = table.status().to_move().iter().next().unwrap();
        let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
        let keeps = legal.iter().filter(|mv| mv.starts_with("drop K")).count();
        match table.duplicate().play(seat, "discard the keep") {
            Ok(played) => assert_eq!((keeps, played.mv), (1, format!("drop {keep}"))),
            Err(MoveError::Ambiguous { candidates, .. }) => {
                assert!(keeps > 1 && candidates.len() == keeps, "{candidates:?}");
            }
            Err(error) => panic!("{error:?}"),
        }
    }
}
