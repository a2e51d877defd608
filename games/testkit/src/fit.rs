//! Fits the weights of an evaluation to the results of games, by logistic regression with Newton's method.

use std::fmt::Write;

const ROUNDS: usize = 8;

/// The folds of cross-validation: each tests weights that were fitted to the others.
const FOLDS: u32 = 5;

/// The ridges to try, in positions.
const RIDGES: [f64; 5] = [30.0, 100.0, 300.0, 1000.0, 5000.0];

/// A position of a game, as numbers.
#[derive(Debug)]
pub struct FitSample {
    /// The number of the game.
    pub game: u32,
    /// The result for the side to move: 0, one half or 1.
    pub result: f64,
    /// The value that the search gave.
    pub value: f64,
    /// The factors by which the weights are multiplied.
    pub factors: Vec<f64>,
}

/// Weights in logits, with the loss that chose them.
#[derive(Debug)]
pub struct Fit {
    /// The weights, in the order of the factors.
    pub weights: Vec<f64>,
    /// A summary of the fit: games, positions, ridge and losses.
    pub note: String,
}

/// The likeliest weights, pulled toward the prior by the ridge that does best in cross-validation.
pub fn fit_weights(samples: &[FitSample], prior: &[f64]) -> Fit {
    let losses = RIDGES.map(|ridge| (ridge, cross_loss(samples, prior, ridge)));
    let best = losses.iter().min_by(|one, other| one.1.total_cmp(&other.1));
    let (ridge, fitted) = best.copied().unwrap_or_default();
    let all: Vec<&FitSample> = samples.iter().collect();
    let before = loss(&all, prior);
    let games = samples.chunk_by(|one, other| one.game == other.game).count();
    let note = format!(
        "{games} games, {} positions, ridge {ridge}, loss in games not fitted to {fitted:.4}, by the weights before {before:.4}",
        samples.len()
    );
    Fit { weights: newton(&all, prior, ridge), note }
}

/// The factor that makes the values of a prior fit the results best.
pub fn fit_scale(samples: &[FitSample], prior: &[f64]) -> f64 {
    let scaled =
        |sample: &FitSample| FitSample { factors: vec![logit(&sample.factors, prior)], ..*sample };
    let scaled: Vec<FitSample> = samples.iter().map(scaled).collect();
    newton(&scaled.iter().collect::<Vec<_>>(), &[1.0], 0.0)[0]
}

/// The mean results of positions by the search's value, as a table in Markdown.
pub fn value_table(samples: &[FitSample]) -> String {
    let mut table =
        "| value | positions | mean value | mean result | drawn |\n|---|---|---|---|---|\n"
            .to_string();
    for bin in -10..10_i32 {
        let is_here = |one: &&FitSample| ((one.value * 10.0).floor() as i32).min(9) == bin;
        let here: Vec<&FitSample> = samples.iter().filter(is_here).collect();
        let mean = |of: fn(&FitSample) -> f64| {
            here.iter().map(|sample| of(sample)).sum::<f64>() / here.len().max(1) as f64
        };
        let _ = writeln!(
            table,
            "| {:.1} to {:.1} | {} | {:.2} | {:.2} | {:.0} % |",
            f64::from(bin) / 10.0,
            f64::from(bin + 1) / 10.0,
            here.len(),
            mean(|sample| sample.value),
            mean(|sample| 2.0 * sample.result - 1.0),
            mean(|sample| if sample.result == 0.5 { 100.0 } else { 0.0 }),
        );
    }
    table
}

/// The mean loss over all folds, each with weights fitted to the others.
fn cross_loss(samples: &[FitSample], prior: &[f64], ridge: f64) -> f64 {
    let fold = |fold: u32| {
        let (test, train): (Vec<&FitSample>, Vec<&FitSample>) =
            samples.iter().partition(|sample| sample.game % FOLDS == fold);
        test.len() as f64 * loss(&test, &newton(&train, prior, ridge))
    };
    (0..FOLDS).map(fold).sum::<f64>() / samples.len().max(1) as f64
}

/// The weights that make the results likeliest. The prior pulls each weight as strongly as `ridge` positions with its
/// factor.
fn newton(samples: &[&FitSample], prior: &[f64], ridge: f64) -> Vec<f64> {
    // Counts only positions that have the factor, so that rare factors are pulled as strongly as others.
    let ridge_of = |index: usize| {
        let factors = samples.iter().map(|one| one.factors[index].powi(2));
        let (count, sum) = factors
            .filter(|square| *square > 0.0)
            .fold((0.0, 0.0), |(count, sum), square| (count + 1.0, sum + square));
        if count > 0.0 { ridge * sum / count + 1e-9 } else { 1.0 }
    };
    let ridges: Vec<f64> = (0..prior.len()).map(ridge_of).collect();
    let mut weights = prior.to_vec();
    for _ in 0..ROUNDS {
        let away = weights.iter().zip(prior).map(|(weight, prior)| weight - prior);
        let pull: Vec<f64> = away.zip(&ridges).map(|(away, ridge)| -ridge * away).collect();
        let change = step(samples, &ridges, &weights, pull);
        weights.iter_mut().zip(change).for_each(|(weight, change)| *weight += change);
    }
    weights
}

/// The change of the weights by one step of Newton's method.
fn step(
    samples: &[&FitSample],
    ridges: &[f64],
    weights: &[f64],
    mut gradient: Vec<f64>,
) -> Vec<f64> {
    let count = weights.len();
    let mut curve = vec![vec![0.0; count]; count];
    (0..count).for_each(|index| curve[index][index] = ridges[index]);
    for FitSample { factors, result, .. } in samples {
        let share = share(factors, weights);
        let bend = share * (1.0 - share);
        for one in (0..count).filter(|index| factors[*index] != 0.0) {
            gradient[one] += (result - share) * factors[one];
            let bent = bend * factors[one];
            curve[one].iter_mut().zip(factors).for_each(|(sum, factor)| *sum += bent * factor);
        }
    }
    solve(curve, gradient)
}

/// The mean logarithmic loss.
fn loss(samples: &[&FitSample], weights: &[f64]) -> f64 {
    let one = |FitSample { factors, result, .. }: &&FitSample| {
        let share = share(factors, weights).clamp(1e-9, 1.0 - 1e-9);
        -result * share.ln() - (1.0 - result) * (1.0 - share).ln()
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

fn share(factors: &[f64], weights: &[f64]) -> f64 {
    1.0 / (1.0 + (-logit(factors, weights)).exp())
}

fn logit(factors: &[f64], weights: &[f64]) -> f64 {
    factors.iter().zip(weights).map(|(factor, weight)| factor * weight).sum()
}

/// Solves linear equations by elimination.
fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for pivot in 0..count {
        for row in pivot + 1..count {
            let factor = rows[row][pivot] / rows[pivot][pivot];
            let subtracted = rows[pivot].clone();
            let pairs = rows[row].iter_mut().zip(&subtracted).skip(pivot);
            pairs.for_each(|(value, by)| *value -= factor * by);
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|column| rows[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / rows[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Samples whose results come as often as these weights say.
    fn samples(weights: [f64; 2]) -> Vec<FitSample> {
        let number = |index: u32, step: u32| f64::from(index * step % 101) / 50.0 - 1.0;
        let sample = |index: u32| {
            let factors = vec![number(index, 37), number(index, 53)];
            let result = share(&factors, &weights);
            FitSample { game: index, result, value: 2.0 * result - 1.0, factors }
        };
        (0..2000).map(sample).collect()
    }

    #[test]
    fn the_weights_behind_the_results_are_found() {
        let samples = samples([1.5, -0.5]);
        let fit = fit_weights(&samples, &[0.0, 0.0]);
        let away = fit.weights.iter().zip([1.5, -0.5]).map(|(found, real)| (found - real).abs());
        assert!(away.fold(0.0, f64::max) < 0.2, "{fit:?}");
        assert!((fit_scale(&samples, &[3.0, -1.0]) - 0.5).abs() < 1e-3);
        assert!(value_table(&samples).lines().count() == 22);
    }
}
