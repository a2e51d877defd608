//! Checks that the computer's reasons for moves are true: the rules recompute each sentence.

mod arguments;
mod boards;
mod hanging_piece;
mod moment;
mod outlook;
mod plans;
mod quiet_reasons;
mod ways;

use std::collections::BTreeSet;

use castles::{Army, Castles, Crush, Field, Kind, Move, Pieces, Position, armies};
use rules::{Cell, Chance, Level, Message, Notes, RuleSet, Seat, Seed, Viewer};
use search::{BestMove, Budget, ComputerPlayer};

use boards::{actions, played};
use moment::Moment;

/// The id of the principle that a hint names, without the game's prefix.
fn named_principle(why: &Message) -> Option<String> {
    let why = format!("{why:?}");
    let (_, named) = why.split_once("findorff-principle-")?;
    Some(named.chars().take_while(char::is_ascii_lowercase).collect())
}

#[test]
fn an_army_names_the_principle_of_three_kinds_only_where_each_stands_beside_another() {
    let mut seen = [0; 2];
    for field in [Field::Small, Field::Large] {
        for (deployment, _) in armies(field, Crush::Comrade, Seat(0)) {
            let army = deployment.army;
            let beside = |kind: Kind| {
                let others = Kind::SOLDIERS.into_iter().filter(move |other| *other != kind);
                let others: Vec<rules::Cell> =
                    others.flat_map(|other| army.of(other).iter()).collect();
                army.of(kind).iter().any(|at| {
                    others
                        .iter()
                        .any(|to| to.column.abs_diff(at.column) + to.row.abs_diff(at.row) == 1)
                })
            };
            let is_mixed = Kind::SOLDIERS.into_iter().all(beside);
            let options = Pieces { field, crush: Crush::Comrade, armies: [Army::NONE; 2] };
            let view = Castles::view(&Position::new(options, [0; 2]), Viewer::Seat(Seat(0)));
            let best = BestMove::unrated(Move::Deploy(deployment));
            let why = Castles::explain(&view, Seat(0), &best).unwrap();
            assert_eq!(named_principle(&why).is_some(), is_mixed, "{army}");
            seen[usize::from(is_mixed)] += 1;
        }
    }
    assert!(seen[1] > 0, "{seen:?}");
}

fn moment<'a>(position: &'a Position, seat: Seat, best: &'a BestMove<Move>) -> Option<Moment<'a>> {
    let Move::Action(action) = best.mv else { return None };
    let kind = position.state.pieces.army(seat).at(action.from).unwrap();
    Some(Moment { position, next: played(position, seat, action), seat, action, kind, best })
}

/// Plays a match at random, or by a weak player, and calls `look` with each position.
fn walk(number: u8, plies: u32, is_random: bool, look: impl FnMut(&Position, Seat, u32)) {
    // Later matches are on the large board, which has a lake.
    let board = if number < 12 { "small" } else { "large" };
    let values = Castles::info().complete(&[("board".into(), board.into())].into()).unwrap();
    let options = Castles::options(&values).unwrap();
    let position = Castles::set_up(&options, 2, Seed::from_bytes([number; 32]).game());
    walk_from(position, number, plies, is_random, look);
}

fn walk_from(
    mut position: Position,
    number: u8,
    plies: u32,
    is_random: bool,
    mut look: impl FnMut(&Position, Seat, u32),
) {
    let seed = Seed::from_bytes([number; 32]);
    let mut chance: Chance = seed.walk(0);
    for ply in 1..plies {
        let Some(seat) = Castles::status(&position).to_move().iter().next() else { break };
        look(&position, seat, ply);
        let view = Castles::view(&position, Viewer::Seat(seat));
        let mv = if is_random || ply % 4 == 0 {
            Castles::pick(&view, seat, &mut chance).unwrap()
        } else {
            let mut budget = Budget::new(Level::ALL[1], 400, seed.walk(ply.into()), &|| false);
            Castles::choose_move(&view, seat, &mut budget).unwrap().mv
        };
        let _ = Castles::play(&mut position, seat, &mv, &mut Notes::muted());
    }
}

/// General and three soldiers against general and pikeman, in their end zones.
fn ending() -> Position {
    let pieces = Pieces { field: Field::Small, crush: Crush::Comrade, armies: [Army::NONE; 2] };
    let mut state = Position::new(pieces, [0; 2]).state;
    for (column, kind) in Kind::ALL.into_iter().enumerate() {
        state.pieces.armies[0].put(kind, Cell::new(2 + column as u8, 1));
    }
    state.pieces.armies[1].put(Kind::General, Cell::new(3, 7));
    state.pieces.armies[1].put(Kind::Pikeman, Cell::new(4, 7));
    state.ready = [true; 2];
    Position::resume(state, [0; 2])
}

#[test]
fn every_move_has_true_reasons() {
    let mut said = BTreeSet::new();
    for number in 0..16 {
        walk(number, 150, true, |position, seat, _| {
            for action in actions(position, seat) {
                let best = BestMove::unrated(Move::Action(action));
                said.extend(moment(position, seat, &best).unwrap().check());
            }
        });
    }
    let wanted = [
        "takes",
        "takes-only",
        "trades",
        "saves",
        "attacks",
        "hunted",
        "passes",
        "joins",
        "guards",
        "nears",
        "safe",
        "waits",
        "leads",
        "confines",
        "enters",
        "frees",
        "prevents",
        "covers",
        "peril",
        "cornered",
        "stays",
        "trapped",
        "answers",
        "waiting",
        "forsaken",
        "readies",
        "heads",
        "opens",
        "bars",
        "relieves",
        "pushes",
        "retreats",
        "escorts",
        "approaches",
        "returns",
        "shelters",
        "inland",
        "avenges",
        "forestalls",
        "airs",
        "threatens",
    ];
    let wanted = wanted.map(|id| format!("findorff-why-{id}"));
    let principles = ["edge", "avenge", "fork", "approach", "guard"].map(String::from);
    let mut missing = wanted.iter().chain(&principles).filter(|id| !said.contains(*id));
    assert_eq!(missing.next(), None, "{said:?}");
}

#[test]
fn what_follows_and_what_another_move_loses_is_true() {
    let mut said = BTreeSet::new();
    // Some reasons are rare.
    let openings = (0..20).map(|number| (number, false));
    for (number, is_ending) in openings.chain((4..12).map(|number| (number, true))) {
        let look = |position: &Position, seat: Seat, ply: u32| {
            let view = Castles::view(position, Viewer::Seat(seat));
            let chance = Seed::from_bytes([number; 32]).walk(ply.into());
            let mut budget = Budget::new(Level::BEST, 10_000, chance, &|| false);
            let best = Castles::choose_move(&view, seat, &mut budget).unwrap();
            said.extend(moment(position, seat, &best).into_iter().flat_map(|one| one.check()));
        };
        match is_ending {
            false => walk(number, 90, false, look),
            true => walk_from(ending(), number, 90, false, look),
        }
    }
    for id in [
        "wins",
        "follows",
        "builds",
        "prepares",
        "parries",
        "comes",
        "exposes",
        "loses-later",
        "counters",
        "regained",
        "later",
        "regains",
        "saves-too-late",
        "clears",
        "plans",
        "earns",
        "yields",
        "saves-into-attack",
        "tempts",
        "taken-back",
        "loses",
        "lost-to",
        "saves-in-vain",
        "saves-for-less",
        "retaliates",
        "counterattacks",
        "concedes",
        "forced",
    ] {
        assert!(said.contains(&format!("findorff-why-{id}")), "{id}: {said:?}");
    }
}

#[test]
fn a_third_repetition_is_named() {
    let options = Castles::options(&Castles::info().complete(&[].into()).unwrap()).unwrap();
    let mut position = Castles::set_up(&options, 2, Seed::from_bytes([1; 32]).game());
    for (seat, army) in [(Seat(0), "G:a1 H:h1"), (Seat(1), "G:d7 H:a8")] {
        let view = Castles::view(&position, Viewer::Seat(seat));
        let mv = Castles::read(&view, seat, &format!("deploy {army}")).unwrap();
        let _ = Castles::play(&mut position, seat, &mv, &mut Notes::muted());
    }
    let mut named = Vec::new();
    for (ply, mv) in ["a1-a2", "d7-d6", "a2-a1", "d6-d7"].iter().cycle().take(8).enumerate() {
        let seat = Seat((ply % 2) as u8);
        let action = actions(&position, seat).into_iter().find(|one| one.to_string() == *mv);
        let best = BestMove::unrated(Move::Action(action.unwrap()));
        let ids = moment(&position, seat, &best).unwrap().check();
        named.push(ids.contains(&"findorff-why-repeats".to_owned()));
        position = played(&position, seat, action.unwrap());
    }
    assert_eq!(named, [false, false, false, false, false, false, false, true]);
}

#[test]
fn a_general_that_falls_after_every_move_is_named() {
    let pieces = Pieces { field: Field::Small, crush: Crush::Comrade, armies: [Army::NONE; 2] };
    let mut state = Position::new(pieces, [0; 2]).state;
    let cell = |column: u8, row: u8| Cell { column, row };
    let [gold, navy] = &mut state.pieces.armies;
    gold.put(Kind::General, cell(0, 0));
    gold.put(Kind::Pikeman, cell(7, 0));
    navy.put(Kind::General, cell(4, 7));
    for square in [cell(0, 1), cell(1, 0), cell(2, 0)] {
        navy.put(Kind::Horseman, square);
    }
    state.ready = [true; 2];
    let position = Position::resume(state, [0; 2]);
    for action in actions(&position, Seat(0)) {
        let best = BestMove::unrated(Move::Action(action));
        let lost = BestMove { value: -1.0, is_proven: true, ..best };
        assert_eq!(moment(&position, Seat(0), &lost).unwrap().check(), ["findorff-why-doomed"]);
    }
}
