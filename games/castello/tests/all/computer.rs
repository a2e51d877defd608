//! The computer player: its laws, and the captures and wins that it must see.

use std::collections::BTreeSet;

use castello::Castello;
use rules::{
    Game, Level, NodeLimit, Plugin, Seat, Seed, Status, Table, ThinkRequest, Thought, Viewer,
};
use serde_json::{Value, json};
use testkit::{Checks, Plan, setup};

use crate::dense::{CASTLES, melee};

const GAME: Plugin<Castello> = Plugin::with(search::player());
const VARIANTS: [[(&str, &str); 2]; 4] = [
    [("directions", "all"), ("centre", "centre")],
    [("directions", "all"), ("centre", "middle")],
    [("directions", "orthogonal"), ("centre", "centre")],
    [("directions", "orthogonal"), ("centre", "middle")],
];

fn think(table: &dyn Table, level: u8, limit: NodeLimit) -> (Seat, Thought) {
    let seat = table.status().to_move().only().unwrap();
    let ask =
        ThinkRequest::new(Level::of(level).unwrap(), limit, Seed::from_bytes([9; 32])).explained();
    let thought = table.see(Viewer::Seat(seat)).think(seat, &ask, &|| false);
    (seat, thought.unwrap())
}

#[test]
fn the_computer_player_keeps_the_laws_in_every_variant() {
    for variant in VARIANTS {
        let plan = Plan::default().table(&variant, 2).games(1).break_off_after(40);
        testkit::check_computer_player(&Checks::<Castello>::of(plan));
    }
}

/// A state with these pawns and these castles taken, Black to move.
fn state(red: &[&str], black: &[&str], taken: [&[&str]; 2]) -> Value {
    let standing = CASTLES.iter().filter(|castle| !taken.concat().contains(castle));
    json!({
        "red": red, "black": black, "unmoved": [], "castles": standing.collect::<Vec<_>>(),
        "taken": {"red": taken[0], "black": taken[1]}, "turn": "black", "quiet_plies": 0,
    })
}

/// The different moves that a level finds by eight seeds, and their lowest and highest values.
fn openings(table: &dyn Table, level: u8) -> (BTreeSet<String>, [f64; 2]) {
    let seat = table.status().to_move().only().unwrap();
    let thoughts = (0..8).map(|seed| {
        let seed = Seed::from_bytes([seed; 32]);
        let ask = ThinkRequest::new(Level::of(level).unwrap(), NodeLimit::Nodes(10_000), seed);
        table.see(Viewer::Seat(seat)).think(seat, &ask, &|| false).unwrap()
    });
    let (mut moves, mut values) = (BTreeSet::new(), [1.0, -1.0]);
    for Thought { mv, value, .. } in thoughts {
        moves.insert(mv);
        values = [f64::min(values[0], value), f64::max(values[1], value)];
    }
    (moves, values)
}

#[test]
fn every_level_begins_and_answers_with_different_moves_of_nearly_equal_value() {
    for variant in VARIANTS {
        let mut table = GAME.set_up(&setup(&variant, 2, 0)).unwrap();
        for played in ["t8-r8", ""] {
            for level in 1..=5 {
                let (moves, [least, most]) = openings(&*table, level);
                assert!(moves.len() >= 3, "{variant:?}, level {level}: {moves:?}");
                assert!(most - least < 0.1, "{variant:?}, level {level}: {least} to {most}");
            }
            if !played.is_empty() {
                table.play(Seat(1), played).unwrap();
            }
        }
    }
}

#[test]
fn every_level_takes_the_winning_castle() {
    let red = ["a1", "a2", "a3", "a4", "a5", "a6", "b9"];
    let black = ["j8", "k9", "l6", "t1", "t2"];
    let state = state(&red, &black, [&[], &["k3", "k13", "g2"]]);
    for level in 1..=5 {
        let table = GAME.load(&setup(&[], 2, 0), &state).unwrap();
        let (_, thought) = think(&*table, level, NodeLimit::OfLevel);
        let wins = ["l6-l7", "l6-k7"].contains(&&*thought.mv);
        assert!(wins && thought.is_proven, "level {level}: {thought:?}");
    }
}

#[test]
fn the_evaluation_of_both_seats_is_opposite() {
    let red = ["a1", "a2", "a3", "a4", "a5", "a6", "b9"];
    let black = ["j8", "k9", "l6", "t1", "t2"];
    let state = state(&red, &black, [&[], &["k3", "k13", "g2"]]);
    let table = GAME.load(&setup(&[], 2, 0), &state).unwrap();
    let level = Level::of(3).unwrap();
    let ask = ThinkRequest::new(level, NodeLimit::OfLevel, Seed::from_bytes([9; 32])).explained();
    let judged = |seat| table.see(Viewer::Seat(seat)).evaluate(seat, &ask, &|| false);
    assert_eq!(
        (judged(Seat(0)), judged(Seat(1))),
        (Ok(-1.0), Ok(1.0)),
        "Black is to move and wins"
    );
}

#[test]
fn the_computer_player_captures_an_undefended_pawn() {
    let table = GAME.load(
        &setup(&[], 2, 0),
        &state(&["h8", "h6", "a1", "a2"], &["i8", "t1", "t2", "t3"], [&[], &[]]),
    );
    let (_, thought) = think(&*table.unwrap(), 3, NodeLimit::OfLevel);
    assert!(thought.mv.starts_with("i8-g8"), "{thought:?}");
    assert!(thought.why.is_some());
}

#[test]
fn every_level_finds_a_legal_move_in_a_melee() {
    for number in [3, 85] {
        for level in 1..=5 {
            let table = GAME.load(&setup(&[], 2, 0), &melee(number)).unwrap();
            let (seat, thought) = think(&*table, level, NodeLimit::Nodes(2_000));
            assert!(table.see(Viewer::Seat(seat)).legal(seat).moves.contains(&thought.mv));
        }
    }
}

/// Continues a match for up to 600 plies, with the computer on one seat and random moves on the other. Returns the
/// status and the number of plies.
fn play_on(mut table: Box<dyn Table>, computer: Seat, nodes: u64) -> (Status, usize) {
    let mut chance = Seed::from_bytes([4; 32]).walk(0);
    for ply in 0..600 {
        let Some(seat) = table.status().to_move().only() else { return (table.status(), ply) };
        let mv = if seat == computer {
            think(&*table, 5, NodeLimit::Nodes(nodes)).1.mv
        } else {
            let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
            chance.one_of(&legal).unwrap().clone()
        };
        table.play(seat, &mv).unwrap();
    }
    (table.status(), 600)
}

#[test]
fn the_computer_player_wins_a_won_ending_without_detours() {
    let black: Vec<String> = (1..=9).map(|row| format!("s{row}")).collect();
    let black: Vec<&str> = black.iter().map(String::as_str).collect();
    let red = ["b3", "b7", "a11", "d14"];
    for variant in VARIANTS {
        let table = GAME.load(&setup(&variant, 2, 0), &state(&red, &black, [&[], &[]])).unwrap();
        let (status, plies) = play_on(table, Seat(1), 3_000);
        let won = matches!(&status, Status::Over(outcome) if outcome.winners.contains(Seat(1)));
        assert!(won && plies < 200, "{variant:?}: {status:?} after {plies} plies");
    }
}

#[test]
fn the_stronger_side_does_not_repeat_a_position() {
    // Red moves back and forth, so a position occurs again as soon as Black takes back a move.
    let black = ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9"];
    let red = ["b3", "b7", "a11", "d14"];
    let mut table = GAME.load(&setup(&[], 2, 0), &state(&red, &black, [&[], &[]])).unwrap();
    let mut seen = Vec::new();
    for red in ["b3-b2", "b2-b3"].into_iter().cycle().take(16) {
        let (seat, thought) = think(&*table, 5, NodeLimit::Nodes(1_000));
        assert_eq!(seat, Seat(1));
        table.play(seat, &thought.mv).unwrap();
        let mut stand = table.see(Viewer::Spectator).state();
        stand["quiet_plies"] = 0.into();
        assert!(!seen.contains(&stand), "{} comes again", thought.mv);
        seen.push(stand);
        table.play(Seat(0), red).unwrap();
    }
}
