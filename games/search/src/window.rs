//! The small parts of alpha-beta search: windows, reaches, and what the table holds.

use rules::Seat;

use crate::score::{ENDLESS, WON, is_proven};

/// A node while its moves are tried.
pub(crate) struct Visit<M> {
    pub(crate) mover: Seat,
    pub(crate) reach: Reach,
    pub(crate) window: Window,
    pub(crate) best: i32,
    pub(crate) mv: Option<M>,
    pub(crate) tried: u32,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<M> {
    pub(crate) mv: Option<M>,
    worth: i32,
    depth: i8,
    bound: Bound,
}

/// How a worth in the table is meant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// Between which worths the answer matters.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    pub(crate) const FULL: Self = Self { alpha: -ENDLESS, beta: ENDLESS };

    /// The same for the other side.
    pub(crate) fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// The narrowest one: all it asks is whether it is more than this.
    pub(crate) fn above(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }
}

/// How many plies are still to go, and how many were gone.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    pub(crate) depth: i32,
    pub(crate) ply: i32,
}

impl Reach {
    pub(crate) fn next(self, less: i32) -> Self {
        Self { depth: self.depth - 1 - less, ply: self.ply + 1 }
    }
}

impl<M: Copy> Entry<M> {
    pub(crate) fn of(visit: &Visit<M>, asked: Window) -> Self {
        let bound = match visit.best {
            best if best >= asked.beta => Bound::AtLeast,
            best if best <= asked.alpha => Bound::AtMost,
            _ => Bound::Exact,
        };
        let Reach { depth, ply } = visit.reach;
        Self { mv: visit.mv, worth: stored(visit.best, ply), depth: depth as i8, bound }
    }

    /// The worth, where it is known deeply enough and answers what is asked.
    pub(crate) fn answer(&self, reach: Reach, window: Window) -> Option<i32> {
        let worth = recalled(self.worth, reach.ply);
        let answers = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => worth >= window.beta,
            Bound::AtMost => worth <= window.alpha,
        };
        (answers && i32::from(self.depth) >= reach.depth).then_some(worth)
    }
}

/// What an end is worth so many plies away: sooner won is better, later lost is better.
pub(crate) fn ended(worth: i32, ply: i32) -> i32 {
    match worth {
        worth if worth >= WON => WON - ply,
        worth if worth <= -WON => ply - WON,
        worth => worth,
    }
}

/// A worth counted from the position in which it was found, for whoever comes there on a longer or shorter way.
fn stored(worth: i32, ply: i32) -> i32 {
    if is_proven(worth) { worth + worth.signum() * ply } else { worth }
}

fn recalled(worth: i32, ply: i32) -> i32 {
    if is_proven(worth) { worth - worth.signum() * ply } else { worth }
}
