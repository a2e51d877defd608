//! The nine cells of a castle, a1 to c3, and sets of them.

use rules::{Cell, TilePart};
use serde::{Deserialize, Serialize};

/// How many columns and rows a castle has.
const SIDE: u8 = 3;

/// The middle, b2.
pub(crate) const MIDDLE: Cell = Cell::new(1, 1);

/// All nine along the rows, a1 b1 c1 a2 … c3: the order in which removed tiles are discarded.
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

/// The eight outer cells, once around: those beside each other here are neighbors, and so are the first and the last.
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

/// The four cells beside the middle.
pub(crate) fn sides() -> [Cell; 4] {
    [Cell::new(1, 0), Cell::new(0, 1), Cell::new(2, 1), Cell::new(1, 2)]
}

/// Reads `a1`, in either case.
pub(crate) fn read(text: &str) -> Option<Cell> {
    Cell::read_on(text, SIDE, SIDE)
}

/// The place of a cell in [`all`].
pub(crate) fn index(cell: Cell) -> usize {
    usize::from(cell.row * SIDE + cell.column)
}

/// What may stand here: towers on corners, walls on sides, a keep in the middle.
pub(crate) fn part(cell: Cell) -> TilePart {
    match index(cell) {
        4 => TilePart::Keep,
        even if even % 2 == 0 => TilePart::Tower,
        _ => TilePart::Wall,
    }
}

/// The two cells next to it in the ring; none for the middle.
pub(crate) fn neighbors(cell: Cell) -> &'static [Cell] {
    NEIGHBORS[index(cell)]
}

/// Its name in a fixed place, so that comparing moves allocates nothing.
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

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CellSet(u16);

impl CellSet {
    pub(crate) fn contains(self, cell: Cell) -> bool {
        self.0 & (1 << index(cell)) != 0
    }

    pub(crate) fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << index(cell);
    }

    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << index(cell));
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cells from a1 along the rows.
    pub(crate) fn iter(self) -> impl Iterator<Item = Cell> {
        all().filter(move |&cell| self.contains(cell))
    }

    /// The cells as texts, sorted.
    pub(crate) fn texts(self) -> Vec<String> {
        let mut texts: Vec<String> = self.iter().map(|cell| cell.to_string()).collect();
        texts.sort();
        texts
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::default();
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}
