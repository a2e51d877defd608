//! Plans around a quiet move: what it prevents, what it threatens, and what the expected line attacks later.

use rules::{Arg, Cell, Join, Seat};
use search::BestMove;

use crate::army::Kind;
use crate::computer::contrast::wanted;
use crate::computer::danger::{Change, is_taken_back, takings};
use crate::computer::distance::{CLOSE, nearest};
use crate::computer::evaluator::threats;
use crate::computer::expected_moves::Expected;
use crate::computer::quiet_reasons::{quiet_reasons, safe_steps};
use crate::computer::ways::headed_far;
use crate::draw_limits::QUIET_LIMIT;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Move};
use crate::pieces::{Effect, Pieces};
use crate::position::View;
use crate::squares::Squares;
use crate::words::{Explanation, manner};

/// The reasons for a quiet move, with the plans that it prevents and prepares. The most important come first.
pub(super) fn planned_reasons(
    view: &View,
    change: &Change,
    best: &BestMove<Move>,
    line: &[Action],
) -> Vec<Explanation> {
    let feared = best.depth.and_then(|_| wanted(view, change.seat.other()));
    let expected = Expected { feared, next: line.get(2).copied() };
    let lasts = |plies: u8| view.state.quiet + plies < QUIET_LIMIT;
    let prevented = lasts(3).then(|| forestalled(change, feared)).flatten();
    let (mut reasons, vague) = sorted(change, expected, prevented);
    let goes_on = !best.is_proven && lasts(6);
    let plan = |related| goes_on.then(|| planned(change, line, related)).flatten();
    if reasons.len() < 2 && lasts(4) {
        reasons.extend(threatened(change));
    }
    if reasons.len() < 2 {
        let plan = plan(true).filter(|plan| adds(plan, &reasons));
        reasons.extend(plan);
    }
    if reasons.len() < 2 {
        reasons.extend(given_air(change));
    }
    if reasons.is_empty() {
        reasons.extend(headed_far(change, expected));
    }
    if reasons.is_empty() {
        reasons.extend(plan(false).into_iter().chain(vague));
    }
    without_loose_notes(reasons)
}

/// Whether a plan says more than these reasons. An attack at the end of a named way needs no second sentence.
pub(super) fn adds(plan: &Explanation, reasons: &[Explanation]) -> bool {
    let is_way = reasons.iter().any(|one| matches!(one, Explanation::Heads { .. }));
    !is_way || matches!(plan, Explanation::Earns { .. })
}

/// The concrete reasons for a quiet move, with what it avenges and `prevented` first, and the vague reasons.
fn sorted(
    change: &Change,
    expected: Expected,
    prevented: Option<Explanation>,
) -> (Vec<Explanation>, Vec<Explanation>) {
    let mut quiet = quiet_reasons(change, expected);
    quiet.retain(|one| is_apt(change, one, prevented.as_ref()));
    let (concrete, vague) = parted(quiet, |one| is_concrete(change, one));
    let (clear, stopped) = parted(concrete, |one| !may_be_stopped(one));
    let first = avenged(change).into_iter().chain(prevented);
    // A loose note takes no place from another reason.
    (without_loose_notes(first.chain(clear).chain(stopped).collect()), vague)
}

/// Parts reasons by a condition. A note goes where the reason before it goes.
fn parted(
    reasons: Vec<Explanation>,
    condition: impl Fn(&Explanation) -> bool,
) -> (Vec<Explanation>, Vec<Explanation>) {
    let mut is_met = true;
    reasons.into_iter().partition(|one| {
        is_met = if is_note(one) { is_met } else { condition(one) };
        is_met
    })
}

/// Whether a sentence only explains the one before it.
pub(super) fn is_note(told: &Explanation) -> bool {
    matches!(told, Explanation::Peril { .. } | Explanation::Cornered { .. })
}

/// Whether a reason is apt: no way back, no prey out of reach, nothing that `prevented` says better.
fn is_apt(change: &Change, reason: &Explanation, prevented: Option<&Explanation>) -> bool {
    let Change { ref after, seat, action, .. } = *change;
    match reason {
        Explanation::Readies { mv, .. } => mv.to != action.from,
        Explanation::Prevents { mv, .. } => {
            !matches!(prevented, Some(Explanation::Forestalls { mv: known, .. }) if known == mv)
        }
        // Outside its own end zone, a piece can't strike into it.
        Explanation::Nears { square, .. } | Explanation::Approaches { square, .. } => {
            let home = after.field.zone(seat);
            home.contains(action.to) || !home.contains(*square)
        }
        _ => true,
    }
}

/// The reasons without notes that no longer follow the reason that they explain.
fn without_loose_notes(reasons: Vec<Explanation>) -> Vec<Explanation> {
    let mut kept: Vec<Explanation> = Vec::new();
    for reason in reasons {
        let is_tied = match (&reason, kept.last()) {
            (Explanation::Cornered { .. }, last) => {
                matches!(last, Some(Explanation::Nears { .. } | Explanation::Heads { .. }))
            }
            (Explanation::Peril { .. }, last) => {
                matches!(last, Some(Explanation::Prevents { .. } | Explanation::Forestalls { .. }))
            }
            _ => true,
        };
        if is_tied {
            kept.push(reason);
        }
    }
    kept
}

/// Whether a reason names something that can be seen on the board, beyond a distance.
fn is_concrete(change: &Change, reason: &Explanation) -> bool {
    let field = change.after.field;
    match reason {
        Explanation::Guards { square, from, .. } => {
            nearest(field, *from, Squares::one(*square)).is_some_and(|(steps, _)| steps <= CLOSE)
        }
        Explanation::Nears { steps, .. } => *steps <= 2,
        Explanation::Approaches { .. }
        | Explanation::Retreats { .. }
        | Explanation::Escorts { .. }
        | Explanation::Clears { .. }
        | Explanation::Returns { .. }
        | Explanation::Shelters { .. }
        | Explanation::Safe
        | Explanation::Waits => false,
        _ => true,
    }
}

/// Whether a reason is a way that an enemy can close.
fn may_be_stopped(reason: &Explanation) -> bool {
    matches!(reason, Explanation::Heads { free: "no", .. })
}

/// The own piece that could be taken for nothing before the move, and could be avenged now.
fn avenged(change: &Change) -> Option<Explanation> {
    let Change { ref before, ref after, seat, action, .. } = *change;
    let other = seat.other();
    let was = takings(before, other);
    let mut now = takings(after, other).into_iter().filter(|taking| {
        taking.to != action.to
            && was.contains(taking)
            && !is_taken_back(before, other, *taking)
            && is_taken_back(after, other, *taking)
    });
    let taking = now.next()?;
    let mut next = *after;
    next.apply(other, taking)?;
    let mv = takings(&next, seat).into_iter().find(|back| back.to == taking.to)?;
    let (kind, hunter) = (after.army(seat).at(taking.to)?, after.army(other).at(taking.from)?);
    let (square, from, by) = (taking.to, taking.from, manner(after.effect(taking)));
    Some(Explanation::Avenges { kind, square, hunter, from, by, mv })
}

/// The safe step of the own general, which had none before.
fn given_air(change: &Change) -> Option<Explanation> {
    let Change { ref before, ref after, seat, .. } = *change;
    let square = after.army(seat).of(Kind::General).iter().next()?;
    let is_still = before.army(seat).of(Kind::General).contains(square);
    let is_caught = is_still && safe_steps(before, seat).is_empty();
    let mv = *safe_steps(after, seat).first().filter(|_| is_caught)?;
    Some(Explanation::Airs { square, mv })
}

/// What the opponent would win if the seat passed, but can't take or win by any move after the move.
fn forestalled(change: &Change, feared: Option<Action>) -> Option<Explanation> {
    let Change { ref before, ref after, seat, action, .. } = *change;
    let other = seat.other();
    let left = winning_moves(after, other);
    let lost = left.iter().fold(threats(after, other), |all, one| all | victims(one));
    let stands = |square: Cell| if square == action.from { action.to } else { square };
    let is_met = |threat: &Change| {
        let named: Squares = victims(threat).iter().map(stands).collect();
        !lost.meets(named) && left.iter().all(|one| one.action != threat.action)
    };
    let mut threats = winning_attacks(before, other);
    threats.retain(is_met);
    threats.sort_by_key(|threat| Some(threat.action) != feared);
    let threat = threats.first()?;
    let (mv, pieces) = (threat.action, threat.named_attacked(seat)?);
    Some(Explanation::Forestalls { mv, pieces })
}

/// The squares before an attack of the pieces that it attacks. The attack may push one of them.
fn victims(attack: &Change) -> Squares {
    let stood = |square: Cell| match attack.effect == Effect::Pushed(square) {
        true => attack.action.to,
        false => square,
    };
    attack.attacked().iter().map(stood).collect()
}

/// The next move by which the seat would win something, but could not before the move.
fn threatened(change: &Change) -> Option<Explanation> {
    let seat = change.seat;
    let mut threats = winning_attacks(&change.after, seat).into_iter();
    let threat = threats.find(|threat| {
        threat.action.to != change.action.from && !wins(&change.before, seat, threat.action)
    })?;
    let pieces = threat.named_attacked(seat)?;
    Some(Explanation::Threatens { mv: threat.action, pieces })
}

/// The quiet moves of a seat that attack something and win it whatever the answer.
fn winning_attacks(pieces: &Pieces, seat: Seat) -> Vec<Change> {
    let mut all = winning_moves(pieces, seat);
    all.retain(|change| !change.effect.takes());
    all
}

/// The moves of a seat that attack something and win it whatever the answer.
fn winning_moves(pieces: &Pieces, seat: Seat) -> Vec<Change> {
    let all = MoveSets::new(pieces, seat).sorted().into_iter();
    let changes = all.filter_map(|mv| Change::new(pieces, seat, mv));
    changes.filter(Change::wins_attacked).collect()
}

/// Whether a move is legal and wins what it attacks.
fn wins(pieces: &Pieces, seat: Seat, mv: Action) -> bool {
    MoveSets::contains(pieces, seat, mv)
        && Change::new(pieces, seat, mv).is_some_and(|change| change.wins_attacked())
}

/// What the second or third own move of the expected line takes or attacks. No move before it takes anything.
/// With `related`, one of these moves is by the moved piece, or onto the square that it left.
pub(super) fn planned(change: &Change, line: &[Action], related: bool) -> Option<Explanation> {
    let (seat, other) = (change.seat, change.seat.other());
    let mut pieces = change.after;
    let mut played = Vec::new();
    let mut at = change.action.to;
    let mut is_related = !related;
    for pair in line.get(1..)?.chunks_exact(2).take(3) {
        let [reply, mv] = *pair else { return None };
        let (_, answer) = pieces.apply(other, reply)?;
        let next = Change::new(&pieces, seat, mv)?;
        if answer.takes() {
            return None;
        }
        is_related |= mv.from == at || mv.to == change.action.from;
        at = if mv.from == at { mv.to } else { at };
        played.push(reply);
        let is_found = played.len() > 1 && is_related;
        let line = Arg::list(Join::And, played.clone());
        if next.effect.takes() {
            let victim = pieces.army(other).at(mv.to).filter(|_| is_found)?;
            let back = if is_taken_back(&pieces, seat, mv) { "yes" } else { "no" };
            return Some(Explanation::Earns { line, mv, victim, back });
        }
        let is_safe = next.endangered().is_none();
        if is_found
            && is_safe
            && let Some(pieces) = next.named_attacked(seat)
        {
            return Some(Explanation::Plans { line, mv, pieces });
        }
        played.push(mv);
        pieces = next.after;
    }
    None
}
