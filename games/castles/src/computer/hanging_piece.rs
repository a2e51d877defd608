//! An own piece that the opponent can take after a move, and why that is acceptable.

use rules::{Arg, Cell, Join, Viewer};
use search::BestMove;

use crate::computer::contrast::{Refutation, answered, refuted};
use crate::computer::danger::{
    Change, Danger, LateCapture, is_taken_back, late_capture, saving_moves, still_plays, takings,
};
use crate::computer::quiet_reasons::readied;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Move};
use crate::position::{Position, View};
use crate::words::{Explanation, manner};

/// The least loss of value that is a reason not to save a piece.
const WORSE: f64 = 0.03;

/// The plies before a capture by the next own move but one.
const NEXT: usize = 2;

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
    let found = answer_to(view, change, danger, best);
    let regained = found.as_ref().and_then(|found| retaliation(change, danger, found, NEXT));
    if regained.is_some() {
        return regained;
    }
    let saving: Vec<_> = saving_moves(view, change.seat, danger, change.action).collect();
    if saving.is_empty() {
        let Danger { kind, .. } = danger;
        return Some(Explanation::Forsaken { kind, square: stood(change, danger) });
    }
    let saving = best_saving(view, change, &saving, best);
    let is_lost = best.is_proven && best.value < 0.0;
    let late = || retaliation(change, danger, found.as_ref()?, usize::MAX);
    let conceded = || found.as_ref().filter(|_| !is_lost).map(|found| concession(danger, found));
    let spoils = saving.as_ref().and_then(|saving| spoiled(change, danger, saving));
    spoils
        .or_else(|| counterattack(change, danger, found.as_ref()?))
        .or_else(late)
        .or_else(|| attacked_instead(change, danger, saving.as_ref()?))
        .or_else(|| preparation(change, danger, found.as_ref()?).filter(|_| !is_lost))
        .or_else(|| costly(view, change, danger, saving.as_ref()?))
        .or_else(conceded)
}

/// The square before the move of a piece in danger after it.
fn stood(change: &Change, danger: Danger) -> Cell {
    if danger.square == change.action.to { change.action.from } else { danger.square }
}

/// The best move that saves a piece, its best answer, and the value of the chosen move.
struct Saving {
    mv: Action,
    found: Refutation,
    chosen: f64,
    /// Whether the chosen move loses by force, too.
    is_lost: bool,
}

/// The best of these moves, by a short search. `None` if it is better than the chosen one.
fn best_saving(
    view: &View,
    change: &Change,
    saving: &[Action],
    best: &BestMove<Move>,
) -> Option<Saving> {
    // Only a searched move is compared with others.
    best.depth?;
    let valued = saving.iter().filter_map(|mv| Some((answered(view, *mv)?, *mv)));
    let (found, mv) = valued.max_by(|(one, _), (other, _)| one.value.total_cmp(&other.value))?;
    let kept = answered(view, change.action)?;
    let is_lost = best.is_proven && best.value < 0.0 || kept.is_proven && kept.value < 0.0;
    let chosen = kept.value;
    (found.value <= chosen + WORSE).then_some(Saving { mv, found, chosen, is_lost })
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

/// What the opponent's answer gains if another move saves the piece.
fn spoiled(change: &Change, danger: Danger, saving: &Saving) -> Option<Explanation> {
    let (mv, found, reply) = (saving.mv, &saving.found, saving.found.reply);
    let Danger { kind, hunter, taking, effect, .. } = danger;
    if found.is_proven && found.value < 0.0 && !saving.is_lost {
        let (square, from, by) = (danger.square, taking.from, manner(effect));
        return Some(Explanation::LetsGo { kind, square, hunter, from, by });
    }
    let next = Change::new(&change.before, change.seat, mv)?;
    let square = stood(change, danger);
    let answer = Change::new(&next.after, change.seat.other(), reply)?;
    if answer.effect.takes() {
        let victim = next.after.army(change.seat).at(reply.to)?;
        let by = manner(answer.effect);
        return Some(Explanation::SavesInVain { mv, kind, square, reply, victim, by });
    }
    if let Some(late) = late_capture(&answer, &found.line)
        && !still_plays(change, &late)
    {
        let LateCapture { line, next, kind: victim } = late;
        let line = Arg::list(Join::And, line);
        return Some(Explanation::SavesTooLate { mv, kind, square, line, next, victim });
    }
    let pieces = answer.named_attacked(change.seat).filter(|_| answer.wins_attacked())?;
    Some(Explanation::SavesForLess { mv, kind, square, reply, pieces })
}

/// What the opponent's answer attacks if another move saves the piece, but can't attack after the chosen move.
fn attacked_instead(change: &Change, danger: Danger, saving: &Saving) -> Option<Explanation> {
    let (mv, reply) = (saving.mv, saving.found.reply);
    let next = Change::new(&change.before, change.seat, mv)?;
    let answer = Change::new(&next.after, change.seat.other(), reply)?;
    let is_left = MoveSets::contains(&change.after, change.seat.other(), reply);
    let pieces = answer.named_attacked(change.seat).filter(|_| !is_left)?;
    let (kind, square) = (danger.kind, stood(change, danger));
    Some(Explanation::SavesIntoAttack { mv, kind, square, reply, pieces })
}

/// A piece that, by a longer search, is not worth saving.
fn costly(view: &View, change: &Change, danger: Danger, saving: &Saving) -> Option<Explanation> {
    let is_worse = saving.found.value < saving.chosen - WORSE
        && refuted(view, saving.mv)?.value < refuted(view, change.action)?.value - WORSE;
    is_worse.then(|| told(danger, "no"))
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

/// What the answer to the taking of a piece lets its piece attack next.
fn preparation(change: &Change, danger: Danger, found: &Refutation) -> Option<Explanation> {
    let mut pieces = change.after;
    pieces.apply(change.seat.other(), danger.taking)?;
    let answer = Change::new(&pieces, change.seat, found.reply)?;
    let Explanation::Readies { mv: then, pieces } = readied(&answer)? else { return None };
    let Danger { kind, square, hunter, taking, effect } = danger;
    let (from, by, mv) = (taking.from, manner(effect), found.reply);
    Some(Explanation::Yields { kind, square, hunter, from, by, mv, then, pieces })
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

/// The own capture that answers the taking of a piece, at most `most` plies later.
fn retaliation(
    change: &Change,
    danger: Danger,
    found: &Refutation,
    most: usize,
) -> Option<Explanation> {
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
    let late = late_capture(&answer, &found.line).filter(|late| late.line.len() <= most);
    if let Some(LateCapture { line, next, kind: victim }) = late {
        let line = Arg::list(Join::And, line);
        return Some(Explanation::Regains { kind, square, hunter, from, by, line, next, victim });
    }
    // A capture that is not the best answer makes up for the piece, too.
    let free = |mv: &Action| !is_taken_back(&pieces, seat, *mv);
    let mv = takings(&pieces, seat).into_iter().find(free)?;
    let victim = pieces.army(other).at(mv.to)?;
    Some(Explanation::Retaliates { kind, square, hunter, from, by, mv, victim })
}
