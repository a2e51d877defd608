//! Where the discs lie, and what a move does to them.

use rules::{Cell, Seat};
use serde::{Deserialize, Serialize};

/// How many columns and rows there are.
pub(crate) const SIZE: u8 = 8;

const WAYS: [(i8, i8); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

/// The discs of both seats and whose turn it is. Nothing is hidden, so it is position and view at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// By seat, a bit for each square.
    pub(crate) discs: [u64; 2],
    pub(crate) turn: Seat,
    /// Where the last disc was put.
    pub(crate) last: Option<Cell>,
}

impl Board {
    /// Rule 1.
    pub(crate) fn new() -> Self {
        let two = |one, other| bit(Cell::new(one, other)) | bit(Cell::new(other, one));
        let (black, white) = (two(3, 4), bit(Cell::new(3, 3)) | bit(Cell::new(4, 4)));
        Self { discs: [black, white], turn: Seat(0), last: None }
    }

    pub(crate) fn cells() -> impl Iterator<Item = Cell> {
        (0..SIZE).flat_map(|column| (0..SIZE).map(move |row| Cell::new(column, row)))
    }

    pub(crate) fn at(&self, cell: Cell) -> Option<Seat> {
        [Seat(0), Seat(1)].into_iter().find(|seat| self.discs[seat.index()] & bit(cell) != 0)
    }

    /// What a disc on this square would turn over (rule 3); nothing where it may not be put (rule 2).
    pub(crate) fn turned(&self, seat: Seat, cell: Cell) -> u64 {
        match self.at(cell) {
            Some(_) => 0,
            None => WAYS.iter().map(|&way| self.outflanked(seat, cell, way)).sum(),
        }
    }

    fn outflanked(&self, seat: Seat, cell: Cell, (right, up): (i8, i8)) -> u64 {
        let (mut here, mut found) = (cell, 0);
        while let Some(next) = here.offset(right, up).and_then(|next| next.on(SIZE, SIZE)) {
            match self.at(next) {
                Some(owner) if owner == seat => return found,
                Some(_) => found |= bit(next),
                None => return 0,
            }
            here = next;
        }
        0
    }

    pub(crate) fn moves(&self, seat: Seat) -> Vec<Cell> {
        Self::cells().filter(|&cell| self.turned(seat, cell) != 0).collect()
    }

    /// Plays a move that is allowed; whether the other has to pass (rule 4).
    pub(crate) fn play(&mut self, seat: Seat, cell: Cell) -> bool {
        let turned = self.turned(seat, cell);
        self.discs[seat.index()] |= turned | bit(cell);
        self.discs[seat.other().index()] &= !turned;
        self.last = Some(cell);
        let passes = self.moves(seat.other()).is_empty() && !self.moves(seat).is_empty();
        self.turn = if passes { seat } else { seat.other() };
        passes
    }
}

pub(crate) fn bit(cell: Cell) -> u64 {
    1 << (cell.row * SIZE + cell.column)
}
