//! Pairs a round of tables for three or four, by score, so that few entrants meet again.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::clubs::Entrant;
use crate::model::clubs::points::Points;

/// The cost of a pair at one table, multiplied by the square of the number of its earlier encounters.
const MET: u64 = 1_000_000;

/// The maximum number of rounds of exchanges between all tables.
const PASSES: usize = 20;

/// An entrant before a round. Slices of these are in order of rank, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PodPlayer {
    pub entrant: Entrant,
    pub points: Points,
    /// The number of tables shared with each earlier opponent.
    pub met: BTreeMap<Entrant, u32>,
    /// The number of times that the entrant had each seat.
    pub seats: Vec<u32>,
    /// Whether the entrant has had a bye.
    pub had_bye: bool,
}

/// The bounds for the number of players at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PodSizes {
    /// The fewest players of a table.
    pub least: usize,
    /// The maximum number of players of a table.
    pub most: usize,
}

/// The tables of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PodRound {
    /// The tables, by rank of their best player. The entrants of a table are in order of seats.
    pub tables: Vec<Vec<Entrant>>,
    /// The entrants without a table.
    pub byes: Vec<Entrant>,
}

/// The sizes of the tables for this number of players. Few byes matter most, then few tables.
pub(crate) fn table_sizes(players: usize, sizes: PodSizes) -> Vec<usize> {
    let fitting = |seated: usize| {
        let tables = seated.div_ceil(sizes.most);
        let is_possible = tables * sizes.least <= seated;
        let small = tables * sizes.most - seated;
        is_possible.then(|| spread(tables, sizes.most, small, sizes.least))
    };
    (0..=players).rev().find_map(fitting).unwrap_or_default()
}

/// The sizes of `tables` tables with up to `most` players. `fewer` seats stay empty, at the last tables first.
fn spread(tables: usize, most: usize, fewer: usize, least: usize) -> Vec<usize> {
    let rounds = (most - least).min(fewer.div_ceil(tables.max(1)));
    let taken =
        |table: usize| (0..rounds).filter(|round| round * tables + tables - table <= fewer).count();
    (0..tables).map(|table| most - taken(table)).collect()
}

/// Seats a round.
pub(crate) fn pair_pods(ranked: &[PodPlayer], sizes: PodSizes) -> PodRound {
    let sizes = table_sizes(ranked.len(), sizes);
    let byes = byes(ranked, ranked.len() - sizes.iter().sum::<usize>());
    let field: Vec<_> = ranked.iter().filter(|player| !byes.contains(&player.entrant)).collect();
    let mut tables = Vec::new();
    let mut rest = field.as_slice();
    for size in sizes {
        let (table, left) = rest.split_at(size);
        tables.push(table.to_vec());
        rest = left;
    }
    improve(&mut tables);
    PodRound {
        tables: tables.iter().map(|table| seated(table)).collect(),
        byes: byes.into_iter().collect(),
    }
}

/// The `count` lowest entrants. Entrants who have had a bye are taken only if there are not enough others.
fn byes(ranked: &[PodPlayer], count: usize) -> BTreeSet<Entrant> {
    let mut lowest: Vec<_> = ranked.iter().rev().collect();
    lowest.sort_by_key(|player| player.had_bye);
    lowest.into_iter().take(count).map(|player| player.entrant).collect()
}

/// Exchanges players between tables as long as that lowers the cost.
fn improve(tables: &mut [Vec<&PodPlayer>]) {
    for _ in 0..PASSES {
        let mut is_better = false;
        for one in 0..tables.len() {
            for two in one + 1..tables.len() {
                is_better |= improve_two(tables, one, two);
            }
        }
        if !is_better {
            return;
        }
    }
}

fn improve_two(tables: &mut [Vec<&PodPlayer>], one: usize, two: usize) -> bool {
    let mut is_better = false;
    for first in 0..tables[one].len() {
        for second in 0..tables[two].len() {
            let before = table_cost(&tables[one]) + table_cost(&tables[two]);
            let (left, right) = (tables[one][first], tables[two][second]);
            (tables[one][first], tables[two][second]) = (right, left);
            if table_cost(&tables[one]) + table_cost(&tables[two]) < before {
                is_better = true;
            } else {
                (tables[one][first], tables[two][second]) = (left, right);
            }
        }
    }
    is_better
}

/// The cost of a table. Repeated encounters weigh most, then differences in points.
fn table_cost(table: &[&PodPlayer]) -> u64 {
    let pairs = table
        .iter()
        .enumerate()
        .flat_map(|(at, one)| table[at + 1..].iter().map(move |two| (one, two)));
    let cost = pairs.map(|(one, two)| {
        let met = u64::from(one.met.get(&two.entrant).copied().unwrap_or_default());
        let apart = u64::from(one.points.0.abs_diff(two.points.0));
        met * met * MET + apart * apart
    });
    cost.sum()
}

/// The entrants of a table in order of seats. Each gets a seat that they had as seldom as possible.
fn seated(table: &[&PodPlayer]) -> Vec<Entrant> {
    let had = |player: &PodPlayer, seat: usize| {
        let count = player.seats.get(seat).copied().unwrap_or_default();
        u64::from(count) * u64::from(count) + u64::from(count)
    };
    let orders = permutations(table.len());
    let cost = |order: &Vec<usize>| -> u64 {
        order.iter().enumerate().map(|(seat, &player)| had(table[player], seat)).sum()
    };
    let best = orders.into_iter().min_by_key(cost).unwrap_or_default();
    best.into_iter().map(|player| table[player].entrant).collect()
}

/// All permutations of the indices below `count`. Tables have few seats, so this stays small.
fn permutations(count: usize) -> Vec<Vec<usize>> {
    (0..count).fold(vec![Vec::new()], |orders, next| {
        orders
            .iter()
            .flat_map(|order| {
                (0..=order.len()).map(move |at| {
                    let mut order = order.clone();
                    order.insert(at, next);
                    order
                })
            })
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const FOUR: PodSizes = PodSizes { least: 3, most: 4 };

    fn field(count: u32) -> Vec<PodPlayer> {
        let player = |number| PodPlayer {
            entrant: Entrant(number),
            points: Points::NONE,
            met: BTreeMap::new(),
            seats: vec![0; 4],
            had_bye: false,
        };
        (0..count).map(player).collect()
    }

    fn check_sizes(players: usize, expected: &[usize]) {
        assert_eq!(table_sizes(players, FOUR), expected, "{players}");
    }

    #[test]
    fn pods_are_tables_of_four_or_three_with_few_byes() {
        check_sizes(3, &[3]);
        check_sizes(5, &[4]);
        check_sizes(6, &[3, 3]);
        check_sizes(7, &[4, 3]);
        check_sizes(9, &[3, 3, 3]);
        check_sizes(10, &[4, 3, 3]);
        check_sizes(16, &[4, 4, 4, 4]);
        assert_eq!(table_sizes(7, PodSizes { least: 3, most: 3 }), [3, 3]);
        assert_eq!(table_sizes(2, FOUR), Vec::<usize>::new());
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

        #[test]
        fn each_entrant_sits_once_per_pod_round_with_at_most_two_byes(count in 3_u32..30, rounds in 1_usize..6) {
            let mut players = field(count);
            for _ in 0..rounds {
                let mut ranked = players.clone();
                ranked.sort_by_key(|player| (std::cmp::Reverse(player.points), player.entrant));
                let round = pair_pods(&ranked, FOUR);
                let mut seen: Vec<_> = round.tables.concat();
                seen.extend(&round.byes);
                seen.sort_unstable();
                prop_assert!(seen.iter().copied().eq((0..count).map(Entrant)));
                prop_assert!(round.byes.len() <= 2);
                for table in &round.tables {
                    for (seat, &entrant) in table.iter().enumerate() {
                        let player = &mut players[entrant.index()];
                        player.seats[seat] += 1;
                        player.points += Points(4 * (3 - seat as u32));
                        let others = table.iter().filter(|other| **other != entrant);
                        others.for_each(|&other| *player.met.entry(other).or_default() += 1);
                    }
                }
                for bye in round.byes {
                    players[bye.index()].had_bye = true;
                }
            }
        }
    }

    #[test]
    fn sixteen_entrants_meet_new_opponents_in_the_second_pod_round() {
        let mut players = field(16);
        for table in pair_pods(&players.clone(), FOUR).tables {
            for &one in &table {
                let others = table.iter().filter(|other| **other != one);
                players[one.index()].met.extend(others.map(|&other| (other, 1)));
            }
        }
        let round = pair_pods(&players, FOUR);
        let repeated = round.tables.iter().flat_map(|table| {
            table.iter().map(|one| {
                table.iter().filter(|two| players[one.index()].met.contains_key(two)).count()
            })
        });
        assert_eq!(repeated.sum::<usize>(), 0);
    }
}
