//! Distances on the board, in steps.

use rules::Cell;

use crate::field::Field;
use crate::squares::Squares;

/// The maximum number of steps to an enemy that is worth fleeing, or worth guarding the general against.
pub(super) const CLOSE: usize = 4;

/// The steps to the nearest of these squares, around the lake, and that square. `None` if none can be reached.
pub(super) fn nearest(field: Field, from: Cell, squares: Squares) -> Option<(usize, Cell)> {
    let mut reached = Squares::one(from);
    let mut steps = 0;
    while !reached.meets(squares) {
        let grown = reached.grown() & field.floor();
        if grown == reached {
            return None;
        }
        reached = grown;
        steps += 1;
    }
    (reached & squares).iter().next().map(|square| (steps, square))
}
