//! `Expected`: the moves that a search expects around a quiet move.

use crate::moves::Action;

/// What a search expects around a quiet move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Expected {
    /// The opponent's best move if the seat passed.
    pub(super) feared: Option<Action>,
    /// The seat's next move of the expected line.
    pub(super) next: Option<Action>,
}
