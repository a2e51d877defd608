//! Pairs every entrant with every other one, by the circle method (Berger's tables).

use crate::model::clubs::Entrant;

/// The pairs of each round. The first of a pair has the first seat.
///
/// Two entrants meet exactly once. An entrant plays at most once a round, and has both seats equally often, or nearly
/// so.
pub(crate) fn round_robin(field: &[Entrant]) -> Vec<Vec<[Entrant; 2]>> {
    let mut circle: Vec<Option<Entrant>> = field.iter().copied().map(Some).collect();
    if !circle.len().is_multiple_of(2) {
        circle.insert(0, None);
    }
    let count = circle.len();
    let mut rounds = Vec::new();
    for round in 0..count.saturating_sub(1) {
        rounds.push(pairs_across(&circle, round));
        // The first entrant stays, and the others move on by one place.
        circle[1..].rotate_right(1);
    }
    rounds
}

/// The pairs of entrants across from each other. The first seat alternates by table and, at the fixed place, by round.
fn pairs_across(circle: &[Option<Entrant>], round: usize) -> Vec<[Entrant; 2]> {
    let count = circle.len();
    let pair = |table: usize| {
        let (one, two) = (circle[table]?, circle[count - 1 - table]?);
        let is_turned = if table == 0 { round % 2 == 1 } else { table % 2 == 1 };
        Some(if is_turned { [two, one] } else { [one, two] })
    };
    (0..count / 2).filter_map(pair).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_pair_meets_once_and_seats_are_balanced() {
        for count in 2..=12_u32 {
            let field: Vec<_> = (0..count).map(Entrant).collect();
            let rounds = round_robin(&field);
            let mut met = BTreeSet::new();
            let mut balance = vec![0_i32; field.len()];
            for round in &rounds {
                let mut busy = BTreeSet::new();
                for &[one, two] in round {
                    assert!(busy.insert(one) && busy.insert(two), "twice in a round of {count}");
                    assert!(met.insert((one.min(two), one.max(two))), "a rematch of {count}");
                    balance[one.index()] += 1;
                    balance[two.index()] -= 1;
                }
            }
            assert_eq!(met.len(), (count * (count - 1) / 2) as usize);
            assert!(balance.iter().all(|seats| seats.abs() <= 1), "{count}: {balance:?}");
        }
    }
}
