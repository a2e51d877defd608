//! The steps of a move: the piece, then its target.

use rules::{Address, BoardMove, BoardOption, BoardStep, Cell, Commit, Draft, Next, Refusal, Seat};

use crate::army::Kind;
use crate::legal;
use crate::moves::{Action, Move, Verb};
use crate::pieces::{Effect, Pieces};
use crate::position::View;
use crate::suggest::effect_prompt;
use crate::words::{Deed, Prompt, Reason, title};

pub(super) fn board_step(
    view: &View,
    seat: Seat,
    draft: &Draft,
) -> Result<BoardStep<Move>, Refusal> {
    let legal = legal::moves(view, seat);
    if legal.is_empty() {
        return Err(Refusal::new(Reason::NotYourTurn));
    }
    if !draft.is_empty() {
        return Err(Refusal::new(Prompt::Gone));
    }
    Ok(first_step(&view.state.pieces, seat, &legal))
}

/// The pieces that can move. `legal` is sorted.
pub(crate) fn first_step(pieces: &Pieces, seat: Seat, legal: &[Action]) -> BoardStep<Move> {
    let groups = legal.chunk_by(|one, other| one.from == other.from);
    let options = groups.filter_map(|own| {
        let from = own.first()?.from;
        Some(piece(pieces, pieces.army(seat).at(from)?, from, own))
    });
    BoardStep::new(Prompt::WhichPiece, options.collect())
}

fn piece(pieces: &Pieces, kind: Kind, from: Cell, own: &[Action]) -> BoardOption<Move> {
    let options = own.iter().map(|&action| target(pieces, kind, action)).collect();
    let next = BoardStep::new(Prompt::WhereTo { kind: title(kind), square: from }, options);
    let label = Prompt::Piece { kind: title(kind), square: from };
    BoardOption::new(from.to_string(), label, Next::Step(Box::new(next)))
        .at([Address::square(from)])
        .say(Prompt::Moves { moves: own.len() })
        .hot(own.iter().any(is_hot))
}

fn is_hot(action: &Action) -> bool {
    action.verb != Verb::Step
}

fn target(pieces: &Pieces, kind: Kind, action: Action) -> BoardOption<Move> {
    let effect = pieces.effect(action);
    let leaf = Next::Move(leaf(action, effect));
    BoardOption::new(action.to.to_string(), effect_prompt(pieces, kind, action), leaf)
        .at([Address::square(action.to)])
        .say(deed(kind, effect))
        .hot(is_hot(&action))
}

fn leaf(action: Action, effect: Effect) -> BoardMove<Move> {
    let [from, to] = [action.from, action.to].map(Address::square);
    let hit = if effect == Effect::Stepped { Vec::new() } else { vec![to] };
    let mut glides = vec![vec![from, to]];
    if let Effect::Pushed(behind) = effect {
        glides.push(vec![to, Address::square(behind)]);
    }
    let gone = if effect.takes() { hit.clone() } else { Vec::new() };
    BoardMove {
        targets: hit,
        path: vec![from, to],
        effect: Some(rules::Effect { glides, gone }),
        ..BoardMove::new(Move::Action(action), Commit::Hold)
    }
}

fn deed(kind: Kind, effect: Effect) -> Deed {
    match effect {
        Effect::Stepped => Deed::Step,
        Effect::Struck(victim) => Deed::Strike { victim },
        Effect::Pushed(behind) => Deed::Push { kind, behind },
        Effect::PushedOff => Deed::PushOff { kind },
        Effect::Drowned => Deed::Drown { kind },
        Effect::Crushed(behind) => Deed::Crush { kind, behind },
    }
}
