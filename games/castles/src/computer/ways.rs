//! Safe ways: the steps by which a piece comes to attack an enemy.
//!
//! Nothing else moves meanwhile, and after no step can an enemy take the piece.

use std::collections::VecDeque;

use rules::{Arg, Cell, Join, Seat};

use crate::army::Kind;
use crate::computer::danger::{Change, guards};
use crate::computer::distance::{CLOSE, nearest};
use crate::computer::evaluator::threats;
use crate::computer::expected_moves::Expected;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Verb};
use crate::pieces::Pieces;
use crate::squares::Squares;
use crate::words::Explanation;

/// The maximum number of steps of a way that is worth naming.
const MOST_STEPS: usize = 3;

/// The same, if there is no better reason.
const FAR_STEPS: usize = 5;

/// The maximum number of steps of a way to guard a piece. A longer way is no reason that a person would see.
const MOST_RELIEF_STEPS: usize = 2;

/// The steps of a safe way to a square from which its piece can strike the target.
#[derive(Clone, Debug)]
struct Way {
    steps: Vec<Action>,
    target: Cell,
}

/// The squares that a piece can reach by safe steps, the nearest first.
///
/// Each has the board and the steps to it. `first` is preferred as the first step.
struct Walk {
    seat: Seat,
    first: Option<Action>,
    most: usize,
    seen: Squares,
    open: VecDeque<(Pieces, Cell, Vec<Action>)>,
}

impl Walk {
    fn new(pieces: &Pieces, seat: Seat, from: Cell, most: usize, first: Option<Action>) -> Self {
        let open = VecDeque::from([(*pieces, from, Vec::new())]);
        Self { seat, first, most, seen: Squares::one(from), open }
    }
}

impl Iterator for Walk {
    type Item = (Pieces, Cell, Vec<Action>);

    fn next(&mut self) -> Option<Self::Item> {
        let (pieces, at, steps) = self.open.pop_front()?;
        let all = MoveSets::of_verb(&pieces, self.seat, Verb::Step).sorted().into_iter();
        let is_left = steps.len() < self.most;
        let mut own: Vec<Action> = all.filter(|one| is_left && one.from == at).collect();
        own.sort_by_key(|one| Some(*one) != self.first);
        for step in own {
            let mut next = pieces;
            next.apply(self.seat, step);
            let is_safe = !threats(&next, self.seat.other()).contains(step.to);
            if is_safe && !self.seen.contains(step.to) {
                self.seen = self.seen.with(step.to);
                let steps = steps.iter().copied().chain([step]).collect();
                self.open.push_back((next, step.to, steps));
            }
        }
        Some((pieces, at, steps))
    }
}

/// The shortest safe way of a piece to each of these enemies that it can't strike yet, the nearest first.
fn safe_ways(walk: Walk, targets: Squares) -> Vec<Way> {
    let seat = walk.seat;
    let mut left = targets;
    let mut ways = Vec::new();
    for (pieces, at, steps) in walk {
        let struck = strikes(&pieces, seat, at) & left;
        left = left - struck;
        let is_way = !steps.is_empty();
        let new = struck.iter().filter(|_| is_way);
        ways.extend(new.map(|target| Way { steps: steps.clone(), target }));
        if left.is_empty() {
            break;
        }
    }
    ways
}

/// The enemies that the piece on a square can strike.
fn strikes(pieces: &Pieces, seat: Seat, from: Cell) -> Squares {
    let strikes = MoveSets::of_verb(pieces, seat, Verb::Strike);
    strikes.iter().filter(|one| one.from == from).map(|one| one.to).collect()
}

/// The enemies that a soldier can strike.
fn prey(pieces: &Pieces, seat: Seat, kind: Kind) -> Squares {
    let theirs = pieces.army(seat.other());
    theirs.of(kind.prey()) | theirs.of(Kind::General)
}

/// The safe way of the moved piece to an enemy, if the move opens or shortens that way. With the number of steps.
pub(super) fn headed(change: &Change, expected: Expected) -> Option<(Explanation, usize)> {
    headed_within(change, expected, MOST_STEPS)
}

/// A longer such way, on which no enemy can catch the piece.
pub(super) fn headed_far(change: &Change, expected: Expected) -> Option<Explanation> {
    let (heads, _) = headed_within(change, expected, FAR_STEPS)?;
    matches!(heads, Explanation::Heads { free: "yes" | "none" | "near", .. }).then_some(heads)
}

fn headed_within(change: &Change, expected: Expected, most: usize) -> Option<(Explanation, usize)> {
    let Change { ref before, ref after, seat, action, kind, .. } = *change;
    if kind == Kind::General {
        return None;
    }
    let targets = prey(after, seat, kind) - threats(before, seat);
    let way = |pieces: &Pieces, from: Cell, most: usize, targets: Squares| {
        let walk = Walk::new(pieces, seat, from, most, expected.next);
        safe_ways(walk, targets).into_iter().next()
    };
    let Way { steps, target } = way(after, action.to, most, targets)?;
    let was = way(before, action.from, steps.len(), Squares::one(target));
    let is_named = steps.len() > 1 && was.is_none();
    is_named.then_some(())?;
    let prey = after.army(seat.other()).at(target)?;
    let hunter = kind.prey().prey();
    let hunters = after.army(seat.other()).of(hunter);
    let squares = std::iter::once(&action).chain(&steps).map(|step| step.to).enumerate();
    let mut caught = squares.map(|(moves, square)| {
        nearest(after.field, square, hunters).is_some_and(|(far, _)| far <= moves + 1)
    });
    let far = nearest(after.field, action.to, hunters);
    let is_nearer = far.is_none_or(|(far, _)| far > steps.len() + 1);
    let free = match hunters.is_empty() {
        true => "none",
        false if !caught.any(|one| one) => "yes",
        false if is_nearer => "near",
        false => "no",
    };
    let count = steps.len();
    let moves = Arg::list(Join::And, steps);
    Some((Explanation::Heads { kind, prey, square: target, moves, hunter, free }, count))
}

/// The safe way by which the moved piece comes in time to guard a comrade against a close enemy.
pub(super) fn relieved(change: &Change, expected: Expected) -> Option<Explanation> {
    let Change { ref after, seat, action, kind: mover, .. } = *change;
    let (hunter, ward) = (mover.prey(), mover.prey().prey());
    let hunters = after.army(seat.other()).of(hunter);
    let wards = after.army(seat).of(ward).iter().filter(|_| mover != Kind::General);
    let ways = wards.filter_map(|square| {
        let (far, from) = nearest(after.field, square, hunters)?;
        let reaches = |pieces: &Pieces, from: Cell, most: usize| {
            let mut walk = Walk::new(pieces, seat, from, most, expected.next);
            let found = walk.find(|(pieces, at, _)| guards(pieces, seat, *at, square));
            found.map(|(.., steps)| steps)
        };
        let steps = reaches(after, action.to, MOST_RELIEF_STEPS.min(far))?;
        let was = reaches(&change.before, action.from, steps.len());
        (!steps.is_empty() && was.is_none()).then_some((far, square, from, steps))
    });
    let is_next = |steps: &[Action]| steps.first().copied() == expected.next;
    let near = ways.min_by_key(|(far, square, _, steps)| (!is_next(steps), *far, *square));
    let (far, square, from, steps) = near?;
    let moves = Arg::list(Join::And, steps);
    let kind = ward;
    let is_close = far <= CLOSE;
    is_close.then_some(Explanation::Relieves { mover, kind, square, hunter, from, moves })
}

/// Whether a piece can come by safe steps to guard a comrade.
pub(super) fn can_come_to_guard(pieces: &Pieces, seat: Seat, from: Cell, comrade: Cell) -> bool {
    let mut walk = Walk::new(pieces, seat, from, usize::MAX, None);
    walk.any(|(pieces, at, _)| guards(&pieces, seat, at, comrade))
}

/// The safe way to an enemy that the move opens for a soldier other than the moved one.
pub(super) fn opened(change: &Change, expected: Expected) -> Option<Explanation> {
    let Change { ref before, ref after, seat, action, .. } = *change;
    let others = after.army(seat).soldiers() - Squares::one(action.to);
    let ways = others.iter().filter_map(|from| {
        let kind = after.army(seat).at(from)?;
        let targets = prey(after, seat, kind);
        let walk = Walk::new(after, seat, from, MOST_STEPS, expected.next);
        let all = safe_ways(walk, targets).into_iter();
        let mut new = all.filter(|way| {
            let target = Squares::one(way.target);
            let walk = Walk::new(before, seat, from, way.steps.len() + 1, None);
            safe_ways(walk, target).is_empty()
        });
        new.next().map(|way| (kind, way))
    });
    let is_next = |way: &Way| expected.next.is_some_and(|next| way.steps.contains(&next));
    let (kind, Way { steps, target }) =
        ways.min_by_key(|(_, way)| (!is_next(way), way.steps.len(), way.target))?;
    let prey = after.army(seat.other()).at(target)?;
    let (from, count) = (steps.first()?.from, steps.len());
    let moves = Arg::list(Join::And, steps);
    Some(Explanation::Opens { kind, from, prey, square: target, moves, count })
}

/// An enemy's safe way to an own piece, if the move closes or lengthens that way. The feared way comes first.
pub(super) fn barred(change: &Change, expected: Expected) -> Option<Explanation> {
    let Change { ref before, ref after, seat, action, .. } = *change;
    let other = seat.other();
    let was = enemy_ways(before, seat, before.army(seat).all(), MOST_STEPS);
    let stands = |square: Cell| if square == action.from { action.to } else { square };
    let is_barred = |way: &Way| {
        let square = Squares::one(stands(way.target));
        let is_struck = threats(after, other).meets(square);
        !is_struck && enemy_ways(after, seat, square, way.steps.len() + 1).is_empty()
    };
    let mut was: Vec<Way> = was.into_iter().filter(|way| way.steps.len() > 1).collect();
    was.sort_by_key(|way| {
        let is_feared = way.steps.first().copied() == expected.feared;
        (!is_feared, way.steps.len(), before.army(seat).at(way.target), way.target)
    });
    let Way { steps, target } = was.into_iter().find(is_barred)?;
    let first = steps.first()?;
    let (hunter, kind) = (before.army(other).at(first.from)?, before.army(seat).at(target)?);
    let after_it = Squares::one(stands(target));
    let walk = Walk::new(after, other, first.from, usize::MAX, None);
    let now = safe_ways(walk, after_it).into_iter().next();
    let now = now.map_or(0, |way| way.steps.len());
    let leaves = if target == action.from { "yes" } else { "no" };
    let (from, was) = (first.from, steps.len());
    let moves = Arg::list(Join::And, steps);
    Some(Explanation::Bars { hunter, from, kind, square: target, moves, was, now, leaves })
}

/// The safe ways of the opponent's soldiers to these pieces of a seat.
fn enemy_ways(pieces: &Pieces, seat: Seat, targets: Squares, most: usize) -> Vec<Way> {
    let other = seat.other();
    let hunters = pieces.army(other).soldiers().iter();
    let ways = hunters.flat_map(|from| {
        let kind = pieces.army(other).at(from);
        let targets = kind.map_or(Squares::NONE, |kind| prey(pieces, other, kind)) & targets;
        safe_ways(Walk::new(pieces, other, from, most, None), targets)
    });
    ways.collect()
}
