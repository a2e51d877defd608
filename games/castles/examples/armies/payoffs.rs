//! The scores of armies against each other, and the mix of armies that the computer draws from.

use rules::Seed;

use crate::bout::Bout;

/// The rounds of regret matching for a mix.
const ROUNDS: usize = 5_000;

/// The number of samples of the games.
///
/// Few games prove little, and the mix of a single sample would trust a few armies. So the mixes of many samples are
/// averaged.
const SAMPLES: u64 = 60;

/// The number of games without a winner that are added to the games of each pair.
const PRIOR: f64 = 2.0;

/// The mean mix over random samples of the games, each game drawn with replacement.
pub(crate) fn mean_mix(count: usize, bouts: &[&Bout]) -> Vec<f64> {
    let seed = Seed::from_bytes([1; 32]);
    let mix = |sample: u64| {
        let mut chance = seed.walk(sample);
        let drawn: Vec<&Bout> = bouts.iter().map(|_| bouts[chance.index(bouts.len())]).collect();
        Payoffs::new(count, &drawn).mixed()
    };
    let mut mean = vec![0.0; count];
    for sample in 0..SAMPLES {
        mean.iter_mut().zip(mix(sample)).for_each(|(sum, share)| *sum += share / SAMPLES as f64);
    }
    mean
}

/// The mean score of each army against each other army, from 0 to 1.
pub(crate) struct Payoffs(Vec<Vec<f64>>);

impl Payoffs {
    pub(crate) fn new(count: usize, bouts: &[&Bout]) -> Self {
        let mut sums = vec![vec![PRIOR / 2.0; count]; count];
        let mut games = vec![vec![PRIOR; count]; count];
        for Bout { armies: [one, two], points, .. } in bouts {
            sums[*one][*two] += points;
            sums[*two][*one] += 1.0 - points;
            games[*one][*two] += 1.0;
            games[*two][*one] += 1.0;
        }
        let mean = |one: usize, two: usize| sums[one][two] / games[one][two];
        let row = |one: usize| (0..count).map(|two| mean(one, two)).collect();
        Self((0..count).map(row).collect())
    }

    /// The mix against which no army does well, by regret matching.
    fn mixed(&self) -> Vec<f64> {
        let count = self.0.len();
        let (mut regrets, mut sums) = (vec![0.0_f64; count], vec![0.0; count]);
        for _ in 0..ROUNDS {
            let wanted: f64 = regrets.iter().map(|regret| regret.max(0.0)).sum();
            let now: Vec<f64> = match wanted > 0.0 {
                true => regrets.iter().map(|regret| regret.max(0.0) / wanted).collect(),
                false => vec![1.0 / count as f64; count],
            };
            let scores = self.scores(&now);
            let mean: f64 = scores.iter().zip(&now).map(|(score, share)| score * share).sum();
            for index in 0..count {
                regrets[index] += scores[index] - mean;
                sums[index] += now[index];
            }
        }
        let all: f64 = sums.iter().sum();
        sums.iter().map(|sum| sum / all).collect()
    }

    /// The score of the best army against a mix.
    pub(crate) fn best_reply(&self, mix: &[f64]) -> f64 {
        self.scores(mix).into_iter().fold(0.0, f64::max)
    }

    fn scores(&self, mix: &[f64]) -> Vec<f64> {
        let score = |row: &Vec<f64>| row.iter().zip(mix).map(|(score, share)| score * share).sum();
        self.0.iter().map(score).collect()
    }
}
