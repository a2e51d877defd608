//! Facts that a hint adds to its reasons: a castle that can wait, and the last pawns.

use rules::Seat;

use crate::castles::Castles;
use crate::computer::next_view::{after, all_moves};
use crate::effect::Effect;
use crate::position::View;
use crate::square::Square;
use crate::words::Explanation;

/// A side with this many pawns loses if it loses one more.
const PAWNS_TO_LIVE: usize = 3;

/// A castle that can be taken now, and still next turn after another move, whatever the opponent answers.
pub(super) fn waiting_castle(view: &View, next: &View, effect: &Effect) -> Option<Explanation> {
    let castles = takeable(view);
    if castles.is_empty() || !effect.castles.is_empty() || next.board.turn() == view.board.turn() {
        return None;
    }
    let replies: Vec<View> = all_moves(next).iter().map(|reply| after(next, reply)).collect();
    // After the end of the match, no turn is left to take a castle.
    if replies.iter().chain([next]).any(|reached| reached.end.is_some()) {
        return None;
    }
    let is_kept = |castle: &Square| {
        replies.iter().all(|reached| takeable(reached).squares().any(|at| at == *castle))
    };
    let castle = castles.squares().find(is_kept)?;
    Some(Explanation::Waits { castle })
}

/// The castles that the side to move can take in this turn.
pub(super) fn takeable(view: &View) -> Castles {
    let outcomes = view.move_generator().outcomes().into_iter();
    outcomes.map(|one| Effect::of(view, one).castles).fold(Castles::NONE, |all, one| all | one)
}

/// A warning to a side that loses with its next pawn.
pub(super) fn last_pawns(view: &View, seat: Seat) -> Option<Explanation> {
    (view.board.pawns(seat).len() == PAWNS_TO_LIVE).then_some(Explanation::LastPawns)
}
