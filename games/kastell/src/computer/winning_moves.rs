//! The moves of a position that win, as far as short proofs show.

use rules::{Level, Notes, Seat, Seed, Status};
use search::{Budget, SearchTree};

use crate::computer::proof_search::{Proof, Solver, Verdict};
use crate::computer::search_board::SearchBoard;
use crate::legal;
use crate::moves::Move;
use crate::position::Position;

/// The most moves that are counted, and the node limit for all of them.
const MOST_COUNTED: usize = 140;
const COUNTING_NODES: u64 = 250_000;

/// The node limit of the proof that the move after the opponent's answer wins as well.
const FOLLOWING_NODES: u64 = 20_000;

/// The number of a seat's moves that win, and the moves that lose.
pub(super) struct Count {
    pub(super) winning: usize,
    pub(super) losing: Vec<Move>,
}

/// Proves or refutes each move of the seat to move. `None` if that takes too long.
pub(super) fn count_winning(position: &Position, seat: Seat) -> Option<Count> {
    let board = SearchBoard::new(position);
    let mut codes = Vec::new();
    SearchTree::quiet_moves(&board, &mut codes);
    if codes.len() != legal::moves(position, seat).len() || codes.len() > MOST_COUNTED {
        return None;
    }
    let chance = Seed::from_bytes([0; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, COUNTING_NODES, chance, &|| false);
    let mut solver = Solver::new(&mut budget, COUNTING_NODES);
    let mut count = Count { winning: 0, losing: Vec::new() };
    for code in codes {
        match solver.wins(&board, code.mv)? {
            true => count.winning += 1,
            false => count.losing.push(code.mv.decode()),
        }
    }
    Some(count)
}

/// Whether a seat wins, as far as a short proof shows. The line of a longer one may end in guesses.
pub(super) fn wins(position: &Position, seat: Seat) -> bool {
    if let Status::Over(outcome) = position.status() {
        return outcome.winners.contains(seat);
    }
    let chance = Seed::from_bytes([0; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, FOLLOWING_NODES, chance, &|| false);
    match Solver::new(&mut budget, FOLLOWING_NODES).prove(&SearchBoard::new(position)) {
        Proof::Decided(_, verdict) => (verdict == Verdict::Won) == position.is_to_move(seat),
        Proof::Open(_) => false,
    }
}

/// The position after a move.
pub(super) fn after(position: &Position, seat: Seat, mv: Move) -> Position {
    let mut next = *position;
    next.play(seat, mv, &mut Notes::muted());
    next
}
