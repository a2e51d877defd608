//! The reasons for a move that takes, saves and attacks nothing: what it prevents, guards and prepares.

use rules::{Cell, Seat};

use crate::army::Kind;
use crate::computer::danger::{Change, is_taken_back, takings};
use crate::computer::evaluator::{self, threats};
use crate::field::Field;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Verb};
use crate::pieces::Pieces;
use crate::squares::Squares;
use crate::words::{Explanation, attacked_pieces};

/// The reasons for a quiet move, the most important first.
pub(super) fn quiet_reasons(change: &Change) -> Vec<Explanation> {
    let near = |prey| nearer(change, prey);
    let all = [
        joined(change),
        confined(change),
        entered(change),
        prevented(change),
        readied(change),
        guarded(change),
        near(change.kind.prey()).or_else(|| near(Kind::General)),
        covered(change),
    ];
    let mut all: Vec<_> = all.into_iter().flatten().collect();
    if all.iter().any(|one| matches!(one, Explanation::Readies { .. })) {
        all.retain(|one| !matches!(one, Explanation::Nears { .. }));
    }
    if !all.is_empty() {
        return all;
    }
    let weak = curbed(change).or_else(|| freed(change)).or_else(|| loosened(change));
    weak.or_else(|| awaited(change)).into_iter().collect()
}

/// The next step of the moved piece that safely attacks what no step of it could attack before.
fn readied(change: &Change) -> Option<Explanation> {
    let Change { ref before, ref after, seat, action, kind, .. } = *change;
    let steps = |pieces: &Pieces, from: Cell| {
        let steps = approaches(pieces, seat).into_iter();
        steps.filter(move |one| kind != Kind::General && one.step.from == from)
    };
    let known = steps(before, action.from).fold(Squares::NONE, |all, one| all | one.attacked);
    let new = steps(after, action.to).map(|one| (one.step, one.attacked - known));
    let (mv, attacked) = new.max_by_key(|(step, new)| (new.len(), *step))?;
    let enemies = after.army(seat.other());
    let named = attacked.iter().filter_map(|square| Some((enemies.at(square)?, square)));
    let pieces = || attacked_pieces(named);
    (!attacked.is_empty()).then(|| Explanation::Readies { mv, pieces: pieces() })
}

/// The enemy steps that safely attack something, if most other moves leave more of them.
fn curbed(change: &Change) -> Option<Explanation> {
    let attacks = |pieces: &Pieces| approaches(pieces, change.seat.other()).len();
    let count = attacks(&change.after);
    let (more, all) = counted(change, |other| attacks(&other.after) > count);
    (2 * more > all).then_some(Explanation::Curbs { count, more, all })
}

/// The least number of moves gained that is worth naming.
const MUCH: usize = 2;

/// The moves that the own pieces gain, if most other moves gain fewer.
fn loosened(change: &Change) -> Option<Explanation> {
    let gain = |change: &Change| {
        let [before, after] = [&change.before, &change.after]
            .map(|pieces| MoveSets::new(pieces, change.seat).iter().count());
        after.saturating_sub(before)
    };
    let more = gain(change);
    let (fewer, all) = counted(change, |other| gain(other) < more);
    (more >= MUCH && 2 * fewer > all).then_some(Explanation::Loosens { more, fewer, all })
}

/// One of so many enemy moves must lead within reach for a waiting move to be praised.
const OFTEN: usize = 5;

/// The enemy moves that lead into reach, after a move that leaves nothing to take.
fn awaited(change: &Change) -> Option<Explanation> {
    let Change { ref after, seat, .. } = *change;
    let known = threats(after, seat);
    let moves = MoveSets::new(after, seat.other()).sorted();
    let walks_in = |mv: &&Action| {
        let mut next = *after;
        next.apply(seat.other(), **mv);
        !known.contains(mv.from) && threats(&next, seat).contains(mv.to)
    };
    let (count, all) = (moves.iter().filter(walks_in).count(), moves.len());
    let is_safe = threats(after, seat.other()).is_empty();
    (is_safe && count > 0 && OFTEN * count >= all).then_some(Explanation::Awaits { count, all })
}

/// The number of the seat's moves that are so and don't win at once, and of all.
fn counted(change: &Change, is_so: impl Fn(&Change) -> bool) -> (usize, usize) {
    let goes_on = |next: &Change| {
        let theirs = next.after.army(change.seat.other());
        !theirs.of(Kind::General).is_empty() && !theirs.soldiers().is_empty()
    };
    let moves = MoveSets::new(&change.before, change.seat).sorted();
    let next = moves.iter().filter_map(|one| Change::new(&change.before, change.seat, *one));
    (next.filter(goes_on).filter(is_so).count(), moves.len())
}

/// One of so many moves must be risky for a safe one to be praised.
const RARE: usize = 4;

/// What the danger to the own pieces says for a move without a better reason.
pub(super) fn weak_reason(change: &Change) -> Option<Explanation> {
    let is_safe = |after: &Pieces| threats(after, change.seat.other()).is_empty();
    let (risky, all) = counted(change, |other| !is_safe(&other.after));
    // Where nearly every move is safe, that is no reason.
    if is_safe(&change.after) && RARE * risky >= all {
        return Some(Explanation::Safe { risky, all });
    }
    if risky == all {
        return Some(Explanation::Unavoidable);
    }
    change.endangered().is_none().then_some(Explanation::Waits)
}

fn joined(change: &Change) -> Option<Explanation> {
    let (square, count) = change.joined()?;
    let kind = change.after.army(change.seat.other()).at(square)?;
    Some(Explanation::Joins { count, kind, square })
}

fn guarded(change: &Change) -> Option<Explanation> {
    let square = change.guarded()?;
    // A move that lets a piece be crushed against it guards nothing.
    change.endangered().is_none_or(|danger| danger.square != square).then_some(())?;
    let kind = change.after.army(change.seat).at(square)?;
    let hunters = change.after.army(change.seat.other()).of(kind.prey().prey());
    let (_, from) = nearest(change.after.field, square, hunters)?;
    let (mover, hunter) = (change.kind, kind.prey().prey());
    Some(Explanation::Guards { mover, kind, square, hunter, from })
}

/// The most squares left to a general that are worth counting.
const FEW_EXITS: usize = 2;

/// The squares that a move leaves to the enemy general, if it has become few.
fn confined(change: &Change) -> Option<Explanation> {
    let [before, after] = [&change.before, &change.after].map(|one| exits(one, change.seat));
    let square = change.after.army(change.seat.other()).of(Kind::General).iter().next()?;
    let is_fewer = after < before && after <= FEW_EXITS;
    is_fewer.then_some(Explanation::Confines { square, count: after })
}

/// The number of steps after which the enemy general can't be struck.
fn exits(pieces: &Pieces, seat: Seat) -> usize {
    let generals = pieces.army(seat.other()).of(Kind::General);
    let steps = MoveSets::of_verb(pieces, seat.other(), Verb::Step);
    let is_safe = |step: &Action| {
        let mut next = *pieces;
        next.apply(seat.other(), *step);
        generals.contains(step.from) && !threats(&next, seat).contains(step.to)
    };
    steps.iter().filter(is_safe).count()
}

/// The entry into the enemy end zone, where nothing stands that can strike the piece.
fn entered(change: &Change) -> Option<Explanation> {
    let Change { ref after, seat, action, kind, .. } = *change;
    let zone = after.field.zone(seat.other());
    if kind == Kind::General || !zone.contains(action.to) || zone.contains(action.from) {
        return None;
    }
    let hunter = kind.prey().prey();
    let hunters = after.army(seat.other()).of(hunter);
    let is_free = !hunters.is_empty() && !hunters.meets(zone);
    is_free.then_some(Explanation::Enters { kind, hunter })
}

/// A step that attacks pieces, and after which its piece can't be taken.
struct Approach {
    step: Action,
    attacked: Squares,
}

/// The steps by which a seat newly attacks something.
fn approaches(pieces: &Pieces, seat: Seat) -> Vec<Approach> {
    let known = threats(pieces, seat);
    let mut steps: Vec<Action> = MoveSets::of_verb(pieces, seat, Verb::Step).iter().collect();
    steps.sort_unstable();
    let approach = |step: Action| {
        let mut next = *pieces;
        next.apply(seat, step)?;
        let attacked = threats(&next, seat) - known;
        let is_free = !threats(&next, seat.other()).contains(step.to);
        (is_free && !attacked.is_empty()).then_some(Approach { step, attacked })
    };
    steps.into_iter().filter_map(approach).collect()
}

/// An attack that was possible, on a piece that no step can attack now.
fn prevented(change: &Change) -> Option<Explanation> {
    let Change { ref before, ref after, seat, action, .. } = *change;
    let hunted = approaches(after, seat.other())
        .iter()
        .fold(threats(after, seat.other()), |all, one| all | one.attacked);
    let is_prevented =
        |square: &Cell| !hunted.contains(if *square == action.from { action.to } else { *square });
    let before_it = approaches(before, seat.other()).into_iter();
    let prevented = before_it.flat_map(|Approach { step, attacked }| {
        let squares: Vec<Cell> = attacked.iter().filter(is_prevented).collect();
        squares.into_iter().map(move |square| (square, step))
    });
    let named =
        prevented.filter_map(|(square, step)| Some((before.army(seat).at(square)?, square, step)));
    let (kind, square, step) = named.min()?;
    let hunter = before.army(seat.other()).at(step.from)?;
    let is_met = square != action.from
        && MoveSets::contains(after, seat.other(), step)
        && is_taken_back(after, seat.other(), step);
    let met = match is_met {
        true => "yes",
        false if square == action.from => "leaves",
        false => "no",
    };
    Some(Explanation::Prevents { mv: step, kind, square, hunter, to: step.to, met })
}

/// The enemy that can no longer step somewhere, since the moved piece could take it there.
fn covered(change: &Change) -> Option<Explanation> {
    let Change { ref before, ref after, seat, action, .. } = *change;
    let other = seat.other();
    let is_taken = |pieces: &Pieces, from: Option<Cell>, step: &Action| {
        let mut next = *pieces;
        next.apply(other, *step);
        let mut takings = takings(&next, seat).into_iter();
        takings.any(|taking| taking.to == step.to && from.is_none_or(|from| taking.from == from))
    };
    let mut steps: Vec<Action> = MoveSets::of_verb(after, other, Verb::Step).iter().collect();
    steps.sort_unstable();
    let near = Squares::one(action.to).grown();
    let step = steps.into_iter().filter(|step| near.contains(step.to)).find(|step| {
        MoveSets::contains(before, other, *step)
            && is_taken(after, Some(action.to), step)
            && !is_taken(before, None, step)
    })?;
    let kind = after.army(other).at(step.from)?;
    Some(Explanation::Covers { kind, square: step.from, to: step.to })
}

/// The steps to the nearest of these squares, around the lake, and one so near. `None` if none can be reached.
fn nearest(field: Field, from: Cell, squares: Squares) -> Option<(usize, Cell)> {
    let mut reached = Squares::one(from);
    let mut steps = 0;
    while !reached.meets(squares) {
        let grown = reached.grown() & field.floor();
        if grown == reached {
            return None;
        }
        reached = grown;
        steps += 1;
    }
    (reached & squares).iter().next().map(|square| (steps, square))
}

/// The own piece that had no move before, and one that it has now.
fn freed(change: &Change) -> Option<Explanation> {
    let Change { ref before, ref after, seat, action, .. } = *change;
    let movers: Squares = MoveSets::new(before, seat).iter().map(|action| action.from).collect();
    let mut next = MoveSets::new(after, seat).sorted().into_iter();
    let mv = next.find(|mv| mv.from != action.to && !movers.contains(mv.from))?;
    Some(Explanation::Frees { kind: after.army(seat).at(mv.from)?, square: mv.from, mv })
}

/// The most steps to prey that is worth naming.
const NEAR: usize = 3;

/// The close prey to which a move brings a soldier, nearer than what strikes it.
fn nearer(change: &Change, prey: Kind) -> Option<Explanation> {
    let Change { before: ref pieces, seat, action, kind, .. } = *change;
    let enemies = pieces.army(seat.other());
    let targets = enemies.of(prey);
    if kind == Kind::General || !evaluator::is_nearer(pieces, action, targets) {
        return None;
    }
    let hunter = kind.prey().prey();
    let (steps, square) = nearest(pieces.field, action.to, targets)?;
    // Farther prey, or prey behind what strikes the piece, is no reason.
    let hunters = nearest(pieces.field, action.to, enemies.of(hunter));
    let is_safe = hunters.is_none_or(|(far, _)| far > steps);
    (steps <= NEAR && is_safe).then_some(Explanation::Nears { kind, prey, square, steps, hunter })
}
