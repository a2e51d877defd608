//! Move generation: steps, and a search over jumps.
//!
//! A move is identified by its outcome (start, end, captured pawns). The number of paths is infinite, since a pawn may
//! jump over its friends repeatedly. So the search visits pairs of a square and a set of captured pawns, breadth first
//! and in the order of the squares. The first path that it finds to a pair is the alphabetically first of the shortest,
//! which is the canonical notation.
//!
//! Each square keeps a chain of its visits, to find a repeated pair. Without captures, a chain has one link. After
//! `MANY` visits, more than in any real position, a hash set replaces the chains.

use std::collections::HashSet;

use rules::Seat;

use crate::board::Board;
use crate::moves::Move;
use crate::options::Options;
use crate::square::{SIZE, Square};
use crate::squares::Squares;

pub(crate) const MOST_CAPTURES: u32 = 5;

// The content of a square for the seat that moves. From `ENEMY` on, the enemy pawns are numbered.
const SHUT: u8 = 0;
const EMPTY: u8 = 1;
const OWN: u8 = 2;
const ENEMY: u8 = 3;

/// The number of visits above which a hash set replaces the chains.
const MANY: usize = 2048;

/// The end of a chain.
const NONE: u32 = u32::MAX;

/// The outcome of a pawn's move: its ends and captures, by whatever path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveOutcome {
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// The captured pawns, by their numbers among the enemy's.
    pub(crate) captured: u32,
}

/// A square reached by jumps, with the pawns captured on the way.
#[derive(Clone, Copy)]
struct Visit {
    square: u16,
    captured: u32,
    /// The visit before the last jump.
    before: u32,
    /// The previous visit of this square: the next link of its chain.
    chain: u32,
}

pub(crate) struct MoveGenerator<'a> {
    board: &'a Board,
    seat: Seat,
    offsets: &'static [isize],
    cells: [u8; SIZE],
    /// The latest visit of each square.
    newest: [u32; SIZE],
    visits: Vec<Visit>,
    /// The visits by square and captures, once there are more than [`MANY`].
    known: HashSet<(u16, u32)>,
}

impl<'a> MoveGenerator<'a> {
    /// A generator of a seat's moves, whether or not that seat is to move.
    pub(crate) fn new(board: &'a Board, options: Options, seat: Seat) -> Self {
        Self {
            board,
            seat,
            offsets: options.directions.offsets(),
            cells: cells(board, seat),
            newest: [NONE; SIZE],
            visits: Vec::with_capacity(128),
            known: HashSet::new(),
        }
    }

    /// All outcomes, in no particular order.
    pub(crate) fn outcomes(&mut self) -> Vec<MoveOutcome> {
        let mut found = Vec::with_capacity(256);
        for from in self.board.pawns(self.seat).iter() {
            self.explore(from, None);
            self.steps(from, |to| found.push(MoveOutcome { from, to, captured: 0 }));
            let jumps = self.visits.iter().skip(1).filter(|visit| !self.is_step(from, visit));
            found.extend(jumps.filter_map(|visit| visit.outcome(from)));
        }
        found
    }

    /// The outcomes of one pawn, each with its canonical move.
    pub(crate) fn moves_of(&mut self, from: Square) -> Vec<(MoveOutcome, Move)> {
        let mut found = Vec::new();
        if !self.board.pawns(self.seat).has(from) {
            return found;
        }
        self.explore(from, None);
        self.steps(from, |to| {
            found.push((MoveOutcome { from, to, captured: 0 }, Move::straight(from, to)));
        });
        for (number, visit) in self.visits.iter().enumerate().skip(1) {
            let way = if self.is_step(from, visit) { None } else { self.way(number) };
            found.extend(visit.outcome(from).zip(way));
        }
        found
    }

    /// All outcomes, each with its canonical move, in the order of the moves.
    pub(crate) fn moves(&mut self) -> Vec<(MoveOutcome, Move)> {
        let mut found = Vec::with_capacity(256);
        for from in self.board.pawns(self.seat).iter() {
            found.append(&mut self.moves_of(from));
        }
        found.sort_unstable_by(|(_, one), (_, other)| one.cmp(other));
        found
    }

    /// The canonical move with an outcome, if a pawn of this seat can reach it. The search stops there.
    pub(crate) fn canonical(&mut self, outcome: MoveOutcome) -> Option<Move> {
        let MoveOutcome { from, to, captured } = outcome;
        if !self.board.pawns(self.seat).has(from) {
            return None;
        }
        let mut steps = false;
        self.steps(from, |step| steps |= step == to && captured == 0);
        if steps {
            return Some(Move::straight(from, to));
        }
        let found = self.explore(from, Some((to.index() as u16, captured)))?;
        self.way(found)
    }

    pub(crate) fn has_move(&self) -> bool {
        self.board.pawns(self.seat).iter().any(|from| {
            self.offsets.iter().any(|offset| {
                let next = from.index().strict_add_signed(*offset);
                match self.cells[next] {
                    SHUT => false,
                    EMPTY => true,
                    _ => self.cells[next.strict_add_signed(*offset)] == EMPTY,
                }
            })
        })
    }

    pub(crate) fn captured(&self, outcome: MoveOutcome) -> Squares {
        let enemies = self.board.pawns(self.seat.other()).iter().enumerate();
        enemies
            .filter(|(number, _)| outcome.captured >> number & 1 != 0)
            .map(|(_, at)| at)
            .collect()
    }

    /// The captured pawns as a bit set of their numbers. Squares without an enemy pawn are ignored.
    pub(crate) fn capture_bits(&self, captured: &Squares) -> u32 {
        let enemies = self.board.pawns(self.seat.other()).iter().enumerate();
        let hit = enemies.filter(|(_, at)| captured.has(*at));
        hit.fold(0, |numbers, (number, _)| numbers | 1 << number)
    }

    /// Calls `found` with each target of a pawn's steps: one square away, and two if it has never moved.
    fn steps(&self, from: Square, mut found: impl FnMut(Square)) {
        let mut found = |index: usize| Square::from_index(index).into_iter().for_each(&mut found);
        let fresh = self.board.unmoved().has(from);
        for offset in self.offsets {
            let next = from.index().strict_add_signed(*offset);
            if self.cells[next] != EMPTY {
                continue;
            }
            found(next);
            let second = next.strict_add_signed(*offset);
            if fresh && self.cells[second] == EMPTY {
                found(second);
            }
        }
    }

    /// Whether the visit is the same move as a step.
    fn is_step(&self, from: Square, visit: &Visit) -> bool {
        let way = isize::from(visit.square as i16) - from.index() as isize;
        visit.captured == 0
            && self.board.unmoved().has(from)
            && way % 2 == 0
            && self.offsets.contains(&(way / 2))
            && self.cells[from.index().strict_add_signed(way / 2)] == EMPTY
    }

    /// Visits every square that a pawn can jump to, with every set of captures. Stops at `goal`, if given, and returns
    /// its visit.
    fn explore(&mut self, from: Square, goal: Option<(u16, u32)>) -> Option<usize> {
        for visit in self.visits.drain(..) {
            self.newest[usize::from(visit.square)] = NONE;
        }
        self.known.clear();
        self.cells[from.index()] = EMPTY;
        self.visit(from.index(), 0, NONE);
        let (mut next, mut found) = (0, None);
        while next < self.visits.len() && found.is_none() {
            let visit = self.visits[next];
            if next > 0 && goal == Some((visit.square, visit.captured)) {
                found = Some(next);
            } else if visit.captured.count_ones() < MOST_CAPTURES {
                self.jump_on(next);
            }
            next += 1;
        }
        self.cells[from.index()] = OWN;
        found
    }

    /// Makes every jump that can follow a visit.
    fn jump_on(&mut self, before: usize) {
        let Visit { square, captured, .. } = self.visits[before];
        for offset in self.offsets {
            let over = usize::from(square).strict_add_signed(*offset);
            let held = self.cells[over];
            if held < OWN {
                continue;
            }
            let bit = number(held);
            let landing = over.strict_add_signed(*offset);
            let beyond = self.cells[landing];
            if captured & bit == 0 && (beyond == EMPTY || captured & number(beyond) != 0) {
                self.visit(landing, captured | bit, before as u32);
            }
        }
    }

    /// Records a visit, unless this square was visited before with the same captures.
    fn visit(&mut self, square: usize, captured: u32, before: u32) {
        if self.knows(square, captured) {
            return;
        }
        let number = self.visits.len();
        let chain = std::mem::replace(&mut self.newest[square], number as u32);
        self.visits.push(Visit { square: square as u16, captured, before, chain });
        if number == MANY {
            self.known.extend(self.visits.iter().map(|visit| (visit.square, visit.captured)));
        } else if number > MANY {
            self.known.insert((square as u16, captured));
        }
    }

    fn knows(&self, square: usize, captured: u32) -> bool {
        if self.visits.len() > MANY {
            return self.known.contains(&(square as u16, captured));
        }
        let mut link = self.newest[square];
        while link != NONE {
            let earlier = &self.visits[link as usize];
            if earlier.captured == captured {
                return true;
            }
            link = earlier.chain;
        }
        false
    }

    fn way(&self, number: usize) -> Option<Move> {
        let mut way = Vec::with_capacity(8);
        let mut at = number as u32;
        while at != NONE {
            let visit = &self.visits[at as usize];
            way.extend(Square::from_index(visit.square.into()));
            at = visit.before;
        }
        way.reverse();
        Move::along(way)
    }
}

impl Visit {
    fn outcome(&self, from: Square) -> Option<MoveOutcome> {
        let to = Square::from_index(self.square.into())?;
        Some(MoveOutcome { from, to, captured: self.captured })
    }
}

/// The bit of the enemy pawn in a cell value. 0 for any other value.
fn number(held: u8) -> u32 {
    if held < ENEMY { 0 } else { 1 << (held - ENEMY) }
}

/// The content of each square for a seat that moves.
fn cells(board: &Board, seat: Seat) -> [u8; SIZE] {
    const BARE: [u8; SIZE] = bare();
    let mut cells = BARE;
    board.castles().squares().for_each(|castle| cells[castle.index()] = SHUT);
    board.pawns(seat).iter().for_each(|pawn| cells[pawn.index()] = OWN);
    for (number, pawn) in (ENEMY..).zip(board.pawns(seat.other()).iter()) {
        cells[pawn.index()] = number;
    }
    cells
}

/// An empty board with its closed rim.
const fn bare() -> [u8; SIZE] {
    let mut cells = [SHUT; SIZE];
    let mut index = 0;
    while index < SIZE {
        let (column, row) = (index / 16, index % 16);
        if column >= 1 && column <= 21 && row >= 1 {
            cells[index] = EMPTY;
        }
        index += 1;
    }
    cells
}
