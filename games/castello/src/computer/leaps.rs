//! Long leaps: those that a move opens for its side, and those that the move takes from the opponent.

use crate::computer::gaining_move::outcome;
use crate::computer::next_view::passed;
use crate::effect::Effect;
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::words::{Explanation, square_ends};

/// The fewest columns of a leap that a hint names, and the fewest by which the longest leap must change.
pub(super) const LEAP: i16 = 4;
const LONGER: i16 = 2;

/// The longest leap of the next turn, if the move makes it clearly longer than before.
pub(super) fn lengthened(view: &View, next: &View, mv: &Move) -> Option<Explanation> {
    let own = passed(next);
    let before = longest(view)?.gain;
    let Leap { gain: columns, is_free, from, to } = longest(&own)?;
    // A pawn that first goes back only regains the lost columns.
    let lost = if from == mv.to() { lost_columns(view, mv) } else { 0 };
    let is_longer = is_free && columns >= LEAP + lost && columns >= before + LONGER + lost;
    let [columns, before] = [columns, before.max(0)].map(|columns| columns.unsigned_abs().into());
    is_longer.then_some(Explanation::Leaps { from, to, columns, before })
}

/// The columns by which a move goes back.
pub(super) fn lost_columns(view: &View, mv: &Move) -> i16 {
    -Effect::of(view, outcome(view, mv)).gain.min(0)
}

/// The longest leap of the next turn that a move makes possible for another pawn.
pub(super) fn opened(view: &View, next: &View) -> Option<Explanation> {
    let known = view.move_generator().outcomes();
    let is_new = |leap: &Leap| {
        let stays = view.board.pawns(view.board.turn()).has(leap.from);
        stays && !known.iter().any(|one| (one.from, one.to) == (leap.from, leap.to))
    };
    let Leap { gain, from, to, .. } = leaps(&passed(next))
        .filter(|leap| leap.is_free && leap.gain >= LEAP)
        .filter(is_new)
        .max()?;
    Some(Explanation::Opens { mv: square_ends(from, to), columns: gain.unsigned_abs().into() })
}

/// The opponent's longest leap, if the move makes it clearly shorter than before.
pub(super) fn shortened(view: &View, next: &View) -> Option<Explanation> {
    let theirs = passed(view);
    if next.board.turn() == view.board.turn() {
        return None;
    }
    let Leap { gain: before, from, to, .. } = longest(&theirs)?;
    let columns = longest(next)?.gain.max(0);
    let is_shorter = before >= LEAP && columns + LONGER <= before;
    let [before, columns] = [before, columns].map(|columns| columns.unsigned_abs().into());
    is_shorter.then(|| Explanation::Shortens { mv: square_ends(from, to), before, columns })
}

/// A move with the columns that it gains. A free leap captures nothing.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Leap {
    gain: i16,
    is_free: bool,
    from: Square,
    to: Square,
}

/// The move of the side to move that goes furthest forward.
fn longest(view: &View) -> Option<Leap> {
    leaps(view).max()
}

fn leaps(view: &View) -> impl Iterator<Item = Leap> {
    view.move_generator().outcomes().into_iter().map(|one| {
        let gain = Effect::of(view, one).gain;
        Leap { gain, is_free: one.captured == 0, from: one.from, to: one.to }
    })
}
