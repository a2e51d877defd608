//! A board, or a part of it, turned to its viewer: which square lies where.

use rules::{Board, Cell};

use crate::Style;

/// Boards are drawn up to this many columns and rows; what lies beyond is left out.
pub(crate) const MOST: u8 = 48;

/// The squares of a board that are shown, and how they are turned.
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
        Self {
            low: Cell::new(0, 0),
            columns: board.columns.min(MOST),
            rows: board.rows.min(MOST),
            quarter_turns: style.quarter_turns(board),
        }
    }

    /// What [`Board::focus`] names with a margin of one square, grown to at least `least` squares each way.
    pub(crate) fn focus(board: &Board, style: Style, least: u8) -> Option<Self> {
        let whole = Self::whole(board, style);
        let (a, b) = board.focus?;
        let (left, columns) = span(a.column, b.column, whole.columns, least)?;
        let (bottom, rows) = span(a.row, b.row, whole.rows, least)?;
        Some(Self { low: Cell::new(left, bottom), columns, rows, ..whole })
    }

    /// How many squares the picture is wide.
    pub(crate) fn width(self) -> usize {
        usize::from(if self.is_upright() { self.columns } else { self.rows })
    }

    /// How many squares the picture is high.
    pub(crate) fn height(self) -> usize {
        usize::from(if self.is_upright() { self.rows } else { self.columns })
    }

    /// How many squares are shown.
    pub(crate) fn len(self) -> usize {
        self.width() * self.height()
    }

    /// Whether columns still run from top to bottom.
    pub(crate) fn is_upright(self) -> bool {
        self.quarter_turns.is_multiple_of(2)
    }

    /// Where a square lies, counted from the left and from the top; `None` if it is not shown.
    pub(crate) fn place(self, cell: Cell) -> Option<(usize, usize)> {
        let (x, y) = self.spot(cell);
        let inside = |at: i32, size: usize| usize::try_from(at).ok().filter(|at| *at < size);
        Some((inside(x, self.width())?, inside(y, self.height())?))
    }

    /// Where a square lies, also outside what is shown.
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

    /// The square at a place counted from the left and from the top.
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

/// Where a stretch of at least `least` that shows `a` to `b` begins on an edge of `size`, and how long it is.
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
