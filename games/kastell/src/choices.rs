//! Staged input of a move: the piece, then its place.

use rules::{BoardOption, BoardStep, Choice, Choices, Draft, Next, Refusal, Seat};

use crate::board_steps::Depth;
use crate::draft::DraftStep;
use crate::moves::Move;
use crate::orientation::Orientation;
use crate::placement_draft::placement_step;
use crate::position::{Phase, Position};
use crate::words::{Prompt, Reason};
use crate::{board_steps, tree_draft};

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
        (Phase::Place(Some(piece)), steps) => placement_step(position, piece, orientation, steps),
        (_, []) => Some(first_menu(position)),
        (_, [step, rest @ ..]) => chosen(position, orientation, step, rest),
    }
}

/// The pieces and buttons of the first step on the board, as buttons.
fn first_menu(position: &Position) -> DraftStep {
    let BoardStep { prompt, options, .. } = board_steps::first_step(position, Depth::Pieces);
    let act = |option: &BoardOption<Move>| {
        // The button of a piece doesn't say where it would be built.
        let is_preview = matches!(option.next, Next::Step(_));
        Some(Choice { is_act: true, is_preview, ..option.choice()? })
    };
    DraftStep { options: options.iter().filter_map(act).collect(), ..DraftStep::prompt(prompt) }
}

/// The step after the first one: a complete move, or the places of a piece.
fn chosen(
    position: &Position,
    orientation: Orientation,
    step: &str,
    rest: &[String],
) -> Option<DraftStep> {
    let mut hand = position.side(position.builder).hand.iter();
    let builds = position.phase == Phase::Place(None) || position.may_swap_or_build();
    if let Some(piece) = hand.find(|piece| builds && piece.to_string() == step) {
        return placement_step(position, piece, orientation, rest);
    }
    let options = board_steps::first_step(position, Depth::Pieces).options;
    match options.into_iter().find(|option| option.id == step)?.next {
        Next::Move(leaf) => rest.is_empty().then(|| DraftStep::complete(leaf.mv)),
        Next::Step(_) | Next::Draft(_) | Next::Dead(_) => None,
    }
}
