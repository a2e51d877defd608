//! Staged input: which piece, and then where.

use rules::{Choice, Choices, Draft, Refusal, Seat};

use crate::draft::Stage;
use crate::moves::Move;
use crate::options::Picker;
use crate::orientation::Eyes;
use crate::piece::{Hand, Piece};
use crate::placing::place;
use crate::position::{Phase, Position};
use crate::words::{Ask, No};
use crate::{legal, tree_draft};

/// The next step of a seat.
pub(crate) fn choices(
    position: &Position,
    seat: Seat,
    draft: &Draft,
) -> Result<Choices<Move>, Refusal> {
    if !position.is_to_move(seat) {
        return Err(Refusal::new(No::NotYourTurn));
    }
    let stage = stage(position, draft).ok_or_else(|| Refusal::new(Ask::Gone))?;
    Ok(Choices {
        draft: Draft { steps: stage.steps.unwrap_or_else(|| draft.steps.clone()), ..draft.clone() },
        prompt: stage.prompt,
        options: stage.options,
        complete: stage.settled.mv,
    })
}

/// The draft that comes to this move.
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

/// What a draft means for the player to move, if anything.
pub(crate) fn stage(position: &Position, draft: &Draft) -> Option<Stage> {
    let eyes = Eyes::of(position.builder, draft.home);
    match (position.phase, draft.steps.as_slice()) {
        (Phase::Trees, steps) => tree_draft::plant(steps),
        (Phase::Swap, [step]) if step == "swap" => Some(Stage::complete(Move::Swap)),
        (Phase::Swap, []) if position.variant.picker == Picker::Opponent => Some(swap_or_keep()),
        (Phase::Swap, [step]) if position.variant.picker == Picker::Opponent => {
            (step == "keep").then(|| Stage::complete(Move::Keep))
        }
        (Phase::Swap, _) if position.variant.picker == Picker::Opponent => None,
        (Phase::Pick, steps) => pick(position, steps),
        (Phase::Place(Some(piece)), steps) => place(position, piece, eyes, steps),
        (Phase::Swap | Phase::Place(None), steps) => build(position, eyes, steps),
    }
}

fn swap_or_keep() -> Stage {
    let keep = Choice::act("keep", Ask::Keep).hint(Ask::KeepHint);
    Stage { options: vec![keep, swap_choice()], ..Stage::asking(Ask::SwapOrKeep) }
}

fn swap_choice() -> Choice {
    Choice::act("swap", Ask::Swap).hint(Ask::SwapHint)
}

fn pick(position: &Position, steps: &[String]) -> Option<Stage> {
    let hand = position.side(position.builder).hand;
    match steps {
        [] => Some(Stage {
            options: by_room(position, hand)
                .map(|(room, piece)| piece_choice(piece, room))
                .collect(),
            ..Stage::asking(Ask::WhichToName)
        }),
        [step] => {
            let piece = hand.iter().find(|piece| *step == piece.to_string())?;
            let mut stage = Stage::complete(Move::Pick(piece));
            stage.settled.piece = Some(piece);
            Some(stage)
        }
        _ => None,
    }
}

fn build(position: &Position, eyes: Eyes, steps: &[String]) -> Option<Stage> {
    let hand = position.side(position.builder).hand;
    let Some((step, rest)) = steps.split_first() else {
        let swap = position.may_swap_or_build().then(swap_choice);
        let pieces = by_room(position, hand).filter(|&(room, _)| room > 0);
        return Some(Stage {
            options: pieces.map(|(room, piece)| piece_choice(piece, room)).chain(swap).collect(),
            ..Stage::asking(Ask::WhichToBuild)
        });
    };
    let piece = hand.iter().find(|piece| *step == piece.to_string())?;
    place(position, piece, eyes, rest)
}

/// The pieces of a hand in its order, which is that of the picture, each with the number of places that it fits in.
fn by_room(position: &Position, hand: Hand) -> impl Iterator<Item = (u32, Piece)> + '_ {
    hand.iter().map(|piece| (legal::places(position, position.builder, piece), piece))
}

fn piece_choice(piece: Piece, room: u32) -> Choice {
    Choice::act(piece.to_string(), Ask::OnePiece { piece }).hint(Ask::Room { places: room })
}
