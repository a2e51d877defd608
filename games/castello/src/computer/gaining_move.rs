//! Moves that gain something, how much they gain, and their words in a hint.

use rules::Message;

use crate::effect::Effect;
use crate::legal::MoveOutcome;
use crate::moves::Move;
use crate::position::View;
use crate::words::square_ends;

/// The wins, castles and pawns that a move gains at once. More is better.
pub(super) type Gain = (bool, usize, usize);

pub(super) const NOTHING: Gain = (false, 0, 0);

pub(super) const ONE_PAWN: Gain = (false, 0, 1);

/// A move that takes something.
pub(super) struct GainingMove {
    pub(super) outcome: MoveOutcome,
    pub(super) effect: Effect,
}

/// A move and its effects, in words for a hint.
pub(super) struct MoveWords {
    pub(super) mv: Message,
    pub(super) effects: rules::Arg,
}

pub(super) fn in_words(view: &View, found: &GainingMove) -> Option<MoveWords> {
    let mv = view.move_generator().canonical(found.outcome)?;
    Some(MoveWords { mv: ends(&mv), effects: found.effect.sentence()? })
}

/// A move as its start and end. The whole path of a long jump would crowd out the sentence.
pub(super) fn ends(mv: &Move) -> Message {
    square_ends(mv.from(), mv.to())
}

/// The move of the side to move that gains most. `None` if no move gains anything.
pub(super) fn most(view: &View) -> Option<GainingMove> {
    if view.end.is_some() {
        return None;
    }
    let outcomes = view.move_generator().outcomes().into_iter();
    let found = outcomes.map(|one| GainingMove { outcome: one, effect: Effect::of(view, one) });
    found.filter(|found| gain(&found.effect) > NOTHING).max_by_key(|found| {
        let MoveOutcome { from, to, captured } = found.outcome;
        (gain(&found.effect), from, to, captured)
    })
}

pub(super) fn gain(effect: &Effect) -> Gain {
    (effect.wins, effect.castles.len(), effect.captures)
}

pub(super) fn outcome(view: &View, mv: &Move) -> MoveOutcome {
    let captured = view.move_generator().capture_bits(&view.board.captured_by(mv));
    MoveOutcome { from: mv.from(), to: mv.to(), captured }
}
