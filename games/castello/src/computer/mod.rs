//! The computer player: alpha-beta on a search board, with quiescence of captures and castles.

mod jump_generator;
mod piece_square_tables;
mod search_board;
#[cfg(test)]
mod search_board_tests;
mod search_tree;

use rules::{Chance, Level, Message, RuleSet, Seat};
use search::{BestMove, Budget, ComputerPlayer, SearchLimits, alphabeta, select_move};

use crate::board::PAWNS;
use crate::computer::piece_square_tables::PieceSquareTables;
use crate::computer::search_board::{Jump, SearchBoard};
use crate::effect::Effect;
use crate::legal::{MoveGenerator, MoveOutcome};
use crate::moves::Move;
use crate::position::{Position, View};
use crate::rule_set::Castello;
use crate::square::Square;
use crate::words::Explanation;

/// The score that maps to half a win.
const SCALE: i32 = 900;

/// The number of moved pawns that ends the opening. In it every level varies its moves, so that matches begin
/// differently.
const OPENING_MOVED: usize = 6;

/// The number of moves of similar value that it then chooses from.
const OPENING_MOVES: usize = 6;

/// The quiet plies after which the computer offers a draw, long before the rules declare one.
const DRAW_OFFER_PLIES: [u16; 2] = [80, 140];

impl ComputerPlayer for Castello {
    fn determinize(view: &View, _seat: Seat, _chance: &mut Chance) -> Position {
        Position::from_view(view)
    }

    fn nodes(_view: &View, level: Level) -> u64 {
        level.pick([400, 2_500, 12_000, 50_000, 400_000])
    }

    fn choose_move(view: &View, seat: Seat, budget: &mut Budget<'_>) -> Option<BestMove<Move>> {
        view.to_move(seat).then(|| search_best(view, budget))?
    }

    fn evaluate_waiting(view: &View, _seat: Seat, budget: &mut Budget<'_>) -> Option<f64> {
        // Nothing is hidden, so either seat can think for the other.
        search_best(view, budget).map(|best| -best.value)
    }

    fn explain(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Message> {
        let mv = &best.mv;
        let search = view.move_generator();
        let captured = search.capture_bits(&view.board.captured_by(mv));
        let effect = Effect::of(view, MoveOutcome { from: mv.from(), to: mv.to(), captured });
        match effect.sentence() {
            Some(effects) => Some(Explanation::Does { effects }.into()),
            None => explain_quiet(view, seat, mv).map(Message::from),
        }
    }

    fn may_offer_draw(view: &View) -> bool {
        // The ply counter alternates between both sides, so two consecutive numbers cover each side.
        let quiet = view.board.quiet();
        DRAW_OFFER_PLIES.iter().any(|from| (*from..from + 2).contains(&quiet))
    }
}

fn search_best(view: &View, budget: &mut Budget<'_>) -> Option<BestMove<Move>> {
    let tables = PieceSquareTables::new(&view.board, view.options, &view.history);
    let root = SearchBoard::new(view, &tables);
    let level = budget.level();
    let is_opening = view.board.unmoved().len() > 2 * PAWNS - OPENING_MOVED;
    let temperature = match is_opening {
        true => level.pick([9, 6, 6, 6, 6]),
        false => level.pick([9, 4, 2, 1, 0]),
    };
    let limits = SearchLimits {
        max_depth: level.pick([1, 2, 60, 60, 60]),
        quiescence_depth: level.pick([0, 2, 8, 8, 8]),
        exact_margin: temperature * 5,
    };
    let mut result = alphabeta(&root, budget, limits);
    // Most moves achieve nothing. Together they would be more likely than the few good ones.
    let kept = level.pick([10, 6, 4, 3, 1]);
    result.moves.truncate(if is_opening { kept.max(OPENING_MOVES) } else { kept });
    let best = select_move(result, temperature, SCALE, budget.chance())?;
    let line = line_moves(view, &best.line);
    let BestMove { value, is_proven, depth, .. } = best;
    let plain = BestMove::unrated(line.first()?.clone());
    Some(BestMove { value, is_proven, line, depth, ..plain })
}

/// The reason for a move that takes and threatens nothing, if the board shows one.
fn explain_quiet(view: &View, seat: Seat, mv: &Move) -> Option<Explanation> {
    let saved = is_in_danger(view, seat, mv.from());
    let next = {
        let mut next = Position::from_view(view);
        next.play(mv, &mut rules::Notes::muted());
        next.view(rules::Viewer::Seat(seat))
    };
    if saved && !is_in_danger(&next, seat, mv.to()) {
        return Some(Explanation::Saves { square: mv.from() });
    }
    if let Some(castle) = piece_square_tables::goal(view, seat, mv) {
        return Some(Explanation::Nearer { castle });
    }
    (is_beside_own(&next, seat, mv.to()) && !gives_away(&next, seat)).then_some(Explanation::Holds)
}

/// Whether a pawn on this square has a pawn of its own side next to it.
fn is_beside_own(view: &View, seat: Seat, square: Square) -> bool {
    let mut others = view.board.pawns(seat).iter().filter(|pawn| *pawn != square);
    others.any(|pawn| {
        pawn.column().abs_diff(square.column()) <= 1 && pawn.row().abs_diff(square.row()) <= 1
    })
}

/// Whether the opponent's next move can take anything from a seat.
fn gives_away(view: &View, seat: Seat) -> bool {
    if !view.to_move(seat.other()) {
        return false;
    }
    let outcomes = view.move_generator().outcomes();
    outcomes.iter().any(|outcome| outcome.captured != 0)
        || outcomes.iter().any(|outcome| !Effect::of(view, *outcome).castles.is_empty())
}

/// Whether the opponent could capture a seat's pawn on this square.
fn is_in_danger(view: &View, seat: Seat, square: Square) -> bool {
    let mut search = MoveGenerator::new(&view.board, view.options, seat.other());
    let bit = search.capture_bits(&[square].into_iter().collect());
    search.outcomes().iter().any(|outcome| outcome.captured & bit != 0)
}

/// The legal part of a line, as full moves.
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
