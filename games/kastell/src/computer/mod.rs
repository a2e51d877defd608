//! The computer player: proof search near the end of a match, and alpha-beta before.
//!
//! From the second player's first piece on, the strongest level searches for a proof of the whole position. Before
//! that, it tries to refute the best-looking moves. Weaker levels search less deeply, and choose at random among moves
//! of similar value.

mod explanation;
mod level_settings;
mod placement_set;
mod placement_table;
mod proof_numbers;
mod proof_search;
mod search_board;
mod winning_moves;

use rules::{Chance, Level, Message, RuleSet, Seat};
use search::{
    BestMove, Budget, ComputerPlayer, ScoredMove, SearchLimits, SearchResult, SearchTree,
    alphabeta, is_proven, select_move,
};

use crate::computer::level_settings::{
    DECISIVE_NODES, LevelSettings, NAMED_NODES, OPENING_NODES, settings,
};
use crate::computer::proof_search::{Proof, Solver, Verdict};
use crate::computer::search_board::{MoveCode, SearchBoard};
use crate::computer::winning_moves::best_trap;
use crate::moves::Move;
use crate::options::{Contact, Picker, Variant};
use crate::piece::Hand;
use crate::position::{Phase, Position};
use crate::rule_set::{Kastell, View};

/// The score that gives a value of one half.
const SCALE: i32 = 400;

/// The nodes of the strongest level for a quick proof, a first search and the last search. A stop may interrupt the
/// first search.
const QUICK_PROOF_NODES: u64 = 6_000;
const FIRST_SEARCH_NODES: u64 = 15_000;
const LAST_SEARCH_NODES: u64 = 60_000;

impl ComputerPlayer for Kastell {
    fn determinize(view: &View, _seat: Seat, _chance: &mut Chance) -> Position {
        *view.position()
    }

    fn nodes(view: &View, level: Level) -> u64 {
        let position = view.position();
        let Variant { contact, picker } = position.variant;
        match (level, contact, picker) {
            (Level::BEST, _, _) if is_swap_ahead(position) => OPENING_NODES,
            (Level::BEST, Contact::Free, Picker::Opponent) if built(position) == 0 => OPENING_NODES,
            (Level::BEST, Contact::Free, Picker::Opponent) => NAMED_NODES,
            _ => settings(contact, level).nodes,
        }
    }

    fn decisive_nodes(view: &View, level: Level) -> u64 {
        match level {
            Level::BEST if !is_early(view.position()) => DECISIVE_NODES,
            _ => Self::nodes(view, level),
        }
    }

    fn choose_move(view: &View, seat: Seat, budget: &mut Budget<'_>) -> Option<BestMove<Move>> {
        let position = view.position();
        if !position.is_to_move(seat) {
            return None;
        }
        if position.phase == Phase::Trees {
            // No search sees as far as the end, so random trees are as good as any.
            return Self::pick(view, seat, budget.chance()).map(BestMove::unrated);
        }
        let board = SearchBoard::new(position);
        match budget.level() {
            Level::BEST if !is_swap_ahead(position) => {
                best_move(&board, is_early(position), budget)
            }
            _ => {
                let result = search_moves(&board, budget);
                select(&board, budget, result)
            }
        }
    }

    fn evaluate_waiting(view: &View, seat: Seat, budget: &mut Budget<'_>) -> Option<f64> {
        // Nothing is hidden, so either seat can think for the other.
        Self::choose_move(view, seat.other(), budget).map(|best| -best.value)
    }

    fn explain(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Message> {
        explanation::explanation(view.position(), seat, best)
    }
}

/// Whether too little is built to prove the position, although single moves may be refuted.
fn is_early(position: &Position) -> bool {
    let provable = match position.variant.contact {
        Contact::Free => 2,
        Contact::Apart | Contact::Linked => 1,
    };
    built(position) < provable
}

/// Whether the opponent may answer by swapping colors. Either the swap or keeping the colors wins, so a move can only
/// hide which.
fn is_swap_ahead(position: &Position) -> bool {
    position.variant.contact == Contact::Linked && built(position) == 0
}

/// The number of pieces on the board.
fn built(position: &Position) -> usize {
    [Seat(0), Seat(1)].map(|seat| Hand::FULL.len() - position.side(seat).hand.len()).iter().sum()
}

/// The best move, proven or estimated. A short search comes before the long proof, which may take all remaining time.
fn best_move(
    board: &SearchBoard,
    is_early: bool,
    budget: &mut Budget<'_>,
) -> Option<BestMove<Move>> {
    let at_hand = QUICK_PROOF_NODES.min(budget.remaining() / 8);
    if let Attempt::Proven(best) = try_proof(board, budget, at_hand) {
        return Some(best);
    }
    let at_first = FIRST_SEARCH_NODES.min(budget.remaining().div_ceil(4));
    let first = budget.with_limit(at_first, |budget| search_moves(board, budget));
    let is_won = first.moves.first().is_some_and(|best| is_proven(best.score) && best.score > 0);
    if budget.is_over() || is_won {
        return select(board, budget, first);
    }
    let left = budget.remaining();
    let nodes = left - LAST_SEARCH_NODES.min(left / 2);
    let attempt = match is_early {
        true => refute_moves(board, &first.moves, budget, nodes),
        false => try_proof(board, budget, nodes),
    };
    let refuted = match attempt {
        Attempt::Proven(best) => return Some(best),
        Attempt::Open(refuted) => refuted,
    };
    let mut result = if budget.is_over() { first } else { search_moves(board, budget) };
    result.moves.retain(|scored| !refuted.contains(&scored.mv));
    if result.moves.is_empty() {
        // All moves found are refuted, so no other move can be worse.
        let open = all_moves(board).into_iter().find(|code| !refuted.contains(code));
        let score = SearchTree::mover(board).map_or(0, |mover| SearchTree::evaluate(board, mover));
        result.moves.extend(open.map(|code| ScoredMove::new(code, score)));
    }
    select(board, budget, result)
}

enum Attempt {
    /// A winning move. If all moves lose, the move that is hardest to refute.
    Proven(BestMove<Move>),
    /// Not proven, but these moves lose.
    Open(Vec<MoveCode>),
}

/// Tries to prove a result within a number of nodes.
fn try_proof(board: &SearchBoard, budget: &mut Budget<'_>, nodes: u64) -> Attempt {
    let mut solver = Solver::new(budget, nodes);
    match solver.prove(board) {
        Proof::Decided(code, verdict) => proven_move(board, &mut solver, code, verdict),
        Proof::Open(refuted) => Attempt::Open(refuted),
    }
}

/// A move with a proven result, and its line.
fn proven_move(
    board: &SearchBoard,
    solver: &mut Solver<'_, '_>,
    code: MoveCode,
    verdict: Verdict,
) -> Attempt {
    // A lost position is played for the opponent's mistakes.
    let (code, value) = match verdict {
        Verdict::Won => (code, 1.0),
        Verdict::Lost => (best_trap(solver, board, code), -1.0),
    };
    let line = solver.line(board, code).into_iter().map(MoveCode::decode).collect();
    Attempt::Proven(BestMove { value, is_proven: true, line, ..BestMove::unrated(code.decode()) })
}

fn all_moves(board: &SearchBoard) -> Vec<MoveCode> {
    let mut moves = Vec::new();
    SearchTree::quiet_moves(board, &mut moves);
    moves.into_iter().map(|scored| scored.mv).collect()
}

/// Tries to refute the moves one by one, the best first, within a number of nodes. If all are refuted, returns the move
/// whose refutation cost most nodes.
fn refute_moves(
    board: &SearchBoard,
    scored: &[ScoredMove<MoveCode>],
    budget: &mut Budget<'_>,
    nodes: u64,
) -> Attempt {
    let mut solver = Solver::new(budget, nodes);
    let mut moves: Vec<MoveCode> = scored.iter().map(|one| one.mv).collect();
    moves.extend(
        all_moves(board).into_iter().filter(|code| !scored.iter().any(|one| one.mv == *code)),
    );
    let mut refuted: Vec<(u64, MoveCode)> = Vec::new();
    for code in moves {
        let before = solver.spent();
        match solver.wins(board, code) {
            Some(true) => return proven_move(board, &mut solver, code, Verdict::Won),
            Some(false) => refuted.push((solver.spent() - before, code)),
            None => return Attempt::Open(refuted.into_iter().map(|(_, code)| code).collect()),
        }
    }
    match refuted.iter().rev().max_by_key(|(cost, _)| *cost) {
        Some(&(_, code)) => proven_move(board, &mut solver, code, Verdict::Lost),
        None => Attempt::Open(Vec::new()),
    }
}

fn search_moves(board: &SearchBoard, budget: &mut Budget<'_>) -> SearchResult<MoveCode> {
    let LevelSettings { temperature, depth, .. } = settings(board.variant.contact, budget.level());
    let limits =
        SearchLimits { max_depth: depth, quiescence_depth: 0, exact_margin: temperature * 5 };
    alphabeta(board, budget, limits)
}

/// The move with the best score. Weaker levels may take a slightly worse move.
fn select(
    board: &SearchBoard,
    budget: &mut Budget<'_>,
    result: SearchResult<MoveCode>,
) -> Option<BestMove<Move>> {
    let LevelSettings { temperature, .. } = settings(board.variant.contact, budget.level());
    Some(select_move(result, temperature, SCALE, budget.chance())?.map(MoveCode::decode))
}
