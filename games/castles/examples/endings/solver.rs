//! The retrograde analysis.

use castles::{Crush, Field, QUIET_LIMIT};

use crate::geometry::{Geometry, NONE};

/// The relation of the soldier of the side to move to the other soldier.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Relation {
    Same,
    Hunter,
    Prey,
}

impl Relation {
    fn turned(self) -> Self {
        match self {
            Self::Same => Self::Same,
            Self::Hunter => Self::Prey,
            Self::Prey => Self::Hunter,
        }
    }
}

/// A position as the side to move sees it.
#[derive(Clone, Copy)]
struct Spot {
    relation: Relation,
    general: u8,
    soldier: u8,
    their_general: u8,
    their_soldier: u8,
}

/// The result of a move.
enum Step {
    Wins,
    /// The position after the move, as the player who made it sees it.
    To(Spot),
}

pub(crate) struct Solver {
    geometry: Geometry,
    crush: Crush,
    relation: Relation,
    /// Plies to the end: above 0 if won, below 0 if lost. 0 is a draw.
    values: [Vec<i8>; 2],
}

impl Solver {
    /// Solves both sides of a relation: hunter and prey have a table each.
    pub(crate) fn solve(field: Field, crush: Crush, relation: Relation) -> Self {
        let geometry = Geometry::new(field);
        let size = geometry.count.pow(4);
        let second = if relation == Relation::Same { 0 } else { size };
        let values = [vec![0; size], vec![0; second]];
        let mut solver = Self { geometry, crush, relation, values };
        let mut frontier = solver.won_at_once();
        let mut level = 1_i32;
        while !frontier.is_empty() {
            let mut found = Vec::new();
            for spot in &frontier {
                solver.add_predecessors(*spot, &mut found);
            }
            frontier.clear();
            for (spot, value) in found {
                let known = solver.value_mut(spot);
                if *known == 0 {
                    *known = value;
                    frontier.push(spot);
                }
            }
            level += 1;
            // A win in more plies comes too late: the match ends as a siege.
            if level > i32::from(QUIET_LIMIT) {
                break;
            }
        }
        solver
    }

    /// The plies to the end for all positions in which the mover's soldier has `self.relation` to the other.
    pub(crate) fn values(&self) -> &[i8] {
        &self.values[0]
    }

    fn won_at_once(&mut self) -> Vec<Spot> {
        let mut won = Vec::new();
        let mut relations = vec![self.relation, self.relation.turned()];
        relations.dedup();
        for relation in relations {
            let spots = (0..self.geometry.count.pow(4)).map(|index| self.spot(relation, index));
            won.extend(spots.filter(|spot| {
                self.is_possible(*spot) && self.steps(*spot).any(|step| matches!(step, Step::Wins))
            }));
        }
        won.iter().for_each(|spot| *self.value_mut(*spot) = 1);
        won
    }

    /// The position of an index, the inverse of `index`.
    fn spot(&self, relation: Relation, index: usize) -> Spot {
        let count = self.geometry.count;
        let [general, soldier, their_general, their_soldier] =
            [3, 2, 1, 0].map(|place| (index / count.pow(place) % count) as u8);
        Spot { relation, general, soldier, their_general, their_soldier }
    }

    fn is_possible(&self, spot: Spot) -> bool {
        let all = [spot.general, spot.soldier, spot.their_general, spot.their_soldier];
        (0..4).all(|one| (0..one).all(|other| all[one] != all[other]))
    }

    fn index(&self, spot: Spot) -> (usize, usize) {
        let all = [spot.general, spot.soldier, spot.their_general, spot.their_soldier];
        let index =
            all.iter().fold(0, |sum, square| sum * self.geometry.count + usize::from(*square));
        (usize::from(spot.relation != self.relation), index)
    }

    fn value(&self, spot: Spot) -> i8 {
        let (table, index) = self.index(spot);
        self.values[table][index]
    }

    fn value_mut(&mut self, spot: Spot) -> &mut i8 {
        let (table, index) = self.index(spot);
        &mut self.values[table][index]
    }

    /// The same pieces with the other side to move.
    fn turned(&self, spot: Spot) -> Spot {
        let flip = |square| self.geometry.flip(square);
        Spot {
            relation: spot.relation.turned(),
            general: flip(spot.their_general),
            soldier: flip(spot.their_soldier),
            their_general: flip(spot.general),
            their_soldier: flip(spot.soldier),
        }
    }

    fn steps(&self, spot: Spot) -> impl Iterator<Item = Step> + '_ {
        let general = (0..4).filter_map(move |way| self.general_step(spot, way));
        general.chain((0..4).filter_map(move |way| self.soldier_step(spot, way)))
    }

    fn general_step(&self, spot: Spot, way: usize) -> Option<Step> {
        let to = self.geometry.next(spot.general, way);
        match to {
            to if to == spot.their_general => Some(Step::Wins),
            to if to == NONE || to == spot.soldier || to == spot.their_soldier => None,
            general => Some(Step::To(Spot { general, ..spot })),
        }
    }

    fn soldier_step(&self, spot: Spot, way: usize) -> Option<Step> {
        let to = self.geometry.next(spot.soldier, way);
        if to == NONE || to == spot.general || self.geometry.is_shut(spot.soldier, to) {
            return None;
        }
        if to == spot.their_general {
            return Some(Step::Wins);
        }
        if to != spot.their_soldier {
            return Some(Step::To(Spot { soldier: to, ..spot }));
        }
        match spot.relation {
            Relation::Hunter => Some(Step::Wins),
            Relation::Prey => None,
            Relation::Same => self.push(spot, to, way),
        }
    }

    fn push(&self, spot: Spot, to: u8, way: usize) -> Option<Step> {
        let behind = self.geometry.next(to, way);
        match behind {
            NONE => Some(Step::Wins),
            behind if behind == spot.their_general => self.crush.by_comrade().then_some(Step::Wins),
            behind if behind == spot.general => self.crush.by_anvil().then_some(Step::Wins),
            their_soldier => Some(Step::To(Spot { soldier: to, their_soldier, ..spot })),
        }
    }

    /// Adds all positions one move earlier whose values are now known.
    fn add_predecessors(&self, spot: Spot, found: &mut Vec<(Spot, i8)>) {
        let before = self.turned(spot);
        self.add_unmoved(before, found);
        // The other side may have had no move, so that this side moved twice in a row.
        if self.steps(before).next().is_none() {
            self.add_unmoved(spot, found);
        }
    }

    fn add_unmoved(&self, after: Spot, found: &mut Vec<(Spot, i8)>) {
        let free = |square: u8| {
            square != NONE
                && ![after.general, after.soldier, after.their_general, after.their_soldier]
                    .contains(&square)
        };
        let mut add = |spot: Spot| {
            if self.value(spot) == 0
                && let Some(value) = self.judge(spot)
            {
                found.push((spot, value));
            }
        };
        for way in 0..4 {
            let general = self.geometry.next(after.general, way);
            if free(general) {
                add(Spot { general, ..after });
            }
            let soldier = self.geometry.next(after.soldier, way);
            if !free(soldier) {
                continue;
            }
            add(Spot { soldier, ..after });
            // A push: the pushed soldier is ahead. `way ^ 1` is the opposite of `way`, as in `Direction::ALL`.
            if after.relation == Relation::Same
                && self.geometry.next(after.soldier, way ^ 1) == after.their_soldier
            {
                add(Spot { soldier, their_soldier: after.soldier, ..after });
            }
        }
    }

    /// The value of a position, if the values of the next positions decide it.
    fn judge(&self, spot: Spot) -> Option<i8> {
        let (mut win, mut loss) = (i8::MAX, Some(0));
        let mut any = false;
        for step in self.steps(spot) {
            any = true;
            match step {
                Step::Wins => return Some(1),
                Step::To(after) => match self.value_after(after) {
                    0 => loss = None,
                    value if value < 0 => loss = loss.map(|most: i8| most.max(-value)),
                    value => win = win.min(value),
                },
            }
        }
        if win < i8::MAX {
            return Some(win + 1);
        }
        loss.filter(|_| any).map(|most| -most - 1)
    }

    /// The value of a position for the side that has just moved.
    fn value_after(&self, after: Spot) -> i8 {
        let next = self.turned(after);
        if self.steps(next).next().is_some() {
            return -self.value(next);
        }
        if self.steps(after).next().is_none() { 0 } else { self.value(after) }
    }
}
