//! The vague reasons for a quiet move: where it leads, what it leaves, and which piece it may guard later.

use rules::Cell;

use crate::army::Kind;
use crate::computer::danger::Change;
use crate::computer::distance::{CLOSE, nearest};
use crate::computer::evaluator;
use crate::computer::ways::can_come_to_guard;
use crate::squares::Squares;
use crate::words::Explanation;

/// The nearest enemy that can strike the moved piece, if the move leaves all such enemies farther away. That enemy was
/// within `most` steps before.
pub(super) fn retreated(change: &Change, most: usize) -> Option<Explanation> {
    let Change { ref before, seat, action, kind, .. } = *change;
    let theirs = before.army(seat.other());
    let hunters = match kind {
        Kind::General => theirs.soldiers(),
        kind => theirs.of(kind.prey().prey()),
    };
    let (was, square) = nearest(before.field, action.from, hunters)?;
    let (farthest, _) = nearest(before.field, action.to, hunters)?;
    let (steps, _) = nearest(before.field, action.to, Squares::one(square))?;
    let hunter = theirs.at(square)?;
    let is_away = farthest > was && was <= most;
    is_away.then_some(Explanation::Retreats { kind, hunter, square, steps, was })
}

/// The nearest of these squares and the steps to it, if the move leads nearer to them.
fn nearer_to(change: &Change, squares: Squares) -> Option<(usize, Cell)> {
    let is_nearer = evaluator::is_nearer(&change.before, change.action, squares);
    nearest(change.after.field, change.action.to, squares).filter(|_| is_nearer)
}

/// The nearest prey or general that a soldier comes nearer to, wherever the soldier's hunters stand.
pub(super) fn approached(change: &Change) -> Option<Explanation> {
    let (kind, theirs) = (change.kind, change.after.army(change.seat.other()));
    let prey = [kind.prey(), Kind::General].into_iter().filter(|_| kind != Kind::General);
    let near = prey.filter_map(|prey| Some((nearer_to(change, theirs.of(prey))?, prey)));
    let ((steps, square), prey) = near.min()?;
    Some(Explanation::Approaches { kind, prey, square, steps })
}

/// Where a move without a better reason leads: to its general, to a guard, or away from its hunters.
pub(super) fn vague_reason(change: &Change) -> Option<Explanation> {
    let (kind, own) = (change.kind, change.after.army(change.seat));
    let away = retreated(change, usize::MAX);
    if kind == Kind::General {
        let guard = nearer_to(change, own.soldiers());
        let guard = guard.and_then(|(_, square)| Some((own.at(square)?, square)));
        return away.or(guard.map(|(guard, square)| Explanation::Shelters { guard, square }));
    }
    let home = nearer_to(change, own.of(Kind::General));
    away.or(home.map(|(_, square)| Explanation::Returns { kind, square }))
}

/// The piece of a kind that the moved piece comes nearer to, in time to guard it.
pub(super) fn escorted(change: &Change, ward: Kind) -> Option<Explanation> {
    let Change { ref after, seat, action, kind: mover, .. } = *change;
    let hunter = mover.prey();
    let hunters = after.army(seat.other()).of(hunter);
    let far = |from: Cell, to: Cell| nearest(after.field, from, Squares::one(to)).map(|one| one.0);
    let wards = after.army(seat).of(ward).iter().filter(|_| mover != Kind::General);
    let hunted = wards.filter_map(|square| {
        let (steps, from) = nearest(after.field, square, hunters)?;
        let left = far(action.to, square)?;
        let is_nearer = left < far(action.from, square)?;
        // A soldier right beside the moved piece is guarded already.
        let is_in_time = ward == Kind::General || (2..=steps).contains(&left);
        let is_close = is_nearer && is_in_time && steps <= CLOSE;
        let can_guard =
            || ward == Kind::General || can_come_to_guard(after, seat, action.to, square);
        (is_close && can_guard()).then_some((steps, square, from))
    });
    let (_, square, from) = hunted.min()?;
    Some(Explanation::Escorts { mover, kind: ward, square, hunter, from })
}

/// The close enemy of the moved piece's kind that could push the piece off the edge that the move leaves.
pub(super) fn inland(change: &Change) -> Option<Explanation> {
    let Change { ref after, seat, action, kind, .. } = *change;
    let field = after.field;
    let last = field.side() - 1;
    let is_edge = |at: Cell| [at.column, at.row].iter().any(|line| [0, last].contains(line));
    if kind == Kind::General || !is_edge(action.from) || is_edge(action.to) {
        return None;
    }
    let (steps, square) = nearest(field, action.from, after.army(seat.other()).of(kind))?;
    (steps <= CLOSE).then_some(Explanation::Inland { kind, square })
}
