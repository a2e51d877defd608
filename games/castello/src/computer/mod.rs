//! The computer player: alpha-beta on a search board, with quiescence of captures and castles.

mod castle_race;
mod drawback;
mod explanation;
mod gaining_move;
mod jump_generator;
mod leaps;
mod level_settings;
mod next_view;
mod piece_square_tables;
mod position_facts;
mod search_board;
#[cfg(test)]
mod search_board_tests;
mod search_tree;
mod weights;

use rules::{Chance, Level, Message, RuleSet, Seat};
use search::{BestMove, Budget, ComputerPlayer, alphabeta, select_valued, value_of_logit};

use crate::board::PAWNS;
use crate::computer::level_settings::{LevelSettings, settings};
use crate::computer::piece_square_tables::PieceSquareTables;
use crate::computer::search_board::{Jump, SearchBoard};
use crate::computer::weights::weights;
use crate::draw_limits::DRAW_OFFER_PLIES;
use crate::moves::Move;
use crate::position::{Position, View};
use crate::rule_set::Castello;

pub use weights::{COUNT, LOGIT, PARTS, Weights, read_weights, write_weights};

/// The number of moved pawns that ends the opening.
const OPENING_MOVED: usize = 6;

impl ComputerPlayer for Castello {
    fn determinize(view: &View, _seat: Seat, _chance: &mut Chance) -> Position {
        Position::from_view(view)
    }

    fn nodes(_view: &View, level: Level) -> u64 {
        level_settings::nodes(level)
    }

    fn choose_move(view: &View, seat: Seat, budget: &mut Budget<'_>) -> Option<BestMove<Move>> {
        view.to_move(seat).then(|| search_best(view, budget))?
    }

    fn evaluate_waiting(view: &View, _seat: Seat, budget: &mut Budget<'_>) -> Option<f64> {
        // Nothing is hidden, so either seat can think for the other.
        search_best(view, budget).map(|best| -best.value)
    }

    fn explain(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Message> {
        explanation::explanation(view, seat, best)
    }

    fn may_offer_draw(view: &View) -> bool {
        // The sides move in turn, so each side meets one of two consecutive counts.
        let quiet = view.board.quiet();
        DRAW_OFFER_PLIES.iter().any(|from| (*from..from + 2).contains(&quiet))
    }
}

fn search_best(view: &View, budget: &mut Budget<'_>) -> Option<BestMove<Move>> {
    search_by(view, weights(view.options.directions), budget)
}

/// The best move by these weights.
pub fn search_by(
    view: &View,
    weights: &Weights,
    budget: &mut Budget<'_>,
) -> Option<BestMove<Move>> {
    let tables = PieceSquareTables::new(view, weights);
    let root = SearchBoard::new(view, &tables);
    let is_opening = view.board.unmoved().len() > 2 * PAWNS - OPENING_MOVED;
    let LevelSettings { limits, temperature, kept } = settings(budget.level(), is_opening);
    let mut result = alphabeta(&root, budget, limits);
    result.moves.truncate(kept);
    let value = |score| value_of_logit(score, LOGIT);
    let best = select_valued(result, temperature, value, budget.chance())?;
    let line = line_moves(view, &best.line);
    let BestMove { value, is_proven, depth, .. } = best;
    let plain = BestMove::unrated(line.first()?.clone());
    Some(BestMove { value, is_proven, line, depth, ..plain })
}

/// The score of a position for the side to move by these weights, without search.
pub fn score_by(view: &View, weights: &Weights) -> i32 {
    SearchBoard::new(view, &PieceSquareTables::new(view, weights)).evaluate(view.board.turn())
}

/// The moves of a line that the search expects, in the form of the rules. Ends before the first illegal move, or after
/// the move that ends the match.
fn line_moves(view: &View, jumps: &[Jump]) -> Vec<Move> {
    let mut position = Position::from_view(view);
    let mut line = Vec::new();
    for jump in jumps {
        let Some(mv) = jump.to_move(&position.view(rules::Viewer::Everything)) else { break };
        position.play(&mv, &mut rules::Notes::muted());
        line.push(mv);
        if Castello::status(&position).is_over() {
            break;
        }
    }
    line
}
