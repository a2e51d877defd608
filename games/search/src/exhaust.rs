//! Exhaustive search: a proof by trying every move, without any evaluation.
//!
//! This search is far slower than the others and shares nothing with them but the rules, so it can check them.

use std::collections::HashMap;
use std::marker::PhantomData;

use rules::{Notes, RuleSet, Seat, Status, Viewer};

/// The results known for a position.
#[derive(Clone, Copy, Default)]
struct Known {
    /// The fewest plies within which a win is known.
    won_within: Option<u32>,
    /// The maximum number of plies within which it is known that there is no win.
    open_within: Option<u32>,
}

/// Whether a seat can force a win within this number of plies, whatever the others do.
///
/// `None` if more than `positions` would have to be visited. Everything must be visible to the seat.
pub fn forces_win<R: RuleSet>(
    position: &R::Position,
    seat: Seat,
    plies: u32,
    positions: u64,
) -> Option<bool> {
    let mut search =
        Exhaust::<R> { seat, left: positions, known: HashMap::new(), rules: PhantomData };
    search.wins(position, plies)
}

struct Exhaust<R> {
    seat: Seat,
    left: u64,
    known: HashMap<Vec<u8>, Known>,
    rules: PhantomData<R>,
}

impl<R: RuleSet> Exhaust<R> {
    fn wins(&mut self, position: &R::Position, plies: u32) -> Option<bool> {
        let mover = match R::status(position) {
            Status::Over(outcome) => return Some(outcome.winners.contains(self.seat)),
            Status::ToMove(seats) => seats.iter().next()?,
        };
        if plies == 0 {
            return Some(false);
        }
        let key = postcard::to_allocvec(position).ok()?;
        let known = self.known.get(&key).copied().unwrap_or_default();
        if known.won_within.is_some_and(|within| within <= plies) {
            return Some(true);
        }
        if known.open_within.is_some_and(|within| within >= plies) {
            return Some(false);
        }
        self.left = self.left.checked_sub(1)?;
        let is_won = self.tries_all(position, mover, plies)?;
        let known = self.known.entry(key).or_default();
        match is_won {
            true => known.won_within = Some(known.won_within.map_or(plies, |old| old.min(plies))),
            false => {
                known.open_within = Some(known.open_within.map_or(plies, |old| old.max(plies)))
            }
        }
        Some(is_won)
    }

    /// Tries every move. Moves that end the match at once come first.
    fn tries_all(&mut self, position: &R::Position, mover: Seat, plies: u32) -> Option<bool> {
        let is_own = mover == self.seat;
        let moves = R::legal_moves(&R::view(position, Viewer::Seat(mover)), mover).moves;
        let after = |mv| {
            let mut next = position.clone();
            let _ = R::play(&mut next, mover, mv, &mut Notes::muted());
            next
        };
        let mut children: Vec<R::Position> = moves.iter().map(after).collect();
        children.sort_by_key(|child| !R::status(child).is_over());
        for child in &children {
            if self.wins(child, plies - 1)? == is_own {
                return Some(is_own);
            }
        }
        Some(!is_own && !children.is_empty())
    }
}
