//! Piece-square tables, made once for each search. They draw pawns toward open castles.

use rules::Seat;

use crate::board::{BLACK, Board, RED};
use crate::castles::{Castles, PLACES};
use crate::computer::weights::{ADVANCE, EDGE, GOAL, GUARD, PAWN, ScoreTables, Weights, points};
use crate::moves::Move;
use crate::options::{Directions, Options};
use crate::position::View;
use crate::square::{COLUMNS, ROWS, SIZE, Square};

pub(super) const NO_CASTLE: u8 = u8::MAX;

/// The castle next to each square. No square is next to two.
pub(super) static ADJACENT_CASTLE: [u8; SIZE] = adjacent_castles();

/// The piece-square tables of a search, and other data that its positions share.
#[derive(Debug)]
pub(super) struct PieceSquareTables {
    pub(super) options: Options,
    pub(super) offsets: &'static [isize],
    pub(super) scores: ScoreTables,
    values: [[i16; SIZE]; 2],
    /// The keys of earlier positions, whose repetition counts as a draw, and a Bloom filter of them.
    history: Vec<u64>,
    history_filter: u64,
}

impl PieceSquareTables {
    pub(super) fn new(view: &View, weights: &Weights) -> Self {
        let View { board, options, history, .. } = view;
        Self {
            options: *options,
            offsets: options.directions.offsets(),
            scores: ScoreTables::new(weights),
            values: [RED, BLACK].map(|seat| values(board, *options, seat, weights)),
            history: history.to_vec(),
            history_filter: history
                .iter()
                .fold(0, |history_filter, pawn_key| history_filter | filter_bit(*pawn_key)),
        }
    }

    pub(super) fn value(&self, seat: Seat, square: usize) -> i32 {
        i32::from(self.values[seat.index()][square])
    }

    /// Whether an earlier position has this key, which covers pawns and turn.
    pub(super) fn is_repetition(&self, pawn_key: u64) -> bool {
        self.history_filter & filter_bit(pawn_key) != 0 && self.history.contains(&pawn_key)
    }
}

fn filter_bit(pawn_key: u64) -> u64 {
    1 << (pawn_key >> 1 & 63)
}

fn values(board: &Board, options: Options, seat: Seat, weights: &Weights) -> [i16; SIZE] {
    let [goals, threats] = [seat, seat.other()].map(|seat| open_castles(board, options, seat));
    let [goal, threat] = [(goals, seat), (threats, seat.other())]
        .map(|(castles, seat)| nearest(board, options, seat, castles));
    let mut values = [0; SIZE];
    for square in (0..SIZE).filter_map(Square::from_index) {
        let way = |castle: usize| steps(options, square, PLACES[castle]);
        let column = i32::from(square.column());
        let ahead = if seat == RED { column } else { i32::from(COLUMNS) + 1 - column };
        let mut sum = weights[PAWN];
        for (part, weight) in (0..).zip(&weights[ADVANCE..EDGE]) {
            let most = if part < 3 { 5 } else { 6 };
            sum += weight * (ahead - 5 * part).clamp(0, most);
        }
        sum += weights[EDGE] * i32::from(square.row().abs_diff(ROWS.div_ceil(2)));
        for castle in goals.iter() {
            let is_goal = Some(castle) == goal;
            sum += weights[GOAL + 2 * usize::from(!is_goal)] / (way(castle) + 3);
            sum += if is_goal { weights[GOAL + 1] * (4 - way(castle)).max(0) } else { 0 };
        }
        sum += threat.map_or(0, |castle| weights[GUARD] / (way(castle) + 3));
        values[square.index()] = points(sum) as i16;
    }
    values
}

/// The castles that a seat may take.
fn open_castles(board: &Board, options: Options, seat: Seat) -> Castles {
    board.castles().open_to(seat, board.taken(seat), options.centre)
}

/// The one of these castles to which three pawns of the seat are nearest.
fn nearest(board: &Board, options: Options, seat: Seat, castles: Castles) -> Option<usize> {
    let guards = board.castles().with_sides(board.pawns(seat.other()), |sides| sides >= 2);
    castles.iter().min_by_key(|castle| {
        let place = PLACES[*castle];
        let mut ways: Vec<i32> =
            board.pawns(seat).iter().map(|pawn| steps(options, pawn, place)).collect();
        ways.sort_unstable();
        ways.iter().take(3).sum::<i32>() + 6 * i32::from(guards.contains(*castle))
    })
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

/// The castles that a move approaches and the seat may take, the nearest first.
pub(super) fn approached(view: &View, seat: Seat, mv: &Move) -> Vec<Square> {
    let open = open_castles(&view.board, view.options, seat);
    let way = |from: Square, castle: Square| steps(view.options, from, castle);
    let nearer = open.squares().filter(|castle| way(mv.to(), *castle) < way(mv.from(), *castle));
    let mut nearer: Vec<_> = nearer.collect();
    nearer.sort_by_key(|castle| way(mv.to(), *castle));
    nearer
}
