//! The fitted weights of the evaluation, as `examples/fit` writes them.

use std::sync::LazyLock;

use crate::computer::terms::{FEW, TERM_NAMES, TERMS};

/// The score of one logit: an expected result of 73 percent. A score of 1,550 is 65 percent.
pub const LOGIT: i32 = 2500;

/// With at least this many soldiers on the board, only the weights of many soldiers count.
pub const CROWD: usize = 24;

/// The weights of each term by the number of soldiers on the board, in units of `LOGIT`.
pub(super) type Weights = [[i32; TERMS]; CROWD + 1];

pub(super) static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| read(include_str!("../../weights.txt")));

/// Reads lines such as `soldiers 250 480 300`: the weights of many soldiers, of fewer soldiers, and of an ending.
fn read(text: &str) -> Weights {
    let mut weights = [[0; TERMS]; CROWD + 1];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((name, numbers)) = words.split_first() else { continue };
        let term = TERM_NAMES.iter().position(|known| known == name);
        let numbers: Vec<i32> = numbers.iter().filter_map(|number| number.parse().ok()).collect();
        let (Some(term), [many, fewer, ending]) = (term, &numbers[..]) else { continue };
        for (count, row) in weights.iter_mut().enumerate() {
            let (share, crowd) = (count as i32, CROWD as i32);
            let blended = (many * share + fewer * (crowd - share)) / crowd;
            row[term] = if count <= FEW { *ending } else { blended };
        }
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_term_has_a_weight_and_every_line_a_term() {
        let lines = include_str!("../../weights.txt").lines().filter(|line| !line.starts_with('#'));
        let names: Vec<&str> = lines.filter_map(|line| line.split_whitespace().next()).collect();
        assert_eq!(names, TERM_NAMES);
        for (term, name) in TERM_NAMES.iter().enumerate() {
            assert!(WEIGHTS.iter().any(|row| row[term] != 0), "{name}");
        }
    }

    #[test]
    fn weights_blend_by_the_number_of_soldiers_and_an_ending_has_its_own() {
        let weights = read("# a note\nsoldiers 240 480 77\nbad line here\n");
        assert_eq!(
            [0, FEW, FEW + 2, 12, CROWD].map(|count| weights[count][0]),
            [77, 77, 400, 360, 240]
        );
    }
}
