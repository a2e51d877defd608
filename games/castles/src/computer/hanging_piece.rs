//! An own piece that the opponent can take after a move, and why that is acceptable.

use rules::Viewer;
use search::BestMove;

use crate::computer::contrast::{Refutation, answered, refuted};
use crate::computer::danger::{
    Change, Danger, is_taken_back, regained, saving_moves, still_takes, takings,
};
use crate::moves::{Action, Move};
use crate::position::{Position, View};
use crate::words::{Explanation, manner};

/// The least loss of value that is a reason not to save a piece.
const WORSE: f64 = 0.03;

/// The maximum number of pieces without a recapture that are examined.
const MOST: usize = 2;

/// The own pieces that can be taken after the move, apart from a trade, and why that is acceptable.
pub(super) fn hunted(view: &View, change: &Change, best: &BestMove<Move>) -> Vec<Explanation> {
    let is_trade = |danger: &Danger| change.effect.takes() && danger.square == change.action.to;
    let dangers = change.dangers().into_iter().filter(|danger| !is_trade(danger));
    let is_back =
        |danger: &Danger| is_taken_back(&change.after, change.seat.other(), danger.taking);
    let (mild, severe): (Vec<_>, Vec<_>) = dangers.partition(is_back);
    let severe = severe.into_iter().take(MOST);
    let severe = severe.filter_map(|danger| acceptable(view, change, danger, best));
    severe.chain(mild.into_iter().map(|danger| told(danger, "yes"))).collect()
}

/// What makes up for the piece: a gain elsewhere, or a greater loss if it is saved. Otherwise the search's preference,
/// unless every move loses.
fn acceptable(
    view: &View,
    change: &Change,
    danger: Danger,
    best: &BestMove<Move>,
) -> Option<Explanation> {
    let is_lost = best.is_proven && best.value < 0.0;
    let found = answer_to(view, change, danger, best);
    let conceded = || found.as_ref().filter(|_| !is_lost).map(|found| concession(danger, found));
    let regained = found.as_ref().and_then(|found| retaliation(change, danger, found));
    regained
        .or_else(|| sacrificed(view, change, danger, best))
        .or_else(|| counterattack(change, danger, found.as_ref()?))
        .or_else(conceded)
}

/// The own piece that the move exposes to capture, with nothing that makes up for it.
pub(super) fn lost(change: &Change) -> Option<Explanation> {
    change.endangered().map(|danger| told(danger, "bare"))
}

fn told(danger: Danger, back: &'static str) -> Explanation {
    let Danger { kind, square, hunter, taking, effect } = danger;
    let (from, by) = (taking.from, manner(effect));
    Explanation::Hunted { kind, square, hunter, from, by, back }
}

/// A piece that no move saves or that, by a short search, is not worth saving.
fn sacrificed(
    view: &View,
    change: &Change,
    danger: Danger,
    best: &BestMove<Move>,
) -> Option<Explanation> {
    let Danger { kind, square, hunter, taking, effect } = danger;
    let stood = if square == change.action.to { change.action.from } else { square };
    let saving: Vec<_> = saving_moves(view, change.seat, danger, change.action).collect();
    if saving.is_empty() {
        return Some(Explanation::Forsaken { kind, square: stood });
    }
    // Only a searched move is compared with others.
    best.depth?;
    let valued = saving.into_iter().filter_map(|mv| Some((answered(view, mv)?, mv)));
    let (saved, mv) = valued.max_by(|(one, _), (other, _)| one.value.total_cmp(&other.value))?;
    let chosen = answered(view, change.action)?.value;
    if saved.value >= chosen {
        return None;
    }
    if saved.is_proven && saved.value < 0.0 {
        let (from, by) = (taking.from, manner(effect));
        return Some(Explanation::LetsGo { kind, square, hunter, from, by });
    }
    spoiled(change, danger, mv, &saved).or_else(|| {
        let is_worse = saved.value < chosen - WORSE;
        let is_worse =
            is_worse && refuted(view, mv)?.value < refuted(view, change.action)?.value - WORSE;
        is_worse.then(|| told(danger, "no"))
    })
}

/// What the opponent's answer gains if another move saves the piece.
fn spoiled(change: &Change, danger: Danger, mv: Action, saved: &Refutation) -> Option<Explanation> {
    let reply = saved.reply;
    let next = Change::new(&change.before, change.seat, mv)?;
    let Danger { kind, square, .. } = danger;
    let square = if square == change.action.to { change.action.from } else { square };
    let answer = Change::new(&next.after, change.seat.other(), reply)?;
    if answer.effect.takes() {
        let victim = next.after.army(change.seat).at(reply.to)?;
        let by = manner(answer.effect);
        return Some(Explanation::SavesInVain { mv, kind, square, reply, victim, by });
    }
    if let Some((own, next, victim)) = regained(&answer, &saved.line)
        && !still_takes(change, reply, next)
    {
        return Some(Explanation::SavesTooLate { mv, kind, square, reply, own, next, victim });
    }
    let pieces = answer.named_attacked(change.seat).filter(|_| answer.wins_attacked())?;
    Some(Explanation::SavesForLess { mv, kind, square, reply, pieces })
}

/// The best answer to the taking of a piece, by a short search.
fn answer_to(
    view: &View,
    change: &Change,
    danger: Danger,
    best: &BestMove<Move>,
) -> Option<Refutation> {
    // An unsearched move gets no search of its answers.
    best.depth?;
    let position = Position::after(view, change.seat, change.action);
    refuted(&position.view(Viewer::Seat(change.seat)), danger.taking)
}

/// The own move that follows the loss of a piece.
fn concession(danger: Danger, found: &Refutation) -> Explanation {
    let Danger { kind, square, hunter, taking, effect } = danger;
    let (from, by, mv) = (taking.from, manner(effect), found.reply);
    Explanation::Concedes { kind, square, hunter, from, by, mv }
}

/// What the answer to the taking of a piece attacks.
fn counterattack(change: &Change, danger: Danger, found: &Refutation) -> Option<Explanation> {
    let mut pieces = change.after;
    pieces.apply(change.seat.other(), danger.taking)?;
    let answer = Change::new(&pieces, change.seat, found.reply)?;
    let pieces = answer.named_attacked(change.seat)?;
    let Danger { kind, square, hunter, taking, effect } = danger;
    let (from, by, mv) = (taking.from, manner(effect), found.reply);
    Some(Explanation::Counterattacks { kind, square, hunter, from, by, mv, pieces })
}

/// The own capture that answers the taking of a piece.
fn retaliation(change: &Change, danger: Danger, found: &Refutation) -> Option<Explanation> {
    let (seat, other) = (change.seat, change.seat.other());
    let mut pieces = change.after;
    pieces.apply(other, danger.taking)?;
    let Danger { kind, square, hunter, taking, effect } = danger;
    let (from, by, mv) = (taking.from, manner(effect), found.reply);
    if pieces.effect(mv).takes() {
        let victim = pieces.army(other).at(mv.to)?;
        return Some(Explanation::Retaliates { kind, square, hunter, from, by, mv, victim });
    }
    let answer = Change::new(&pieces, seat, mv)?;
    if let Some((reply, next, victim)) = regained(&answer, &found.line) {
        return Some(Explanation::Regains {
            kind,
            square,
            hunter,
            from,
            by,
            mv,
            reply,
            next,
            victim,
        });
    }
    // A capture that is not the best answer makes up for the piece, too.
    let free = |mv: &Action| !is_taken_back(&pieces, seat, *mv);
    let mv = takings(&pieces, seat).into_iter().find(free)?;
    let victim = pieces.army(other).at(mv.to)?;
    Some(Explanation::Retaliates { kind, square, hunter, from, by, mv, victim })
}
