//! The legal moves of a seat, and the moves that its input has reached.

use std::collections::BTreeSet;

use rules::{GameView, Legal, Seat, Table};

use crate::moment::Moment;

/// The legal moves of a seat, and the moves that its input has reached.
pub(super) struct ReachedMoves<'a> {
    table: &'a dyn Table,
    seat: Seat,
    pub(super) legal: BTreeSet<String>,
    /// Whether `legal` has every legal move.
    is_complete: bool,
    reached: BTreeSet<String>,
}

impl<'a> ReachedMoves<'a> {
    pub(super) fn new(moment: &Moment<'a>, seat: Seat, own: &dyn GameView) -> Self {
        let Legal { moves, complete } = own.legal(seat);
        Self {
            table: moment.table,
            seat,
            legal: moves.into_iter().collect(),
            is_complete: complete,
            reached: BTreeSet::new(),
        }
    }

    /// Records that input leads to a move. Returns whether the move is legal.
    pub(super) fn reach(&mut self, mv: &str) -> bool {
        self.reached.insert(mv.to_owned());
        self.legal.contains(mv)
            || !self.is_complete && self.table.duplicate().play(self.seat, mv).is_ok()
    }

    /// A legal move that no input leads to. `None` if the list of legal moves is incomplete.
    pub(super) fn missing(&self) -> Option<&String> {
        self.legal.difference(&self.reached).next().filter(|_| self.is_complete)
    }
}
