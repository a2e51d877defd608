//! The part of a board that is enlarged when one picture shows several turns.

use rules::{Board, Cell};

/// The corners of a close-up of the last turn and an earlier one.
///
/// A close-up of more than half of the board would enlarge little. Then it shows only the last turn.
pub(super) fn of_both_turns(board: &Board, earlier: Option<(Cell, Cell)>) -> Option<(Cell, Cell)> {
    let area = |(low, high)| Area { low, high };
    let both = board.focus.map(area).zip(earlier.map(area));
    let both = both.map(|(one, other)| one.around(other));
    let both = both.filter(|area| area.is_close_up_of(board));
    both.map(|area| (area.low, area.high)).or(board.focus).or(earlier)
}

/// A rectangle of cells, both corners included.
#[derive(Clone, Copy)]
struct Area {
    low: Cell,
    high: Cell,
}

impl Area {
    /// The smallest area around two areas.
    fn around(self, other: Self) -> Self {
        Self {
            low: Cell::new(self.low.column.min(other.low.column), self.low.row.min(other.low.row)),
            high: Cell::new(
                self.high.column.max(other.high.column),
                self.high.row.max(other.high.row),
            ),
        }
    }

    /// Whether the area is at most half of a board.
    fn is_close_up_of(self, board: &Board) -> bool {
        let columns = u32::from(self.high.column - self.low.column) + 1;
        let rows = u32::from(self.high.row - self.low.row) + 1;
        2 * columns * rows <= u32::from(board.columns) * u32::from(board.rows)
    }
}
