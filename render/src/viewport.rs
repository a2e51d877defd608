//! A board or a part of it, turned toward its viewer.

use rules::{Board, Cell};

use crate::Style;

/// The maximum number of columns and rows that are drawn. The rest of a larger board is left out.
pub(crate) const MOST: u8 = 48;

/// The visible squares of a board, and their orientation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    low: Cell,
    columns: u8,
    rows: u8,
    quarter_turns: u8,
}

impl Grid {
    /// The whole board.
    pub(crate) fn whole(board: &Board, style: Style) -> Self {
        Self::turned(board, style.quarter_turns(board))
    }

    /// The whole board after this number of clockwise quarter turns.
    pub(crate) fn turned(board: &Board, quarter_turns: u8) -> Self {
        Self {
            low: Cell::new(0, 0),
            columns: board.columns.min(MOST),
            rows: board.rows.min(MOST),
            quarter_turns: quarter_turns % 4,
        }
    }

    /// The area of [`Board::focus`] with a margin of one square, at least `least` squares each way. `None` without a
    /// focus.
    pub(crate) fn focus(board: &Board, style: Style, least: u8) -> Option<Self> {
        let whole = Self::whole(board, style);
        let (a, b) = board.focus?;
        let (left, columns) = span(a.column, b.column, whole.columns, least)?;
        let (bottom, rows) = span(a.row, b.row, whole.rows, least)?;
        Some(Self { low: Cell::new(left, bottom), columns, rows, ..whole })
    }

    /// The width in squares.
    pub(crate) fn width(self) -> usize {
        usize::from(if self.is_upright() { self.columns } else { self.rows })
    }

    /// The height in squares.
    pub(crate) fn height(self) -> usize {
        usize::from(if self.is_upright() { self.rows } else { self.columns })
    }

    /// The number of visible squares.
    pub(crate) fn len(self) -> usize {
        self.width() * self.height()
    }

    /// Whether columns run from top to bottom.
    pub(crate) fn is_upright(self) -> bool {
        self.quarter_turns.is_multiple_of(2)
    }

    /// Whether the board is upside down, or has its first column at the bottom.
    pub(crate) fn is_turned(self) -> bool {
        self.quarter_turns >= 2
    }

    /// The position of a square from the left and the top. `None` if it is not visible.
    pub(crate) fn place(self, cell: Cell) -> Option<(usize, usize)> {
        let (x, y) = self.spot(cell);
        let inside = |at: i32, size: usize| usize::try_from(at).ok().filter(|at| *at < size);
        Some((inside(x, self.width())?, inside(y, self.height())?))
    }

    /// The position of a square, even outside the visible part.
    pub(crate) fn spot(self, cell: Cell) -> (i32, i32) {
        let (columns, rows) = (i32::from(self.columns), i32::from(self.rows));
        let x = i32::from(cell.column) - i32::from(self.low.column);
        let y = rows - 1 - (i32::from(cell.row) - i32::from(self.low.row));
        match self.quarter_turns {
            0 => (x, y),
            1 => (rows - 1 - y, x),
            2 => (columns - 1 - x, rows - 1 - y),
            _ => (y, columns - 1 - x),
        }
    }

    /// The square at a position from the left and the top.
    pub(crate) fn cell(self, x: usize, y: usize) -> Cell {
        let (x, y) = (small(x), small(y));
        let (column, down) = match self.quarter_turns {
            0 => (x, y),
            1 => (y, self.rows - 1 - x),
            2 => (self.columns - 1 - x, self.rows - 1 - y),
            _ => (self.columns - 1 - y, x),
        };
        Cell::new(self.low.column + column, self.low.row + self.rows - 1 - down)
    }
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("a grid has at most 48 columns and rows")
}

/// The start and length of the span from `a` to `b` with a margin, at least `least` squares. `None` outside the board.
fn span(a: u8, b: u8, size: u8, least: u8) -> Option<(u8, u8)> {
    let (low, high) =
        (a.min(b).saturating_sub(1), a.max(b).saturating_add(1).min(size.checked_sub(1)?));
    if low > high {
        return None;
    }
    let length = (high - low + 1).max(least.min(size));
    let spare = length - (high - low + 1);
    let start = low.saturating_sub(spare / 2).min(size - length);
    Some((start, length))
}

/// Converts a grid position for arithmetic with neighbors.
pub(crate) fn signed(at: usize) -> i32 {
    i32::try_from(at).expect("a grid is small")
}
