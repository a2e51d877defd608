//! Sentences about moves, typed in as moves. The game's own sentence about a move is read as that move.

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
    let read = |text: &str| table.see(Viewer::Seat(Seat(0))).read(Seat(0), text);
    for text in [
        "attack 3 with WBz on b1",
        "attack player 3 with a blue zigzag wall: b1 falls",
        "Attack the castle of player 3 with WBz on b1.",
        "attack player 3 on b1 with WBz",
        "Attack player 3: b1 with WBz.",
        "attack 3: b1 with a blue zigzag wall",
    ] {
        assert_eq!(read(text).as_deref(), Ok("3:WBz@b1"), "{text}");
    }
    // Only the castle of player 2 has the same tile on b1.
    for text in ["attack player 2's castle with WBz", "attack Ben's castle on b1 with WBz"] {
        assert_eq!(read(text).as_deref(), Ok("2:WBz@b1"), "{text}");
    }
    for text in ["player 3", "p3", "3's wall", "Ben3's castle", "castle 1 of player 2"] {
        assert!(read(&format!("attack {text} with WBz")).is_err(), "{text}");
    }
}

#[test]
fn the_castle_of_an_empire_is_attacked_only_with_its_owner() {
    let state = json!({
        "version": "empire",
        "castles": [[{"a1": "TRc", "b1": "WRz"}, {}], [{}, {"b1": "WBc"}], [{"b1": "WRs"}, {}]],
        "hands": [["WBc"], ["KB", "TBc"], []],
        "spoils": [[], [], []], "pile": 2, "discards": [], "open": true,
        "turn": 0, "phase": "act", "rubble": [[], [], []], "pile_order": ["WYc", "TBs"],
        "moved": [],
    });
    let table = GAME.load(&setup(&[("version", "empire")], 3, 0), &state).unwrap();
    let read = |text: &str| table.see(Viewer::Seat(Seat(0))).read(Seat(0), text);
    for text in [
        "player 2's castle 2",
        "player 2 (castle 2)",
        "the castle 2 of player 2",
        "player 2",
        "2.2",
        "the castle of player 2",
        "Ben",
    ] {
        let text = format!("attack {text} with WBc");
        assert_eq!(read(&text).as_deref(), Ok("2.2:WBc@b1"), "{text}");
    }
    assert_eq!(read("attack castle 1 of player 3 with WBc on b1").as_deref(), Ok("3.1:WBc@b1"));
    for text in ["castle 2", "Ben's castle 2", "castle 2 of Ben", "castle 2 on b1"] {
        assert!(read(&format!("attack {text} with WBc")).is_err(), "{text}");
    }
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
