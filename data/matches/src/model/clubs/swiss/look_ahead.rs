//! `LookAhead`: in small fields, keeps pairings possible in the later rounds.

use integer_blossom::min_weight_perfect_matching;

use crate::model::clubs::Entrant;
use crate::model::clubs::swiss::pairing_cost::{Placed, cost, group_places};
use crate::model::clubs::swiss::swiss_player::SwissPlayer;

/// The largest field with look-ahead. In larger fields, no entrant meets so many others that pairings run out.
const FIELD: usize = 40;

/// The number of random ways that are tried to pair the later rounds.
const WAYS: u64 = 24;

/// The cost of pairing two entrants who have met.
const FORBIDDEN: i64 = 1_000_000_000;

/// The pairs that have met, and the number of later rounds. In an odd field, the bye is one more opponent.
pub(super) struct LookAhead {
    /// The entrants in order of rank. `None` is the bye.
    entrants: Vec<Option<Entrant>>,
    /// Whether two entrants have met, as a square matrix by index.
    met: Vec<bool>,
    /// The number of later rounds to check. 0 if they can certainly be paired.
    rounds: u32,
}

impl LookAhead {
    pub(super) fn of(ranked: &[SwissPlayer], rounds_left: u32) -> Self {
        let mut entrants: Vec<_> = ranked.iter().map(|player| Some(player.entrant)).collect();
        let is_odd = !ranked.len().is_multiple_of(2);
        entrants.extend(is_odd.then_some(None));
        if ranked.len() > FIELD {
            return Self { entrants, met: Vec::new(), rounds: 0 };
        }
        let count = entrants.len();
        let mut met = vec![false; count * count];
        for (one, player) in ranked.iter().enumerate() {
            for (two, other) in entrants.iter().enumerate() {
                met[one * count + two] = match other {
                    Some(other) => one == two || player.met.contains(other),
                    None => player.had_bye,
                };
                met[two * count + one] |= met[one * count + two];
            }
        }
        met.iter_mut().skip(count * count - 1).for_each(|bye| *bye |= is_odd);
        let left = |row: &[bool]| row.iter().filter(|met| !**met).count();
        let least_left = met.chunks(count.max(1)).map(left).min().unwrap_or_default();
        // An entrant with few opponents left limits the number of later rounds.
        let rounds =
            rounds_left.min(u32::try_from(least_left).unwrap_or(u32::MAX).saturating_sub(1));
        // If each entrant can meet at least half of the others, a perfect matching always exists.
        let is_safe = least_left > count / 2 + rounds as usize;
        Self { entrants, met, rounds: if is_safe { 0 } else { rounds } }
    }

    /// Returns `mates`, or a slightly costlier matching after which the later rounds can be paired. The flag tells
    /// whether they can be paired.
    pub(super) fn keep(&self, field: &[SwissPlayer], mates: Vec<usize>) -> (Vec<usize>, bool) {
        if self.rounds == 0 || self.has_rounds(field, &mates) {
            return (mates, true);
        }
        let mut others: Vec<_> = pairs(&mates).filter_map(|pair| without(field, pair)).collect();
        others.sort_by_key(|(cost, _)| *cost);
        match others.into_iter().find(|(_, mates)| self.has_rounds(field, mates)) {
            Some((_, mates)) => (mates, true),
            None => (mates, false),
        }
    }

    /// Whether one of [`WAYS`] random ways pairs all later rounds.
    fn has_rounds(&self, field: &[SwissPlayer], mates: &[usize]) -> bool {
        let mates = self.mates_of_all(field, mates);
        (1..=WAYS).any(|way| {
            let mut met = self.met.clone();
            note(&mut met, &mates);
            (0..self.rounds).all(|round| {
                let mates = self.pair_at_random(&met, way << 8 | u64::from(round));
                mates.inspect(|mates| note(&mut met, mates)).is_some()
            })
        })
    }

    /// Converts the mates within `field` to the mates of all entrants. The entrant missing from the field has the bye.
    fn mates_of_all(&self, field: &[SwissPlayer], mates: &[usize]) -> Vec<usize> {
        let bye = self.entrants.iter().position(|seat| {
            seat.is_some_and(|entrant| field.iter().all(|player| player.entrant != entrant))
        });
        let index = |one: usize| if bye.is_some_and(|bye| one >= bye) { one + 1 } else { one };
        let mut all = vec![0; self.entrants.len()];
        for (one, &two) in mates.iter().enumerate() {
            all[index(one)] = index(two);
        }
        if let Some(bye) = bye {
            let last = all.len() - 1;
            (all[bye], all[last]) = (last, bye);
        }
        all
    }

    /// A random matching without rematches, different for each `number`. `None` if there is none.
    fn pair_at_random(&self, met: &[bool], number: u64) -> Option<Vec<usize>> {
        let draw = |index: usize| {
            let mixed = (number << 16 | index as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            i64::from((mixed >> 40) as u16)
        };
        let costs = met.iter().enumerate();
        let costs: Vec<i64> =
            costs.map(|(index, &met)| if met { FORBIDDEN } else { draw(index) }).collect();
        let count = self.entrants.len();
        let mates = min_weight_perfect_matching::<i64>(&costs, count);
        let is_legal = mates.iter().enumerate().all(|(one, &two)| !met[one * count + two]);
        is_legal.then_some(mates)
    }
}

/// The best matching that does not contain this pair, with its cost.
fn without(field: &[SwissPlayer], pair: [usize; 2]) -> Option<(i64, Vec<usize>)> {
    let (count, places) = (field.len(), group_places(field));
    let placed = |index: usize| Placed { player: &field[index], place: places[index] };
    let cost_of = |one: usize, two: usize| match [one, two] == pair {
        true => FORBIDDEN * 1_000,
        false => cost(placed(one), placed(two)),
    };
    let mut costs = vec![0; count * count];
    for one in 0..count {
        for two in one + 1..count {
            costs[one * count + two] = cost_of(one, two);
        }
    }
    let mates = min_weight_perfect_matching::<i64>(&costs, count);
    let total: i64 = pairs(&mates).map(|[one, two]| cost_of(one, two)).sum();
    (total < FORBIDDEN * 1_000).then_some((total, mates))
}

fn pairs(mates: &[usize]) -> impl Iterator<Item = [usize; 2]> + '_ {
    mates.iter().enumerate().filter(|(one, two)| one < two).map(|(one, &two)| [one, two])
}

fn note(met: &mut [bool], mates: &[usize]) {
    for (one, &two) in mates.iter().enumerate() {
        met[one * mates.len() + two] = true;
    }
}
