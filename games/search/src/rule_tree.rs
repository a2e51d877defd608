//! Any rule set of two seats as a tree to search, by its rules as they stand.

use std::fmt;

use rules::{Notes, Seat, Status};

use crate::evaluator::Lore;
use crate::score::WON;
use crate::tree::{Ranked, Tree};

/// A position of a rule set, searched as it is. A game for which that is too slow brings a [`Tree`] of its own.
pub struct Plain<R: Lore>(pub R::Position);

/// A move by its place in the sorted list of legal moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place(pub u16);

impl<R: Lore> Plain<R> {
    /// The move at this place of the list.
    pub fn named(&self, place: Place) -> Option<R::Move> {
        self.moves().into_iter().nth(usize::from(place.0))
    }

    fn moves(&self) -> Vec<R::Move> {
        self.mover().map_or_else(Vec::new, |seat| R::moves(&self.0, seat))
    }

    fn ranked(&self, loud: bool, moves: &mut Vec<Ranked<Place>>) {
        let Some(seat) = self.mover() else { return };
        for (index, mv) in (0..).zip(R::moves(&self.0, seat)) {
            if R::is_loud(&self.0, seat, &mv) == loud {
                moves.push((Place(index), R::rank(&self.0, seat, &mv)));
            }
        }
    }
}

impl<R: Lore> Clone for Plain<R> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<R: Lore> fmt::Debug for Plain<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Plain(..)")
    }
}

impl<R: Lore> Tree for Plain<R> {
    type Move = Place;

    fn mover(&self) -> Option<Seat> {
        R::status(&self.0).to_move().iter().next()
    }

    fn loud(&self, moves: &mut Vec<Ranked<Place>>) {
        self.ranked(true, moves);
    }

    fn quiet(&self, moves: &mut Vec<Ranked<Place>>) {
        self.ranked(false, moves);
    }

    fn after(&self, place: Place) -> Self {
        let mut next = self.clone();
        if let (Some(seat), Some(mv)) = (self.mover(), self.named(place)) {
            let _ = R::play(&mut next.0, seat, &mv, &mut Notes::muted());
        }
        next
    }

    fn key(&self) -> u64 {
        R::key(&self.0)
    }

    fn worth(&self, seat: Seat) -> i32 {
        match R::status(&self.0) {
            Status::ToMove(_) => R::worth(&self.0, seat),
            Status::Over(outcome) if outcome.draw => 0,
            Status::Over(outcome) if outcome.winners.contains(seat) => WON,
            Status::Over(_) => -WON,
        }
    }
}
