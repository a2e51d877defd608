//! The squares of the floor: their shades, and the tufts on some squares of grass.

use rules::{Board, Cell, Floor};

/// The shade of a square. a1 is dark.
pub(crate) fn shade(cell: Cell) -> usize {
    usize::from(!cell.column.wrapping_add(cell.row) & 1)
}

/// The floor variant of a square: some squares of grass have tufts.
pub(crate) fn floor_kind(board: &Board, cell: Cell) -> usize {
    let kind = match board.floor {
        Floor::Meadow => (usize::from(cell.column) * 5 + usize::from(cell.row) * 11 + 3) % 9,
        Floor::Checkered | Floor::Plots | Floor::Rubble => 0,
    };
    shade(cell) + 2 * if kind < 3 { kind } else { 3 }
}
