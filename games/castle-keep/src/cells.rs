//! The nine cells of a castle, a1 to c3, and sets of them.

use rules::{Cell, TilePart};
use serde::{Deserialize, Serialize};

const SIDE: u8 = 3;

pub(crate) const MIDDLE: Cell = Cell::new(1, 1);

/// All nine cells row by row: a1 b1 c1 a2 … c3. Removed tiles are discarded in this order.
pub(crate) fn all() -> impl Iterator<Item = Cell> {
    ALL.into_iter()
}

const ALL: [Cell; 9] = {
    let mut all = [MIDDLE; 9];
    let mut number = 0;
    while number < SIDE * SIDE {
        all[number as usize] = Cell::new(number % SIDE, number / SIDE);
        number += 1;
    }
    all
};

/// The eight outer cells in ring order: each is adjacent to the next, and the last to the first.
pub(crate) const RING: [Cell; 8] = [
    Cell::new(0, 0),
    Cell::new(1, 0),
    Cell::new(2, 0),
    Cell::new(2, 1),
    Cell::new(2, 2),
    Cell::new(1, 2),
    Cell::new(0, 2),
    Cell::new(0, 1),
];

pub(crate) fn sides() -> [Cell; 4] {
    [Cell::new(1, 0), Cell::new(0, 1), Cell::new(2, 1), Cell::new(1, 2)]
}

/// Parses `a1`, ignoring case.
pub(crate) fn read(text: &str) -> Option<Cell> {
    Cell::read_on(text, SIDE, SIDE)
}

/// The index of a cell in [`all`].
pub(crate) fn index(cell: Cell) -> usize {
    usize::from(cell.row * SIDE + cell.column)
}

/// The part that belongs on this cell: towers on corners, walls on sides, the keep in the middle.
pub(crate) fn part(cell: Cell) -> TilePart {
    match index(cell) {
        4 => TilePart::Keep,
        even if even % 2 == 0 => TilePart::Tower,
        _ => TilePart::Wall,
    }
}

/// The two ring cells adjacent to this one. The middle has none.
pub(crate) fn neighbors(cell: Cell) -> &'static [Cell] {
    NEIGHBORS[index(cell)]
}

/// The name of the cell as a fixed array, so that comparing moves doesn't allocate.
pub(crate) fn letters(cell: Cell) -> [u8; 2] {
    [b'a' + cell.column, b'1' + cell.row]
}

const NEIGHBORS: [&[Cell]; 9] = [
    &[Cell::new(1, 0), Cell::new(0, 1)],
    &[Cell::new(0, 0), Cell::new(2, 0)],
    &[Cell::new(1, 0), Cell::new(2, 1)],
    &[Cell::new(0, 0), Cell::new(0, 2)],
    &[],
    &[Cell::new(2, 0), Cell::new(2, 2)],
    &[Cell::new(0, 1), Cell::new(1, 2)],
    &[Cell::new(0, 2), Cell::new(2, 2)],
    &[Cell::new(2, 1), Cell::new(1, 2)],
];

rules::bit_set! {
    /// A set of cells. Bit `n` is the cell at index `n` of [`all`].
    pub(crate) struct CellSet(u16) of Cell, mask: |cell| 1 << index(cell), at: |bit| ALL[bit as usize],
    count: ALL.len()
}

impl CellSet {
    pub(crate) fn insert(&mut self, cell: Cell) {
        *self = self.with(cell);
    }

    /// The names of the cells, sorted.
    pub(crate) fn texts(self) -> Vec<String> {
        let mut texts: Vec<String> = self.iter().map(|cell| cell.to_string()).collect();
        texts.sort();
        texts
    }
}
