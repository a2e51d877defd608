//! Generates all jumps of a pawn, each combination of target and captures once.

use rules::Seat;

use crate::computer::search_board::{Jump, SearchBoard};
use crate::legal::MOST_CAPTURES;
use crate::square::SIZE;
use crate::squares::Squares;

/// The maximum number of visits searched for one pawn. Real positions need fewer.
const MAX_VISITS: usize = 4000;

const SHUT: u8 = 0;
const EMPTY: u8 = 1;
const OWN: u8 = 2;
/// The cell value of the first enemy pawn. Pawn n has `ENEMY + n`.
const ENEMY: u8 = 3;

const NONE: u16 = u16::MAX;

/// A square reached by jumps, with the pawns captured on the way.
#[derive(Clone, Copy)]
pub(super) struct Visit {
    square: u16,
    /// The previous visit of this square.
    chain: u16,
    captured: u32,
}

pub(super) struct JumpGenerator {
    cells: [u8; SIZE],
    newest: [u16; SIZE],
    visits: Vec<Visit>,
    /// The squares of the enemy's pawns, by their numbers.
    enemies: [u16; 32],
    offsets: &'static [isize],
}

impl JumpGenerator {
    pub(super) fn new(board: &SearchBoard<'_>) -> Self {
        let seat: Seat = board.turn;
        let mut jumper = Self {
            cells: [SHUT; SIZE],
            newest: [NONE; SIZE],
            visits: Vec::with_capacity(64),
            enemies: [0; 32],
            offsets: board.tables.offsets,
        };
        board.empty.indices().for_each(|square| jumper.cells[square] = EMPTY);
        board.pawns[seat.index()].indices().for_each(|square| jumper.cells[square] = OWN);
        for (number, square) in board.pawns[seat.other().index()].indices().enumerate().take(32) {
            jumper.cells[square] = ENEMY + number as u8;
            jumper.enemies[number] = square as u16;
        }
        jumper
    }

    /// Explores all jumps of this pawn. Returns the most pawns that it can capture.
    pub(super) fn explore(&mut self, from: usize) -> u32 {
        for visit in self.visits.drain(..) {
            self.newest[usize::from(visit.square)] = NONE;
        }
        self.cells[from] = EMPTY;
        self.visit(from, 0);
        let (mut next, mut most) = (0, 0);
        while next < self.visits.len() && self.visits.len() < MAX_VISITS {
            let Visit { square, captured, .. } = self.visits[next];
            most = most.max(captured.count_ones());
            if captured.count_ones() < MOST_CAPTURES {
                self.jump_on(usize::from(square), captured);
            }
            next += 1;
        }
        self.cells[from] = OWN;
        most
    }

    /// The jumps found, each with its number of captures.
    pub(super) fn jumps(&self, from: usize) -> impl Iterator<Item = (Jump, u32)> + '_ {
        self.visits.iter().skip(1).map(move |visit| {
            let jump =
                Jump { from: from as u16, to: visit.square, taken: self.taken(visit.captured) };
            (jump, visit.captured.count_ones())
        })
    }

    fn jump_on(&mut self, square: usize, captured: u32) {
        for offset in self.offsets {
            let over = square.wrapping_add_signed(*offset);
            let held = self.cells[over];
            if held < OWN {
                continue;
            }
            let bit = enemy_bit(held);
            let landing = over.wrapping_add_signed(*offset);
            let beyond = self.cells[landing];
            if captured & bit == 0 && (beyond == EMPTY || captured & enemy_bit(beyond) != 0) {
                self.visit(landing, captured | bit);
            }
        }
    }

    fn visit(&mut self, square: usize, captured: u32) {
        let mut link = self.newest[square];
        while link != NONE {
            let earlier = self.visits[usize::from(link)];
            if earlier.captured == captured {
                return;
            }
            link = earlier.chain;
        }
        let chain = std::mem::replace(&mut self.newest[square], self.visits.len() as u16);
        self.visits.push(Visit { square: square as u16, chain, captured });
    }

    fn taken(&self, captured: u32) -> [u16; 5] {
        let mut taken = [0; 5];
        let mut left = captured;
        for slot in &mut taken {
            if left == 0 {
                break;
            }
            *slot = self.enemies[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        taken
    }
}

/// The bit of the enemy pawn in a cell value. 0 for any other value.
fn enemy_bit(held: u8) -> u32 {
    if held < ENEMY { 0 } else { 1 << (held - ENEMY) }
}

/// The squares from which one jump captures a pawn.
pub(super) fn capture_squares(board: &SearchBoard<'_>) -> Squares {
    let (own, enemies) = (board.pawns[board.turn.index()], board.pawns[board.turn.other().index()]);
    let here = own | board.empty;
    let mut found = Squares::NONE;
    for by in board.tables.offsets {
        let beside = enemies.shifted(-*by) & here;
        if beside.is_empty() {
            continue;
        }
        let beyond = beside.shifted(2 * *by);
        // A pawn may return to its start square.
        let landings = (beyond & board.empty) | (beyond & own);
        let from = landings.shifted(-2 * *by) & beside;
        found = found
            | (from & board.empty)
            | ((beyond & board.empty).shifted(-2 * *by) & own & beside);
    }
    found
}

/// The pawns on these squares, and those that may reach them by jumps over pawns of their side.
pub(super) fn jump_starts(board: &SearchBoard<'_>, goals: Squares) -> Squares {
    let own = board.pawns[board.turn.index()];
    let mut jump_starts = goals & own;
    let mut seen = goals & board.empty;
    let mut front = seen;
    while !front.is_empty() {
        let mut back = Squares::NONE;
        for by in board.tables.offsets {
            back = back | (front.shifted(*by) & own).shifted(*by);
        }
        jump_starts = jump_starts | (back & own);
        front = (back & board.empty).without(seen);
        seen = seen | front;
    }
    jump_starts
}
