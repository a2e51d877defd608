//! Input on the board: an army by brush and exchange, or a piece and its target.

mod drawing_table;
mod piece_steps;

use rules::{BoardStep, Cell, Draft, Refusal, Seat};

pub(crate) use self::piece_steps::first_step;

use crate::army_draft::ArmyDraft;
use crate::moves::Move;
use crate::pieces::Effect;
use crate::position::View;
use crate::words::Prompt;

pub(crate) fn board_step(
    view: &View,
    seat: Seat,
    draft: &Draft,
) -> Result<BoardStep<Move>, Refusal> {
    if view.state.is_open() {
        return piece_steps::board_step(view, seat, draft);
    }
    match ArmyDraft::new(view, draft) {
        Some(army_draft) if army_draft.seat == seat => {
            drawing_table::board_step(&army_draft, draft)
        }
        _ => Err(Refusal::new(Prompt::NoArmy)),
    }
}

/// The start and end squares of each piece that a move displaces. Pieces that the move removes from the board are left
/// out.
pub(crate) fn carried(view: &View, mv: &Move) -> Vec<[Cell; 2]> {
    let Move::Action(action) = *mv else { return Vec::new() };
    let moved = [action.from, action.to];
    match view.state.pieces.effect(action) {
        Effect::Pushed(behind) => vec![moved, [action.to, behind]],
        Effect::Stepped
        | Effect::Struck(_)
        | Effect::PushedOff
        | Effect::Drowned
        | Effect::Crushed(_) => vec![moved],
    }
}
