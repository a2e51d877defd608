//! The reasons for a move that takes, saves and attacks nothing: what it prevents, guards and prepares.

use rules::{Arg, Cell, Seat};

use crate::army::Kind;
use crate::computer::danger::{Change, is_taken_back, takings};
use crate::computer::evaluator::{self, threats};
use crate::field::Field;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Verb};
use crate::pieces::Pieces;
use crate::squares::Squares;
use crate::words::Explanation;

/// The reasons for a quiet move, the most important first.
pub(super) fn quiet_reasons(change: &Change) -> Vec<Explanation> {
    let prey = change.kind.prey();
    let near = |steps| nearer(change, prey, steps).or_else(|| nearer(change, Kind::General, steps));
    let all = [
        joined(change),
        confined(change),
        entered(change),
        prevented(change),
        guarded(change),
        near(NEAR),
        covered(change),
        freed(change),
    ];
    let all: Vec<_> = all.into_iter().flatten().collect();
    // Making way says what, and not what for.
    match all[..] {
        [] | [Explanation::Frees { .. }] => {
            near(FAR).or_else(|| freedom(change)).into_iter().chain(all).collect()
        }
        _ => all,
    }
}

/// What a later move of the expected line is for: to come near prey, or to guard a piece.
pub(super) fn aim(change: &Change, moves: Arg) -> Option<Explanation> {
    if let Some(Explanation::Nears { kind, prey, square, steps, .. }) =
        nearer(change, change.kind.prey(), NEAR)
    {
        return Some(Explanation::AimsNear { moves, kind, prey, square, steps });
    }
    let Explanation::Guards { mover, kind, square } = guarded(change)? else { return None };
    Some(Explanation::AimsToGuard { moves, mover, kind, square })
}

/// The least number of moves gained or taken that is worth naming.
const MUCH: usize = 2;

/// The moves that both sides have after a move, beside those before it.
fn freedom(change: &Change) -> Option<Explanation> {
    let count = |pieces: &Pieces, seat| MoveSets::new(pieces, seat).iter().count();
    let [own, theirs] = [change.seat, change.seat.other()]
        .map(|seat| [&change.before, &change.after].map(|pieces| count(pieces, seat)));
    let more = own[1].saturating_sub(own[0]);
    let fewer = theirs[0].saturating_sub(theirs[1]);
    if fewer > more && fewer >= MUCH {
        return Some(Explanation::Hampers { fewer });
    }
    (more >= MUCH).then_some(Explanation::Loosens { more })
}

/// One of so many moves must be risky for a safe one to be praised.
const RARE: usize = 4;

/// What the danger to the own pieces says for a move without a better reason.
pub(super) fn weak_reason(change: &Change) -> Option<Explanation> {
    let is_safe = |after: &Pieces| {
        let theirs = after.army(change.seat.other());
        let is_won = theirs.of(Kind::General).is_empty() || theirs.soldiers().is_empty();
        is_won || threats(after, change.seat.other()).is_empty()
    };
    let moves = MoveSets::new(&change.before, change.seat).sorted();
    let next = moves.iter().filter_map(|one| Change::new(&change.before, change.seat, *one));
    let (risky, all) = (next.filter(|one| !is_safe(&one.after)).count(), moves.len());
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
    Some(Explanation::Guards { mover: change.kind, kind, square })
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

/// An enemy step that attacks pieces, and after which its piece can't be taken.
struct Approach {
    step: Action,
    attacked: Squares,
}

/// The steps by which the opponent of a seat newly attacks something.
fn approaches(pieces: &Pieces, seat: Seat) -> Vec<Approach> {
    let (other, known) = (seat.other(), threats(pieces, seat.other()));
    let mut steps: Vec<Action> = MoveSets::of_verb(pieces, other, Verb::Step).iter().collect();
    steps.sort_unstable();
    let approach = |step: Action| {
        let mut next = *pieces;
        next.apply(other, step)?;
        let attacked = threats(&next, other) - known;
        let is_free = !threats(&next, seat).contains(step.to);
        (is_free && !attacked.is_empty()).then_some(Approach { step, attacked })
    };
    steps.into_iter().filter_map(approach).collect()
}

/// An attack that was possible, on a piece that no step can attack now.
fn prevented(change: &Change) -> Option<Explanation> {
    let Change { ref before, ref after, seat, action, .. } = *change;
    let hunted = approaches(after, seat)
        .iter()
        .fold(threats(after, seat.other()), |all, one| all | one.attacked);
    let is_prevented =
        |square: &Cell| !hunted.contains(if *square == action.from { action.to } else { *square });
    let before_it = approaches(before, seat).into_iter();
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

/// The own piece that had no move before, and has one now.
fn freed(change: &Change) -> Option<Explanation> {
    let Change { ref before, ref after, seat, action, .. } = *change;
    let movers = |pieces: &Pieces| -> Squares {
        MoveSets::new(pieces, seat).iter().map(|action| action.from).collect()
    };
    let freed = movers(after) - movers(before) - Squares::one(action.to);
    let square = freed.iter().next()?;
    Some(Explanation::Frees { kind: after.army(seat).at(square)?, square })
}

/// The most steps to prey that is worth naming, and where there is no other reason.
const NEAR: usize = 3;
const FAR: usize = 6;

/// The close prey to which a move brings a soldier, nearer than what strikes it.
fn nearer(change: &Change, prey: Kind, most: usize) -> Option<Explanation> {
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
    (steps <= most && is_safe).then_some(Explanation::Nears { kind, prey, square, steps, hunter })
}
