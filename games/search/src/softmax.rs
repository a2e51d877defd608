//! The soft maximum by which weaker levels choose among what they have found.

use rules::Chance;

use crate::arithmetic::halved;

/// One of the rated moves: each time a move is rated `softness` worse than the best, it is half as likely. With a softness
/// of 0 it is the best, the first of several.
pub fn choose<'a, M>(rated: &'a [(M, i32)], softness: i32, chance: &mut Chance) -> Option<&'a M> {
    let best = rated.iter().map(|(_, worth)| *worth).max()?;
    if softness <= 0 {
        return rated.iter().find(|(_, worth)| *worth == best).map(|(mv, _)| mv);
    }
    let weight = |worth: i32| {
        let gap = i64::from(best) - i64::from(worth);
        halved(gap.unsigned_abs() * 16 / softness.unsigned_abs() as u64)
    };
    let sum: u64 = rated.iter().map(|(_, worth)| weight(*worth)).sum();
    // The best weighs 2^20, so there is always something to draw.
    let mut drawn = chance.below(sum.max(1) as usize) as u64;
    for (mv, worth) in rated {
        let weight = weight(*worth);
        if drawn < weight {
            return Some(mv);
        }
        drawn -= weight;
    }
    rated.first().map(|(mv, _)| mv)
}

#[cfg(test)]
mod tests {
    use rules::Seed;

    use super::*;

    #[test]
    fn the_better_is_chosen_more_often_and_by_how_much() {
        let mut chance = Seed::from_bytes([3; 32]).walk(0);
        let rated = [("best", 40), ("half", 30), ("quarter", 20), ("never", -400)];
        let mut counted = [0; 4];
        for _ in 0..7000 {
            let chosen = choose(&rated, 10, &mut chance).unwrap();
            counted[rated.iter().position(|(mv, _)| mv == chosen).unwrap()] += 1;
        }
        assert!((3800..4200).contains(&counted[0]), "{counted:?}");
        assert!((1850..2150).contains(&counted[1]), "{counted:?}");
        assert!((880..1120).contains(&counted[2]), "{counted:?}");
        assert_eq!(counted[3], 0);
    }

    #[test]
    fn without_softness_it_is_the_first_of_the_best() {
        let mut chance = Seed::from_bytes([3; 32]).walk(0);
        assert_eq!(choose(&[("a", 1), ("b", 5), ("c", 5)], 0, &mut chance), Some(&"b"));
        assert_eq!(choose::<&str>(&[], 4, &mut chance), None);
    }
}
