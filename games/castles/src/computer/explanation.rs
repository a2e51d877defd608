//! The reasons for a move: what it takes, saves or attacks, what follows, what another move would lose.

use rules::{Message, Seat};
use search::BestMove;

use crate::army::{Army, Kind};
use crate::computer::contrast::contrast;
use crate::computer::danger::Change;
use crate::computer::hanging_piece::{endangered, remaining};
use crate::computer::outlook::{answers, continuation, passed};
use crate::computer::quiet_reasons::{quiet_reasons, weak_reason};
use crate::computer::{endings, evaluator};
use crate::moves::{Action, Move, Verb};
use crate::pieces::Effect;
use crate::position::{End, Position, QUIET_LIMIT, View};
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
    let follows = continuation(view, seat, best).filter(|follows| !is_told(&facts, follows));
    let passed = passed(view, seat, best).filter(|_| contrast.is_none());
    // That nothing happens is said only where nothing else can be.
    let has_more = [&contrast, &follows, &passed].into_iter().any(Option::is_some);
    let facts = facts.into_iter().filter(|fact| !(has_more && matches!(fact, Explanation::Waits)));
    let sentences = facts.chain(contrast).chain(follows).chain(passed).take(MOST);
    Some(rules::sentences(sentences.map(Message::from).chain(principle)))
}

/// Whether a fact names the same next move as what follows.
fn is_told(facts: &[Explanation], follows: &Explanation) -> bool {
    let next = match follows {
        Explanation::Follows { mv, .. } | Explanation::Builds { mv, .. } => mv,
        _ => return false,
    };
    facts.iter().any(|fact| match fact {
        Explanation::Retaliates { mv, .. } | Explanation::Retorts { mv, .. } => mv == next,
        _ => false,
    })
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
    match Position::after(view, seat, action).state.end {
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
    let is_won = best.is_proven && best.value > 0.0;
    let won = won_line(view, seat, best)
        .or(is_won.then_some(Explanation::Forced))
        .or(is_lost.then_some(Explanation::Lost));
    let now = [won, taken(&change), leading(&change), saved(&change), attacked(&change)];
    let mut reasons: Vec<_> = now.into_iter().flatten().collect();
    // What comes after the next turn is told only if the match lasts so long.
    if view.state.quiet + 2 < QUIET_LIMIT {
        reasons.extend(answers(view, &change));
        if reasons.is_empty() {
            reasons = quiet_reasons(&change);
        }
    }
    if reasons.is_empty() {
        reasons.extend(weak_reason(&change));
    }
    // The danger is told even where there are many reasons.
    let rest = reasons.split_off(reasons.len().min(1));
    let facts = reasons
        .into_iter()
        .chain(endangered(view, &change, best))
        .chain(rest)
        .chain(remaining(view, &change, best));
    Some(facts.take(MOST_FACTS).collect())
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

/// The lead that a trade brings to bear.
fn leading(change: &Change) -> Option<Explanation> {
    let trade = change.endangered().filter(|danger| danger.square == change.action.to);
    trade.filter(|_| change.effect.takes())?;
    let [own, theirs] =
        [change.seat, change.seat.other()].map(|seat| change.before.army(seat).soldiers().len());
    (own > theirs).then_some(Explanation::Leads { own, theirs })
}

fn saved(change: &Change) -> Option<Explanation> {
    let saved = change.saved()?;
    let (kind, square) = (saved.kind, saved.square);
    Some(Explanation::Saves { kind, square, hunter: saved.hunter, from: saved.taking.from })
}

/// The enemies that a move newly attacks.
fn attacked(change: &Change) -> Option<Explanation> {
    let attacked = change.attacked_pieces();
    (!attacked.is_empty()).then(|| Explanation::attacks(attacked.into_iter()))
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
        Explanation::Saves { .. } | Explanation::Prevents { .. } => (is_safe(), Principle::Guard),
        Explanation::Safe { .. } => (true, Principle::Guard),
        Explanation::Drawn
        | Explanation::General
        | Explanation::Repeats
        | Explanation::TakesOnly { .. }
        | Explanation::Trades { .. }
        | Explanation::Endangers { .. }
        | Explanation::Remains { .. }
        | Explanation::Retaliates { .. }
        | Explanation::Retorts { .. }
        | Explanation::LetsGo { .. }
        | Explanation::Forsaken { .. }
        | Explanation::Forced
        | Explanation::Lost
        | Explanation::Loosens { .. }
        | Explanation::Hampers { .. }
        | Explanation::Heads { .. }
        | Explanation::AimsNear { .. }
        | Explanation::AimsToGuard { .. }
        | Explanation::Doomed { .. }
        | Explanation::Passes { .. }
        | Explanation::Leads { .. }
        | Explanation::Answers { .. }
        | Explanation::Trapped { .. }
        | Explanation::Confines { .. }
        | Explanation::Enters { .. }
        | Explanation::Plans { .. }
        | Explanation::Builds { .. }
        | Explanation::Waiting { .. }
        | Explanation::Counters { .. }
        | Explanation::Covers { .. }
        | Explanation::Frees { .. }
        | Explanation::Stays { .. }
        | Explanation::Unavoidable
        | Explanation::Met { .. }
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

/// The moves of the expected line after a move that wins by force.
fn won_line(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let mut position = Position::of_open_match(view);
    for mv in &best.line {
        let Move::Action(action) = *mv else { return None };
        position.advance(position.state.turn, action);
    }
    let is_won = best.is_proven && position.state.end.and_then(End::loser) == Some(seat.other());
    let moves = best.line.len().div_ceil(2).saturating_sub(1);
    (is_won && moves > 0).then_some(Explanation::Wins { moves })
}

/// The moves that a solved ending still takes after a move that wins it.
fn solved_win(change: &Change) -> Option<Explanation> {
    let solved = endings::solved(&change.after, change.seat.other());
    let plies = solved.filter(|_| !change.effect.takes())?;
    let moves = usize::try_from(-plies).ok()?.div_ceil(2);
    (moves > 0).then_some(Explanation::Wins { moves })
}
