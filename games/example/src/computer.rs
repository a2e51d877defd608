//! The computer player: alpha-beta through the rules as they stand, with a little lore.

use std::collections::BTreeSet;

use rules::{Cell, Chance, Level, Seat};
use search::{Depths, Effort, Idea, Lore, Mind, Plain, search, settle};

use crate::rule_set::{Board, Reversi};

/// What worth counts as half a win.
const SCALE: i32 = 200;

impl Mind for Reversi {
    /// Nothing is hidden.
    fn imagine(board: &Board, _seat: Seat, _chance: &mut Chance) -> Board {
        board.clone()
    }

    fn nodes(_board: &Board, level: Level) -> u64 {
        level.pick([10, 60, 300, 1_500, 6_000])
    }

    fn ponder(board: &Board, _seat: Seat, effort: &mut Effort<'_>) -> Option<Idea<Cell>> {
        let root = Plain::<Self>(board.clone());
        let softness = effort.level().pick([60, 20, 8, 3, 0]);
        let depths = Depths { spread: 4 * softness, ..Depths::default() };
        let found = search(&root, effort, depths);
        let idea = settle(found, softness, SCALE, effort.chance())?;
        let Idea { value, is_proven, depth, .. } = idea;
        Some(Idea { value, is_proven, depth, ..Idea::plain(root.named(idea.mv)?) })
    }
}

impl Lore for Reversi {
    /// Corners can't be turned over, and choice is worth more than discs.
    fn worth(board: &Board, seat: Seat) -> i32 {
        let own = |seat: Seat| {
            let corners =
                CORNERS.iter().filter(|corner| board.discs[seat.index()].contains(*corner)).count();
            100 * corners as i32 + 10 * board.moves(seat).len() as i32
        };
        own(seat) - own(seat.other())
    }

    fn rank(_board: &Board, _seat: Seat, mv: &Cell) -> i32 {
        i32::from(CORNERS.contains(mv))
    }

    fn is_loud(_board: &Board, _seat: Seat, mv: &Cell) -> bool {
        CORNERS.contains(mv)
    }

    fn key(board: &Board) -> u64 {
        let bits = |discs: &BTreeSet<Cell>| discs.iter().fold(0, |bits, cell| bits | bit(*cell));
        let [black, white] = board.discs.each_ref().map(bits);
        let turn = u64::from(board.turn == Seat(1));
        mixed(mixed(mixed(black) ^ white) ^ turn)
    }
}

const CORNERS: [Cell; 4] = [Cell::new(0, 0), Cell::new(0, 7), Cell::new(7, 0), Cell::new(7, 7)];

fn bit(cell: Cell) -> u64 {
    1 << (cell.column * 8 + cell.row)
}

/// Spreads every bit over all others.
fn mixed(bits: u64) -> u64 {
    let bits = (bits ^ bits >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits ^ bits >> 29
}
