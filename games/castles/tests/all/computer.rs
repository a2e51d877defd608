//! The computer player: its laws on both boards, and the wins and threats that it must see.

use std::collections::BTreeSet;

use castles::{Castles, Crush, Deployment, Field, Move, Position, armies};
use rules::{
    Chance, Game, Level, NodeLimit, Plugin, RuleSet, Seat, Seed, Table, ThinkRequest, Thought,
    Viewer,
};
use serde_json::json;
use testkit::{Checks, Plan, opening, setup};

const GAME: Plugin<Castles> = Plugin::with(search::player());

/// Replaces the army that a viewer may not see, and the seed of its player's drafts.
fn exchange(position: &Position, viewer: Viewer, chance: &mut Chance) -> Position {
    let mut other = position.clone();
    for seat in [Seat(0), Seat(1)].into_iter().filter(|&seat| !viewer.sees(seat)) {
        other.salts[seat.index()] = chance.below(1000);
        if position.state.ready[seat.index()] && !position.state.is_open() {
            let pieces = &position.state.pieces;
            let library = armies(pieces.field, pieces.crush, seat);
            let drawn = chance.one_of(&library).map(|(Deployment { army, .. }, _)| *army);
            other.state.pieces.armies[seat.index()] = drawn.unwrap();
        }
    }
    other
}

#[test]
fn the_computer_player_keeps_the_laws_on_both_boards() {
    let boards = ["small", "large"].into_iter();
    let tables =
        boards.flat_map(|board| ["comrade", "anvil", "either"].map(|crush| (board, crush)));
    let plan = Plan::default().games(4).break_off_after(300).without_load();
    let plan = tables
        .fold(plan, |plan, (board, crush)| plan.table(&[("board", board), ("crush", crush)], 2));
    testkit::check_computer_player(&Checks::<Castles>::of(plan).scramble(exchange));
}

fn thought(table: &dyn Table, level: Level, seed: u8) -> Thought {
    let seat = table.status().to_move().iter().next().unwrap();
    let ask =
        ThinkRequest::new(level, NodeLimit::OfLevel, Seed::from_bytes([seed; 32])).explained();
    table.see(Viewer::Seat(seat)).think(seat, &ask, &|| false).unwrap()
}

/// A match on the small board after these moves.
fn battle(moves: &[&str]) -> Box<dyn Table> {
    opening(&GAME, &setup(&[], 2, 0), moves)
}

#[test]
fn every_level_strikes_a_general_within_reach() {
    let moves = ["deploy G:a1 M:d2 H:h1", "deploy G:d7 H:a8 P:h8", "d2-d3", "a8-b8"];
    let moves = [&moves[..], &["d3-d4", "b8-a8", "d4-d5", "a8-b8", "d5-d6", "b8-a8"]].concat();
    let table = battle(&moves);
    for level in Level::ALL {
        let thought = thought(&*table, level, 1);
        assert_eq!(thought.mv, "d6xd7", "{thought:?}");
        assert!(thought.value == 1.0 && thought.is_proven, "{thought:?}");
    }
}

#[test]
fn a_proven_result_on_the_large_board_needs_no_solved_ending() {
    let moves = [
        "deploy G:e1 H:b2,c1,e3,h2 M:a3,d2,g3,i1 P:a1,c3,f2,g1,i3",
        "deploy G:a9 H:d8,f7,g8,i7,i9 M:e7,f8,g9,h7,i8 P:a8,d7,d9,e8,g7,h8,h9",
    ];
    let marched = ["a3-a4", "a8-b8", "i3-i2", "b8-b9", "a4-a5", "e8-e9", "a5-a6", "e9-f9"];
    let moves = [&moves[..], &marched, &["a6-a7", "d9-e9", "a7-a8"]].concat();
    let table = opening(&GAME, &setup(&[("board", "large")], 2, 0), &moves);
    let ask = ThinkRequest::new(Level::BEST, NodeLimit::Nodes(20_000), Seed::from_bytes([1; 32]));
    let thought = table.see(Viewer::Seat(Seat(1))).think(Seat(1), &ask, &|| false).unwrap();
    assert!(thought.is_proven, "{thought:?}");
}

#[test]
fn armies_vary_and_need_no_search() {
    let table = battle(&[]);
    let drawn: BTreeSet<String> = (0..40)
        .map(|seed| {
            let thought = thought(&*table, Level::BEST, seed);
            assert!(thought.why.is_some() && thought.nodes <= 1, "{thought:?}");
            thought.mv
        })
        .collect();
    assert!(drawn.len() > 4, "{drawn:?}");
}

#[test]
fn the_leading_side_repeats_no_position() {
    // The larger army has time enough, and need not repeat a position.
    let moves = ["deploy G:e1 H:a2,b2,c2 M:d2,e2,f2 P:g2,h2,h1", "deploy G:e8 H:a7,b7 M:d7,e7"];
    let mut met = BTreeSet::new();
    let (mut table, mut led) = (battle(&moves), 0);
    for ply in 0..120 {
        let Some(seat) = table.status().to_move().only() else { break };
        let level = Level::of(if seat == Seat(0) { 4 } else { 3 }).unwrap();
        let thought = thought(&*table, level, ply);
        table.play(seat, &thought.mv).unwrap();
        let mut state = table.see(Viewer::Spectator).state();
        state["quiet_plies"] = json!(0);
        let is_new = met.insert(state.to_string());
        if seat == Seat(0) && thought.value > 0.05 {
            led += 1;
            assert!(is_new, "{ply}: {thought:?}");
        }
    }
    assert!(led > 3, "it has led {led} times");
}

#[test]
fn the_line_of_a_search_ends_with_the_match() {
    let pieces = [
        (0, "G", "f6"),
        (1, "G", "e7"),
        (0, "P", "h8"),
        (1, "P", "c2"),
        (0, "P", "f8"),
        (1, "P", "d8"),
    ];
    let pieces =
        pieces.map(|(seat, kind, square)| json!({"seat": seat, "kind": kind, "square": square}));
    let state = json!({
        "board": "small", "pieces": pieces, "turn": 0, "phase": "play", "ready": [true, true],
        "quiet_plies": 0,
    });
    for seed in 12..20 {
        let mut table = GAME.load(&setup(&[], 2, 0), &state).unwrap();
        let ask =
            ThinkRequest::new(Level::BEST, NodeLimit::Nodes(3_000), Seed::from_bytes([seed; 32]))
                .explained();
        let thought = table.see(Viewer::Seat(Seat(0))).think(Seat(0), &ask, &|| false).unwrap();
        for mv in &thought.line {
            let seat = table.status().to_move().only().expect("the match goes on");
            table.play(seat, mv).expect("the line can be played");
        }
    }
}

#[test]
fn every_library_army_is_legal_for_both_seats() {
    for (board, field) in [("small", Field::Small), ("large", Field::Large)] {
        let values = Castles::info().complete(&[("board".into(), board.into())].into()).unwrap();
        let options = Castles::options(&values).unwrap();
        let position = Castles::set_up(&options, 2, Seed::from_bytes([1; 32]).game());
        for seat in [Seat(0), Seat(1)] {
            for (deployment, _) in armies(field, Crush::Comrade, seat) {
                assert!(Castles::check(&position, seat, &Move::Deploy(deployment)).is_ok());
            }
        }
    }
}

/// Two armies that walk in circles of different lengths, so that no position occurs three times.
fn marched(armies: [&str; 2], plies: usize) -> Box<dyn Table> {
    let circles = [
        &["a1", "a2", "b2", "b1"][..],
        &["d7", "c7", "c8", "d8", "e8", "f8", "g8", "g7", "f7", "e7"][..],
    ];
    let steps = (0..plies).map(|ply| {
        let circle = circles[ply % 2];
        format!("{}-{}", circle[ply / 2 % circle.len()], circle[(ply / 2 + 1) % circle.len()])
    });
    let moves: Vec<_> =
        armies.map(|army| format!("deploy {army}")).into_iter().chain(steps).collect();
    battle(&moves.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn a_siege_may_be_offered_after_long_quiet() {
    let even = ["G:a1 H:g2,f2", "G:d7 M:a8,b8"];
    for (plies, is_offered) in [(39, false), (40, true), (41, true), (42, false), (43, false)] {
        let thought = thought(&*marched(even, plies), Level::of(3).unwrap(), 1);
        assert_eq!(thought.may_offer_draw, is_offered, "after {plies} plies: {}", thought.value);
    }
}

#[test]
fn the_evaluation_of_both_seats_is_opposite() {
    let table = marched(["G:a1 H:h1 P:g1 P:f1", "G:d7 H:a8"], 40);
    let (level, seed) = (Level::of(3).unwrap(), Seed::from_bytes([9; 32]));
    let ask = ThinkRequest::new(level, NodeLimit::OfLevel, seed).explained();
    let judged = |seat| table.see(Viewer::Seat(seat)).evaluate(seat, &ask, &|| false).unwrap();
    let (one, two) = (judged(Seat(0)), judged(Seat(1)));
    assert!(one > 0.1 && one == -two, "{one} and {two}");
}
