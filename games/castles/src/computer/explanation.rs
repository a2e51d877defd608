//! The reasons for a move: what it takes or threatens, what follows, and the principle it follows.

use rules::{Message, Seat};
use search::BestMove;

use crate::army::{Army, Kind};
use crate::computer::{endings, evaluator};
use crate::moves::{Action, Move, Verb};
use crate::pieces::Effect;
use crate::position::State;
use crate::words::{Explanation, Principle};

/// The reasons for a move as one to three sentences, the last one for the principle it follows.
pub(super) fn sentences(state: &State, seat: Seat, best: &BestMove<Move>) -> Option<Message> {
    let reason = match best.mv {
        Move::Deploy(_) => Explanation::Drawn,
        Move::Action(action) => {
            let solved = solved_win(state, seat, action).filter(|_| best.is_proven);
            solved.or_else(|| explanation(state, seat, action))?
        }
    };
    let principle = principle(state, seat, &best.mv, &reason);
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

/// The principle that a move follows by its reason, if the position shows it.
fn principle(state: &State, seat: Seat, mv: &Move, reason: &Explanation) -> Option<Principle> {
    let action = match mv {
        Move::Deploy(deployment) => {
            return is_mixed(&deployment.army).then_some(Principle::Mix);
        }
        Move::Action(action) => *action,
    };
    let (is_true, principle) = match reason {
        Explanation::Takes { .. } if action.verb == Verb::Push => {
            (takes_without_anvil(state, seat, action), Principle::Edge)
        }
        Explanation::Takes { theirs, .. } => (*theirs == 0, Principle::Avenge),
        Explanation::Threats { .. } => (is_fork(state, seat, action), Principle::Fork),
        Explanation::Plan => (approaches_prey(state, seat, action), Principle::Approach),
        Explanation::Safe => (true, Principle::Guard),
        Explanation::Drawn
        | Explanation::General
        | Explanation::Wins { .. }
        | Explanation::Follows { .. } => return None,
    };
    is_true.then_some(principle)
}

/// Whether an army has all three kinds, and each beside another.
fn is_mixed(army: &Army) -> bool {
    Kind::SOLDIERS.into_iter().all(|kind| {
        let own = army.of(kind);
        own.grown().meets(army.soldiers() - own)
    })
}

/// Whether a push takes a piece at the edge, at the lake or against its comrade.
fn takes_without_anvil(state: &State, seat: Seat, push: Action) -> bool {
    match state.pieces.effect(push) {
        Effect::PushedOff | Effect::Drowned => true,
        Effect::Crushed(behind) => state.pieces.army(seat.other()).at(behind).is_some(),
        Effect::Stepped | Effect::Struck(_) | Effect::Pushed(_) => false,
    }
}

/// Whether a move threatens two pieces that were not threatened before.
fn is_fork(state: &State, seat: Seat, action: Action) -> bool {
    let mut pieces = state.pieces;
    let before = evaluator::threats(&pieces, seat);
    pieces.apply(seat, action).is_some() && (evaluator::threats(&pieces, seat) - before).len() > 1
}

/// Whether a move brings a soldier closer to the nearest soldier that it can strike.
fn approaches_prey(state: &State, seat: Seat, action: Action) -> bool {
    let pieces = &state.pieces;
    let kind = pieces.army(seat).at(action.from).filter(|kind| *kind != Kind::General);
    kind.is_some_and(|kind| {
        evaluator::is_nearer(pieces, action, pieces.army(seat.other()).of(kind.prey()))
    })
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
    let threats = |by: Seat| evaluator::threats(&pieces, by).len();
    let enemies = pieces.army(seat.other());
    let prey = enemies.of(kind.prey()) | enemies.of(Kind::General);
    let (own, theirs) = (threats(seat), threats(seat.other()));
    Some(match effect {
        Effect::Struck(Kind::General) => Explanation::General,
        Effect::Struck(victim) => Explanation::Takes { victim, theirs },
        effect if effect.takes() => Explanation::Takes { victim: kind, theirs },
        _ if own + theirs > 0 => Explanation::Threats { own, theirs },
        _ if evaluator::is_nearer(&pieces, action, prey) => Explanation::Plan,
        _ => Explanation::Safe,
    })
}
