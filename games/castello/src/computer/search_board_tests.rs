//! The board for searching plays by the rules: the same moves, and the same position after each.

use std::collections::BTreeSet;

use rules::{Chance, Notes, RuleSet, Seed, Viewer};
use search::Tree;

use crate::computer::piece_square::Plan;
use crate::computer::search_board::{Ground, Jump};
use crate::legal::Outcome;
use crate::moves::Move;
use crate::options::{Centre, Directions, Options};
use crate::position::{Position, View};
use crate::rule_set::Castello;
use crate::squares::Squares;

/// A move as both write it.
type Told = (usize, usize, Vec<usize>);

fn jumps(ground: &Ground<'_>) -> Vec<Jump> {
    let (mut loud, mut quiet) = (Vec::new(), Vec::new());
    ground.loud(&mut loud);
    ground.quiet(&mut quiet);
    loud.into_iter().chain(quiet).map(|(jump, _)| jump).collect()
}

fn told(jump: &Jump) -> Told {
    let taken = jump.taken.iter().filter(|square| **square > 0);
    (jump.from.into(), jump.to.into(), taken.map(|square| usize::from(*square)).collect())
}

fn outcome_told(outcome: &Outcome, captured: Squares) -> Told {
    (outcome.from.index(), outcome.to.index(), captured.indices().collect())
}

/// Compares the moves here, and where they lead to for some of them.
fn compare(position: &Position, chance: &mut Chance) {
    let view = position.view(Viewer::Everything);
    if view.status().is_over() {
        return;
    }
    // Without history: what comes again is no end of the match yet.
    let plan = Plan::of(&view.board, view.options, &[]);
    let ground = Ground::of(&view, &plan);
    let jumps = jumps(&ground);
    let found: BTreeSet<Told> = jumps.iter().map(told).collect();
    let mut search = view.search();
    let expected: BTreeSet<Told> = search
        .outcomes()
        .iter()
        .map(|outcome| outcome_told(outcome, search.captured(*outcome)))
        .collect();
    assert_eq!(found, expected);
    assert_eq!(jumps.len(), found.len(), "no move comes twice");
    for _ in 0..4 {
        let jump = *chance.one_of(&jumps).expect("whoever can't move has passed");
        assert!(ground.may(jump));
        leads_to_the_same(position, &ground, jump);
    }
}

fn leads_to_the_same(position: &Position, ground: &Ground<'_>, jump: Jump) {
    let mv = crate::computer::named(&position.view(Viewer::Everything), jump).expect("it is legal");
    let mut next = position.clone();
    next.play(&mv, &mut Notes::muted());
    let view = next.view(Viewer::Everything);
    let after = ground.after(jump);
    assert_eq!(
        after.mover().is_none(),
        view.end.is_some_and(|end| end != crate::position::End::Repetition)
    );
    if after.end.is_none() {
        let mut expected = format!("{:?}", Ground::of(&view, ground.plan));
        // That end is known by the history alone.
        expected = expected.replace("Some(Repetition)", "None");
        assert_eq!(format!("{after:?}"), expected);
        assert_eq!(after.worth(rules::Seat(0)), -after.worth(rules::Seat(1)));
    }
}

/// A walk that likes to capture and to take castles.
fn walk(options: Options, number: u64) {
    let mut chance = Seed::from_bytes([8; 32]).walk(number);
    let mut position = Castello::set_up(&options, 2, chance.clone());
    for ply in 0..400 {
        let view = position.view(Viewer::Everything);
        let Some(seat) = view.status().to_move().only() else { return };
        let good = |mv: &Move, view: &View| 4 * view.captures(mv) + 20 * view.castles_taken(mv);
        let picked = (0..10).filter_map(|_| Castello::pick(&view, seat, &mut chance));
        let Some(mv) = picked.max_by_key(|mv| good(mv, &view)) else { return };
        position.play(&mv, &mut Notes::muted());
        if ply % 5 == 0 {
            compare(&position, &mut chance);
        }
    }
}

#[test]
fn the_searched_board_plays_by_the_rules_in_every_variant() {
    let directions = [Directions::All, Directions::Orthogonal];
    let centres = [Centre::Centre, Centre::Middle];
    for (number, directions) in (0..).zip(directions) {
        for (other, centre) in (0..).zip(centres) {
            walk(Options { directions, centre }, 2 * number + other);
        }
    }
}
