//! A position made for searching. Each move updates its score.

use rules::Seat;
use search::WIN_SCORE;

use crate::board::{BLACK, Board, PAWNS, RED};
use crate::castles::{CASTLES_TO_WIN, Castles};
use crate::computer::piece_square_tables::{ADJACENT_CASTLE, NO_CASTLE, PieceSquareTables};
use crate::draw_limits::QUIET_LIMIT;
use crate::legal::MoveOutcome;
use crate::moves::Move;
use crate::position::{End, KEYS, View, fingerprint, victory};
use crate::square::Square;
use crate::squares::Squares;

/// A move: its start, its end, and the squares of captured pawns in order, padded with zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Jump {
    pub(super) from: u16,
    pub(super) to: u16,
    pub(super) taken: [u16; 5],
}

impl Jump {
    /// The move in the form of the rules, if it is legal.
    pub(super) fn to_move(self, view: &View) -> Option<Move> {
        let square = |index: u16| Square::from_index(usize::from(index));
        let captured: Squares = self.taken.into_iter().filter_map(square).collect();
        let (from, to) = (square(self.from)?, square(self.to)?);
        let mut generator = view.move_generator();
        let captured = generator.capture_bits(&captured);
        generator.canonical(MoveOutcome { from, to, captured })
    }
}

/// For each castle, the number of sides that a seat holds, in four bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct HeldSides(u64);

#[derive(Clone, Copy, Debug)]
pub(super) struct SearchBoard<'p> {
    pub(super) tables: &'p PieceSquareTables,
    pub(super) pawns: [Squares; 2],
    pub(super) empty: Squares,
    pub(super) unmoved: Squares,
    pub(super) castles: Castles,
    pub(super) taken: [Castles; 2],
    pub(super) sides: [HeldSides; 2],
    pub(super) turn: Seat,
    pub(super) end: Option<End>,
    /// The number of pawns of each seat.
    count: [u8; 2],
    score: [i32; 2],
    quiet: u16,
    /// The hash of the pawns' squares. `other_key` hashes unmoved rights and castles.
    pawn_key: u64,
    other_key: u64,
}

impl HeldSides {
    pub(super) fn count(self, castle: usize) -> u64 {
        self.0 >> (4 * castle) & 15
    }

    pub(super) fn add(&mut self, square: usize) {
        if ADJACENT_CASTLE[square] != NO_CASTLE {
            self.0 += 1 << (4 * ADJACENT_CASTLE[square]);
        }
    }

    pub(super) fn remove(&mut self, square: usize) {
        if ADJACENT_CASTLE[square] != NO_CASTLE {
            self.0 -= 1 << (4 * ADJACENT_CASTLE[square]);
        }
    }

    /// The castles with at least this many held sides: 2 or 3.
    pub(super) fn at_least(self, sides: u64) -> Castles {
        const LOWEST: u64 = 0x111_1111_1111;
        let (four, two) = (self.0 >> 2 & LOWEST, self.0 >> 1 & LOWEST);
        let found = if sides == 2 { four | two } else { four | two & self.0 };
        if found == 0 {
            return Castles::NONE;
        }
        (0..11).filter(|number| found >> (4 * number) & 1 != 0).collect()
    }
}

impl<'p> SearchBoard<'p> {
    pub(super) fn new(view: &View, tables: &'p PieceSquareTables) -> Self {
        let board: &Board = &view.board;
        let pawns = [RED, BLACK].map(|seat| *board.pawns(seat));
        let castles: Squares = board.castles().squares().collect();
        let mut new = Self {
            tables,
            pawns,
            empty: Squares::ALL.without(pawns[0] | pawns[1] | castles),
            unmoved: *board.unmoved(),
            castles: board.castles(),
            taken: [RED, BLACK].map(|seat| board.taken(seat)),
            sides: [HeldSides::default(); 2],
            turn: board.turn(),
            end: victory(board, RED).or(victory(board, BLACK)),
            count: pawns.map(|pawns| pawns.len() as u8),
            score: [0; 2],
            quiet: board.quiet(),
            pawn_key: fingerprint(board) & !1,
            other_key: other_key(board.unmoved(), board.castles()),
        };
        for seat in [RED, BLACK] {
            for square in board.pawns(seat).indices() {
                new.sides[seat.index()].add(square);
                new.score[seat.index()] += tables.value(seat, square);
            }
        }
        new
    }

    pub(super) fn after_jump(&self, mv: Jump) -> Self {
        let mut next = *self;
        let seat = self.turn;
        let (from, to) = (usize::from(mv.from), usize::from(mv.to));
        next.lift(seat, from);
        next.put(seat, to);
        for square in mv.taken.into_iter().take_while(|square| *square > 0) {
            next.lift(seat.other(), usize::from(square));
        }
        let falling_after = next.falling(seat);
        next.take(seat, falling_after);
        let is_quiet = mv.taken[0] == 0 && falling_after.is_empty();
        next.quiet = if is_quiet { self.quiet + 1 } else { 0 };
        next.turn = seat.other();
        next.finish_turn(seat);
        next
    }

    fn lift(&mut self, seat: Seat, square: usize) {
        self.pawns[seat.index()].lift(square);
        self.empty.put(square);
        if self.unmoved.has_index(square) {
            self.unmoved.lift(square);
            self.other_key ^= KEYS[0][square].rotate_left(17);
        }
        self.sides[seat.index()].remove(square);
        self.score[seat.index()] -= self.tables.value(seat, square);
        self.count[seat.index()] -= 1;
        self.pawn_key ^= KEYS[seat.index()][square];
    }

    fn put(&mut self, seat: Seat, square: usize) {
        self.pawns[seat.index()].put(square);
        self.empty.lift(square);
        self.sides[seat.index()].add(square);
        self.score[seat.index()] += self.tables.value(seat, square);
        self.count[seat.index()] += 1;
        self.pawn_key ^= KEYS[seat.index()][square];
    }

    /// The castles that fall to a seat after its move.
    pub(super) fn falling(&self, seat: Seat) -> Castles {
        let surrounded = self.sides[seat.index()].at_least(3) & self.castles;
        if surrounded.is_empty() {
            return surrounded;
        }
        let far = surrounded & Castles::home(seat.other());
        surrounded.open_to(seat, self.taken[seat.index()] | far, self.tables.options.centre)
    }

    fn take(&mut self, seat: Seat, castles: Castles) {
        if castles.is_empty() {
            return;
        }
        for square in castles.squares() {
            self.empty.add(square);
            self.other_key ^= KEYS[1][square.index()].rotate_left(31);
        }
        self.castles = self.castles - castles;
        self.taken[seat.index()] = self.taken[seat.index()] | castles;
    }

    /// Ends the match, or gives the turn to a seat that can move.
    fn finish_turn(&mut self, seat: Seat) {
        let other = seat.other();
        self.end = if self.taken[seat.index()].len() >= CASTLES_TO_WIN {
            Some(End::Castles(seat))
        } else if self.count[other.index()] <= 2 {
            Some(End::Pawns(seat))
        } else if !self.may_move(other) {
            self.turn = seat;
            (!self.may_move(seat)).then_some(End::Stuck)
        } else {
            None
        };
        if self.end.is_some() {
            return;
        }
        if self.quiet >= QUIET_LIMIT {
            self.end = Some(End::Quiet);
        } else if self.quiet > 0
            && self.tables.is_repetition(self.pawn_key ^ u64::from(self.turn.0))
        {
            // The rules only count the third occurrence, but the leading side should avoid the second.
            self.end = Some(End::Repetition);
        }
    }

    fn may_move(&self, seat: Seat) -> bool {
        let own = self.pawns[seat.index()];
        let any = self.pawns[0] | self.pawns[1];
        let steps = |by: &isize| !(own.shifted(*by) & self.empty).is_empty();
        let jumps = |by: &isize| !((own.shifted(*by) & any).shifted(*by) & self.empty).is_empty();
        self.tables.offsets.iter().any(steps) || self.tables.offsets.iter().any(jumps)
    }

    pub(super) fn key(&self) -> u64 {
        self.pawn_key ^ self.other_key ^ u64::from(self.turn.0)
    }

    pub(super) fn evaluate(&self, seat: Seat) -> i32 {
        match self.end {
            Some(End::Castles(winner) | End::Pawns(winner)) => {
                if winner == seat {
                    WIN_SCORE
                } else {
                    -WIN_SCORE
                }
            }
            Some(_) => 0,
            None => {
                let turn = if self.turn == RED { 1 } else { -1 } * self.tables.scores.turn;
                let red = self.side_score(RED) - self.side_score(BLACK) + turn;
                // The value shrinks with every quiet ply, as the draw comes closer.
                let left = i32::from(QUIET_LIMIT - self.quiet.min(QUIET_LIMIT));
                let red = if left < 100 { red * left / 100 } else { red };
                if seat == RED { red } else { -red }
            }
        }
    }

    /// The score of a seat: pawns, castles taken, and castles about to fall.
    fn side_score(&self, seat: Seat) -> i32 {
        let (own, other) = (seat.index(), seat.other().index());
        let (taken, scores) = (self.taken[own], &self.tables.scores);
        // The fewer pawns a seat has left, the more each loss hurts.
        let lost = PAWNS - usize::from(self.count[other]).min(PAWNS);
        let sum = self.score[own] + scores.taken[taken.len().min(4)] + scores.losses[lost];
        if self.sides[own] == HeldSides::default() {
            return sum;
        }
        let goals = self.castles - Castles::home(seat);
        let open = goals.open_to(seat, taken, self.tables.options.centre);
        let held = goals.iter().map(|castle| {
            let (held, guarded) = (self.sides[own].count(castle), self.sides[other].count(castle));
            let stage = if open.contains(castle) { 1 + taken.len().min(3) } else { 0 };
            scores.held[stage][guarded.min(2) as usize][held as usize]
        });
        sum + held.sum::<i32>()
    }
}

/// A hash of unmoved pawns and castles.
fn other_key(unmoved: &Squares, castles: Castles) -> u64 {
    let fresh = unmoved.indices().fold(0, |sum, square| sum ^ KEYS[0][square].rotate_left(17));
    castles.squares().fold(fresh, |sum, square| sum ^ KEYS[1][square.index()].rotate_left(31))
}
