//! A quiet position of a game with its result: one row of the data for the fit.

use std::fmt;

use castello::{COUNT, Castello, Options, PARTS, View, score_by};
use rules::{RuleSet, Seed, Viewer};
use serde_json::{Value, json};
use testkit::FitSample;

/// The values of the options by number.
pub(crate) const OPTIONS: [[&str; 2]; 4] =
    [["all", "centre"], ["all", "middle"], ["orthogonal", "centre"], ["orthogonal", "middle"]];

const CASTLES: [&str; 11] = ["f14", "f6", "g10", "g2", "k13", "k3", "k8", "o14", "o6", "p10", "p2"];

pub(crate) struct Sample {
    pub(crate) game: u32,
    /// The result for the side to move: 0, one half or 1.
    pub(crate) result: f64,
    /// The value by the search.
    pub(crate) value: f64,
    pub(crate) options: usize,
    pub(crate) view: View,
}

pub(crate) fn options(number: usize) -> Options {
    let values = ["directions", "centre"].into_iter().zip(OPTIONS[number % 4]);
    let values = values.map(|(id, value)| (id.to_string(), value.to_string())).collect();
    Castello::options(&values).unwrap_or_default()
}

impl Sample {
    pub(crate) fn read(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        let [game, result, value, number, turn, quiet, rest @ ..] = &words[..] else { return None };
        let [red, black, red_taken, black_taken] = rest else { return None };
        let number = number.parse().ok()?;
        let taken = [*red_taken, *black_taken].map(squares);
        let standing: Vec<&str> =
            CASTLES.into_iter().filter(|one| !taken.iter().flatten().any(|at| at == one)).collect();
        // Unmoved rights don't count in the evaluation, so samples don't store them.
        let state = json!({
            "red": squares(red), "black": squares(black), "unmoved": [], "castles": standing,
            "taken": { "red": taken[0], "black": taken[1] }, "turn": turn,
            "quiet_plies": quiet.parse::<u16>().ok()?,
        });
        let chance = Seed::from_bytes([0; 32]).game();
        let position = Castello::load(&options(number), &state, chance).ok()?;
        Some(Self {
            game: game.parse().ok()?,
            result: result.parse().ok()?,
            value: value.parse().ok()?,
            options: number,
            view: Castello::view(&position, Viewer::Everything),
        })
    }

    /// The sample for the fit. A weight's factor is the score with this weight at 1 and all others at 0.
    pub(crate) fn for_fit(&self) -> FitSample {
        /// A weight so large that rounding does not matter.
        const UNIT: i32 = 1000;
        let factor = |index: usize| {
            let mut weights = [0; COUNT];
            weights[index] = UNIT * PARTS;
            f64::from(score_by(&self.view, &weights)) / f64::from(UNIT)
        };
        let factors = (0..COUNT).map(factor).collect();
        FitSample { game: self.game, result: self.result, value: self.value, factors }
    }
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = Castello::state(&self.view);
        let Self { game, result, value, options, .. } = self;
        let turn = state["turn"].as_str().unwrap_or_default();
        write!(f, "{game} {result} {value:.3} {options} {turn} {}", state["quiet_plies"])?;
        let [red, black] = ["red", "black"].map(|seat| joined(&state[seat]));
        let taken = ["red", "black"].map(|seat| joined(&state["taken"][seat]));
        writeln!(f, " {red} {black} {} {}", taken[0], taken[1])
    }
}

/// Names of squares in one word.
fn joined(names: &Value) -> String {
    let names: String = names.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if names.is_empty() { "-".into() } else { names }
}

fn squares(word: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for letter in word.chars().filter(|letter| *letter != '-') {
        match names.last_mut().filter(|_| letter.is_ascii_digit()) {
            Some(name) => name.push(letter),
            None => names.push(letter.into()),
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use castello::LOGIT;
    use search::value_of_logit;

    use super::*;
    use crate::weights_in_use;

    /// Each sample's value without search, and its result. The fit did not use these games.
    fn judged(directions: usize) -> Vec<[f64; 2]> {
        let weights = weights_in_use()[directions];
        let lines = include_str!("../../tests/calibration.txt").lines();
        let samples = lines.filter_map(Sample::read).filter(|one| one.options / 2 == directions);
        let judge = |one: Sample| {
            [value_of_logit(score_by(&one.view, &weights), LOGIT), 2.0 * one.result - 1.0]
        };
        samples.map(judge).collect()
    }

    #[test]
    fn a_value_means_a_score_in_games_that_were_not_fitted_to() {
        for directions in [0, 1] {
            let judged = judged(directions);
            let sum = |of: fn(&[f64; 2]) -> f64| judged.iter().map(of).sum::<f64>();
            // The slope of results over values is 1 if a value is the expected score.
            let slope = sum(|[value, result]| value * result) / sum(|[value, _]| value * value);
            assert!(judged.len() > 250 && (0.8..1.2).contains(&slope), "{slope}");
        }
        // A side with a value of 0.3 scores about 65 of 100.
        let better = |[value, result]: [f64; 2]| [value.abs(), result * value.signum()];
        let judged = [0, 1].into_iter().flat_map(judged).map(better);
        let results: Vec<f64> = judged
            .filter(|[value, _]| (0.2..0.4).contains(value))
            .map(|[_, result]| result)
            .collect();
        let mean = results.iter().sum::<f64>() / results.len() as f64;
        assert!(results.len() > 80 && (0.15..0.45).contains(&mean), "{mean} of {}", results.len());
    }

    #[test]
    fn a_sample_is_read_as_it_was_written() {
        let lines = include_str!("../../tests/calibration.txt").lines();
        let written: String =
            lines.clone().filter_map(Sample::read).map(|one| one.to_string()).collect();
        assert!(lines.eq(written.lines()));
    }

    #[test]
    fn factors_times_weights_are_the_score() {
        let lines = include_str!("../../tests/calibration.txt").lines();
        for sample in lines.filter_map(Sample::read).take(40) {
            let weights = weights_in_use()[sample.options / 2];
            let factors = sample.for_fit().factors;
            let sum: f64 = factors.iter().zip(weights).map(|(one, by)| one * f64::from(by)).sum();
            let score = f64::from(score_by(&sample.view, &weights));
            assert!((sum / f64::from(PARTS) - score).abs() < 60.0, "{sum} {score}");
        }
    }
}
