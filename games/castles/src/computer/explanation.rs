//! The reasons for a move: what it takes, saves or attacks, what follows, what another move would lose.

use rules::{Cell, Message, Seat};
use search::BestMove;

use crate::army::{Army, Kind};
use crate::computer::contrast::contrast;
use crate::computer::danger::{Change, Danger, is_taken_back, takings};
use crate::computer::{endings, evaluator};
use crate::moves::{Action, Move, Verb};
use crate::pieces::{Effect, Pieces};
use crate::position::{End, Position, View};
use crate::squares::Squares;
use crate::words::{Explanation, Principle};

/// The most sentences of a hint, apart from its principle.
const MOST: usize = 3;

/// The most sentences about the move itself, so that one about another move has a place.
const MOST_FACTS: usize = 2;

/// The reasons for a move as one to four sentences, the last one for the principle it follows.
pub(super) fn sentences(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Message> {
    let (facts, contrast) = match best.mv {
        Move::Deploy(_) => (vec![Explanation::Drawn], None),
        Move::Action(action) => (facts(view, seat, action, best)?, contrast(view, best)),
    };
    let principle = principle(view, seat, &best.mv, &facts, contrast.as_ref());
    let principle = principle.map(|one| rules::named_principle(Principle::KNOWN, one));
    let follows = continuation(view, seat, best);
    let passed = passed(view, seat, best).filter(|_| contrast.is_none());
    let sentences = facts.into_iter().chain(contrast).chain(follows).chain(passed).take(MOST);
    Some(rules::sentences(sentences.map(Message::from).chain(principle)))
}

/// What the move does, the most important first.
fn facts(
    view: &View,
    seat: Seat,
    action: Action,
    best: &BestMove<Move>,
) -> Option<Vec<Explanation>> {
    let change = Change::new(&view.state.pieces, seat, action)?;
    if change.effect == Effect::Struck(Kind::General) {
        return Some(vec![Explanation::General]);
    }
    match end(view, seat, action) {
        Some(End::Repeated) => return Some(vec![Explanation::Repeats]),
        Some(_) => return Some(vec![taken(&change).unwrap_or(Explanation::Waits)]),
        None => {}
    }
    if let Some(solved) = solved_win(&change).filter(|_| best.is_proven) {
        return Some(vec![solved]);
    }
    let is_lost = best.is_proven && best.value < 0.0;
    if let Some(mv) = change.doom().filter(|_| is_lost) {
        return Some(vec![Explanation::Doomed { mv }]);
    }
    let all = [
        taken(&change),
        saved(&change),
        attacked(&change),
        endangered(&change),
        remaining(&change),
    ];
    let facts: Vec<_> = all.into_iter().flatten().take(MOST_FACTS).collect();
    Some(if facts.is_empty() { vec![quiet_reason(&change)] } else { facts })
}

/// How a move ends the match, if it does.
fn end(view: &View, seat: Seat, action: Action) -> Option<End> {
    let mut position = Position::determinized(view, view.state, [view.salt; 2]);
    position.advance(seat, action);
    position.state.end
}

/// What a move takes, and whether that can be taken back.
fn taken(change: &Change) -> Option<Explanation> {
    let Change { after, seat, action, kind, effect, .. } = *change;
    let victim = match effect {
        Effect::Struck(victim) => victim,
        effect if effect.takes() => kind,
        _ => return None,
    };
    let threats = evaluator::threats(&after, seat.other());
    Some(match change.endangered().filter(|danger| danger.square == action.to) {
        Some(back) => Explanation::Trades { victim, hunter: back.hunter, square: back.taking.from },
        None if threats.is_empty() => Explanation::Takes { victim },
        None => Explanation::TakesOnly { victim },
    })
}

fn saved(change: &Change) -> Option<Explanation> {
    let saved = change.saved()?;
    let (kind, square) = (saved.kind, saved.square);
    Some(Explanation::Saves { kind, square, hunter: saved.hunter, from: saved.taking.from })
}

/// The enemies that a move newly attacks.
fn attacked(change: &Change) -> Option<Explanation> {
    let enemies = change.after.army(change.seat.other());
    let attacked = change.attacked();
    let pieces = attacked.iter().filter_map(|square| Some((enemies.at(square)?, square)));
    (!attacked.is_empty()).then(|| Explanation::attacks(pieces))
}

/// The own piece that can be taken since the move, unless that is the trade.
fn endangered(change: &Change) -> Option<Explanation> {
    let danger = change.endangered()?;
    if change.effect.takes() && danger.square == change.action.to {
        return None;
    }
    let back =
        if is_taken_back(&change.after, change.seat.other(), danger.taking) { "yes" } else { "no" };
    let Danger { kind, square, hunter, taking } = danger;
    Some(Explanation::Endangers { kind, square, hunter, from: taking.from, back })
}

/// The own piece that can be taken before and after the move.
fn remaining(change: &Change) -> Option<Explanation> {
    let Danger { kind, square, hunter, taking } = change.remaining()?;
    let is_back = is_taken_back(&change.after, change.seat.other(), taking);
    let back = if is_back { "yes" } else { "no" };
    Some(Explanation::Remains { kind, square, hunter, from: taking.from, back })
}

/// A capture that a move which takes nothing leaves aside.
fn passed(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let Move::Action(action) = best.mv else { return None };
    let is_lost = best.is_proven && best.value < 0.0;
    let pieces = &view.state.pieces;
    if is_lost || pieces.effect(action).takes() {
        return None;
    }
    let is_back = |mv: &Action| is_taken_back(pieces, seat, *mv);
    let soldiers = pieces.army(seat.other()).soldiers();
    let takings = takings(pieces, seat).into_iter().filter(|mv| soldiers.contains(mv.to));
    let mv = takings.min_by_key(is_back)?;
    let victim = pieces.army(seat.other()).at(mv.to)?;
    let back = if is_back(&mv) { "yes" } else { "no" };
    Some(Explanation::Passes { mv, victim, back })
}

/// The reason for a move that takes, saves and attacks nothing.
fn quiet_reason(change: &Change) -> Explanation {
    let Change { ref before, ref after, seat, action, kind, .. } = *change;
    let enemies = after.army(seat.other());
    if let Some((square, count)) = change.joined()
        && let Some(prey) = enemies.at(square)
    {
        return Explanation::Joins { count, kind: prey, square };
    }
    if let Some(square) = change.guarded()
        && let Some(guarded) = after.army(seat).at(square)
    {
        return Explanation::Guards { mover: kind, kind: guarded, square };
    }
    if let Some(Prey { prey, square, steps }) = nearer_prey(before, seat, action) {
        return Explanation::Nears { kind, prey, square, steps };
    }
    if evaluator::threats(after, seat.other()).is_empty() {
        return Explanation::Safe;
    }
    Explanation::Waits
}

/// The most steps to prey that is worth naming.
const NEAR: usize = 3;

/// The nearest piece that a soldier can strike.
struct Prey {
    prey: Kind,
    square: Cell,
    steps: usize,
}

/// The close prey to which a move brings a soldier, nearer than what strikes it. The general where no prey is left.
fn nearer_prey(pieces: &Pieces, seat: Seat, action: Action) -> Option<Prey> {
    let kind = pieces.army(seat).at(action.from).filter(|kind| *kind != Kind::General)?;
    let enemies = pieces.army(seat.other());
    let prey =
        [kind.prey(), Kind::General].into_iter().find(|kind| !enemies.of(*kind).is_empty())?;
    if !evaluator::is_nearer(pieces, action, enemies.of(prey)) {
        return None;
    }
    let hunters = enemies.of(kind.prey().prey());
    let mut ball = Squares::one(action.to);
    let mut steps = 0;
    while !ball.meets(enemies.of(prey)) {
        // Farther prey, or prey behind what strikes the piece, is no reason.
        if steps == NEAR || ball.meets(hunters) {
            return None;
        }
        ball = ball.grown() & pieces.field.floor();
        steps += 1;
    }
    if ball.meets(hunters) {
        return None;
    }
    let square = (ball & enemies.of(prey)).iter().next()?;
    Some(Prey { prey, square, steps })
}

/// The capture that follows after the opponent's expected answer, if it was not there before.
fn continuation(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let [Move::Action(first), Move::Action(reply), Move::Action(own), ..] = best.line[..] else {
        return None;
    };
    let change = Change::new(&view.state.pieces, seat, first)?;
    let mut pieces = change.after;
    pieces.apply(seat.other(), reply)?;
    let known = evaluator::threats(&change.before, seat) | change.attacked();
    if !pieces.effect(own).takes() || known.contains(own.to) {
        return None;
    }
    let victim = pieces.army(seat.other()).at(own.to)?;
    let back = if is_taken_back(&pieces, seat, own) { "yes" } else { "no" };
    Some(Explanation::Follows { reply, mv: own, victim, back })
}

/// The principle that a move follows by its reasons, if the position shows it.
fn principle(
    view: &View,
    seat: Seat,
    mv: &Move,
    facts: &[Explanation],
    contrast: Option<&Explanation>,
) -> Option<Principle> {
    let action = match mv {
        Move::Deploy(deployment) => {
            return is_mixed(&deployment.army).then_some(Principle::Mix);
        }
        Move::Action(action) => *action,
    };
    let change = Change::new(&view.state.pieces, seat, action)?;
    let shown = facts.iter().find_map(|fact| fact_principle(&change, fact));
    shown.or(match contrast {
        Some(Explanation::TakenBack { .. }) => Some(Principle::Avenge),
        _ => None,
    })
}

fn fact_principle(change: &Change, fact: &Explanation) -> Option<Principle> {
    let is_safe = || evaluator::threats(&change.after, change.seat.other()).is_empty();
    let (is_true, principle) = match fact {
        Explanation::Takes { .. } | Explanation::TakesOnly { .. } | Explanation::Trades { .. }
            if change.action.verb == Verb::Push =>
        {
            (takes_without_anvil(change), Principle::Edge)
        }
        Explanation::Takes { .. } => (true, Principle::Avenge),
        Explanation::Attacks { .. } => (change.attacked().len() > 1, Principle::Fork),
        Explanation::Nears { prey, .. } => (*prey != Kind::General, Principle::Approach),
        Explanation::Saves { .. } => (is_safe(), Principle::Guard),
        Explanation::Safe => (true, Principle::Guard),
        Explanation::Drawn
        | Explanation::General
        | Explanation::Repeats
        | Explanation::TakesOnly { .. }
        | Explanation::Trades { .. }
        | Explanation::Endangers { .. }
        | Explanation::Remains { .. }
        | Explanation::Doomed { .. }
        | Explanation::Passes { .. }
        | Explanation::Joins { .. }
        | Explanation::Guards { .. }
        | Explanation::Waits
        | Explanation::Wins { .. }
        | Explanation::Follows { .. }
        | Explanation::Tempts { .. }
        | Explanation::TakenBack { .. }
        | Explanation::Loses { .. } => return None,
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
fn takes_without_anvil(change: &Change) -> bool {
    match change.effect {
        Effect::PushedOff | Effect::Drowned => true,
        Effect::Crushed(behind) => change.before.army(change.seat.other()).at(behind).is_some(),
        Effect::Stepped | Effect::Struck(_) | Effect::Pushed(_) => false,
    }
}

/// The moves that a solved ending still takes after a move that wins it.
fn solved_win(change: &Change) -> Option<Explanation> {
    let solved = endings::solved(&change.after, change.seat.other());
    let plies = solved.filter(|_| !change.effect.takes())?;
    let moves = usize::try_from(-plies).ok()?.div_ceil(2);
    (moves > 0).then_some(Explanation::Wins { moves })
}
