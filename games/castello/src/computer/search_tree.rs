//! The search tree over the board: noisy moves first, each kind generated only when needed.

use rules::Seat;
use search::{ScoredMove, SearchTree};

use crate::castles::{CASTLES_TO_WIN, Castles, PLACES};
use crate::computer::jump_generator::{JumpGenerator, capture_squares, jump_starts};
use crate::computer::search_board::{Jump, SearchBoard};
use crate::squares::Squares;

/// The order scores of a capture, of a castle, and of a win.
const CAPTURE: i32 = 1_000;
const CASTLE: i32 = 5_000;
const VICTORY: i32 = 1_000_000;

impl<'p> SearchBoard<'p> {
    /// The free squares where one more pawn may take a castle. Locked castles are included.
    fn targets(&self) -> Squares {
        let own = self.sides[self.turn.index()].at_least(2);
        let near = (own & self.castles) - Castles::home(self.turn);
        if near.is_empty() {
            return Squares::NONE;
        }
        let mut beside = Squares::NONE;
        for castle in near.iter() {
            let place = PLACES[castle].index();
            for square in [place - 16, place - 1, place + 1, place + 16] {
                beside.put(square);
            }
        }
        beside & self.empty
    }

    /// Calls `found` with the start and end of each step to these squares.
    fn steps(&self, to: Squares, mut found: impl FnMut(usize, usize)) {
        let own = self.pawns[self.turn.index()];
        let fresh = own & self.unmoved;
        for by in self.tables.offsets {
            let steps = own.shifted(*by) & to;
            steps.indices().for_each(|square| found(square.wrapping_add_signed(-*by), square));
            if fresh.is_empty() {
                continue;
            }
            let two = (fresh.shifted(*by) & self.empty).shifted(*by) & to;
            two.indices().for_each(|square| found(square.wrapping_add_signed(-2 * *by), square));
        }
    }

    /// Whether the jump is the same move as a step: it captures nothing, and a step leads to its square.
    fn is_step(&self, mv: Jump) -> bool {
        let (from, by) = (usize::from(mv.from), i32::from(mv.to) - i32::from(mv.from));
        let by = by as isize;
        let is_two = by % 2 == 0
            && self.tables.offsets.contains(&(by / 2))
            && self.unmoved.has_index(from)
            && self.empty.has_index(from.wrapping_add_signed(by / 2));
        mv.taken[0] == 0 && (self.tables.offsets.contains(&by) || is_two)
    }

    /// The castles that fall by a move without captures.
    fn falling_after(&self, from: usize, to: usize) -> Castles {
        let mut next = *self;
        let own = self.turn.index();
        next.sides[own].remove(from);
        next.sides[own].add(to);
        next.falling(self.turn)
    }

    /// The order score of a move with this number of captures.
    fn order_score(&self, mv: Jump, captures: u32) -> i32 {
        let (from, to) = (usize::from(mv.from), usize::from(mv.to));
        let gain = self.tables.value(self.turn, to) - self.tables.value(self.turn, from);
        let falling_after = self.falling_after(from, to).len();
        let wins = self.taken[self.turn.index()].len() + falling_after >= CASTLES_TO_WIN;
        let holds = 20 * (self.is_beside_castle(to) - self.is_beside_castle(from));
        CAPTURE * captures as i32
            + CASTLE * falling_after as i32
            + VICTORY * i32::from(wins)
            + gain
            + holds
    }

    /// 1 if a square is next to a castle outside the mover's home, and 0 otherwise.
    fn is_beside_castle(&self, square: usize) -> i32 {
        let castle = usize::from(crate::computer::piece_square_tables::ADJACENT_CASTLE[square]);
        let goals = self.castles - Castles::home(self.turn);
        i32::from(castle < PLACES.len() && goals.contains(castle))
    }

    /// Whether a jump is noisy: it captures as much as its pawn can, or takes a castle.
    fn is_noisy(&self, mv: Jump, captures: u32, most: u32, targets: &Squares) -> bool {
        captures > 0 && captures == most || self.takes_castle(mv, targets)
    }

    fn takes_castle(&self, mv: Jump, targets: &Squares) -> bool {
        let (from, to) = (usize::from(mv.from), usize::from(mv.to));
        targets.has_index(to) && !self.falling_after(from, to).is_empty()
    }

    fn jumpers(&self) -> Squares {
        let own = self.pawns[self.turn.index()];
        let any = self.pawns[0] | self.pawns[1];
        let mut found = Squares::NONE;
        for by in self.tables.offsets {
            let landings = (own.shifted(*by) & any).shifted(*by) & self.empty;
            found = found | (landings.shifted(-2 * *by) & own);
        }
        found
    }
}

impl SearchTree for SearchBoard<'_> {
    type Move = Jump;

    fn mover(&self) -> Option<Seat> {
        self.end.is_none().then_some(self.turn)
    }

    fn noisy_moves(&self, moves: &mut Vec<ScoredMove<Jump>>) {
        let targets = self.targets();
        if !targets.is_empty() {
            self.steps(targets, |from, to| {
                let mv = Jump { from: from as u16, to: to as u16, taken: [0; 5] };
                if self.takes_castle(mv, &targets) {
                    moves.push(ScoredMove::new(mv, self.order_score(mv, 0)));
                }
            });
        }
        let goals = capture_squares(self) | targets;
        if goals.is_empty() {
            return;
        }
        let jump_starts = jump_starts(self, goals);
        if jump_starts.is_empty() {
            return;
        }
        let mut jumper = JumpGenerator::new(self);
        for from in jump_starts.indices() {
            let most = jumper.explore(from);
            for (mv, captures) in jumper.jumps(from) {
                if self.is_noisy(mv, captures, most, &targets) && !self.is_step(mv) {
                    moves.push(ScoredMove::new(mv, self.order_score(mv, captures)));
                }
            }
        }
    }

    fn quiet_moves(&self, moves: &mut Vec<ScoredMove<Jump>>) {
        let targets = self.targets();
        self.steps(self.empty, |from, to| {
            let mv = Jump { from: from as u16, to: to as u16, taken: [0; 5] };
            if !self.takes_castle(mv, &targets) {
                moves.push(ScoredMove::new(mv, self.order_score(mv, 0)));
            }
        });
        let jumpers = self.jumpers();
        if jumpers.is_empty() {
            return;
        }
        let mut jumper = JumpGenerator::new(self);
        for from in jumpers.indices() {
            let most = jumper.explore(from);
            for (mv, captures) in jumper.jumps(from) {
                if !self.is_noisy(mv, captures, most, &targets) && !self.is_step(mv) {
                    moves.push(ScoredMove::new(mv, self.order_score(mv, captures)));
                }
            }
        }
    }

    fn is_legal(&self, mv: Jump) -> bool {
        let (from, to) = (usize::from(mv.from), usize::from(mv.to));
        if !self.pawns[self.turn.index()].has_index(from) {
            return false;
        }
        if self.is_step(mv) {
            return self.empty.has_index(to);
        }
        let mut jumper = JumpGenerator::new(self);
        jumper.explore(from);
        jumper.jumps(from).any(|(found, _)| found == mv)
    }

    fn child(&self, mv: Jump) -> Self {
        self.after_jump(mv)
    }

    fn key(&self) -> u64 {
        SearchBoard::key(self)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        SearchBoard::evaluate(self, seat)
    }

    fn history_index(mv: Jump) -> usize {
        usize::from(mv.from ^ mv.to.rotate_left(3)) & 4095 | 1
    }
}
