//! The computer player: alpha-beta on the position itself, with a small evaluator.

use std::collections::BTreeSet;

use rules::{Cell, Chance, Level, Seat};
use search::{
    BestMove, Budget, ComputerPlayer, Evaluator, RuleTree, SearchLimits, alphabeta, select_move,
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
        let root = RuleTree::<Self>(board.clone());
        let temperature = budget.level().pick([60, 20, 8, 3, 0]);
        let limits = SearchLimits { exact_margin: 4 * temperature, ..SearchLimits::default() };
        let result = alphabeta(&root, budget, limits);
        let best = select_move(result, temperature, SCALE, budget.chance())?;
        let BestMove { value, is_proven, depth, .. } = best;
        Some(BestMove { value, is_proven, depth, ..BestMove::unrated(root.move_at(best.mv)?) })
    }
}

impl Evaluator for Reversi {
    /// Corners can't be turned over, and mobility is worth more than discs.
    fn evaluate(board: &Board, seat: Seat) -> i32 {
        let own = |seat: Seat| {
            let corners =
                CORNERS.iter().filter(|corner| board.discs[seat.index()].contains(*corner)).count();
            100 * corners as i32 + 10 * board.moves(seat).len() as i32
        };
        own(seat) - own(seat.other())
    }

    fn order_score(_board: &Board, _seat: Seat, mv: &Cell) -> i32 {
        i32::from(CORNERS.contains(mv))
    }

    fn is_noisy(_board: &Board, _seat: Seat, mv: &Cell) -> bool {
        CORNERS.contains(mv)
    }

    fn key(board: &Board) -> u64 {
        let bits = |discs: &BTreeSet<Cell>| discs.iter().fold(0, |bits, cell| bits | bit(*cell));
        let [black, white] = board.discs.each_ref().map(bits);
        let turn = u64::from(board.turn == Seat(1));
        mix(mix(mix(black) ^ white) ^ turn)
    }
}

const CORNERS: [Cell; 4] = [Cell::new(0, 0), Cell::new(0, 7), Cell::new(7, 0), Cell::new(7, 7)];

fn bit(cell: Cell) -> u64 {
    1 << (cell.column * 8 + cell.row)
}

fn mix(bits: u64) -> u64 {
    let bits = (bits ^ bits >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits ^ bits >> 29
}
