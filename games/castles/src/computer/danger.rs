//! The pieces that can be taken on a board, and what a move changes about them.

use rules::{Arg, Cell, Join, Seat};

use crate::army::{Army, Kind};
use crate::computer::evaluator::threats;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Verb};
use crate::pieces::{Effect, Pieces};
use crate::position::{Position, View};
use crate::squares::Squares;
use crate::words::{Name, aim};

/// A piece that can be taken, and the enemy that can take it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Danger {
    pub(super) kind: Kind,
    pub(super) square: Cell,
    pub(super) hunter: Kind,
    pub(super) taking: Action,
    pub(super) effect: Effect,
}

/// The boards before and after a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    pub(super) before: Pieces,
    pub(super) after: Pieces,
    pub(super) seat: Seat,
    pub(super) action: Action,
    pub(super) kind: Kind,
    pub(super) effect: Effect,
}

impl Change {
    pub(super) fn new(before: &Pieces, seat: Seat, action: Action) -> Option<Self> {
        let mut after = *before;
        let (kind, effect) = after.apply(seat, action)?;
        Some(Self { before: *before, after, seat, action, kind, effect })
    }

    /// The enemies that the move attacks, and that could not be taken before.
    pub(super) fn attacked(&self) -> Squares {
        threats(&self.after, self.seat) - threats(&self.before, self.seat)
    }

    /// The names of the enemies in [`attacked`](Self::attacked), for a reader with a seat. `None` if there are none.
    pub(super) fn named_attacked(&self, reader: Seat) -> Option<Arg> {
        named(&self.after, self.seat.other(), reader, self.attacked())
    }

    /// Whether the move wins an attacked piece: whatever the answer, one of them can be captured safely.
    pub(super) fn wins_attacked(&self) -> bool {
        let (seat, other, attacked) = (self.seat, self.seat.other(), self.attacked());
        let falls = |answer: Action| {
            let mut next = self.after;
            next.apply(other, answer);
            let moved = |square| if square == answer.from { answer.to } else { square };
            let attacked: Squares = attacked.iter().map(moved).collect();
            let is_free = |taking: &Action| {
                attacked.contains(taking.to) && !is_taken_back(&next, seat, *taking)
            };
            goes_on(next.army(seat)) && takings(&next, seat).iter().any(is_free)
        };
        !attacked.is_empty() && MoveSets::new(&self.after, other).iter().all(falls)
    }

    /// The own piece that could be taken before the move and can't be taken after it. The square is the one before the
    /// move.
    pub(super) fn saved(&self) -> Option<Danger> {
        let still = threats(&self.after, self.seat.other());
        let before = threats(&self.before, self.seat.other());
        let is_saved = |square: &Cell| {
            let now = if *square == self.action.from { self.action.to } else { *square };
            !still.contains(now)
        };
        danger(&self.before, self.seat, before.iter().filter(is_saved).collect())
    }

    /// The own piece that can be taken after the move, but not before it.
    pub(super) fn endangered(&self) -> Option<Danger> {
        let before = threats(&self.before, self.seat.other());
        let was_safe = |square: &Cell| {
            let then = if *square == self.action.to { self.action.from } else { *square };
            !before.contains(then)
        };
        let now = threats(&self.after, self.seat.other());
        danger(&self.after, self.seat, now.iter().filter(was_safe).collect())
    }

    /// The own pieces that can be taken after the move. Those that nothing avenges come first, and of these, those that
    /// were safe before.
    pub(super) fn dangers(&self) -> Vec<Danger> {
        let other = self.seat.other();
        let [before, now] = [&self.before, &self.after].map(|pieces| threats(pieces, other));
        let was_hunted = |square: Cell| {
            before.contains(if square == self.action.to { self.action.from } else { square })
        };
        let all = now.iter().filter_map(|at| danger(&self.after, self.seat, Squares::one(at)));
        let mut all: Vec<Danger> = all.collect();
        all.sort_by_key(|one| {
            let is_back = is_taken_back(&self.after, other, one.taking);
            (is_back, was_hunted(one.square), one.kind, one.taking)
        });
        all
    }

    /// The capture of the seat's general after this move, if no move of the seat saves the general.
    pub(super) fn doom(&self) -> Option<Action> {
        let other = self.seat.other();
        let falls = |pieces: &Pieces| {
            let general = pieces.army(self.seat).of(Kind::General);
            takings(pieces, other).into_iter().find(|taking| general.contains(taking.to))
        };
        let is_lost = |action: Action| {
            let next = Self::new(&self.before, self.seat, action);
            next.is_none_or(|next| falls(&next.after).is_some())
        };
        let all = MoveSets::new(&self.before, self.seat).sorted();
        falls(&self.after).filter(|_| all.into_iter().all(is_lost))
    }

    /// The enemy that was attacked before and has more attackers after the move, and the number of these attackers.
    pub(super) fn joined(&self) -> Option<(Cell, usize)> {
        let count = |pieces: &Pieces, square: Cell| {
            takings(pieces, self.seat).iter().filter(|taking| taking.to == square).count()
        };
        let still = threats(&self.before, self.seat) & threats(&self.after, self.seat);
        let more = still.iter().map(|square| (square, count(&self.after, square)));
        more.filter(|&(square, now)| now > count(&self.before, square)).max_by_key(|one| one.1)
    }

    /// The own piece that the moved piece now guards against a close enemy. An enemy that strikes the guarded piece can
    /// be struck back.
    pub(super) fn guarded(&self, most: usize) -> Option<Cell> {
        let own = self.after.army(self.seat).soldiers() - Squares::one(self.action.to);
        let near = Squares::one(self.action.to).grown();
        let guards =
            |pieces: &Pieces, from: Cell, square: Cell| guards(pieces, self.seat, from, square);
        (own & near).iter().find(|&square| {
            guards(&self.after, self.action.to, square)
                && !guards(&self.before, self.action.from, square)
                && is_hunted(&self.after, self.seat, square, most)
        })
    }
}

/// The names of a seat's attacked pieces on these squares. `None` if there are no squares.
pub(super) fn named(pieces: &Pieces, seat: Seat, reader: Seat, squares: Squares) -> Option<Arg> {
    let whose = if seat == reader { "own" } else { "enemy" };
    let takings = takings(pieces, seat.other());
    let attacked = |square: Cell| {
        let kind = pieces.army(seat).at(square)?;
        let attacks = takings.iter().filter(|taking| taking.to == square);
        let attack = attacks.min_by_key(|taking| (taking.verb == Verb::Push, **taking))?;
        Some(Name::Attacked { whose, kind, square, aim: aim(pieces.effect(*attack)) })
    };
    (!squares.is_empty()).then(|| Arg::list(Join::And, squares.iter().filter_map(attacked)))
}

/// Whether an enemy that can strike the piece on a square is within a number of steps.
fn is_hunted(pieces: &Pieces, seat: Seat, square: Cell, most: usize) -> bool {
    let Some(kind) = pieces.army(seat).at(square) else { return false };
    let ball = (0..most).fold(Squares::one(square), |ball, _| ball.grown());
    pieces.army(seat.other()).of(kind.prey().prey()).meets(ball)
}

/// Whether the piece on `from` could strike the enemy that has struck the piece on a square.
pub(super) fn guards(pieces: &Pieces, seat: Seat, from: Cell, square: Cell) -> bool {
    let Some(kind) = pieces.army(seat).at(square) else { return false };
    let mut struck = *pieces;
    struck.armies[seat.index() & 1].clear(square);
    struck.armies[seat.other().index() & 1].put(kind.prey().prey(), square);
    let strikes = MoveSets::of_verb(&struck, seat, Verb::Strike);
    strikes.iter().any(|strike| strike.from == from && strike.to == square)
}

/// The capture of the most precious of these pieces, preferably a capture that can't be avenged.
fn danger(pieces: &Pieces, seat: Seat, squares: Squares) -> Option<Danger> {
    let takings = takings(pieces, seat.other()).into_iter();
    let dangers = takings.filter(|taking| squares.contains(taking.to)).filter_map(|taking| {
        let kind = pieces.army(seat).at(taking.to)?;
        let hunter = pieces.army(seat.other()).at(taking.from)?;
        let effect = pieces.effect(taking);
        Some(Danger { kind, square: taking.to, hunter, taking, effect })
    });
    let is_back = |danger: &Danger| is_taken_back(pieces, seat.other(), danger.taking);
    dangers.min_by_key(|danger| (danger.kind, is_back(danger), danger.taking))
}

/// The moves that would capture something if this seat were to move, sorted by notation.
pub(super) fn takings(pieces: &Pieces, seat: Seat) -> Vec<Action> {
    let moves = MoveSets::new(pieces, seat).sorted().into_iter();
    moves.filter(|action| pieces.effect(*action).takes()).collect()
}

/// Whether the piece that makes this move can be captured on its new square. `false` if the move ends the match.
pub(super) fn is_taken_back(pieces: &Pieces, seat: Seat, taking: Action) -> bool {
    let mut next = *pieces;
    let is_made = next.apply(seat, taking).is_some();
    is_made && goes_on(next.army(seat.other())) && threats(&next, seat.other()).contains(taking.to)
}

/// Whether a capture gains something: no piece can take back, or each piece that does can be taken in turn.
pub(super) fn gains(pieces: &Pieces, seat: Seat, taking: Action) -> bool {
    let (mut next, other) = (*pieces, seat.other());
    let is_made = next.apply(seat, taking).is_some();
    if !is_made || !goes_on(next.army(other)) {
        return is_made;
    }
    let mut back = takings(&next, other).into_iter().filter(|back| back.to == taking.to);
    back.all(|back| {
        let mut last = next;
        last.apply(other, back);
        goes_on(last.army(seat)) && threats(&last, seat).contains(back.to)
    })
}

/// Whether an army is still in the match: it has its general and a soldier.
fn goes_on(army: &Army) -> bool {
    !army.of(Kind::General).is_empty() && !army.soldiers().is_empty()
}

/// The moves after which a piece that stays in danger after `chosen` can't be taken.
pub(super) fn saving_moves(
    view: &View,
    seat: Seat,
    danger: Danger,
    chosen: Action,
) -> impl Iterator<Item = Action> {
    let stood = if danger.square == chosen.to { chosen.from } else { danger.square };
    let saves = move |one: &Action| {
        let next = Position::after(view, seat, *one);
        let stands = if one.from == stood { one.to } else { stood };
        let theirs = threats(&next.state.pieces, seat.other());
        next.state.end.is_some() || !theirs.contains(stands)
    };
    MoveSets::new(&view.state.pieces, seat).sorted().into_iter().filter(saves)
}

/// A capture at the end of a line without other captures.
pub(super) struct LateCapture {
    /// The moves before the capture.
    pub(super) line: Vec<Action>,
    pub(super) next: Action,
    pub(super) kind: Kind,
}

/// The most plies of a line before a late capture.
const MOST_PLIES: usize = 4;

/// The first capture of a line, if the mover of its first move wins a piece by it.
///
/// One or two answers come before it.
pub(super) fn late_capture(first: &Change, line: &[Action]) -> Option<LateCapture> {
    let (mut pieces, mut turn) = (first.after, first.seat.other());
    for (ply, mv) in line.iter().copied().enumerate().take(MOST_PLIES + 1).skip(1) {
        if pieces.effect(mv).takes() {
            let kind = pieces.army(turn.other()).at(mv.to)?;
            let is_free = turn == first.seat && !is_taken_back(&pieces, turn, mv);
            let line = line.get(..ply)?.to_vec();
            return is_free.then_some(LateCapture { line, next: mv, kind });
        }
        pieces.apply(turn, mv)?;
        turn = turn.other();
    }
    None
}

/// Whether the opponent can also begin this line after the chosen move, and make its capture.
pub(super) fn still_plays(change: &Change, late: &LateCapture) -> bool {
    let (mut pieces, mut turn) = (change.after, change.seat.other());
    for mv in &late.line {
        if !MoveSets::contains(&pieces, turn, *mv) {
            return false;
        }
        pieces.apply(turn, *mv);
        turn = turn.other();
    }
    takings(&pieces, turn).contains(&late.next)
}
