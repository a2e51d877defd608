//! A search tree over any rule set for two seats.

use std::fmt;

use rules::{Notes, Seat, Status};

use crate::evaluator::Evaluator;
use crate::score::WIN_SCORE;
use crate::search_tree::{ScoredMove, SearchTree};

/// A position of a rule set, searched directly. A game for which that is too slow implements its own [`SearchTree`].
pub struct RuleTree<R: Evaluator>(pub R::Position);

/// A move as its index in the sorted list of legal moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveIndex(pub u16);

impl<R: Evaluator> RuleTree<R> {
    /// The move at this index of the list.
    pub fn move_at(&self, index: MoveIndex) -> Option<R::Move> {
        self.moves().into_iter().nth(usize::from(index.0))
    }

    fn moves(&self) -> Vec<R::Move> {
        self.mover().map_or_else(Vec::new, |seat| R::moves(&self.0, seat))
    }

    fn add_moves(&self, is_noisy: bool, moves: &mut Vec<ScoredMove<MoveIndex>>) {
        let Some(seat) = self.mover() else { return };
        for (index, mv) in (0..).zip(R::moves(&self.0, seat)) {
            if R::is_noisy(&self.0, seat, &mv) == is_noisy {
                let score = R::order_score(&self.0, seat, &mv);
                moves.push(ScoredMove::new(MoveIndex(index), score));
            }
        }
    }
}

impl<R: Evaluator> Clone for RuleTree<R> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<R: Evaluator> fmt::Debug for RuleTree<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RuleTree(..)")
    }
}

impl<R: Evaluator> SearchTree for RuleTree<R> {
    type Move = MoveIndex;

    fn mover(&self) -> Option<Seat> {
        R::status(&self.0).to_move().iter().next()
    }

    fn noisy_moves(&self, moves: &mut Vec<ScoredMove<MoveIndex>>) {
        self.add_moves(true, moves);
    }

    fn quiet_moves(&self, moves: &mut Vec<ScoredMove<MoveIndex>>) {
        self.add_moves(false, moves);
    }

    fn child(&self, index: MoveIndex) -> Self {
        let mut next = self.clone();
        if let (Some(seat), Some(mv)) = (self.mover(), self.move_at(index)) {
            let _ = R::play(&mut next.0, seat, &mv, &mut Notes::muted());
        }
        next
    }

    fn key(&self) -> u64 {
        R::key(&self.0)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        match R::status(&self.0) {
            Status::ToMove(_) => R::evaluate(&self.0, seat),
            Status::Over(outcome) if outcome.draw => 0,
            Status::Over(outcome) if outcome.winners.contains(seat) => WIN_SCORE,
            Status::Over(_) => -WIN_SCORE,
        }
    }
}
