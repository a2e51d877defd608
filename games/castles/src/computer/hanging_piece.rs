//! An own piece that the opponent can take after a move: what follows, or that no move saves it.

use rules::Viewer;
use search::BestMove;

use crate::computer::contrast::answered;
use crate::computer::danger::{Change, Danger, is_taken_back, saving_moves};
use crate::moves::{Action, Move};
use crate::position::{Position, View};
use crate::words::{Explanation, attacked_pieces, manner};

/// The value that a move which saves a piece must lose to be named.
const WORSE: f64 = 0.03;

/// The own piece that can be taken since the move, unless that is the trade.
pub(super) fn endangered(
    view: &View,
    change: &Change,
    best: &BestMove<Move>,
) -> Option<Explanation> {
    let danger = change.endangered()?;
    if change.effect.takes() && danger.square == change.action.to {
        return None;
    }
    let Danger { kind, square, hunter, taking, effect } = danger;
    let is_back = is_taken_back(&change.after, change.seat.other(), taking);
    let answer = if is_back { None } else { retaliation(view, change, danger, best) };
    let (from, by) = (taking.from, manner(effect));
    let back = if is_back { "yes" } else { "no" };
    Some(answer.unwrap_or(Explanation::Endangers { kind, square, hunter, from, by, back }))
}

/// The own piece that can be taken before and after the move.
pub(super) fn remaining(
    view: &View,
    change: &Change,
    best: &BestMove<Move>,
) -> Option<Explanation> {
    let danger = change.remaining()?;
    let Danger { kind, square, hunter, taking, effect } = danger;
    let (from, by) = (taking.from, manner(effect));
    if is_taken_back(&change.after, change.seat.other(), taking) {
        return Some(Explanation::Remains { kind, square, hunter, from, by, back: "yes" });
    }
    let answer = retaliation(view, change, danger, best);
    let (takes, attacks) = match answer {
        Some(Explanation::Retaliates { .. }) => (answer, None),
        answer => (None, answer),
    };
    // A piece that is lost weighs more than one that is attacked.
    let told = takes
        .or_else(|| sacrificed(view, change, danger, best))
        .or(attacks)
        .unwrap_or(Explanation::Remains { kind, square, hunter, from, by, back: "no" });
    Some(told)
}

/// A piece that no move saves, or that is not worth saving by a short search.
fn sacrificed(
    view: &View,
    change: &Change,
    danger: Danger,
    best: &BestMove<Move>,
) -> Option<Explanation> {
    let Danger { kind, square, hunter, taking, effect } = danger;
    let saving: Vec<_> = saving_moves(view, change.seat, danger, change.action).collect();
    if saving.is_empty() {
        let square = if square == change.action.to { change.action.from } else { square };
        return Some(Explanation::Forsaken { kind, square });
    }
    // A move that was not searched is not compared, either.
    best.depth?;
    let valued = saving.into_iter().filter_map(|mv| Some((answered(view, mv)?, mv)));
    let (saved, mv) = valued.max_by(|(one, _), (other, _)| one.value.total_cmp(&other.value))?;
    let is_worse = saved.value < answered(view, change.action)?.value - WORSE;
    if !is_worse {
        return None;
    }
    if saved.is_proven && saved.value < 0.0 {
        let (from, by) = (taking.from, manner(effect));
        return Some(Explanation::LetsGo { kind, square, hunter, from, by });
    }
    spoiled(change, danger, mv, saved.reply)
}

/// What the answer to a move that saves a piece takes or attacks instead.
fn spoiled(change: &Change, danger: Danger, mv: Action, reply: Action) -> Option<Explanation> {
    let next = Change::new(&change.before, change.seat, mv)?;
    let Danger { kind, square, .. } = danger;
    let square = if square == change.action.to { change.action.from } else { square };
    let answer = Change::new(&next.after, change.seat.other(), reply)?;
    if answer.effect.takes() {
        let victim = next.after.army(change.seat).at(reply.to)?;
        let by = manner(answer.effect);
        return Some(Explanation::SavesInVain { mv, kind, square, reply, victim, by });
    }
    let attacked = answer.attacked_pieces();
    let pieces = || attacked_pieces(attacked.iter().copied());
    let told = || Explanation::SavesForLess { mv, kind, square, reply, pieces: pieces() };
    (!attacked.is_empty()).then(told)
}

/// The own capture or attack that answers the taking of a piece, by a short search.
fn retaliation(
    view: &View,
    change: &Change,
    danger: Danger,
    best: &BestMove<Move>,
) -> Option<Explanation> {
    // A move that was not searched is not looked into, either.
    best.depth?;
    let position = Position::after(view, change.seat, change.action);
    let mv = answered(&position.view(Viewer::Seat(change.seat)), danger.taking)?.reply;
    let mut pieces = position.state.pieces;
    pieces.apply(change.seat.other(), danger.taking)?;
    let Danger { kind, square, hunter, taking, effect } = danger;
    let (from, by) = (taking.from, manner(effect));
    if pieces.effect(mv).takes() {
        let victim = pieces.army(change.seat.other()).at(mv.to)?;
        return Some(Explanation::Retaliates { kind, square, hunter, from, by, mv, victim });
    }
    let answer = Change::new(&pieces, change.seat, mv)?;
    let attacked = answer.attacked_pieces();
    if attacked.is_empty() {
        return None;
    }
    let pieces = attacked_pieces(attacked.into_iter());
    Some(Explanation::Retorts { kind, square, hunter, from, by, mv, pieces })
}
