//! The reasons for a move that takes, saves and attacks nothing: what it prevents, guards and prepares.

use rules::{Arg, Cell, Join, Seat};

use crate::army::Kind;
use crate::computer::danger::{Change, is_taken_back, named, takings};
use crate::computer::distance::{CLOSE, nearest};
use crate::computer::evaluator::{self, threats};
use crate::computer::expected_moves::Expected;
use crate::computer::vague_reasons::{approached, escorted, inland, retreated, vague_reason};
use crate::computer::ways::{barred, headed, opened, relieved};
use crate::move_sets::MoveSets;
use crate::moves::{Action, Verb};
use crate::pieces::{Effect, Pieces};
use crate::squares::Squares;
use crate::words::{Explanation, manner};

/// The reasons for a quiet move, the most important first.
pub(super) fn quiet_reasons(change: &Change, expected: Expected) -> Vec<Explanation> {
    let near = |prey, most| nearer(change, prey, most);
    let nearest = |most| near(change.kind.prey(), most).or_else(|| near(Kind::General, most));
    let prevented = prevented(change, expected.feared);
    let near_prey = nearest(NEAR);
    let heads = headed(change, expected);
    let all = [
        joined(change),
        confined(change),
        entered(change),
        prevented.clone(),
        prevented.as_ref().and_then(|one| prevented_peril(change, one)),
        readied(change),
        heads.clone().filter(|(_, steps)| *steps == 2).map(|(heads, _)| heads),
        near_prey.clone(),
        near_prey.as_ref().and_then(|one| cornered(change, one)),
        guarded(change, NEAR),
        relieved(change, expected),
        barred(change, expected),
        opened(change, expected),
        covered(change),
        heads.filter(|(_, steps)| *steps > 2).map(|(heads, _)| heads),
        escorted(change, Kind::General),
        freed(change),
    ];
    let mut all: Vec<_> = all.into_iter().flatten().collect();
    leave_weaker_out(&mut all);
    if all.len() < 2 {
        let guarded = guarded(change, FAR).filter(|_| change.guarded(NEAR).is_none());
        let is_relief = all.iter().any(|one| matches!(one, Explanation::Relieves { .. }));
        let escorted = escorted(change, change.kind.prey().prey()).filter(|_| !is_relief);
        let is_free = |one: &Explanation| {
            matches!(one, Explanation::Frees { .. } | Explanation::Opens { .. })
        };
        let is_free = all.iter().any(is_free);
        let clears = cleared(change, expected).filter(|_| !is_free);
        let weak = [guarded, escorted, inland(change), clears];
        all.extend(weak.into_iter().flatten());
        // A long way to prey is a reason only if there is no other.
        if all.is_empty() {
            let far = nearest(FAR);
            let cornered = far.as_ref().and_then(|one| cornered(change, one));
            all.extend([retreated(change, CLOSE), far, cornered].into_iter().flatten());
        }
    }
    if all.is_empty() {
        all.extend(approached(change).or_else(|| vague_reason(change)));
    }
    pushed(change).into_iter().chain(all).collect()
}

/// Removes each reason that a better reason makes superfluous.
fn leave_weaker_out(all: &mut Vec<Explanation>) {
    let is_ready = all.iter().any(|one| matches!(one, Explanation::Readies { .. }));
    let target = |one: &Explanation| match one {
        Explanation::Heads { square, .. } | Explanation::Nears { square, .. } => Some(*square),
        _ => None,
    };
    let heads = all.iter().find(|one| matches!(one, Explanation::Heads { .. })).and_then(target);
    let nears = all.iter().find(|one| matches!(one, Explanation::Nears { .. })).and_then(target);
    let opens = all.iter().find_map(|one| match one {
        Explanation::Opens { from, .. } => Some(*from),
        _ => None,
    });
    let is_relief = all.iter().any(|one| matches!(one, Explanation::Relieves { .. }));
    all.retain(|one| match one {
        Explanation::Escorts { .. } => !is_relief,
        Explanation::Heads { .. } => !is_ready,
        Explanation::Nears { .. } => !is_ready && heads.is_none(),
        Explanation::Cornered { .. } => !is_ready && (heads.is_none() || heads == nears),
        Explanation::Frees { square, .. } => opens != Some(*square),
        _ => true,
    });
}

/// The next step of the moved piece that safely attacks pieces out of its reach before.
pub(super) fn readied(change: &Change) -> Option<Explanation> {
    let Change { ref before, ref after, seat, action, kind, .. } = *change;
    let steps = |pieces: &Pieces, from: Cell| {
        let steps = approaches(pieces, seat).into_iter();
        steps.filter(move |one| kind != Kind::General && one.step.from == from)
    };
    let known = steps(before, action.from).fold(Squares::NONE, |all, one| all | one.attacked);
    let new = steps(after, action.to).map(|one| (one.step, one.attacked - known));
    let (mv, attacked) = new.max_by_key(|(step, new)| (new.len(), *step))?;
    let mut next = *after;
    next.apply(seat, mv)?;
    let pieces: Arg = named(&next, seat.other(), seat, attacked)?;
    Some(Explanation::Readies { mv, pieces })
}

/// The reason for a move without a better one: nothing threatens the own pieces, or nothing new does.
pub(super) fn weak_reason(change: &Change) -> Option<Explanation> {
    let is_safe = threats(&change.after, change.seat.other()).is_empty();
    let waits = || change.endangered().is_none().then_some(Explanation::Waits);
    if is_safe { Some(Explanation::Safe) } else { waits() }
}

/// The enemy that a move pushes without taking it.
fn pushed(change: &Change) -> Option<Explanation> {
    let Effect::Pushed(square) = change.effect else { return None };
    Some(Explanation::Pushes { kind: change.kind, square })
}

fn joined(change: &Change) -> Option<Explanation> {
    let (square, count) = change.joined()?;
    let kind = change.after.army(change.seat.other()).at(square)?;
    Some(Explanation::Joins { count, kind, square })
}

fn guarded(change: &Change, most: usize) -> Option<Explanation> {
    let square = change.guarded(most)?;
    // A move guards nothing if the piece can then be crushed against the moved one.
    change.endangered().is_none_or(|danger| danger.square != square).then_some(())?;
    let kind = change.after.army(change.seat).at(square)?;
    let hunters = change.after.army(change.seat.other()).of(kind.prey().prey());
    let (_, from) = nearest(change.after.field, square, hunters)?;
    let (mover, hunter) = (change.kind, kind.prey().prey());
    Some(Explanation::Guards { mover, kind, square, hunter, from })
}

/// The maximum number of squares left to a general that are worth counting.
const FEW_EXITS: usize = 2;

/// The squares that a move leaves to the enemy general, if they have become few.
fn confined(change: &Change) -> Option<Explanation> {
    let other = change.seat.other();
    let [before, after] = [&change.before, &change.after].map(|one| safe_steps(one, other).len());
    let square = change.after.army(other).of(Kind::General).iter().next()?;
    let is_fewer = after < before && after <= FEW_EXITS;
    is_fewer.then_some(Explanation::Confines { square, count: after })
}

/// The steps of a seat's general after which nothing can strike it.
pub(super) fn safe_steps(pieces: &Pieces, seat: Seat) -> Vec<Action> {
    let generals = pieces.army(seat).of(Kind::General);
    let steps = MoveSets::of_verb(pieces, seat, Verb::Step);
    let is_safe = |step: &Action| {
        let mut next = *pieces;
        next.apply(seat, *step);
        generals.contains(step.from) && !threats(&next, seat.other()).contains(step.to)
    };
    steps.iter().filter(is_safe).collect()
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
pub(super) struct Approach {
    step: Action,
    pub(super) attacked: Squares,
}

/// The steps by which a seat newly attacks something.
pub(super) fn approaches(pieces: &Pieces, seat: Seat) -> Vec<Approach> {
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

/// An attack that is no longer possible: the feared one, or one on a piece that no step attacks now.
fn prevented(change: &Change, feared: Option<Action>) -> Option<Explanation> {
    let Change { ref before, ref after, seat, action, .. } = *change;
    let other = seat.other();
    let now = approaches(after, other);
    let known = threats(after, other);
    let stands = |square: Cell| if square == action.from { action.to } else { square };
    let is_prevented = |square: Cell, step: Action| {
        let mut attacks = now.iter().filter(|one| one.attacked.contains(stands(square)));
        let is_left = match Some(step) == feared {
            true => attacks.any(|one| one.step == step),
            false => attacks.next().is_some(),
        };
        !is_left && !known.contains(stands(square))
    };
    let before_it = approaches(before, other).into_iter();
    let prevented = before_it.flat_map(|Approach { step, attacked }| {
        let squares: Vec<Cell> = attacked.iter().filter(|one| is_prevented(*one, step)).collect();
        squares.into_iter().map(move |square| (square, step))
    });
    let named = prevented.filter_map(|(square, step)| {
        Some((Some(step) != feared, before.army(seat).at(square)?, square, step))
    });
    let (_, kind, square, step) = named.min()?;
    let hunter = before.army(other).at(step.from)?;
    let is_met = square != action.from
        && MoveSets::contains(after, other, step)
        && is_taken_back(after, other, step);
    let met = match is_met {
        true => "yes",
        false if square == action.from => "leaves",
        false => "no",
    };
    Some(Explanation::Prevents { mv: step, kind, square, hunter, to: step.to, met })
}

/// How an enemy of the same kind could take the piece on a square. Always by a push, since no kind strikes itself.
pub(super) fn peril(pieces: &Pieces, seat: Seat, square: Cell) -> Option<Explanation> {
    let kind = pieces.army(seat).at(square)?;
    let mut pushes = takings(pieces, seat.other()).into_iter();
    let push = pushes.find(|one| one.to == square && one.verb == Verb::Push)?;
    Some(Explanation::Peril { kind, square, by: manner(pieces.effect(push)) })
}

/// How an enemy of the same kind could take the piece that a move saves from an attack.
fn prevented_peril(change: &Change, prevented: &Explanation) -> Option<Explanation> {
    let Explanation::Prevents { mv, square, .. } = prevented else { return None };
    let mut pieces = change.before;
    pieces.apply(change.seat.other(), *mv);
    peril(&pieces, change.seat, *square)
}

/// The only safe move left, if any, to the prey that a move nears.
fn cornered(change: &Change, near: &Explanation) -> Option<Explanation> {
    let Explanation::Nears { prey, square, .. } = near else { return None };
    let (after, other) = (&change.after, change.seat.other());
    let moves = MoveSets::new(after, other).sorted().into_iter();
    let is_way = |one: &Action| one.from == *square && !is_taken_back(after, other, *one);
    let moves: Vec<Action> = moves.filter(is_way).collect();
    let count = moves.len();
    let is_few = count < 2 && *prey != Kind::General;
    let moves = Arg::list(Join::Or, moves);
    is_few.then_some(Explanation::Cornered { kind: *prey, count, moves })
}

/// An enemy that can no longer step to some square, since the moved piece could take it there.
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

/// The own piece that had no move before, and one that it has now.
fn freed(change: &Change) -> Option<Explanation> {
    let Change { ref before, ref after, seat, action, .. } = *change;
    let movers: Squares = MoveSets::new(before, seat).iter().map(|action| action.from).collect();
    let mut next = MoveSets::new(after, seat).sorted().into_iter();
    let mv = next.find(|mv| mv.from != action.to && !movers.contains(mv.from))?;
    let kind = after.army(seat).at(mv.from).filter(|kind| *kind != Kind::General)?;
    Some(Explanation::Frees { kind, square: mv.from, mv })
}

/// The own next move onto the square that the piece leaves.
fn cleared(change: &Change, expected: Expected) -> Option<Explanation> {
    let Change { ref after, seat, action, .. } = *change;
    let mv = expected.next.filter(|mv| mv.to == action.from && mv.from != action.to)?;
    let kind = after.army(seat).at(mv.from)?;
    MoveSets::contains(after, seat, mv).then_some(Explanation::Clears { kind, mv })
}

/// The most steps to prey that a hint names, and the most if there is no better reason.
const NEAR: usize = 3;
const FAR: usize = 5;

/// The close prey to which a move brings a soldier, nearer than enemies that strike the soldier.
fn nearer(change: &Change, prey: Kind, most: usize) -> Option<Explanation> {
    let Change { before: ref pieces, seat, action, kind, .. } = *change;
    let enemies = pieces.army(seat.other());
    let targets = enemies.of(prey);
    if kind == Kind::General || !evaluator::is_nearer(pieces, action, targets) {
        return None;
    }
    let hunter = kind.prey().prey();
    let (steps, square) = nearest(pieces.field, action.to, targets)?;
    // Farther prey, or prey behind enemies that strike the piece, is no reason.
    let hunters = nearest(pieces.field, action.to, enemies.of(hunter));
    let is_safe = hunters.is_none_or(|(far, _)| far > steps);
    (steps <= most && is_safe).then_some(Explanation::Nears { kind, prey, square, steps, hunter })
}
