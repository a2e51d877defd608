//! Staged input of a move: the piece, then its place.

use rules::{Choice, Choices, Draft, Refusal, Seat};

use crate::draft::DraftStep;
use crate::moves::Move;
use crate::options::Picker;
use crate::orientation::Orientation;
use crate::piece::{Hand, Piece};
use crate::placement_draft::placement_step;
use crate::position::{Phase, Position};
use crate::words::{Prompt, Reason};
use crate::{legal, tree_draft};

pub(crate) fn choices(
    position: &Position,
    seat: Seat,
    draft: &Draft,
) -> Result<Choices<Move>, Refusal> {
    if !position.is_to_move(seat) {
        return Err(Refusal::new(Reason::NotYourTurn));
    }
    let step = draft_step(position, draft).ok_or_else(|| Refusal::new(Prompt::Gone))?;
    Ok(Choices {
        draft: Draft { steps: step.steps.unwrap_or_else(|| draft.steps.clone()), ..draft.clone() },
        prompt: step.prompt,
        options: step.options,
        complete: step.state.mv,
    })
}

pub(crate) fn draft_of(position: &Position, mv: Move) -> Draft {
    let steps = match (mv, position.phase) {
        (Move::Build(place), Phase::Place(Some(_))) => vec![place.to_string()],
        (Move::Build(place), _) => vec![place.shape.piece().to_string(), place.to_string()],
        (Move::Pick(piece), _) => vec![piece.to_string()],
        (Move::Plant(grove), _) => grove.squares().iter().map(|tree| tree.to_string()).collect(),
        (Move::Swap | Move::Keep, _) => vec![mv.to_string()],
    };
    Draft { steps, ..Draft::default() }
}

/// The step after a draft of the player to move, if the draft can be read.
pub(crate) fn draft_step(position: &Position, draft: &Draft) -> Option<DraftStep> {
    let orientation = Orientation::new(position.builder, draft.home);
    match (position.phase, draft.steps.as_slice()) {
        (Phase::Trees, steps) => tree_draft::tree_step(steps),
        (Phase::Swap, [step]) if step == "swap" => Some(DraftStep::complete(Move::Swap)),
        (Phase::Swap, []) if position.variant.picker == Picker::Opponent => Some(swap_or_keep()),
        (Phase::Swap, [step]) if position.variant.picker == Picker::Opponent => {
            (step == "keep").then(|| DraftStep::complete(Move::Keep))
        }
        (Phase::Swap, _) if position.variant.picker == Picker::Opponent => None,
        (Phase::Pick, steps) => pick(position, steps),
        (Phase::Place(Some(piece)), steps) => placement_step(position, piece, orientation, steps),
        (Phase::Swap | Phase::Place(None), steps) => build(position, orientation, steps),
    }
}

fn swap_or_keep() -> DraftStep {
    let keep = Choice::act("keep", Prompt::Keep).hint(Prompt::KeepHint);
    DraftStep { options: vec![keep, swap_choice()], ..DraftStep::prompt(Prompt::SwapOrKeep) }
}

fn swap_choice() -> Choice {
    Choice::act("swap", Prompt::Swap).hint(Prompt::SwapHint)
}

fn pick(position: &Position, steps: &[String]) -> Option<DraftStep> {
    let hand = position.side(position.builder).hand;
    match steps {
        [] => Some(DraftStep {
            options: by_room(position, hand)
                .map(|(room, piece)| piece_choice(piece, room))
                .collect(),
            ..DraftStep::prompt(Prompt::WhichToName)
        }),
        [step] => {
            let piece = hand.iter().find(|piece| *step == piece.to_string())?;
            let mut step = DraftStep::complete(Move::Pick(piece));
            step.state.piece = Some(piece);
            Some(step)
        }
        _ => None,
    }
}

fn build(position: &Position, orientation: Orientation, steps: &[String]) -> Option<DraftStep> {
    let hand = position.side(position.builder).hand;
    let Some((step, rest)) = steps.split_first() else {
        let swap = position.may_swap_or_build().then(swap_choice);
        let pieces = by_room(position, hand).filter(|&(room, _)| room > 0);
        return Some(DraftStep {
            options: pieces.map(|(room, piece)| piece_choice(piece, room)).chain(swap).collect(),
            ..DraftStep::prompt(Prompt::WhichToBuild)
        });
    };
    let piece = hand.iter().find(|piece| *step == piece.to_string())?;
    placement_step(position, piece, orientation, rest)
}

/// The pieces of a hand in the order of the picture, each with its number of places.
fn by_room(position: &Position, hand: Hand) -> impl Iterator<Item = (usize, Piece)> + '_ {
    hand.iter().map(|piece| (legal::places(position, position.builder, piece), piece))
}

fn piece_choice(piece: Piece, room: usize) -> Choice {
    Choice::act(piece.to_string(), Prompt::OnePiece { piece }).hint(Prompt::Room { places: room })
}
