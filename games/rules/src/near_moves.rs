//! The legal moves nearest to a typed text by edit distance.

use crate::legal::Legal;

/// The maximum number of moves that are suggested when a typed one is refused.
pub const MOST_NEAR_MOVES: usize = 5;

/// The legal moves nearest to a typed text, ignoring case. The nearest comes first.
///
/// Empty if `legal` is only a random sample: the nearest moves of a sample would mislead.
pub fn near_moves(typed: &str, legal: &Legal<String>) -> Vec<String> {
    let typed: Vec<char> = typed.trim().to_lowercase().chars().take(40).collect();
    let candidates = if legal.complete { legal.moves.as_slice() } else { &[] };
    let mut ranked: Vec<(usize, &String)> =
        candidates.iter().map(|candidate| (distance(&typed, candidate), candidate)).collect();
    ranked.sort();
    ranked.into_iter().take(MOST_NEAR_MOVES).map(|(_, candidate)| candidate.clone()).collect()
}

/// The Levenshtein distance, computed with one row of the usual table.
fn distance(typed: &[char], candidate: &str) -> usize {
    let mut row: Vec<usize> = (0..=typed.len()).collect();
    for (line, letter) in candidate.chars().flat_map(char::to_lowercase).enumerate() {
        let mut diagonal = row[0];
        row[0] = line + 1;
        for column in 0..typed.len() {
            let replaced = diagonal + usize::from(typed[column] != letter);
            diagonal = row[column + 1];
            row[column + 1] = replaced.min(row[column] + 1).min(diagonal + 1);
        }
    }
    row[typed.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_texts_come_first() {
        let legal = legal();
        assert_eq!(near_moves("tn@c5", &legal)[..2], ["Tn@c3", "Tn@c4"]);
        assert_eq!(near_moves("", &legal)[0], "O@a1");
        assert_eq!(near_moves("", &legal).len(), MOST_NEAR_MOVES);
    }

    #[test]
    fn of_a_sample_no_move_is_near() {
        let sample = Legal { complete: false, ..legal() };
        assert_eq!(near_moves("tn@c5", &sample), [""; 0]);
    }

    fn legal() -> Legal<String> {
        Legal::all(["Tn@c3", "Tn@c4", "O@a1", "Ie@h1", "Ie@h2", "Ie@h3"].map(Into::into).into())
    }
}
