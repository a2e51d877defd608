//! The reasons for a move: what it takes, saves or attacks, what follows, what another move would lose.

use std::mem::discriminant;

use rules::{Message, Seat};
use search::BestMove;

use crate::army::Kind;
use crate::computer::contrast::{Wanted, contrasts};
use crate::computer::danger::Change;
use crate::computer::hanging_piece::{hunted, lost};
use crate::computer::next_move::next_move;
use crate::computer::outlook::{answers, continuation, expected_line, passed};
use crate::computer::plans::{adds, is_note, planned, planned_reasons};
use crate::computer::principle::principle;
use crate::computer::quiet_reasons::{peril, weak_reason};
use crate::computer::{endings, evaluator};
use crate::draw_limits::QUIET_LIMIT;
use crate::moves::{Action, Move};
use crate::pieces::Effect;
use crate::position::{End, Position, View};
use crate::words::{Explanation, Principle, manner};

/// The maximum number of sentences of a hint, apart from its principle.
const MOST: usize = 3;

/// The reasons for a move as one to four sentences. The last names the principle behind it, if any.
pub(super) fn sentences(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Message> {
    let told = match best.mv {
        Move::Deploy(_) => vec![Explanation::Drawn],
        Move::Action(action) => {
            let change = Change::new(&view.state.pieces, seat, action)?;
            match conclusion(view, &change, best) {
                Some(only) => vec![only],
                None => told(view, &change, best),
            }
        }
    };
    let principle = principle(view, seat, &best.mv, &told);
    let principle = principle.map(|one| rules::named_principle(Principle::KNOWN, one));
    Some(rules::sentences(told.into_iter().map(Message::from).chain(principle)))
}

/// The only sentence about a move that ends the match, or that can't keep the general.
fn conclusion(view: &View, change: &Change, best: &BestMove<Move>) -> Option<Explanation> {
    if change.effect == Effect::Struck(Kind::General) {
        return Some(Explanation::General);
    }
    match Position::after(view, change.seat, change.action).state.end {
        Some(End::Repeated) => return Some(Explanation::Repeats),
        Some(_) => return Some(taken(change).unwrap_or(Explanation::Waits)),
        None => {}
    }
    let is_lost = best.is_proven && best.value < 0.0;
    change.doom().filter(|_| is_lost).map(|mv| Explanation::Doomed { mv })
}

/// What a sentence is about, in the order of the hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Topic {
    Verdict,
    Reason,
    Next,
    Danger,
    Capture,
    Other,
}

/// The sentences about a move: first what speaks for it, then what speaks against the others.
fn told(view: &View, change: &Change, best: &BestMove<Move>) -> Vec<Explanation> {
    let line = expected_line(best);
    let mut reasons = reasons(view, change, best, &line).into_iter();
    let (tied, second): (Vec<_>, Vec<_>) = reasons.clone().skip(1).take(1).partition(is_tied);
    let first = reasons.next();
    let is_thin = tied.is_empty() && second.is_empty();
    let follows = continuation(change, &line, is_thin && first.is_some());
    let mut known = first.iter().chain(&second);
    let follows = follows.filter(|follows| !known.any(|one| is_told(one, follows)));
    let (first, follows) = if first.is_some() { (first, follows) } else { (follows, None) };
    let verdict = verdict(view, change, best);
    let passed = passed(view, change, best, &line);
    let most = if first.is_some() { 1 } else { 2 };
    let is_little = tied.iter().all(is_note) && passed.is_none();
    let wanted = Wanted { most, is_little_enough: is_little };
    let mut others = contrasts(view, best, wanted);
    let (mut mild, severe): (Vec<_>, Vec<_>) =
        hunted(view, change, best).into_iter().partition(is_mild);
    mild.retain(|danger| !first.iter().chain(&second).any(|one| is_avenged(one, danger)));
    others.retain(|told| !passed.iter().chain(&severe).any(|one| is_same_move(one, told)));
    let is_told = first.is_some() || verdict.is_some() || !others.is_empty();
    let first = if is_told { first } else { weak_reason(change) };
    let mut severe = severe.into_iter();
    let ranked = [
        (Topic::Verdict, verdict.into_iter().collect()),
        (Topic::Reason, first.into_iter().collect()),
        (Topic::Danger, severe.next().into_iter().collect()),
        (Topic::Reason, tied),
        (Topic::Danger, severe.collect()),
        (Topic::Capture, passed.into_iter().collect()),
        (Topic::Other, others),
        (Topic::Danger, mild.into_iter().take(1).collect()),
        (Topic::Reason, second),
        (Topic::Next, follows.into_iter().collect()),
    ];
    let ranked =
        ranked.into_iter().flat_map(|(topic, told)| told.into_iter().map(move |one| (topic, one)));
    let mut told: Vec<_> = ranked.take(MOST).collect();
    // With no reason, a hint begins with what speaks against other moves.
    let is_bare = told.iter().all(|(topic, _)| *topic > Topic::Reason);
    told.sort_by_key(|(topic, _)| (is_bare && *topic != Topic::Other, *topic));
    let told: Vec<_> = told.into_iter().map(|(_, one)| one).collect();
    match told.as_slice() {
        [] => lost(change).into_iter().collect(),
        [only] if is_quiet_reason(only) => with_more(view, change, told, &line),
        _ => told,
    }
}

/// Adds to a single reason the next own move, or else what the expected line attacks.
fn with_more(
    view: &View,
    change: &Change,
    mut told: Vec<Explanation>,
    line: &[Action],
) -> Vec<Explanation> {
    let goes_on = view.state.quiet + 6 < QUIET_LIMIT;
    let next = if goes_on { next_move(change, line) } else { Vec::new() };
    let is_same = next.iter().any(|next| {
        told.iter().any(|one| discriminant(one) == discriminant(next) || is_told(one, next))
    });
    let next = if is_same { Vec::new() } else { next };
    let later = if next.is_empty() && goes_on { planned(change, line, false) } else { None };
    let later = later.filter(|plan| adds(plan, &told));
    told.extend(next.into_iter().chain(later));
    told
}

/// Whether a reason is about a move that takes, saves and attacks nothing.
fn is_quiet_reason(told: &Explanation) -> bool {
    matches!(
        told,
        Explanation::Heads { .. }
            | Explanation::Nears { .. }
            | Explanation::Approaches { .. }
            | Explanation::Retreats { .. }
            | Explanation::Returns { .. }
            | Explanation::Shelters { .. }
            | Explanation::Escorts { .. }
            | Explanation::Relieves { .. }
            | Explanation::Guards { .. }
            | Explanation::Opens { .. }
            | Explanation::Frees { .. }
            | Explanation::Inland { .. }
            | Explanation::Clears { .. }
            | Explanation::Safe
            | Explanation::Waits
    )
}

/// Whether a piece in danger can be taken back.
fn is_mild(told: &Explanation) -> bool {
    matches!(told, Explanation::Hunted { back: "yes", .. })
}

/// Whether a reason already says that the piece in danger can be taken back.
fn is_avenged(reason: &Explanation, danger: &Explanation) -> bool {
    matches!(
        (reason, danger),
        (Explanation::Avenges { square, .. }, Explanation::Hunted { square: hunted, .. })
            if square == hunted
    )
}

/// Whether a sentence completes the one before it.
fn is_tied(told: &Explanation) -> bool {
    is_note(told)
        || matches!(
            told,
            Explanation::Trapped { .. }
                | Explanation::Answers { .. }
                | Explanation::Stays { .. }
                | Explanation::Leads { .. }
        )
}

/// Whether a fact names the same next move as the sentence about what follows.
fn is_told(fact: &Explanation, follows: &Explanation) -> bool {
    let (Explanation::Follows { mv: next, .. }
    | Explanation::Builds { mv: next, .. }
    | Explanation::Comes { mv: next, .. }
    | Explanation::Prepares { mv: next, .. }) = follows
    else {
        return false;
    };
    match fact {
        Explanation::Readies { mv, .. }
        | Explanation::Threatens { mv, .. }
        | Explanation::Clears { mv, .. } => mv == next,
        // A plan names the expected moves, and this next move is the first of them.
        Explanation::Plans { .. } | Explanation::Earns { .. } => {
            matches!(follows, Explanation::Prepares { .. })
        }
        _ => false,
    }
}

/// Whether two sentences say why the same move was not made.
fn is_same_move(one: &Explanation, other: &Explanation) -> bool {
    let refused = |told: &Explanation| match told {
        Explanation::Waiting { mv, .. }
        | Explanation::Passes { mv, .. }
        | Explanation::Later { mv, .. }
        | Explanation::Counters { mv, .. }
        | Explanation::Regained { mv, .. }
        | Explanation::Tempts { mv, .. }
        | Explanation::TakenBack { mv, .. }
        | Explanation::SavesInVain { mv, .. }
        | Explanation::SavesForLess { mv, .. }
        | Explanation::SavesTooLate { mv, .. }
        | Explanation::SavesIntoAttack { mv, .. }
        | Explanation::Exposes { mv, .. }
        | Explanation::LosesLater { mv, .. }
        | Explanation::Loses { mv, .. } => Some(*mv),
        _ => None,
    };
    refused(one).is_some() && refused(one) == refused(other)
}

/// The end that a search has proven.
fn verdict(view: &View, change: &Change, best: &BestMove<Move>) -> Option<Explanation> {
    if !best.is_proven {
        return None;
    }
    if best.value < 0.0 {
        return Some(lost_line(view, change.seat, best));
    }
    let won = || (best.value > 0.0).then_some(Explanation::Forced);
    solved_win(change).or_else(|| won_line(view, change.seat, best)).or_else(won)
}

/// What the move does, the most important first.
fn reasons(
    view: &View,
    change: &Change,
    best: &BestMove<Move>,
    line: &[Action],
) -> Vec<Explanation> {
    let mut reasons = immediate_reasons(change);
    // Reasons about later turns count only if the match can last so long.
    if view.state.quiet + 2 < QUIET_LIMIT {
        reasons.extend(answers(view, change));
        if reasons.is_empty() {
            reasons = planned_reasons(view, change, best, line);
        }
    }
    reasons
}

/// What the move takes, saves and attacks.
pub(super) fn immediate_reasons(change: &Change) -> Vec<Explanation> {
    let now = [taken(change), leading(change), saved(change), saved_from(change), attacked(change)];
    now.into_iter().flatten().collect()
}

/// What a move takes, and whether the moved piece can be taken in return.
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

/// The surplus of soldiers that speaks for a trade.
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

/// How an enemy of the same kind could take the piece that a move saves.
fn saved_from(change: &Change) -> Option<Explanation> {
    let saved = change.saved()?;
    peril(&change.before, change.seat, saved.square)
}

/// The enemies that a move newly attacks.
fn attacked(change: &Change) -> Option<Explanation> {
    let pieces = change.named_attacked(change.seat)?;
    Some(Explanation::Attacks { pieces })
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

/// The number of moves that a solved ending still takes after a move that keeps it won.
fn solved_win(change: &Change) -> Option<Explanation> {
    let solved = endings::solved(&change.after, change.seat.other());
    let plies = solved.filter(|_| !change.effect.takes())?;
    let moves = usize::try_from(-plies).ok()?.div_ceil(2);
    (moves > 0).then_some(Explanation::Wins { moves })
}
