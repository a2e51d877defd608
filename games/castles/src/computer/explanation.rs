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
use crate::draw_limits::QUIET_LIMIT;
use crate::moves::{Action, Move, Verb};
use crate::pieces::Effect;
use crate::position::{End, Position, View};
use crate::words::{Explanation, Principle, manner};

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
    let mut beside: Vec<_> = [contrast, follows, passed].into_iter().flatten().collect();
    let facts = telling(facts, beside.len());
    beside.truncate(MOST - facts.len());
    // What another move would lose comes last.
    beside.sort_by_key(is_contrast);
    let sentences = facts.into_iter().chain(beside);
    Some(rules::sentences(sentences.map(Message::from).chain(principle)))
}

/// The facts that say more than the sentences beside them.
fn telling(mut facts: Vec<Explanation>, beside: usize) -> Vec<Explanation> {
    let others = (beside + facts.len()).saturating_sub(1);
    facts.retain(|fact| others < most_beside(fact));
    let is_second_quiet = facts.get(1).is_some_and(is_quiet);
    if beside + facts.len() > MOST && is_second_quiet {
        facts.truncate(1);
    }
    facts
}

/// The number of other sentences beside which a fact says too little to be told.
fn most_beside(fact: &Explanation) -> usize {
    match fact {
        Explanation::Waits => 1,
        Explanation::Frees { .. } | Explanation::Loosens { .. } => 2,
        _ => usize::MAX,
    }
}

/// Whether a fact is about a move that takes, saves and attacks nothing.
fn is_quiet(fact: &Explanation) -> bool {
    matches!(
        fact,
        Explanation::Joins { .. }
            | Explanation::Prevents { .. }
            | Explanation::Readies { .. }
            | Explanation::Guards { .. }
            | Explanation::Nears { .. }
            | Explanation::Covers { .. }
    )
}

fn is_contrast(told: &Explanation) -> bool {
    matches!(
        told,
        Explanation::Tempts { .. }
            | Explanation::TakenBack { .. }
            | Explanation::Loses { .. }
            | Explanation::Invites { .. }
    )
}

/// Whether a fact names the same next move as what follows.
fn is_told(facts: &[Explanation], follows: &Explanation) -> bool {
    let next = match follows {
        Explanation::Follows { mv, .. }
        | Explanation::Builds { mv, .. }
        | Explanation::Plans { mv, .. }
        | Explanation::Heads { mv, .. } => mv,
        _ => return false,
    };
    facts.iter().any(|fact| match fact {
        Explanation::Retaliates { mv, .. }
        | Explanation::Retorts { mv, .. }
        | Explanation::Readies { mv, .. } => mv == next,
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
        .or_else(|| is_lost.then(|| lost_line(view, seat, best)));
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
    let by = manner(effect);
    Some(match change.endangered().filter(|danger| danger.square == action.to) {
        Some(back) => {
            let (hunter, square) = (back.hunter, back.taking.from);
            Explanation::Trades { victim, by, hunter, square }
        }
        None if threats.is_empty() => Explanation::Takes { victim, by },
        None => Explanation::TakesOnly { victim, by },
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
        Explanation::Readies { .. } => {
            let prey = change.before.army(change.seat.other()).of(change.kind.prey());
            (evaluator::is_nearer(&change.before, change.action, prey), Principle::Approach)
        }
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
        | Explanation::LostTo { .. }
        | Explanation::Loosens { .. }
        | Explanation::Awaits { .. }
        | Explanation::Curbs { .. }
        | Explanation::SavesInVain { .. }
        | Explanation::SavesForLess { .. }
        | Explanation::Invites { .. }
        | Explanation::Heads { .. }
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

/// The seat that the expected line leaves beaten.
fn line_loser(view: &View, best: &BestMove<Move>) -> Option<Seat> {
    let mut position = Position::of_open_match(view);
    for mv in &best.line {
        let Move::Action(action) = *mv else { return None };
        position.advance(position.state.turn, action);
    }
    position.state.end.and_then(End::loser)
}

/// The moves of the expected line after a move that wins by force.
fn won_line(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let is_won = best.is_proven && line_loser(view, best) == Some(seat.other());
    let moves = best.line.len().div_ceil(2).saturating_sub(1);
    (is_won && moves > 0).then_some(Explanation::Wins { moves })
}

/// The answer that wins, and its moves by the expected line, if that goes so far.
fn lost_line(view: &View, seat: Seat, best: &BestMove<Move>) -> Explanation {
    let Some(Move::Action(reply)) = best.line.get(1) else { return Explanation::Lost };
    let is_told = line_loser(view, best) == Some(seat);
    let moves = if is_told { best.line.len() / 2 } else { 0 };
    Explanation::LostTo { reply: *reply, moves }
}

/// The moves that a solved ending still takes after a move that wins it.
fn solved_win(change: &Change) -> Option<Explanation> {
    let solved = endings::solved(&change.after, change.seat.other());
    let plies = solved.filter(|_| !change.effect.takes())?;
    let moves = usize::try_from(-plies).ok()?.div_ceil(2);
    (moves > 0).then_some(Explanation::Wins { moves })
}
