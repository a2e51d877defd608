//! Looks ahead: in a small field, a round must not make a later one impossible.

use integer_blossom::min_weight_perfect_matching;

use crate::model::clubs::swiss::cost::{Placed, cost, group_places};
use crate::model::clubs::swiss::swiss_player::SwissPlayer;

/// The largest field that is looked at. In larger ones, nobody can meet half of the others.
const FIELD: usize = 40;

/// The number of ways to pair the rest of an event that are tried.
const WAYS: u64 = 12;

/// The cost of a pair that must not meet.
const FORBIDDEN: i64 = 1_000_000_000;

/// The same matching, or another one of little more cost after which the remaining rounds can be paired.
pub(super) fn with_future(
    field: &[SwissPlayer],
    mates: Vec<usize>,
    rounds_left: u32,
) -> Vec<usize> {
    let known = Known::of(field);
    // A graph in which everyone has half of the others left always has a perfect matching.
    let needed = rounds_left as usize + 1;
    let is_safe = field.len() > FIELD || known.least_left() >= field.len() / 2 + needed;
    if rounds_left == 0 || is_safe || known.has_rounds(&mates, rounds_left) {
        return mates;
    }
    let mut others: Vec<_> = pairs(&mates).filter_map(|pair| known.without(field, pair)).collect();
    others.sort_by_key(|(cost, _)| *cost);
    let found = others.into_iter().find(|(_, mates)| known.has_rounds(mates, rounds_left));
    found.map_or(mates, |(_, mates)| mates)
}

/// The pairs that have met, by index.
struct Known {
    count: usize,
    met: Vec<bool>,
}

impl Known {
    fn of(field: &[SwissPlayer]) -> Self {
        let count = field.len();
        let mut met = vec![false; count * count];
        for (one, player) in field.iter().enumerate() {
            for (two, other) in field.iter().enumerate() {
                met[one * count + two] = one == two || player.met.contains(&other.entrant);
            }
        }
        Self { count, met }
    }

    /// The least number of opponents that anyone has left.
    fn least_left(&self) -> usize {
        let left = |row: &[bool]| row.iter().filter(|met| !**met).count();
        self.met.chunks(self.count.max(1)).map(left).min().unwrap_or_default()
    }

    /// Whether so many rounds can be paired after this one, as far as a few ways of pairing tell.
    fn has_rounds(&self, mates: &[usize], rounds: u32) -> bool {
        (1..=WAYS).any(|way| {
            let mut met = self.met.clone();
            note(&mut met, mates);
            (0..rounds).all(|round| match self.pair_at_random(&met, way << 8 | u64::from(round)) {
                Some(mates) => {
                    note(&mut met, &mates);
                    true
                }
                None => false,
            })
        })
    }

    /// A matching without rematches, different for each number.
    fn pair_at_random(&self, met: &[bool], number: u64) -> Option<Vec<usize>> {
        let draw = |index: usize| {
            let mixed = (number << 16 | index as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            i64::from((mixed >> 40) as u16)
        };
        let costs = met.iter().enumerate();
        let costs: Vec<i64> =
            costs.map(|(index, &met)| if met { FORBIDDEN } else { draw(index) }).collect();
        let mates = min_weight_perfect_matching::<i64>(&costs, self.count);
        let is_legal = mates.iter().enumerate().all(|(one, &two)| !met[one * self.count + two]);
        is_legal.then_some(mates)
    }

    /// The best matching without one pair, and its cost.
    fn without(&self, field: &[SwissPlayer], pair: [usize; 2]) -> Option<(i64, Vec<usize>)> {
        let places = group_places(field);
        let placed = |index: usize| Placed { player: &field[index], place: places[index] };
        let cost_of = |one: usize, two: usize| match [one, two] == pair {
            true => FORBIDDEN * 1_000,
            false => cost(placed(one), placed(two)),
        };
        let mut costs = vec![0; self.count * self.count];
        for one in 0..self.count {
            for two in one + 1..self.count {
                costs[one * self.count + two] = cost_of(one, two);
            }
        }
        let mates = min_weight_perfect_matching::<i64>(&costs, self.count);
        let total: i64 = pairs(&mates).map(|[one, two]| cost_of(one, two)).sum();
        (total < FORBIDDEN * 1_000).then_some((total, mates))
    }
}

fn pairs(mates: &[usize]) -> impl Iterator<Item = [usize; 2]> + '_ {
    mates.iter().enumerate().filter(|(one, two)| one < two).map(|(one, &two)| [one, two])
}

fn note(met: &mut [bool], mates: &[usize]) {
    for (one, &two) in mates.iter().enumerate() {
        met[one * mates.len() + two] = true;
    }
}
