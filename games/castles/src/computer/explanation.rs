//! The reasons for a move: what it takes or threatens, what follows, and the principle it follows.

use rules::{Message, Seat};
use search::BestMove;

use crate::army::Kind;
use crate::computer::{endings, evaluator};
use crate::moves::{Action, Move};
use crate::pieces::Effect;
use crate::position::State;
use crate::words::{Explanation, Principle};

/// The reasons for a move as one or two sentences, and the principle it follows.
pub(super) fn sentences(state: &State, seat: Seat, best: &BestMove<Move>) -> Option<Message> {
    let reason = match best.mv {
        Move::Deploy(_) => Explanation::Drawn,
        Move::Action(action) => {
            let solved = solved_win(state, seat, action).filter(|_| best.is_proven);
            solved.or_else(|| explanation(state, seat, action))?
        }
    };
    let principle = principle(&reason, &best.mv, state);
    let principle = principle.map(|one| rules::named_principle(Principle::KNOWN, one));
    let sentences = [Some(reason), continuation(state, seat, best)];
    Some(rules::sentences(sentences.into_iter().flatten().map(Message::from).chain(principle)))
}

/// The capture that follows after the opponent's expected answer.
fn continuation(state: &State, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let [Move::Action(first), Move::Action(reply), Move::Action(own), ..] = best.line[..] else {
        return None;
    };
    let mut pieces = state.pieces;
    pieces.apply(seat, first)?;
    pieces.apply(seat.other(), reply)?;
    let (_, effect) = pieces.apply(seat, own)?;
    effect.takes().then_some(Explanation::Follows { reply, mv: own })
}

fn principle(reason: &Explanation, mv: &Move, state: &State) -> Option<Principle> {
    match reason {
        Explanation::Drawn => Some(Principle::Mix),
        Explanation::Takes { .. } if is_push(state, mv) => Some(Principle::Edge),
        Explanation::Takes { theirs: 0, .. } => Some(Principle::Avenge),
        Explanation::Threats { own: 2.., .. } => Some(Principle::Fork),
        Explanation::Plan => Some(Principle::Approach),
        Explanation::Safe => Some(Principle::Guard),
        Explanation::General
        | Explanation::Takes { .. }
        | Explanation::Threats { .. }
        | Explanation::Wins { .. }
        | Explanation::Follows { .. } => None,
    }
}

/// Whether a move takes a piece by pushing it.
fn is_push(state: &State, mv: &Move) -> bool {
    let Move::Action(action) = *mv else { return false };
    let effect = state.pieces.effect(action);
    effect.takes() && !matches!(effect, Effect::Struck(_))
}

/// The moves that a solved ending still takes after a move that wins it.
fn solved_win(state: &State, seat: Seat, action: Action) -> Option<Explanation> {
    let mut pieces = state.pieces;
    let effect = pieces.apply(seat, action)?.1;
    let plies = endings::solved(&pieces, seat.other()).filter(|_| !effect.takes())?;
    let moves = usize::try_from(-plies).ok()?.div_ceil(2);
    (moves > 0).then_some(Explanation::Wins { moves })
}

/// The reason why a move is good, from public knowledge.
fn explanation(state: &State, seat: Seat, action: Action) -> Option<Explanation> {
    let mut pieces = state.pieces;
    let (kind, effect) = pieces.apply(seat, action)?;
    let threats = |by: Seat| evaluator::threats(&pieces, by);
    let (own, theirs) = (threats(seat), threats(seat.other()));
    Some(match effect {
        Effect::Struck(Kind::General) => Explanation::General,
        Effect::Struck(victim) => Explanation::Takes { victim, theirs },
        effect if effect.takes() => Explanation::Takes { victim: kind, theirs },
        _ if own + theirs > 0 => Explanation::Threats { own, theirs },
        _ if evaluator::is_nearer(&pieces, seat, kind, action) => Explanation::Plan,
        _ => Explanation::Safe,
    })
}
