//! What follows a move: the answers that meet its attack, the expected line, and the captures that it leaves aside.

use rules::{Arg, Cell, Join};
use search::BestMove;

use crate::army::Kind;
use crate::computer::contrast::{Refutation, refuted};
use crate::computer::danger::{
    Change, LateCapture, gains, is_taken_back, late_capture, still_plays, takings,
};
use crate::computer::evaluator::threats;
use crate::computer::quiet_reasons::readied;
use crate::draw_limits::QUIET_LIMIT;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Move};
use crate::pieces::Pieces;
use crate::position::{Position, View};
use crate::squares::Squares;
use crate::words::{Explanation, manner};

/// The maximum number of answers that are worth listing.
const FEW_ANSWERS: usize = 2;

/// The opponent's few answers after which nothing that the move attacks can be taken.
pub(super) fn answers(view: &View, change: &Change) -> Option<Explanation> {
    let attacked = change.attacked();
    if attacked.is_empty() {
        return None;
    }
    let saving = saving_answers(view, change, attacked)?;
    match saving.len() {
        0 => Some(Explanation::Trapped { count: attacked.len() }),
        1..=FEW_ANSWERS => {
            let moves = Arg::list(Join::Or, saving);
            let guarded = if is_guarded(change, attacked) { "yes" } else { "no" };
            Some(Explanation::Answers { moves, count: attacked.len(), guarded })
        }
        _ => stays(change, attacked),
    }
}

/// Whether the move attacks one piece, and each capture of it can be taken back.
fn is_guarded(change: &Change, attacked: Squares) -> bool {
    let takings = takings(&change.after, change.seat).into_iter();
    let mut takings = takings.filter(|taking| attacked.contains(taking.to));
    attacked.len() == 1 && takings.all(|taking| is_taken_back(&change.after, change.seat, taking))
}

/// What happens to the only piece that a move attacks, if it stays.
fn stays(change: &Change, attacked: Squares) -> Option<Explanation> {
    let taking = takings(&change.after, change.seat).into_iter();
    let mut taking = taking.filter(|taking| attacked.contains(taking.to));
    // If the moved piece falls first, it can take nothing.
    let falls = change.dangers().first().is_some_and(|danger| danger.square == change.action.to);
    let first = taking.next().filter(|_| attacked.len() == 1 && !falls)?;
    let is_back = is_taken_back(&change.after, change.seat, first);
    let is_general = change.after.army(change.seat.other()).of(Kind::General).contains(first.to);
    let back = match (is_general, is_back) {
        (true, _) => "win",
        (false, true) => "yes",
        (false, false) => "no",
    };
    let by = manner(change.after.effect(first));
    Some(Explanation::Stays { back, by })
}

/// The answers that end the match, or after which none of these pieces can be taken. `None` if there is no answer.
fn saving_answers(view: &View, change: &Change, targets: Squares) -> Option<Vec<Action>> {
    let seat = change.seat;
    let position = Position::after(view, seat, change.action);
    let all = MoveSets::new(&change.after, seat.other()).sorted();
    let saves = |answer: &Action| {
        let mut next = position.clone();
        next.advance(seat.other(), *answer);
        let moved = |square: Cell| if square == answer.from { answer.to } else { square };
        let targets: Squares = targets.iter().map(moved).collect();
        next.state.end.is_some() || !threats(&next.state.pieces, seat).meets(targets)
    };
    (!all.is_empty()).then(|| all.into_iter().filter(saves).collect())
}

/// The actions of the expected line.
pub(super) fn expected_line(best: &BestMove<Move>) -> Vec<Action> {
    let action = |mv: &Move| if let Move::Action(action) = mv { Some(*action) } else { None };
    best.line.iter().map_while(action).collect()
}

/// What the next own move takes, attacks or prepares, if this move enables that. With `any`, also another new capture.
pub(super) fn continuation(change: &Change, line: &[Action], any: bool) -> Option<Explanation> {
    let [_, reply, mv, ..] = *line else { return None };
    let (seat, other) = (change.seat, change.seat.other());
    let mut pieces = change.after;
    pieces.apply(other, reply)?;
    let next = Change::new(&pieces, seat, mv)?;
    let idle = without(change, reply, mv);
    if next.effect.takes() {
        let known = threats(&change.before, seat) | change.attacked();
        let is_known = known.contains(mv.to);
        if is_known || !any && idle.is_some_and(|idle| idle.effect.takes()) {
            return None;
        }
        let victim = pieces.army(other).at(mv.to)?;
        let back = if is_taken_back(&pieces, seat, mv) { "yes" } else { "no" };
        let by = manner(next.effect);
        return Some(Explanation::Follows { reply, mv, victim, by, back });
    }
    if let Some(parried) = parried(change, reply, &next) {
        return Some(parried);
    }
    let known = idle.map_or(Squares::NONE, |idle| idle.attacked());
    if next.attacked().is_empty() {
        let Some(Explanation::Readies { mv: then, pieces }) = readied(&next) else { return None };
        return (mv.from == change.action.to).then_some(Explanation::Prepares {
            reply,
            mv,
            then,
            pieces,
        });
    }
    let pieces = next.named_attacked(seat).filter(|_| !next.attacked().meets(known))?;
    Some(Explanation::Builds { reply, mv, pieces })
}

/// The piece that the answer attacks and the next move saves.
fn parried(change: &Change, reply: Action, next: &Change) -> Option<Explanation> {
    let saved = next.saved()?;
    let other = change.seat.other();
    let is_new = !threats(&change.after, other).contains(saved.square);
    let (kind, square, mv) = (saved.kind, saved.square, next.action);
    is_new.then_some(Explanation::Parries { reply, kind, square, mv })
}

/// The next move after the same answer, as if the seat had passed before.
fn without(change: &Change, reply: Action, mv: Action) -> Option<Change> {
    let (seat, other) = (change.seat, change.seat.other());
    let mut pieces = change.before;
    MoveSets::contains(&pieces, other, reply).then(|| pieces.apply(other, reply))?;
    MoveSets::contains(&pieces, seat, mv).then(|| Change::new(&pieces, seat, mv))?
}

/// The capture that a non-capturing move forgoes, and why.
pub(super) fn passed(
    view: &View,
    change: &Change,
    best: &BestMove<Move>,
    line: &[Action],
) -> Option<Explanation> {
    let Change { before: ref pieces, seat, effect, .. } = *change;
    let is_lost = best.is_proven && best.value < 0.0;
    if is_lost || effect.takes() {
        return None;
    }
    let is_loss = |mv: &Action| !gains(pieces, seat, *mv);
    let soldiers = pieces.army(seat.other()).soldiers();
    let takings = takings(pieces, seat).into_iter().filter(|mv| soldiers.contains(mv.to));
    let mv = takings.min_by_key(is_loss)?;
    let victim = pieces.army(seat.other()).at(mv.to)?;
    let saving = saving_answers(view, change, Squares::one(mv.to));
    let goes_on = view.state.quiet + 2 < QUIET_LIMIT;
    if goes_on && saving.is_some_and(|all| all.is_empty()) {
        return Some(Explanation::Waiting { mv, victim });
    }
    if is_loss(&mv) {
        return Some(Explanation::Passes { mv, victim });
    }
    // Only a searched move is compared with others.
    best.depth?;
    countered(view, change, mv, &refuted(view, mv)?).or_else(|| later(change, mv, line))
}

/// The same capture after the expected answer.
fn later(change: &Change, mv: Action, line: &[Action]) -> Option<Explanation> {
    let [_, reply, next, ..] = *line else { return None };
    let victim = change.before.army(change.seat.other()).at(mv.to)?;
    let stands = if reply.from == mv.to { reply.to } else { mv.to };
    let mut pieces = change.after;
    pieces.apply(change.seat.other(), reply)?;
    let is_taken = pieces.effect(next).takes() && next.to == stands;
    is_taken.then_some(Explanation::Later { mv, victim, reply, next })
}

/// What the opponent's answer to a capture takes or wins back. `None` if the chosen move allows the same.
fn countered(view: &View, change: &Change, mv: Action, found: &Refutation) -> Option<Explanation> {
    let (seat, other) = (change.seat, change.seat.other());
    let mut pieces = view.state.pieces;
    let victim = pieces.army(other).at(mv.to)?;
    pieces.apply(seat, mv)?;
    let reply = found.reply;
    if pieces.effect(reply).takes() {
        let (from, square) = (reply.from, reply.to);
        let (kind, hunter) = (pieces.army(seat).at(square)?, pieces.army(other).at(from)?);
        let by = manner(pieces.effect(reply));
        let is_back = |pieces: &Pieces| is_taken_back(pieces, other, reply);
        let is_left = takings(&change.after, other).contains(&reply)
            && is_back(&change.after) == is_back(&pieces);
        if is_left {
            return None;
        }
        return Some(Explanation::Counters { mv, victim, hunter, from, kind, square, by });
    }
    let answer = Change::new(&pieces, other, reply)?;
    let late = late_capture(&answer, &found.line).filter(|late| !still_plays(change, late))?;
    let LateCapture { line, next, kind } = late;
    Some(Explanation::Regained { mv, victim, line: Arg::list(Join::And, line), next, kind })
}
