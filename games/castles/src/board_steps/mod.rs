//! Input on the board: an army by brush and exchange, or a piece and its target.

mod drawing_table;
mod piece_steps;

use rules::{BoardStep, Cell, Draft, Refusal, Seat};

pub(crate) use self::piece_steps::first_step;

use crate::army_draft::ArmyDraft;
use crate::direction::Direction;
use crate::moves::{Action, Move, Verb};
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

/// The start and end squares of each piece that a move carries. For a pushed piece that is lost, its end may be
/// occupied or off the board.
pub(crate) fn carried(mv: &Move) -> Vec<[Cell; 2]> {
    let Move::Action(Action { from, verb, to }) = *mv else { return Vec::new() };
    let is_push = verb == Verb::Push;
    let way = Direction::between(from, to).filter(|_| is_push);
    let behind = way.and_then(|way| way.next(to)).map(|behind| [to, behind]);
    [[from, to]].into_iter().chain(behind).collect()
}
