//! Values belong to seats, not plies.
//!
//! In trees where the same side often moves twice, a search finds the value of an exhaustive count. A search that
//! negated scores at every ply would not.

use rules::{Level, Seat, Seed};
use search::{Budget, ScoredMove, SearchLimits, SearchTree, alphabeta};

/// The plies of a match, and the number of moves in each position.
const PLIES: u32 = 6;
const MOVES: u8 = 3;

/// The number of trees to search.
const TREES: u64 = 200;

/// A tree in which a hash decides the mover and the value of each position.
#[derive(Clone, Copy)]
struct Wood {
    /// A hash of the tree's number and the moves so far.
    mark: u64,
    ply: u32,
    is_noisy: bool,
}

/// A hash that looks random.
fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

impl Wood {
    fn new(number: u64, is_noisy: bool) -> Self {
        Self { mark: mixed(number + 1), ply: 0, is_noisy }
    }

    fn moves(self, is_noisy: bool, moves: &mut Vec<ScoredMove<u8>>) {
        let count = if is_noisy == self.is_noisy { MOVES } else { 0 };
        moves.extend((0..count).map(|mv| ScoredMove::new(mv, 0)));
    }

    /// The value for a seat if both play their best, by looking at every line. With noisy moves, the mover may also
    /// stop at the current value, as in quiescence, but not at the first ply.
    fn counted(self, seat: Seat) -> i32 {
        let Some(mover) = self.mover() else { return self.evaluate(seat) };
        let best = (0..MOVES).map(|mv| self.child(mv).counted(mover)).max().unwrap_or(0);
        let stays = if self.is_noisy && self.ply > 0 { self.evaluate(mover) } else { i32::MIN };
        if mover == seat { best.max(stays) } else { -best.max(stays) }
    }

    /// The value that a search would find if it assumed alternating turns.
    fn alternating(self, seat: Seat) -> i32 {
        if self.mover().is_none() {
            return self.evaluate(seat);
        }
        let other = Seat(1 - seat.0);
        (0..MOVES).map(|mv| -self.child(mv).alternating(other)).max().unwrap_or(0)
    }
}

impl SearchTree for Wood {
    type Move = u8;

    fn mover(&self) -> Option<Seat> {
        (self.ply < PLIES).then_some(Seat((self.mark >> 40 & 1) as u8))
    }

    fn noisy_moves(&self, moves: &mut Vec<ScoredMove<u8>>) {
        self.moves(true, moves);
    }

    fn quiet_moves(&self, moves: &mut Vec<ScoredMove<u8>>) {
        self.moves(false, moves);
    }

    fn child(&self, mv: u8) -> Self {
        let mark = mixed(self.mark.wrapping_mul(5).wrapping_add(u64::from(mv) + 1));
        Self { mark, ply: self.ply + 1, ..*self }
    }

    fn key(&self) -> u64 {
        self.mark
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        let worth = (self.mark >> 8) as i32 % 1000;
        if seat == Seat(0) { worth } else { -worth }
    }
}

/// The move that a search to this depth finds, and its value for the mover.
fn found(wood: &Wood, max_depth: u8) -> (u8, i32) {
    let chance = Seed::from_bytes([1; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, 1_000_000, chance, &|| false);
    let limits = SearchLimits { max_depth, quiescence_depth: 20, exact_margin: 0 };
    let ScoredMove { mv, score } = alphabeta(wood, &mut budget, limits).moves[0];
    (mv, score)
}

/// Checks that the best move leads to the exhaustively counted value, and has this value as its score.
fn check(wood: Wood, max_depth: u8) {
    let mover = wood.mover().expect("it has just begun");
    let (mv, worth) = found(&wood, max_depth);
    assert_eq!(worth, wood.counted(mover), "tree {:x}", wood.mark);
    assert_eq!(wood.child(mv).counted(mover), worth, "tree {:x}", wood.mark);
}

#[test]
fn a_seat_moving_twice_in_a_row_keeps_the_sign_of_its_score() {
    let woods: Vec<Wood> = (0..TREES).map(|number| Wood::new(number, false)).collect();
    woods.iter().for_each(|wood| check(*wood, 20));
    // Trees in which alternating turns give the same value would prove nothing.
    let differs = |wood: &&Wood| {
        wood.mover().is_some_and(|mover| wood.counted(mover) != wood.alternating(mover))
    };
    let telling = woods.iter().filter(differs).count();
    assert!(telling as u64 > TREES / 2, "{telling} of {TREES} trees tell seats from plies");
}

#[test]
fn loud_moves_twice_in_a_row_keep_the_sign_of_the_score() {
    (0..TREES).for_each(|number| check(Wood::new(number, true), 1));
}
