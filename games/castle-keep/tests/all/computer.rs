//! The computer player: its laws in every version, and the wins that it must take.

use std::cell::Cell;
use std::collections::BTreeSet;

use castle_keep::{CastleKeep, Move, Position};
use rules::{
    Game, Level, NodeLimit, Notes, Plugin, RuleSet, Seat, Seed, Status, Table, ThinkRequest,
    Thought, Turn, Viewer,
};
use serde_json::json;
use testkit::{Checks, Plan, setup};

use crate::fixtures::{each_combination_of_rules, scramble, towards_building};

const GAME: Plugin<CastleKeep> = Plugin::with(search::player());

/// Every version with each number of players.
const TABLES: [(&str, u8); 9] = [
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("takeover", 2),
    ("empire", 2),
    ("empire", 3),
    ("empire", 4),
    ("king", 2),
    ("siege", 1),
];

fn check(options: &[(&str, &str)], seats: u8, games: u64) {
    let plan = Plan::default().table(options, seats).games(games).ends_within(50_000);
    let checks = Checks::<CastleKeep>::of(plan).bias(towards_building).scramble(scramble);
    testkit::check_computer_player(&checks);
}

#[test]
fn the_computer_player_keeps_the_laws_in_every_version() {
    for (version, seats) in TABLES.into_iter().filter(|(version, _)| *version != "siege") {
        check(&[("version", version)], seats, 3);
    }
}

#[test]
fn the_computer_player_keeps_the_laws_in_a_siege() {
    check(&[("version", "siege")], 1, 3);
    check(&[("version", "siege"), ("strict_finish", "on")], 1, 3);
}

#[test]
fn the_computer_player_keeps_the_laws_with_all_advanced_rules() {
    each_combination_of_rules(|options, seats| check(options, seats, 1));
}

fn thought(table: &dyn Table, level: Level, limit: NodeLimit) -> (Seat, Thought) {
    let seat = table.status().to_move().only().unwrap();
    let ask = ThinkRequest::new(level, limit, Seed::from_bytes([5; 32]));
    (seat, table.see(Viewer::Seat(seat)).think(seat, &ask, &|| false).unwrap())
}

fn winner(table: &dyn Table) -> Option<Seat> {
    match table.status() {
        Status::Over(outcome) => outcome.winners.iter().next(),
        Status::ToMove(_) => None,
    }
}

/// Lets the best level play until its turn is over. Returns the winner if the match ends in this turn.
fn finish(mut table: Box<dyn Table>) -> Option<Seat> {
    let (seat, mut next) = thought(&*table, Level::BEST, NodeLimit::OfLevel);
    assert!(next.is_proven && next.value == 1.0, "{next:?}");
    while table.status().to_move().contains(seat) {
        table.play(seat, &next.mv).unwrap();
        if table.status().is_over() {
            return winner(&*table);
        }
        next = thought(&*table, Level::BEST, NodeLimit::OfLevel).1;
    }
    None
}

/// A state with two castles and the hand of the seat that builds the first. The other hand is arbitrary.
fn loaded(castles: [serde_json::Value; 2], hand: &[&str]) -> Box<dyn Table> {
    let hands = json!([hand, ["KY", "KY", "KY", "KY"]]);
    let used: Vec<String> = castles
        .iter()
        .flat_map(|castle| castle[0].as_object().unwrap().values())
        .map(|tile| tile.as_str().unwrap().to_string())
        .chain(hand.iter().map(|tile| tile.to_string()))
        .collect();
    let mut rest: Vec<String> = Vec::new();
    for color in ["B", "R", "Y"] {
        for shape in ["c", "s", "z"] {
            for part in ["T", "W"] {
                let tile = format!("{part}{color}{shape}");
                let count = used.iter().filter(|used| **used == tile).count();
                rest.extend(std::iter::repeat_n(tile, 4 - count));
            }
        }
    }
    let state = json!({
        "version": "standard", "castles": castles, "hands": hands, "spoils": [[], []],
        "pile": rest.len(), "discards": [], "open": true, "turn": 0, "phase": "act",
        "rubble": [[], []], "pile_order": rest,
    });
    let setup = setup(&[], 2, 0);
    GAME.load(&setup, &state).unwrap()
}

/// A castle that lacks six tiles, and a hand that has them. Some fit only in one order and on one cell.
#[test]
fn the_computer_player_completes_a_castle_if_possible_this_turn() {
    let own = json!([{"a1": "TRc", "b1": "WRz", "c1": "TRs"}]);
    let other = json!([{"a1": "TBc", "b1": "WBz", "c1": "TYz"}]);
    let table = loaded([own, other], &["KR", "WYs", "TYs", "WYc", "TBc", "WRc"]);
    assert_eq!(finish(table), Some(Seat(0)));
}

#[test]
fn every_level_destroys_the_last_tiles_of_the_opponents_castle() {
    let own = json!([{"a1": "TRc", "b1": "WRz"}]);
    let other = json!([{"a1": "TBc", "b1": "WBz", "c1": "TBz"}]);
    for level in Level::ALL {
        let hand = ["WBz", "KR", "WYs", "TYs", "TRs", "WRc"];
        let table = loaded([own.clone(), other.clone()], &hand);
        let (_, thought) = thought(&*table, level, NodeLimit::OfLevel);
        assert_eq!((thought.mv.as_str(), thought.is_proven), ("2:WBz@b1", true), "{thought:?}");
    }
}

/// A match of Empire in which the seat to move can destroy the opponent's first castle. The opponent's second castle
/// has these tiles.
fn empire(second: serde_json::Value, rubble: [&[u8]; 2]) -> Box<dyn Table> {
    let castles = json!([[{"b1": "WBz", "a1": "TBz"}, {"b1": "WRz"}], [{"b1": "WYs"}, second]]);
    let hands = json!([["KB", "TRc", "WBz", "WYs", "KR", "TYs"], ["KY", "KY", "KY", "KY"]]);
    let state = json!({
        "version": "empire", "castles": castles, "hands": hands, "spoils": [[], []], "pile": 2,
        "discards": [], "open": true, "turn": 0, "phase": "act", "rubble": rubble, "moved": [],
        "pile_order": ["WRz", "TBc"],
    });
    GAME.load(&setup(&[("version", "empire")], 2, 0), &state).unwrap()
}

#[test]
fn destroying_one_of_two_castles_is_no_win() {
    let stands = || empire(json!({"b1": "WRs", "a1": "TRs", "c1": "TRs"}), [&[], &[]]);
    for level in Level::ALL {
        let (_, thought) = thought(&*stands(), level, NodeLimit::OfLevel);
        assert!(!thought.is_proven && thought.value < 1.0, "{level:?}: {thought:?}");
    }
    assert_eq!(finish(empire(json!({}), [&[], &[2]])), Some(Seat(0)));
}

/// One castle is rubble and the other not begun, but the opponent has only four of 18 tiles.
#[test]
fn a_match_that_has_barely_begun_does_not_count_as_lost() {
    let own = json!({"a1": "TRc", "b1": "WRz", "c1": "TRs", "c2": "WRc"});
    let hands = json!([["KY", "KY", "KY"], ["TBc", "WBz", "WYs", "TYs", "TBs", "WYz"]]);
    let state = json!({
        "version": "empire", "castles": [[own, {}], [{}, {}]], "hands": hands, "spoils": [[], []],
        "pile": 2, "discards": [], "open": true, "turn": 1, "phase": "act", "rubble": [[], [1]],
        "moved": [], "pile_order": ["WRz", "TBc"],
    });
    for level in Level::ALL.into_iter().skip(2).take(2) {
        let table = GAME.load(&setup(&[("version", "empire")], 2, 0), &state).unwrap();
        let (seat, thought) = thought(&*table, level, NodeLimit::OfLevel);
        assert!(seat == Seat(1) && thought.value > -0.98, "{level:?}: {thought:?}");
    }
}

/// No attack is possible yet, so nothing keeps the waiting seat from its last tile.
#[test]
fn a_waiting_seat_that_wins_in_its_next_turn_is_valued_as_winning() {
    let other = json!({
        "a1": "TRc", "b1": "WBc", "c1": "TBs", "c2": "WYs", "c3": "TYz", "b3": "WRz", "a3": "TRs",
        "a2": "WRs",
    });
    let state = json!({
        "version": "standard", "castles": [[{"b1": "WBz"}], [other]],
        "hands": [["TBc", "WBz", "WYz", "TYc"], ["KY"]], "spoils": [[], []], "pile": 2,
        "discards": [], "open": false, "turn": 0, "phase": "act", "rubble": [[], []],
        "pile_order": ["WRz", "TBc"],
    });
    let table = GAME.load(&setup(&[], 2, 0), &state).unwrap();
    let ask = ThinkRequest::new(Level::BEST, NodeLimit::Nodes(2_000), Seed::from_bytes([5; 32]));
    let value = table.see(Viewer::Seat(Seat(1))).evaluate(Seat(1), &ask, &|| false).unwrap();
    assert!(value > 0.5, "{value}");
}

/// Hidden tiles can't influence the search: it visits as many nodes and finds the same move.
#[test]
fn hidden_tiles_change_neither_the_move_nor_the_nodes() {
    let mut others = 0;
    for (version, seats) in TABLES.into_iter().filter(|(_, seats)| *seats > 1) {
        let setup = setup(&[("version", version)], seats, 7);
        let options = CastleKeep::info().complete(&setup.options).unwrap();
        let options = CastleKeep::options(&options).unwrap();
        let mut position = CastleKeep::set_up(&options, seats, setup.seed.game());
        let mut chance = setup.seed.walk(0);
        for _ in 0..30 {
            let Some(seat) = CastleKeep::status(&position).to_move().only() else { break };
            let other = position.scrambled(Viewer::Seat(seat), &mut chance);
            others += u32::from(other != position);
            let [one, two] = [&position, &other].map(|truth| {
                let view = CastleKeep::view(truth, Viewer::Seat(seat));
                let seed = Seed::from_bytes([9; 32]);
                Level::ALL.map(|level| {
                    let ask = ThinkRequest::new(level, NodeLimit::Part(100), seed);
                    let thought =
                        search::player::<CastleKeep>().think(&view, seat, &ask, &|| false).unwrap();
                    (thought.mv, thought.nodes, thought.value)
                })
            });
            assert_eq!(one, two);
            let view = CastleKeep::view(&position, Viewer::Seat(seat));
            let mv = CastleKeep::pick(&view, seat, &mut chance).unwrap();
            let _ = CastleKeep::play(&mut position, seat, &mv, &mut Notes::muted());
        }
    }
    assert!(others > 200, "the truth was another {others} times");
}

/// Checks that no level finds a match lost or won before its first ply.
fn check_beginning(options: &[(&str, &str)], seats: u8) {
    for deal in 0..4 {
        let table = GAME.set_up(&setup(options, seats, deal)).unwrap();
        for level in Level::ALL {
            // The best level searches far more than this test needs.
            let parts = if level == Level::BEST { 30 } else { 1 };
            let (_, thought) = thought(&*table, level, NodeLimit::Part(parts));
            let is_open = thought.is_proven || thought.value.abs() < 0.98;
            assert!(is_open, "{options:?} with {seats}, {level:?}: {thought:?}");
        }
    }
}

#[test]
fn no_seat_evaluates_the_start_of_a_match_as_lost() {
    let flags = ["off", "on"].into_iter();
    let rules = flags.flat_map(|towers| ["off", "on"].map(|strict| (towers, strict)));
    for (towers, strict) in rules {
        for (version, seats) in TABLES {
            let options = [("version", version), ("strict_finish", strict), ("towers", towers)];
            // Siege Solitaire has no option for towers.
            let some = if version == "siege" { &options[..2] } else { &options[..] };
            check_beginning(some, seats);
        }
    }
}

/// A few deals tell almost nothing about a hundred plans. A lucky plan is no better than the usual one.
#[test]
fn the_best_level_plays_the_usual_plan_if_stopped_early() {
    // The plans of Siege Solitaire are few, so a few deals can decide between them.
    for (version, seats) in TABLES.into_iter().filter(|(_, seats)| *seats > 1) {
        let table = GAME.set_up(&setup(&[("version", version)], seats, 3)).unwrap();
        let seat = table.status().to_move().only().unwrap();
        let moves = (0..40).map(|number| {
            let seed = Seed::from_bytes([number; 32]);
            let ask = ThinkRequest::new(Level::BEST, NodeLimit::UntilStopped, seed);
            let left = Cell::new(50 * u32::from(number % 8));
            let stop = || left.replace(left.get().saturating_sub(1)) == 0;
            table.see(Viewer::Seat(seat)).think(seat, &ask, &stop).unwrap().mv
        });
        let moves: BTreeSet<String> = moves.collect();
        assert_eq!(moves.len(), 1, "{version} with {seats}: {moves:?}");
    }
}

/// Whether the seat to move can win within its turn, by trying every build and attack. Stops after `left` positions.
fn can_win(position: &Position, seat: Seat, left: &mut u32) -> bool {
    let view = CastleKeep::view(position, Viewer::Seat(seat));
    let steps = CastleKeep::legal_moves(&view, seat).moves;
    let mut steps =
        steps.iter().filter(|mv| matches!(mv, Move::Build { .. } | Move::Attack { .. }));
    steps.any(|mv| {
        let mut next = position.clone();
        *left = left.saturating_sub(1);
        let turn = CastleKeep::play(&mut next, seat, mv, &mut Notes::muted());
        match CastleKeep::status(&next) {
            Status::Over(outcome) => outcome.winners.contains(seat),
            Status::ToMove(_) => turn == Turn::GoesOn && *left > 0 && can_win(&next, seat, left),
        }
    })
}

/// Whether a line of the seat to move wins.
fn is_won_by(mut position: Position, seat: Seat, line: &[Move]) -> bool {
    for mv in line {
        let _ = CastleKeep::play(&mut position, seat, mv, &mut Notes::muted());
    }
    matches!(CastleKeep::status(&position), Status::Over(outcome) if outcome.winners.contains(seat))
}

#[test]
fn a_proven_win_is_a_win_in_this_turn() {
    let mut won = 0;
    for (version, seats) in TABLES.into_iter().filter(|(_, seats)| *seats > 1) {
        for deal in 0..8 {
            let setup = setup(&[("version", version), ("towers", "on")], seats, deal);
            let options = CastleKeep::info().complete(&setup.options).unwrap();
            let options = CastleKeep::options(&options).unwrap();
            let mut position = CastleKeep::set_up(&options, seats, setup.seed.game());
            let mut chance = setup.seed.walk(0);
            for _ in 0..300 {
                let Some(seat) = CastleKeep::status(&position).to_move().only() else { break };
                let seed = Seed::from_bytes([chance.below(256) as u8; 32]);
                let ask = ThinkRequest::new(Level::ALL[3], NodeLimit::OfLevel, seed);
                let view = CastleKeep::view(&position, Viewer::Seat(seat));
                let thinker = search::player::<CastleKeep>();
                let thought = thinker.think(&view, seat, &ask, &|| false).unwrap();
                if thought.is_proven {
                    won += 1;
                    let is_won = is_won_by(position.clone(), seat, &thought.line);
                    assert!(is_won, "{version} with {seats}, deal {deal}: {thought:?}");
                }
                let _ = CastleKeep::play(&mut position, seat, &thought.mv, &mut Notes::muted());
            }
        }
    }
    assert!(won > 30, "something was won {won} times");
}

/// Plays matches by level 3, and calls `check` if the seat to move can win within its turn.
fn each_won_turn(
    options: &[(&str, &str)],
    seats: u8,
    deals: std::ops::Range<u64>,
    mut check: impl FnMut(&Position, Seat, Seed),
) {
    for deal in deals {
        let setup = setup(options, seats, deal);
        let options = CastleKeep::info().complete(&setup.options).unwrap();
        let options = CastleKeep::options(&options).unwrap();
        let mut position = CastleKeep::set_up(&options, seats, setup.seed.game());
        let mut chance = setup.seed.walk(0);
        for _ in 0..2_000 {
            let Some(seat) = CastleKeep::status(&position).to_move().only() else { break };
            let seed = Seed::from_bytes([chance.below(256) as u8; 32]);
            if can_win(&position, seat, &mut 2_000) {
                check(&position, seat, seed);
            }
            let mv = think(&position, seat, Level::ALL[2], seed).mv;
            let _ = CastleKeep::play(&mut position, seat, &mv, &mut Notes::muted());
        }
    }
}

fn think(position: &Position, seat: Seat, level: Level, seed: Seed) -> Thought<Move> {
    let view = CastleKeep::view(position, Viewer::Seat(seat));
    let ask = ThinkRequest::new(level, NodeLimit::OfLevel, seed);
    search::player::<CastleKeep>().think(&view, seat, &ask, &|| false).unwrap()
}

#[test]
fn every_win_from_the_hand_is_taken_from_level_two_on() {
    let mut taken = 0;
    for (version, seats) in TABLES.into_iter().filter(|(_, seats)| *seats > 1) {
        for strict in ["off", "on"] {
            let options = [("version", version), ("towers", "on"), ("strict_finish", strict)];
            each_won_turn(&options, seats, 0..6, |position, seat, seed| {
                for level in Level::ALL.into_iter().skip(1) {
                    let thought = think(position, seat, level, seed);
                    let is_won = is_won_by(position.clone(), seat, &thought.line);
                    assert!(thought.is_proven && is_won, "{options:?} {seats}: {thought:?}");
                }
                taken += 1;
            });
        }
    }
    assert!(taken > 100, "there was a win on the table {taken} times");
}

/// If one tile wins, level 1 plays it, by a build or by an attack.
#[test]
fn the_first_level_takes_a_win_with_one_tile() {
    let mut taken = [0; 2];
    for (version, seats) in TABLES.into_iter().filter(|(_, seats)| *seats > 1) {
        each_won_turn(&[("version", version)], seats, 0..10, |position, seat, seed| {
            let view = CastleKeep::view(position, Viewer::Seat(seat));
            let moves = CastleKeep::legal_moves(&view, seat).moves;
            let wins = moves.iter().filter(|mv| is_won_by(position.clone(), seat, &[**mv]));
            let Some(win) = wins.min() else { return };
            let thought = think(position, seat, Level::ALL[0], seed);
            assert_eq!((thought.mv, thought.is_proven), (*win, true), "{version} with {seats}");
            taken[usize::from(matches!(win, Move::Attack { .. }))] += 1;
        });
    }
    assert!(taken[0] > 20 && taken[1] > 5, "builds and attacks won {taken:?} times");
}

/// From level 4 on, the top tile of the discards is drawn if it wins.
#[test]
fn a_win_with_the_top_discard_is_taken_from_level_four_on() {
    let own = json!({
        "a1": "TRc", "b1": "WRz", "c1": "TRs", "c2": "WRs", "c3": "TRz", "b3": "WRc", "a3": "TRc",
        "b2": "KR",
    });
    let state = json!({
        "version": "standard", "castles": [[own], [{"b1": "WYs", "a1": "TYs"}]],
        "hands": [["KY", "KY", "TBz", "TBz"], ["KY", "KY", "KY", "KB"]], "spoils": [[], []],
        "pile": 4, "discards": ["TBc", "WRz"], "open": true, "turn": 0, "phase": "draw",
        "rubble": [[], []], "pile_order": ["TBs", "TBs", "TBc", "TYc"],
    });
    let setup = setup(&[("discard_draw", "on")], 2, 0);
    for level in Level::ALL.into_iter().skip(3) {
        let table = GAME.load(&setup, &state).unwrap();
        let (_, thought) = thought(&*table, level, NodeLimit::OfLevel);
        assert_eq!((thought.mv.as_str(), thought.is_proven), ("draw WRz", true), "{thought:?}");
        assert_eq!(finish(table), Some(Seat(0)));
    }
}

/// The number of builds in each turn of level 1 that has any.
fn builds_of_beginners(deals: std::ops::Range<u64>) -> Vec<usize> {
    let mut counts = Vec::new();
    for deal in deals {
        let setup = setup(&[], 2, deal);
        let options = CastleKeep::info().complete(&setup.options).unwrap();
        let options = CastleKeep::options(&options).unwrap();
        let mut position = CastleKeep::set_up(&options, 2, setup.seed.game());
        let (mut builds, mut chance) = (0, setup.seed.walk(0));
        while let Some(seat) = CastleKeep::status(&position).to_move().only() {
            let seed = Seed::from_bytes([chance.below(256) as u8; 32]);
            let mv = think(&position, seat, Level::ALL[0], seed).mv;
            builds += usize::from(matches!(mv, Move::Build { .. }));
            let turn = CastleKeep::play(&mut position, seat, &mv, &mut Notes::muted());
            if turn == Turn::Ends {
                counts.extend(Some(std::mem::take(&mut builds)).filter(|&builds| builds > 0));
            }
        }
    }
    counts
}

#[test]
fn the_first_level_builds_two_or_three_tiles_in_most_turns() {
    let counts = builds_of_beginners(0..30);
    let usual = counts.iter().filter(|&&count| count == 2 || count == 3).count();
    let many = counts.iter().filter(|&&count| count > 3).count();
    assert!(counts.len() > 100 && 20 * many < counts.len(), "{counts:?}");
    // If only a single tile fits, the turn has one build.
    assert!(10 * usual > 7 * counts.len(), "{usual} of {}", counts.len());
}

/// After the last tile that fits, stopping is the only move. Its value must be that of the position.
#[test]
fn the_only_legal_move_has_the_value_of_the_position() {
    let own = json!([{
        "a1": "TRc", "b1": "WBc", "c1": "TBs", "c2": "WYs", "c3": "TYz", "b3": "WRz", "a3": "TRs",
    }]);
    let other = json!([{"a1": "TBc", "b1": "WBz"}]);
    let mut table = loaded([own, other], &["WRs", "TBc", "TBc", "TBz", "TYc", "TYc"]);
    table.play(Seat(0), "WRs@a2").unwrap();
    let moves = table.see(Viewer::Seat(Seat(0))).legal(Seat(0)).moves;
    assert_eq!(moves, ["done"]);
    for level in Level::ALL {
        let (_, thought) = thought(&*table, level, NodeLimit::OfLevel);
        assert!(thought.value > 0.1 && thought.nodes < 10_000, "{level:?}: {thought:?}");
    }
}
