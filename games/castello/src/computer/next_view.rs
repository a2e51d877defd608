//! Views after a move, for explanations.

use rules::{Notes, Viewer};

use crate::moves::Move;
use crate::position::{Position, View};

/// The view after a move of the side to move.
pub(super) fn after(view: &View, mv: &Move) -> View {
    let mut next = Position::from_view(view);
    next.play(mv, &mut Notes::muted());
    next.view(Viewer::Everything)
}

/// The view as if the side to move had passed.
pub(super) fn passed(view: &View) -> View {
    let mut passed = view.clone();
    passed.board.pass();
    passed
}

/// The moves of the side to move.
pub(super) fn all_moves(view: &View) -> Vec<Move> {
    let outcomes = view.move_generator().outcomes().into_iter();
    outcomes.filter_map(|one| view.move_generator().canonical(one)).collect()
}
