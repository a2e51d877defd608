//! Statistics of pair scores: mean, error, rating difference, sequential test.

use std::fmt;

/// The reach of error bars in standard errors: they contain the true value 95 of 100 times.
const REACH: f64 = 1.96;

/// The log ratio at which a sequential test ends: the test is wrong once in twenty times.
const CERTAIN: f64 = 2.94;

/// The scores of pairs, each from 0 to 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    scores: Vec<f64>,
}

impl Tally {
    /// Adds a pair.
    pub fn add(&mut self, score: f64) {
        self.scores.push(score);
    }

    /// The number of pairs.
    pub fn pairs(&self) -> usize {
        self.scores.len()
    }

    /// The mean score; one half if there are no pairs.
    pub fn score(&self) -> f64 {
        if self.scores.is_empty() { 0.5 } else { self.scores.iter().sum::<f64>() / self.count() }
    }

    /// The error of the mean. The true value is within it 19 of 20 times.
    pub fn error(&self) -> f64 {
        REACH * (self.variance() / self.count().max(1.0)).sqrt()
    }

    /// The numbers of lost, even and won pairs.
    pub fn split(&self) -> [usize; 3] {
        let of = |is: &dyn Fn(f64) -> bool| self.scores.iter().filter(|score| is(**score)).count();
        [
            of(&|score| score < 0.499),
            of(&|score| (0.499..=0.501).contains(&score)),
            of(&|score| score > 0.501),
        ]
    }

    /// The rating difference, with its lower and upper bound.
    pub fn rating(&self) -> [f64; 3] {
        let (score, error) = (self.score(), self.error());
        [score, score - error, score + error].map(|score| self.rating_of(score))
    }

    /// The rating difference of a score. A score of 1 would give infinity, so it counts as if one more pair had been
    /// even.
    fn rating_of(&self, score: f64) -> f64 {
        let rest = 0.5 / (self.count() + 1.0);
        let score = score.clamp(rest, 1.0 - rest);
        400.0 * (score / (1.0 - score)).log10()
    }

    /// The variance of pairs, as if one more pair had been won and one more lost. A few equal pairs prove little.
    fn variance(&self) -> f64 {
        let mean = self.score();
        let sum: f64 = self.scores.iter().map(|score| (score - mean).powi(2)).sum();
        (sum + mean.powi(2) + (1.0 - mean).powi(2)) / (self.count() + 1.0)
    }

    fn count(&self) -> f64 {
        self.scores.len() as f64
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [lost, even, won] = self.split();
        let [rating, least, most] = self.rating();
        write!(
            f,
            "{} pairs ({won} won, {even} even, {lost} lost), pair score {:.3} ± {:.3}, rating {rating:+.0} ({least:+.0} to {most:+.0})",
            self.pairs(),
            self.score(),
            self.error(),
        )
    }
}

/// A sequential test (SPRT) between two hypotheses about the pair score. The hypotheses are scores and not ratings,
/// since the advantage of a seat makes ratings shrink.
#[derive(Clone, Copy, Debug)]
pub struct Sprt {
    /// The score of the first hypothesis, such as `0.5`.
    pub low: f64,
    /// The score of the second hypothesis, such as `0.53`.
    pub high: f64,
    /// The least number of pairs.
    pub least: usize,
}

/// The result of a sequential test so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trend {
    /// More pairs are needed.
    Open,
    /// The higher hypothesis holds.
    High,
    /// The lower hypothesis holds.
    Low,
}

impl Sprt {
    /// The log likelihood ratio of the higher hypothesis to the lower one.
    pub fn likelihood(&self, tally: &Tally) -> f64 {
        let middle = 2.0 * tally.score() - self.low - self.high;
        tally.count() * (self.high - self.low) * middle / (2.0 * tally.variance())
    }

    /// The result so far.
    pub fn trend(&self, tally: &Tally) -> Trend {
        match self.likelihood(tally) {
            _ if tally.pairs() < self.least => Trend::Open,
            likelihood if likelihood >= CERTAIN => Trend::High,
            likelihood if likelihood <= -CERTAIN => Trend::Low,
            _ => Trend::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(scores: &[f64], times: usize) -> Tally {
        let mut tally = Tally::default();
        (0..times).for_each(|_| scores.iter().for_each(|score| tally.add(*score)));
        tally
    }

    #[test]
    fn a_score_of_64_in_100_is_100_points() {
        let tally = tally(&[1.0, 0.5, 1.0, 0.5, 0.2], 100);
        assert!((tally.score() - 0.64).abs() < 1e-9);
        let [rating, least, most] = tally.rating();
        assert!((rating - 99.95).abs() < 0.1 && least < rating && rating < most, "{rating}");
        assert_eq!(tally.split(), [100, 200, 200]);
    }

    #[test]
    fn more_pairs_give_a_smaller_error() {
        let (few, many) = (tally(&[1.0], 3), tally(&[1.0], 300));
        assert!(few.error() > 0.3 && many.error() < 0.02, "{} {}", few.error(), many.error());
        assert!(many.rating()[0].is_finite() && many.rating()[2].is_finite());
    }

    #[test]
    fn a_sequential_test_ends_at_significance() {
        let sprt = Sprt { low: 0.5, high: 0.6, least: 50 };
        assert_eq!(sprt.trend(&tally(&[1.0], 49)), Trend::Open);
        assert_eq!(sprt.trend(&tally(&[1.0, 1.0, 0.5], 20)), Trend::High);
        assert_eq!(sprt.trend(&tally(&[0.0, 0.5, 1.0, 0.5], 40)), Trend::Low);
        assert_eq!(sprt.trend(&tally(&[1.0, 0.5, 0.5, 0.2], 15)), Trend::Open);
    }
}
