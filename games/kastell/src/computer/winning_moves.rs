//! The moves of a position that win, and the mistakes that look good, as far as short proofs show.

use rules::{Notes, Seat, Status};
use search::{ScoredMove, SearchTree};

use crate::computer::proof_search::{Proof, Solver, Verdict};
use crate::computer::search_board::{MoveCode, SearchBoard};
use crate::legal;
use crate::moves::Move;
use crate::position::Position;

/// The maximum number of moves that are counted, and the node limit for all of them.
const MOST_COUNTED: usize = 140;
const COUNTING_NODES: u64 = 150_000;

/// The node limit of the proof that the move after the opponent's answer also wins.
const FOLLOWING_NODES: u64 = 40_000;

/// The number of best-looking moves in which [`mistake`] looks for a losing move, and the node limit for each.
const MOST_TRIED: usize = 8;
const MISTAKE_NODES: u64 = 20_000;

/// The node limit of the search for the best trap of a lost position.
const TRAP_NODES: u64 = 80_000;

/// The moves of a position that win, and those that lose.
pub(super) struct Count {
    pub(super) winning: Vec<Move>,
    pub(super) losing: Vec<Move>,
}

impl Count {
    pub(super) fn moves(&self) -> usize {
        self.winning.len() + self.losing.len()
    }
}

/// Proves or refutes each move of the seat to move. `None` if that takes too long.
pub(super) fn count_winning(
    solver: &mut Solver<'_, '_>,
    position: &Position,
    seat: Seat,
) -> Option<Count> {
    let board = SearchBoard::new(position);
    let codes = best_looking_first(&board);
    if codes.len() != legal::moves(position, seat).len() || codes.len() > MOST_COUNTED {
        return None;
    }
    solver.limit_nodes(COUNTING_NODES);
    let mut count = Count { winning: Vec::new(), losing: Vec::new() };
    for code in codes {
        let list = if solver.wins(&board, code)? { &mut count.winning } else { &mut count.losing };
        list.push(code.decode());
    }
    Some(count)
}

/// Whether a seat wins, as far as a short proof shows. The line of a longer proof may end in unproven moves.
pub(super) fn wins(solver: &mut Solver<'_, '_>, position: &Position, seat: Seat) -> bool {
    if let Status::Over(outcome) = position.status() {
        return outcome.winners.contains(seat);
    }
    solver.limit_nodes(FOLLOWING_NODES);
    match solver.prove(&SearchBoard::new(position)) {
        Proof::Decided(_, verdict) => (verdict == Verdict::Won) == position.is_to_move(seat),
        Proof::Open(_) => false,
    }
}

/// A move that looks good and loses, with the answer that wins.
pub(super) struct Mistake {
    pub(super) mv: Move,
    pub(super) answer: Move,
}

/// The best-looking move of the side to move that a short proof refutes.
pub(super) fn mistake(solver: &mut Solver<'_, '_>, position: &Position) -> Option<Mistake> {
    let board = SearchBoard::new(position);
    let other = board.mover()?.other();
    best_looking_first(&board).into_iter().take(MOST_TRIED).find_map(|code| {
        let next = board.child(code);
        if next.mover() != Some(other) {
            return None;
        }
        solver.limit_nodes(MISTAKE_NODES);
        match solver.prove(&next) {
            Proof::Decided(answer, Verdict::Won) => {
                Some(Mistake { mv: code.decode(), answer: answer.decode() })
            }
            Proof::Decided(_, Verdict::Lost) | Proof::Open(_) => None,
        }
    })
}

/// The move of a lost position after which the smallest share of the opponent's answers wins.
///
/// `hardest` is the move that is hardest to refute. It is the result unless short proofs show a better one.
pub(super) fn best_trap(
    solver: &mut Solver<'_, '_>,
    board: &SearchBoard,
    hardest: MoveCode,
) -> MoveCode {
    solver.limit_nodes(TRAP_NODES);
    let others = best_looking_first(board).into_iter().filter(|code| *code != hardest);
    let mut best = (hardest, Share { winning: 1, answers: 1 });
    for code in [hardest].into_iter().chain(others) {
        let share = winning_share(solver, board, code, best.1);
        if let Some(share) = share.filter(|share| share.is_below(best.1)) {
            best = (code, share);
        }
    }
    best.0
}

/// Whether this move of a lost position leaves the smallest share of winning answers. `false` if that takes too long.
pub(super) fn is_best_trap(
    solver: &mut Solver<'_, '_>,
    position: &Position,
    mv: Move,
    [winning, answers]: [usize; 2],
) -> bool {
    let board = SearchBoard::new(position);
    let own = Share { winning, answers };
    solver.limit_nodes(TRAP_NODES);
    let mut others = best_looking_first(&board).into_iter().filter(|code| code.decode() != mv);
    others.all(|code| {
        winning_share(solver, &board, code, own).is_some_and(|share| !share.is_below(own))
    })
}

/// The number of winning answers to a move, and of all answers.
#[derive(Clone, Copy)]
struct Share {
    winning: usize,
    answers: usize,
}

impl Share {
    fn is_below(self, other: Self) -> bool {
        self.winning * other.answers < other.winning * self.answers
    }
}

/// The share of the opponent's answers that win. May stop at a lower bound that is not below `least`. `None` if
/// unproven, or if the opponent doesn't answer.
fn winning_share(
    solver: &mut Solver<'_, '_>,
    board: &SearchBoard,
    code: MoveCode,
    least: Share,
) -> Option<Share> {
    let next = board.child(code);
    // A seat that names a piece may be to move twice in a row.
    next.mover().filter(|mover| board.mover() != Some(*mover))?;
    let answers = best_looking_first(&next);
    let mut share = Share { winning: 0, answers: answers.len() };
    for answer in answers {
        share.winning += usize::from(solver.wins(&next, answer)?);
        if !share.is_below(least) {
            break;
        }
    }
    Some(share)
}

/// All moves, the best-looking first: they leave the mover many placements and the opponent few.
fn best_looking_first(board: &SearchBoard) -> Vec<MoveCode> {
    let mut moves: Vec<ScoredMove<MoveCode>> = Vec::new();
    board.quiet_moves(&mut moves);
    moves.sort_by_key(|scored| -scored.score);
    moves.into_iter().map(|scored| scored.mv).collect()
}

pub(super) fn after(position: &Position, seat: Seat, mv: Move) -> Position {
    let mut next = *position;
    next.play(seat, mv, &mut Notes::muted());
    next
}
