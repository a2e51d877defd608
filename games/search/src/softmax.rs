//! The soft maximum by which weaker levels choose among the moves they have found.

use rules::Chance;

use crate::arithmetic::halved;
use crate::search_tree::ScoredMove;

/// A random move by score. Each `temperature` points below the best score make a move half as likely. With a
/// temperature of 0, it is the first of the best.
pub fn softmax<'a, M>(
    moves: &'a [ScoredMove<M>],
    temperature: i32,
    chance: &mut Chance,
) -> Option<&'a M> {
    let best = moves.iter().map(|scored| scored.score).max()?;
    if temperature <= 0 {
        return moves.iter().find(|scored| scored.score == best).map(|scored| &scored.mv);
    }
    let weight = |score: i32| {
        let gap = i64::from(best) - i64::from(score);
        halved(gap.unsigned_abs() * 16 / temperature.unsigned_abs() as u64)
    };
    let sum: u64 = moves.iter().map(|scored| weight(scored.score)).sum();
    // The best move has weight 2^20, so the sum is never 0.
    let mut drawn = chance.below(sum.max(1));
    for ScoredMove { mv, score } in moves {
        let weight = weight(*score);
        if drawn < weight {
            return Some(mv);
        }
        drawn -= weight;
    }
    moves.first().map(|scored| &scored.mv)
}

#[cfg(test)]
mod tests {
    use rules::Seed;

    use super::*;

    #[test]
    fn softmax_halves_the_frequency_per_temperature_step() {
        let mut chance = Seed::from_bytes([3; 32]).walk(0);
        let moves = [("best", 40), ("half", 30), ("quarter", 20), ("never", -400)]
            .map(|(mv, score)| ScoredMove { mv, score });
        let mut counted = [0; 4];
        for _ in 0..7000 {
            let chosen = softmax(&moves, 10, &mut chance).unwrap();
            counted[moves.iter().position(|one| one.mv == *chosen).unwrap()] += 1;
        }
        assert!((3800..4200).contains(&counted[0]), "{counted:?}");
        assert!((1850..2150).contains(&counted[1]), "{counted:?}");
        assert!((880..1120).contains(&counted[2]), "{counted:?}");
        assert_eq!(counted[3], 0);
    }

    #[test]
    fn softmax_without_temperature_selects_the_first_best_move() {
        let mut chance = Seed::from_bytes([3; 32]).walk(0);
        let moves = [("a", 1), ("b", 5), ("c", 5)].map(|(mv, score)| ScoredMove { mv, score });
        assert_eq!(softmax(&moves, 0, &mut chance), Some(&"b"));
        assert_eq!(softmax::<&str>(&[], 4, &mut chance), None);
    }
}
