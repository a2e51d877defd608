//! Finds perfect matchings of least cost: exactly in small fields, in overlapping windows in large ones.

use integer_blossom::min_weight_perfect_matching;

use crate::model::clubs::swiss::pairing_cost::{GroupPlace, Placed, REMATCH, cost, group_places};
use crate::model::clubs::swiss::swiss_player::SwissPlayer;

/// The largest field that is matched at once. The time grows with the cube of the size.
const EXACT: usize = 256;

/// The number of players in a window. It is even, like [`EXACT`], so that all players of a window are paired.
const WINDOW: usize = 96;

/// The maximum number of passes over all windows. Each pass begins at another place.
const PASSES: usize = 8;

/// The index of each player's opponent. `None` if no matching without a rematch was found.
pub(super) fn matched(field: &[SwissPlayer]) -> Option<Vec<usize>> {
    let places = group_places(field);
    let mut matching = Matching { field, places: &places, mates: vec![usize::MAX; field.len()] };
    if field.len() <= EXACT {
        matching.solve(&(0..field.len()).collect::<Vec<_>>());
    } else {
        matching.solve_in_windows();
    }
    matching.is_legal().then_some(matching.mates)
}

/// How one pass over a large field groups pairs into windows.
#[derive(Clone, Copy)]
struct Neighbors {
    /// Whether pairs are ordered by the rank of their worse player, instead of their better one.
    by_worse: bool,
    /// The number of pairs before the first full window.
    skip: usize,
}

/// A matching under construction.
struct Matching<'a> {
    field: &'a [SwissPlayer],
    places: &'a [GroupPlace],
    mates: Vec<usize>,
}

impl Matching<'_> {
    fn cost(&self, one: usize, two: usize) -> i64 {
        let placed =
            |index: usize| Placed { player: &self.field[index], place: self.places[index] };
        cost(placed(one), placed(two))
    }

    /// Pairs these players with each other, at the least cost.
    fn solve(&mut self, members: &[usize]) {
        let count = members.len();
        let mut costs = vec![0; count * count];
        for (row, &one) in members.iter().enumerate() {
            for (column, &two) in members.iter().enumerate().skip(row + 1) {
                costs[row * count + column] = self.cost(one, two);
            }
        }
        for (row, column) in
            min_weight_perfect_matching::<i64>(&costs, count).into_iter().enumerate()
        {
            self.mates[members[row]] = members[column];
        }
    }

    /// Pairs a large field: first windows along the ranking, then windows of neighboring pairs until the cost stays the
    /// same. If rematches are left, tries larger windows.
    fn solve_in_windows(&mut self) {
        let all: Vec<_> = (0..self.field.len()).collect();
        all.chunks(WINDOW).for_each(|window| self.solve(window));
        let mut costs = vec![self.total()];
        for pass in 1..=PASSES {
            let half = WINDOW / 2;
            self.improve(
                Neighbors { by_worse: pass % 2 == 0, skip: pass * half * 3 / 8 % half },
                half,
            );
            costs.push(self.total());
            if costs.iter().rev().take(3).all(|cost| Some(cost) == costs.last()) && pass > 2 {
                break;
            }
        }
        let mut pairs_at_once = WINDOW;
        while !self.is_legal() && pairs_at_once < 2 * EXACT {
            self.improve(Neighbors { by_worse: false, skip: 0 }, pairs_at_once);
            self.improve(Neighbors { by_worse: false, skip: pairs_at_once / 2 }, pairs_at_once);
            pairs_at_once *= 2;
        }
    }

    /// Pairs the members of neighboring pairs again, `pairs_at_once` pairs together.
    fn improve(&mut self, neighbors: Neighbors, pairs_at_once: usize) {
        let mut pairs = self.pairs();
        if neighbors.by_worse {
            pairs.sort_by_key(|pair| pair[1]);
        }
        let (head, rest) = pairs.split_at(neighbors.skip.min(pairs.len()));
        for window in [head].into_iter().chain(rest.chunks(pairs_at_once)) {
            let mut members: Vec<_> = window.iter().flatten().copied().collect();
            members.sort_unstable();
            if !members.is_empty() {
                self.solve(&members);
            }
        }
    }

    /// The pairs, by the rank of the better one.
    fn pairs(&self) -> Vec<[usize; 2]> {
        let firsts = (0..self.mates.len()).filter(|&one| one < self.mates[one]);
        firsts.map(|one| [one, self.mates[one]]).collect()
    }

    fn total(&self) -> i64 {
        self.pairs().iter().map(|&[one, two]| self.cost(one, two)).sum()
    }

    fn is_legal(&self) -> bool {
        self.pairs().iter().all(|&[one, two]| self.cost(one, two) < REMATCH)
    }
}

/// The least cost of any matching.
#[cfg(test)]
pub(super) fn optimum(field: &[SwissPlayer]) -> i64 {
    let places = group_places(field);
    let mut matching = Matching { field, places: &places, mates: vec![usize::MAX; field.len()] };
    matching.solve(&(0..field.len()).collect::<Vec<_>>());
    matching.total()
}
