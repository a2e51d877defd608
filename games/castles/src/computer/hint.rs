//! The move of a hint: the best one, or one of nearly the same value with a clearer reason.

use rules::{Cell, Seat};
use search::{BestMove, Hint, MoveTest, Search};

use crate::computer::contrast::refuted;
use crate::computer::danger::{Change, is_taken_back};
use crate::computer::explanation::{reasons, sentences};
use crate::computer::outlook::expected_line;
use crate::computer::quiet_reasons::NEAR;
use crate::computer::search_board::SearchBoard;
use crate::computer::weights::LOGIT;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Move};
use crate::position::View;
use crate::words::Explanation;

/// The score that a clearer move may cost. It is at most 0.06 of a value, and so 0.03 of a chance to win. The analysis
/// marks no loss below 0.05, so it does not call a hint a mistake.
const MARGIN: i32 = LOGIT * 12 / 100;

/// The maximum number of moves that a hint tests, and the node limit of each test.
const TESTS: usize = 5;
const NODES: u64 = 250_000;

/// The clearness of a reason that needs no clearer move.
const CLEAR: u32 = 2;

/// The clearest of the best move and those that the search finds nearly as good.
/// A free capture comes first, since a learner sees it. If the best move has a clear reason, only captures are tested.
pub(super) fn clearest(
    view: &View,
    seat: Seat,
    best: BestMove<Move>,
    search: &mut Search<'_, '_, SearchBoard<'_>>,
) -> Hint<Move> {
    let mut refuted = Vec::new();
    let mut best = best;
    for mv in candidates(view, seat, &best).into_iter().take(TESTS) {
        match search.test(mv, MARGIN, NODES) {
            Some(MoveTest { holds: true, .. }) => {
                best = suggested(view, &best, mv);
                break;
            }
            Some(MoveTest { line, .. }) => refuted.push(line),
            None => {}
        }
    }
    let why = sentences(view, seat, &best, &refuted);
    Hint { best, why }
}

/// Another move with the value of the best one.
fn suggested(view: &View, best: &BestMove<Move>, mv: Action) -> BestMove<Move> {
    let answers = refuted(view, mv).map(|found| found.line).unwrap_or_default();
    let line = [mv].into_iter().chain(answers).map(Move::Action).collect();
    BestMove { mv: Move::Action(mv), line, ..best.clone() }
}

/// The moves with clearer reasons than the best one, the clearest first.
fn candidates(view: &View, seat: Seat, best: &BestMove<Move>) -> Vec<Action> {
    let Move::Action(chosen) = best.mv else { return Vec::new() };
    let Some(change) = Change::new(&view.state.pieces, seat, chosen) else { return Vec::new() };
    if best.is_proven || best.depth.is_none() || is_free_capture(&change) {
        return Vec::new();
    }
    let is_unclear = clearness(view, &change, best) < CLEAR;
    let other = |mv: Action| {
        let change = Change::new(&change.before, seat, mv).filter(|_| mv != chosen)?;
        if is_free_capture(&change) {
            return Some((u32::MAX, mv));
        }
        let is_sound = is_unclear
            && change
                .dangers()
                .iter()
                .all(|one| is_taken_back(&change.after, seat.other(), one.taking));
        let clear = clearness(view, &change, &BestMove::unrated(Move::Action(mv)));
        (is_sound && clear >= CLEAR).then_some((clear, mv))
    };
    let moves = MoveSets::new(&change.before, seat).sorted().into_iter();
    let mut others: Vec<_> = moves.filter_map(other).collect();
    others.sort_by_key(|(clear, _)| std::cmp::Reverse(*clear));
    others.into_iter().map(|(_, mv)| mv).collect()
}

/// Whether a move takes something, and nothing can take back.
fn is_free_capture(change: &Change) -> bool {
    change.effect.takes() && !is_taken_back(&change.before, change.seat, change.action)
}

/// How clear the reasons for a move are to a learner: a gain or a loss, else a plan. Counted steps teach nothing.
fn clearness(view: &View, change: &Change, best: &BestMove<Move>) -> u32 {
    reasons(view, change, best, &expected_line(best)).iter().map(weight).sum()
}

fn weight(reason: &Explanation) -> u32 {
    match reason {
        Explanation::Saves { .. } | Explanation::Trapped { .. } => 6,
        Explanation::Answers { guarded: "no", .. } => 3,
        Explanation::Stays { back: "no" | "win", .. } => 3,
        Explanation::Attacks { .. }
        | Explanation::Takes { .. }
        | Explanation::TakesOnly { .. }
        | Explanation::Trades { .. }
        | Explanation::Leads { .. }
        | Explanation::Joins { .. }
        | Explanation::Confines { .. }
        | Explanation::Enters { .. }
        | Explanation::Prevents { .. }
        | Explanation::Readies { .. } => 2,
        Explanation::Guards { square, from, .. } if distance(*square, *from) > NEAR => 0,
        Explanation::Guards { .. }
        | Explanation::Cornered { .. }
        | Explanation::Covers { .. }
        | Explanation::Frees { .. } => 1,
        Explanation::Nears { steps, .. } if *steps <= NEAR => 1,
        _ => 0,
    }
}

/// The steps between two squares, without the lake.
fn distance(one: Cell, other: Cell) -> usize {
    usize::from(one.column.abs_diff(other.column) + one.row.abs_diff(other.row))
}
