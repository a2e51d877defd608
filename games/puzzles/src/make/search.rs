//! The computer players' searches for making and checking puzzles.

use rules::{Level, NodeLimit, Seat, Seed, Status, Table, ThinkRequest, Thought, Viewer};

use crate::exercise::is_won;

/// The largest value of a move that clearly doesn't win, if another move is a proven win.
const CLEARLY_OPEN: f64 = 0.3;

/// The same limit as [`CLEARLY_OPEN`], for a check by a deeper search.
const OPEN_IN_CHECK: f64 = 0.5;

/// The least advantage of the right move over all others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Margin {
    pub(crate) by: f64,
    /// The largest value of another move, if the right one is a proven win.
    pub(crate) open: f64,
}

impl Margin {
    pub(crate) const fn of(by: f64) -> Self {
        Self { by, open: CLEARLY_OPEN }
    }

    /// The margin that a deeper search must confirm.
    pub(crate) fn in_check(self) -> Self {
        Self { by: 0.6 * self.by, open: OPEN_IN_CHECK }
    }
}

/// The value of a move for the seat that makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Value {
    pub(crate) value: f64,
    pub(crate) is_proven: bool,
}

impl Value {
    const LOST: Self = Self { value: -1.0, is_proven: true };
    const WON: Self = Self { value: 1.0, is_proven: true };

    /// The value of the best move.
    pub(crate) fn of(best: &Thought) -> Self {
        Self { value: best.value, is_proven: best.is_proven }
    }

    pub(crate) fn is_won(self) -> bool {
        self.is_proven && self.value > 0.0
    }

    pub(crate) fn is_lost(self) -> bool {
        self.is_proven && self.value < 0.0
    }

    /// Whether the move is worth finding, if all others are far worse.
    pub(crate) fn is_good(self, margin: Margin) -> bool {
        self.is_won() || self.value >= 0.6 * margin.by
    }

    /// Whether another move is far worse.
    pub(crate) fn is_far_above(self, other: Self, margin: Margin) -> bool {
        if self.is_won() {
            return !other.is_won() && other.value <= margin.open;
        }
        self.value - other.value >= margin.by
    }
}

/// The best move of a seat to move.
pub(crate) fn best_move(table: &dyn Table, seat: Seat, nodes: u64) -> Option<Thought> {
    think(table, seat, Level::BEST, NodeLimit::Nodes(nodes), 0)
}

pub(crate) fn think(
    table: &dyn Table,
    seat: Seat,
    level: Level,
    limit: NodeLimit,
    seed: u64,
) -> Option<Thought> {
    let mut bytes = [7; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    let request = ThinkRequest::new(level, limit, Seed::from_bytes(bytes)).explained();
    table.see(Viewer::Seat(seat)).think(seat, &request, &|| false).ok()
}

/// The seat to move, if there is only one.
pub(crate) fn mover(table: &dyn Table) -> Option<Seat> {
    match table.status() {
        Status::ToMove(seats) => seats.only(),
        Status::Over(_) => None,
    }
}

pub(crate) fn legal(table: &dyn Table, seat: Seat) -> Vec<String> {
    table.see(Viewer::Seat(seat)).legal(seat).moves
}

/// The value of a move, from a search after it.
pub(crate) fn value_after(table: &dyn Table, seat: Seat, mv: &str, nodes: u64) -> Option<Value> {
    let mut next = table.duplicate();
    next.play(seat, mv).ok()?;
    let Some(other) = mover(next.as_ref()) else {
        return Some(if is_won(next.as_ref(), seat) { Value::WON } else { Value::LOST });
    };
    let thought = best_move(next.as_ref(), other, nodes)?;
    let value = if other == seat { thought.value } else { -thought.value };
    Some(Value { value, is_proven: thought.is_proven })
}
