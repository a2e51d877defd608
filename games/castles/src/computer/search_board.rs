//! A battle made for searching: the board, whose turn it is, and how long nothing was struck.

use rules::Seat;
use search::{Ranked, Tree, WON};

use crate::army::Kind;
use crate::computer::evaluator;
use crate::move_sets::Fan;
use crate::moves::{Go, Verb};
use crate::pieces::{Effect, Stand};
use crate::position::{QUIET_LIMIT, State, View};
use crate::squares::Squares;

/// An open position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Battle<'a> {
    pub(super) stand: Stand,
    turn: Seat,
    quiet: u8,
    end: Option<End>,
    /// The positions of the match so far to which it may come back.
    seen: &'a [u64],
    /// Squares that a thought likes a little better than others.
    taste: Squares,
}

/// How it is over.
#[derive(Clone, Copy, Debug)]
enum End {
    Lost(Seat),
    Siege,
}

impl<'a> Battle<'a> {
    /// The position of a match whose armies are open.
    pub(super) fn of(view: &'a View, taste: Squares) -> Self {
        let State { stand, turn, quiet, .. } = view.state;
        Self { stand, turn, quiet, end: None, seen: &view.seen, taste }
    }

    fn takes(&self, go: &Go) -> bool {
        self.stand.effect(*go).takes()
    }

    /// Sees whether it is over, and whose turn it is.
    fn settle(&mut self) {
        let next = self.turn;
        let army = self.stand.army(next);
        if army.of(Kind::General).is_empty() || army.soldiers().is_empty() {
            self.end = Some(End::Lost(next));
        } else if Fan::is_empty_for(&self.stand, next) {
            self.turn = next.other();
            if Fan::is_empty_for(&self.stand, self.turn) {
                self.end = Some(End::Siege);
            }
        }
        if self.end.is_none() && (self.quiet >= QUIET_LIMIT || self.is_back()) {
            self.end = Some(End::Siege);
        }
    }

    /// Whether the match was here before: whoever leads goes on, and whoever doesn't may come here again.
    fn is_back(&self) -> bool {
        // Since something was taken no position is one of those before.
        usize::from(self.quiet) >= self.seen.len()
            && self.seen.contains(&self.stand.fingerprint(self.turn))
    }
}

impl Tree for Battle<'_> {
    type Move = Go;

    fn mover(&self) -> Option<Seat> {
        self.end.is_none().then_some(self.turn)
    }

    fn loud(&self, moves: &mut Vec<Ranked<Go>>) {
        let value = |go: &Go| match self.stand.effect(*go) {
            Effect::Struck(Kind::General) => 1000,
            Effect::Struck(_) => 100,
            _ => 90,
        };
        let strikes = Fan::of_verb(&self.stand, self.turn, Verb::Strike);
        moves.extend(strikes.iter().map(|go| (go, value(&go))));
        let pushes = Fan::of_verb(&self.stand, self.turn, Verb::Push);
        moves.extend(pushes.iter().filter(|go| self.takes(go)).map(|go| (go, value(&go))));
    }

    fn quiet(&self, moves: &mut Vec<Ranked<Go>>) {
        let pushes = Fan::of_verb(&self.stand, self.turn, Verb::Push);
        moves.extend(pushes.iter().filter(|go| !self.takes(go)).map(|go| (go, 8)));
        let steps = Fan::of_verb(&self.stand, self.turn, Verb::Step);
        moves.extend(steps.iter().map(|go| (go, evaluator::rank(&self.stand, self.turn, go))));
    }

    fn may(&self, go: Go) -> bool {
        Fan::has(&self.stand, self.turn, go)
    }

    fn after(&self, go: Go) -> Self {
        let mut next = *self;
        let took = next.stand.apply(self.turn, go).is_some_and(|(_, effect)| effect.takes());
        next.quiet = if took { 0 } else { self.quiet + 1 };
        next.turn = self.turn.other();
        next.settle();
        next
    }

    fn key(&self) -> u64 {
        let key = self.stand.fingerprint(self.turn);
        // Close to the siege it matters how close.
        let late = u64::from(self.quiet.saturating_sub(QUIET_LIMIT - 15));
        key ^ late.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn worth(&self, seat: Seat) -> i32 {
        match self.end {
            Some(End::Lost(loser)) if loser == seat => -WON,
            Some(End::Lost(_)) => WON,
            Some(End::Siege) => 0,
            None => {
                let worth = evaluator::worth(&self.stand, seat);
                let [own, theirs] = [seat, seat.other()]
                    .map(|seat| self.stand.army(seat).all().and(self.taste).len() as i32);
                // The longer nothing is struck, the nearer is the siege.
                let left = i32::from(QUIET_LIMIT - self.quiet.min(QUIET_LIMIT));
                (worth + own - theirs) * (left + 50).min(100) / 100
            }
        }
    }

    fn place(go: Go) -> usize {
        let square = |column: u8, row: u8| usize::from(column) * 9 + usize::from(row);
        let way = match (go.to.column, go.to.row) {
            (column, _) if column > go.from.column => 0,
            (column, _) if column < go.from.column => 1,
            (_, row) if row > go.from.row => 2,
            _ => 3,
        };
        1 + square(go.from.column, go.from.row) * 4 + way
    }
}
