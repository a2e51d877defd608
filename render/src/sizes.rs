//! The sizes of squares, letters and margins.

use rules::{Board, Fate, Floor};

use crate::geometry::Size;
use crate::text;
use crate::viewport::Grid;

/// The side of a square in a trial layout, which measures how large a picture would be.
pub(crate) const SAMPLE: usize = 200;

/// The purpose of a picture, which decides the size of its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scale {
    /// Sharp on a phone, and when opened.
    Full,
    /// Half size for films, which have many frames.
    Half,
    /// A part of a board. Unless opened, it is shown small next to the whole picture, but its squares are large.
    Part,
}

/// The sizes for a board, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sizes {
    /// The side of a square.
    pub(crate) cell: usize,
    /// The height of a capital in the coordinates.
    pub(crate) cap: usize,
    /// The margin for coordinates at the left.
    pub(crate) left: usize,
    /// The margin for coordinates at the bottom.
    pub(crate) bottom: usize,
    /// The margin at the other two sides.
    pub(crate) rim: usize,
    /// The margin above for the owner's plate.
    pub(crate) plate: usize,
    /// The margin between the plate and the board for a winner's flags.
    pub(crate) rise: usize,
    /// The width of the border, which is part of the margin.
    pub(crate) border: usize,
}

impl Sizes {
    /// The sizes for a board. Two-digit numbers and the small squares of large boards need larger letters; tile castles
    /// need smaller letters.
    pub(crate) fn of(board: &Board, grid: Grid, cell: usize) -> Self {
        let is_large = grid.width().max(grid.height()) > 10;
        let percent = match (board.floor, is_large) {
            (Floor::Plots | Floor::Rubble, _) => 22,
            (_, false) => 40,
            (_, true) => 54,
        };
        let cap = (cell * percent).div_ceil(100).max(5);
        let widest = if grid.is_upright() && board.rows > 9 { "20" } else { "2" };
        let left = text::width(widest, cap) + cell / 4;
        let border = (cell / 14).max(3);
        // Room for the descenders of g, j, p and q.
        let bottom = cap * 19 / 10 + border;
        let plate = if board.owner.is_some() { (cell * 56 / 100).max(12) } else { 0 };
        let is_won = board.owner.is_some() && board.fate == Fate::Won;
        let rise = if is_won { cell * 3 / 10 } else { 0 };
        Self { cell, cap, left, bottom, rim: (cell / 4).max(border + 4), plate, rise, border }
    }
}

/// The side of a square with which the longer side of a full picture has about 750 pixels.
///
/// On large boards it has 1180 pixels, or 1040 with three rows of boards or more. `size` is the picture's size with
/// squares of [`SAMPLE`]. Discord shows a picture at most 350 points high, and phones 340 wide. So each point has at
/// least two pixels, and more would cost time and size with every move.
pub(crate) fn cell(size: Size, rows: usize, scale: Scale) -> usize {
    let length = size.height.max(size.width).max(1);
    let (full, half, part) = match (length > SAMPLE * 12, rows) {
        (false, _) => (748, 456, 684),
        (true, 0..=2) => (1180, 640, 1008),
        (true, _) => (1040, 520, 780),
    };
    let wanted = match scale {
        Scale::Full => full,
        Scale::Half => half,
        Scale::Part => part,
    };
    let side = wanted * SAMPLE / length;
    (side - side % 4).clamp(8, 128)
}
