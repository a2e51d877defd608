//! The fitted weights of the evaluation, as `examples/fit` writes them.

use std::sync::LazyLock;

use crate::computer::terms::{TERM_NAMES, TERMS};

/// The score of one logit. It is worth 73 of 100 points; 1,550 are worth 65.
pub const LOGIT: i32 = 2500;

/// The number of soldiers from which the weights of the opening count alone.
pub const CROWD: usize = 24;

/// The weights of each term by the number of soldiers on the board, in units of `LOGIT`.
pub(super) type Weights = [[i32; TERMS]; CROWD + 1];

pub(super) static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| read(include_str!("../../weights.txt")));

/// Reads lines such as `soldiers 250 480`: the weights of the opening and of the ending.
fn read(text: &str) -> Weights {
    let mut weights = [[0; TERMS]; CROWD + 1];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, opening, ending] = words[..] else { continue };
        let term = TERM_NAMES.iter().position(|known| *known == name);
        let parsed = opening.parse::<i32>().ok().zip(ending.parse::<i32>().ok());
        let (Some(term), Some((opening, ending))) = (term, parsed) else { continue };
        for (count, row) in weights.iter_mut().enumerate() {
            let share = count as i32;
            row[term] = (opening * share + ending * (CROWD as i32 - share)) / CROWD as i32;
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
    fn weights_blend_from_the_ending_to_the_opening() {
        let weights = read("# a note\nsoldiers 240 480\nbad line here\n");
        assert_eq!([0, 12, CROWD].map(|count| weights[count][0]), [480, 360, 240]);
    }
}
