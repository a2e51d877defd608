//! Piece-square tables, made once for each search. They draw pawns toward open castles.

use rules::Seat;

use crate::board::{BLACK, Board, RED};
use crate::castles::PLACES;
use crate::moves::Move;
use crate::options::{Directions, Options};
use crate::position::View;
use crate::square::{COLUMNS, SIZE, Square};

/// The value of a pawn on any square.
pub(super) const PAWN: i32 = 100;

pub(super) const NO_CASTLE: u8 = u8::MAX;

/// The castle next to each square. No square is next to two.
pub(super) static ADJACENT_CASTLE: [u8; SIZE] = adjacent_castles();

/// The piece-square tables of a search, and other data that its positions share.
#[derive(Debug)]
pub(super) struct PieceSquareTables {
    pub(super) options: Options,
    pub(super) offsets: &'static [isize],
    values: [[i16; SIZE]; 2],
    /// The keys of earlier positions, which must not recur, and a Bloom filter of them.
    history: Vec<u64>,
    history_filter: u64,
}

impl PieceSquareTables {
    pub(super) fn new(board: &Board, options: Options, history: &[u64]) -> Self {
        Self {
            options,
            offsets: options.directions.offsets(),
            values: [RED, BLACK].map(|seat| values(board, options, seat)),
            history: history.to_vec(),
            history_filter: history
                .iter()
                .fold(0, |history_filter, pawn_key| history_filter | filter_bit(*pawn_key)),
        }
    }

    pub(super) fn value(&self, seat: Seat, square: usize) -> i32 {
        i32::from(self.values[seat.index()][square])
    }

    /// Whether the pawns stood on the same squares before.
    pub(super) fn is_repetition(&self, pawn_key: u64) -> bool {
        self.history_filter & filter_bit(pawn_key) != 0 && self.history.contains(&pawn_key)
    }
}

fn filter_bit(pawn_key: u64) -> u64 {
    1 << (pawn_key >> 1 & 63)
}

fn values(board: &Board, options: Options, seat: Seat) -> [i16; SIZE] {
    let goals: Vec<(usize, i32)> = goals(board, options, seat).collect();
    let mut values = [0; SIZE];
    for square in (0..SIZE).filter_map(Square::from_index) {
        let drawn = goals
            .iter()
            .map(|(castle, weight)| weight * 40 / (steps(options, square, PLACES[*castle]) + 3));
        let ahead =
            i32::from(if seat == RED { square.column() } else { COLUMNS + 1 - square.column() });
        // Behind the far castles, pawns have no use.
        values[square.index()] = (PAWN + 5 * ahead.min(15) + drawn.sum::<i32>()) as i16;
    }
    values
}

/// The castles that a seat can aim for, with weights. The castle nearest to three of its pawns weighs most.
fn goals(board: &Board, options: Options, seat: Seat) -> impl Iterator<Item = (usize, i32)> {
    let open = board.castles().open_to(seat, board.taken(seat), options.centre);
    let far = |castle: usize| {
        let place = PLACES[castle];
        let mut ways: Vec<i32> =
            board.pawns(seat).iter().map(|pawn| steps(options, pawn, place)).collect();
        ways.sort_unstable();
        let guards = board.castles().with_sides(board.pawns(seat.other()), |sides| sides >= 2);
        ways.iter().take(3).sum::<i32>() + 6 * i32::from(guards.contains(castle))
    };
    let nearest = open.iter().min_by_key(|castle| far(*castle));
    open.iter().map(move |castle| (castle, if Some(castle) == nearest { 6 } else { 2 }))
}

fn steps(options: Options, from: Square, to: Square) -> i32 {
    let columns = i32::from(from.column().abs_diff(to.column()));
    let rows = i32::from(from.row().abs_diff(to.row()));
    match options.directions {
        Directions::All => columns.max(rows),
        Directions::Orthogonal => columns + rows,
    }
}

const fn adjacent_castles() -> [u8; SIZE] {
    let mut beside = [NO_CASTLE; SIZE];
    let mut number = 0;
    while number < PLACES.len() {
        let place = PLACES[number].index();
        beside[place - 16] = number as u8;
        beside[place - 1] = number as u8;
        beside[place + 1] = number as u8;
        beside[place + 16] = number as u8;
        number += 1;
    }
    beside
}

/// The castles that the pawn approaches with a move, of those that the seat may take, the nearest first.
pub(super) fn approached(view: &View, seat: Seat, mv: &Move) -> Vec<Square> {
    let open = view.board.castles().open_to(seat, view.board.taken(seat), view.options.centre);
    let way = |from: Square, castle: Square| steps(view.options, from, castle);
    let nearer = open.squares().filter(|castle| way(mv.to(), *castle) < way(mv.from(), *castle));
    let mut nearer: Vec<_> = nearer.collect();
    nearer.sort_by_key(|castle| way(mv.to(), *castle));
    nearer
}
