//! The nine cells of a castle, and sets of them.

use std::fmt;

use rules::TilePart;
use serde::{Deserialize, Serialize};

/// A cell of a castle, numbered from a1 along the rows: a1 b1 c1 a2 … c3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The middle, b2.
    pub const MIDDLE: Self = Self(4);

    /// All nine, in the order in which removed tiles are discarded.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..9).map(Self)
    }

    /// The eight outer cells.
    pub(crate) fn ring() -> impl Iterator<Item = Self> {
        Self::all().filter(|&cell| cell != Self::MIDDLE)
    }

    /// The four cells beside the middle.
    pub(crate) fn sides() -> [Self; 4] {
        [Self(1), Self(3), Self(5), Self(7)]
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What may stand here: towers on corners, walls on sides, a keep in the middle.
    pub fn part(self) -> TilePart {
        match self.0 {
            4 => TilePart::Keep,
            even if even % 2 == 0 => TilePart::Tower,
            _ => TilePart::Wall,
        }
    }

    /// The two cells next to it in the ring; none for the middle.
    pub(crate) fn neighbors(self) -> &'static [Self] {
        NEIGHBORS[self.index()]
    }

    /// Reads `a1`, in either case.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let [column, row] = text.as_bytes() else { return None };
        let column = column.to_ascii_lowercase().checked_sub(b'a').filter(|&column| column < 3)?;
        let row = row.checked_sub(b'1').filter(|&row| row < 3)?;
        Some(Self(3 * row + column))
    }

    /// Its column and row as the letters of the notation.
    pub(crate) fn letters(self) -> [u8; 2] {
        [b'a' + self.0 % 3, b'1' + self.0 / 3]
    }

    /// The cell as the renderer knows it.
    pub(crate) fn square(self) -> rules::Cell {
        rules::Cell::new(self.0 % 3, self.0 / 3)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [column, row] = self.letters().map(char::from);
        write!(f, "{column}{row}")
    }
}

const NEIGHBORS: [&[Cell]; 9] = [
    &[Cell(1), Cell(3)],
    &[Cell(0), Cell(2)],
    &[Cell(1), Cell(5)],
    &[Cell(0), Cell(6)],
    &[],
    &[Cell(2), Cell(8)],
    &[Cell(3), Cell(7)],
    &[Cell(6), Cell(8)],
    &[Cell(5), Cell(7)],
];

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CellSet(u16);

impl CellSet {
    pub(crate) fn contains(self, cell: Cell) -> bool {
        self.0 & (1 << cell.0) != 0
    }

    pub(crate) fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cells from a1 along the rows.
    pub(crate) fn iter(self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |&cell| self.contains(cell))
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
