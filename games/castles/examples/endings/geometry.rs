//! The squares of a board as numbers, as the side to move sees them.

use castles::{Direction, Field};
use rules::{Cell, Seat};

/// No square: off the board or in the lake.
pub(crate) const NONE: u8 = u8::MAX;

pub(crate) struct Geometry {
    pub(crate) count: usize,
    /// The neighbors of each square, by direction.
    next: Vec<[u8; 4]>,
    zone: Vec<bool>,
    /// The same square as the other side sees it.
    flip: Vec<u8>,
}

impl Geometry {
    pub(crate) fn new(field: Field) -> Self {
        let squares: Vec<Cell> = field.floor().iter().collect();
        let number = |cell: Option<Cell>| {
            let found = squares.iter().position(|square| Some(*square) == cell);
            found.map_or(NONE, |number| number as u8)
        };
        let last = field.side() - 1;
        Self {
            count: squares.len(),
            next: squares
                .iter()
                .map(|square| Direction::ALL.map(|way| number(way.next(*square))))
                .collect(),
            zone: squares.iter().map(|square| field.zone(Seat(0)).contains(*square)).collect(),
            flip: squares
                .iter()
                .map(|square| number(Some(Cell::new(square.column, last - square.row))))
                .collect(),
        }
    }

    pub(crate) fn next(&self, square: u8, way: usize) -> u8 {
        self.next[usize::from(square)][way]
    }

    /// Whether a step enters the end zone of the side to move, which soldiers outside may not do.
    pub(crate) fn is_shut(&self, from: u8, to: u8) -> bool {
        self.zone[usize::from(to)] && !self.zone[usize::from(from)]
    }

    pub(crate) fn flip(&self, square: u8) -> u8 {
        self.flip[usize::from(square)]
    }
}
