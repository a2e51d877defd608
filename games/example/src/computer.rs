//! The computer player: alpha-beta on the position itself, with a small evaluation.

use std::collections::BTreeSet;

use rules::{Cell, Chance, Level, Notes, RuleSet, Seat, Status};
use search::{
    BestMove, Budget, ComputerPlayer, ScoredMove, SearchLimits, SearchTree, WIN_SCORE, alphabeta,
    select_move,
};

use crate::rule_set::{Board, Reversi};

/// The score that gives a value of one half.
const SCALE: i32 = 200;

impl ComputerPlayer for Reversi {
    /// Reversi hides nothing.
    fn determinize(board: &Board, _seat: Seat, _chance: &mut Chance) -> Board {
        board.clone()
    }

    fn nodes(_board: &Board, level: Level) -> u64 {
        level.pick([10, 60, 300, 1_500, 6_000])
    }

    fn choose_move(board: &Board, _seat: Seat, budget: &mut Budget<'_>) -> Option<BestMove<Cell>> {
        let temperature = budget.level().pick([60, 20, 8, 3, 0]);
        let limits = SearchLimits { exact_margin: 4 * temperature, ..SearchLimits::default() };
        let result = alphabeta(board, budget, limits);
        select_move(result, temperature, SCALE, budget.chance())
    }

    fn evaluate_waiting(board: &Board, seat: Seat, budget: &mut Budget<'_>) -> Option<f64> {
        // Nothing is hidden, so either seat can think for the other.
        Self::choose_move(board, seat.other(), budget).map(|best| -best.value)
    }
}

/// The position of the rules is quick enough here. Larger games make a position of their own for the search.
impl SearchTree for Board {
    type Move = Cell;

    fn mover(&self) -> Option<Seat> {
        Reversi::status(self).to_move().only()
    }

    fn noisy_moves(&self, moves: &mut Vec<ScoredMove<Cell>>) {
        let corners = self.moves(self.turn).into_iter().filter(|mv| CORNERS.contains(mv));
        moves.extend(corners.map(|mv| ScoredMove::new(mv, 1)));
    }

    fn quiet_moves(&self, moves: &mut Vec<ScoredMove<Cell>>) {
        let others = self.moves(self.turn).into_iter().filter(|mv| !CORNERS.contains(mv));
        moves.extend(others.map(|mv| ScoredMove::new(mv, 0)));
    }

    fn child(&self, mv: Cell) -> Self {
        let mut next = self.clone();
        let _ = Reversi::play(&mut next, self.turn, &mv, &mut Notes::muted());
        next
    }

    fn key(&self) -> u64 {
        let bits = |discs: &BTreeSet<Cell>| discs.iter().fold(0, |bits, cell| bits | bit(*cell));
        let [black, white] = self.discs.each_ref().map(bits);
        let turn = u64::from(self.turn == Seat(1));
        mix(mix(mix(black) ^ white) ^ turn)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        match Reversi::status(self) {
            Status::ToMove(_) => standing(self, seat) - standing(self, seat.other()),
            Status::Over(outcome) if outcome.draw => 0,
            Status::Over(outcome) if outcome.winners.contains(seat) => WIN_SCORE,
            Status::Over(_) => -WIN_SCORE,
        }
    }
}

/// Corners can't be turned over, and mobility is worth more than discs.
fn standing(board: &Board, seat: Seat) -> i32 {
    let discs = &board.discs[seat.index()];
    let corners = CORNERS.iter().filter(|corner| discs.contains(*corner)).count();
    100 * corners as i32 + 10 * board.moves(seat).len() as i32
}

const CORNERS: [Cell; 4] = [Cell::new(0, 0), Cell::new(0, 7), Cell::new(7, 0), Cell::new(7, 7)];

fn bit(cell: Cell) -> u64 {
    1 << (cell.column * 8 + cell.row)
}

fn mix(bits: u64) -> u64 {
    let bits = (bits ^ bits >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits ^ bits >> 29
}
