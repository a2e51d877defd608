//! Compares the search board with the rules: moves, and the positions after them.

use std::collections::BTreeSet;

use rules::{Chance, Notes, RuleSet, Seed, Viewer};
use search::SearchTree;

use crate::computer::piece_square_tables::PieceSquareTables;
use crate::computer::search_board::{Jump, SearchBoard};
use crate::computer::weights::weights;
use crate::legal::MoveOutcome;
use crate::moves::Move;
use crate::options::{Centre, Directions, Options};
use crate::position::{Position, View};
use crate::rule_set::Castello;
use crate::squares::Squares;

/// A move in a form common to both boards.
type JumpKey = (usize, usize, Vec<usize>);

fn jumps(board: &SearchBoard<'_>) -> Vec<Jump> {
    let (mut noisy, mut quiet) = (Vec::new(), Vec::new());
    board.noisy_moves(&mut noisy);
    board.quiet_moves(&mut quiet);
    noisy.into_iter().chain(quiet).map(|scored| scored.mv).collect()
}

fn jump_key(jump: &Jump) -> JumpKey {
    let taken = jump.taken.iter().filter(|square| **square > 0);
    (jump.from.into(), jump.to.into(), taken.map(|square| usize::from(*square)).collect())
}

fn outcome_key(outcome: &MoveOutcome, captured: Squares) -> JumpKey {
    (outcome.from.index(), outcome.to.index(), captured.indices().collect())
}

/// Compares all moves of a position, and the positions after some of them.
fn compare(position: &Position, chance: &mut Chance) {
    let view = position.view(Viewer::Everything);
    if view.status().is_over() {
        return;
    }
    // Without history: the search ends at the second occurrence of a position, the rules only at the third.
    let fresh = View { history: Vec::new(), ..view.clone() };
    let tables = PieceSquareTables::new(&fresh, weights(view.options.directions));
    let board = SearchBoard::new(&view, &tables);
    let jumps = jumps(&board);
    let found: BTreeSet<JumpKey> = jumps.iter().map(jump_key).collect();
    let mut search = view.move_generator();
    let expected: BTreeSet<JumpKey> = search
        .outcomes()
        .iter()
        .map(|outcome| outcome_key(outcome, search.captured(*outcome)))
        .collect();
    assert_eq!(found, expected);
    assert_eq!(jumps.len(), found.len(), "no move comes twice");
    for _ in 0..4 {
        let jump = *chance.one_of(&jumps).expect("a seat without a move has passed");
        assert!(board.is_legal(jump));
        leads_to_the_same(position, &board, jump);
    }
}

fn leads_to_the_same(position: &Position, board: &SearchBoard<'_>, jump: Jump) {
    let mv = jump.to_move(&position.view(Viewer::Everything)).expect("it is legal");
    let mut next = position.clone();
    next.play(&mv, &mut Notes::muted());
    let view = next.view(Viewer::Everything);
    let after = board.child(jump);
    assert_eq!(
        after.mover().is_none(),
        view.end.is_some_and(|end| end != crate::position::End::Repetition)
    );
    if after.end.is_none() {
        let mut expected = format!("{:?}", SearchBoard::new(&view, board.tables));
        // The search tables have no history, so the board after a move can't know of a repetition.
        expected = expected.replace("Some(Repetition)", "None");
        assert_eq!(format!("{after:?}"), expected);
        assert_eq!(after.evaluate(rules::Seat(0)), -after.evaluate(rules::Seat(1)));
    }
}

/// A random walk that prefers captures and castles.
fn walk(options: Options, number: u64) {
    let mut chance = Seed::from_bytes([8; 32]).walk(number);
    let mut position = Castello::set_up(&options, 2, chance.clone());
    for ply in 0..400 {
        let view = position.view(Viewer::Everything);
        let Some(seat) = view.status().to_move().only() else { return };
        let good = |mv: &Move, view: &View| 4 * view.captures(mv) + 20 * view.castles_taken(mv);
        let state = (0..10).filter_map(|_| Castello::pick(&view, seat, &mut chance));
        let Some(mv) = state.max_by_key(|mv| good(mv, &view)) else { return };
        position.play(&mv, &mut Notes::muted());
        if ply % 5 == 0 {
            compare(&position, &mut chance);
        }
    }
}

#[test]
fn the_search_board_follows_the_rules_in_every_variant() {
    let directions = [Directions::All, Directions::Orthogonal];
    let centres = [Centre::Centre, Centre::Middle];
    for (number, directions) in (0..).zip(directions) {
        for (other, centre) in (0..).zip(centres) {
            walk(Options { directions, centre }, 2 * number + other);
        }
    }
}
