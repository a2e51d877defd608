//! Logistic regression by Newton's method.

use crate::sample::Sample;

const ROUNDS: usize = 12;

/// The weights that make the results likeliest. Each is drawn to its prior as much as `ridge` positions would.
pub(crate) fn fit(samples: &[&Sample], prior: &[f64], ridge: f64) -> Vec<f64> {
    let rows: Vec<(Vec<f64>, f64)> =
        samples.iter().map(|sample| (sample.factors(), sample.result)).collect();
    let ridges: Vec<f64> = squares(&rows).iter().map(|square| ridge * square.max(1e-6)).collect();
    let mut weights = prior.to_vec();
    for _ in 0..ROUNDS {
        let away: Vec<f64> =
            weights.iter().zip(prior).map(|(weight, prior)| weight - prior).collect();
        let pull: Vec<f64> = away.iter().zip(&ridges).map(|(away, ridge)| -ridge * away).collect();
        let change = step(&rows, &ridges, &weights, pull);
        weights.iter_mut().zip(change).for_each(|(weight, change)| *weight += change);
    }
    weights
}

/// The mean square of each factor.
fn squares(rows: &[(Vec<f64>, f64)]) -> Vec<f64> {
    let count = rows.first().map_or(0, |(factors, _)| factors.len());
    let mean = |index: usize| {
        rows.iter().map(|(factors, _)| factors[index].powi(2)).sum::<f64>() / rows.len() as f64
    };
    (0..count).map(mean).collect()
}

/// The change of the weights by one step of Newton's method.
fn step(
    rows: &[(Vec<f64>, f64)],
    ridges: &[f64],
    weights: &[f64],
    mut gradient: Vec<f64>,
) -> Vec<f64> {
    let count = weights.len();
    let mut curve = vec![vec![0.0; count]; count];
    (0..count).for_each(|index| curve[index][index] = ridges[index]);
    for (factors, result) in rows {
        let share = chance(factors, weights);
        let bend = share * (1.0 - share);
        for one in 0..count {
            gradient[one] += (result - share) * factors[one];
            for two in 0..count {
                curve[one][two] += bend * factors[one] * factors[two];
            }
        }
    }
    solve(curve, gradient)
}

/// The mean logarithmic loss.
pub(crate) fn loss(samples: &[&Sample], weights: &[f64]) -> f64 {
    let sum: f64 = samples
        .iter()
        .map(|sample| {
            let share = chance(&sample.factors(), weights).clamp(1e-9, 1.0 - 1e-9);
            -sample.result * share.ln() - (1.0 - sample.result) * (1.0 - share).ln()
        })
        .sum();
    sum / samples.len().max(1) as f64
}

fn chance(factors: &[f64], weights: &[f64]) -> f64 {
    let logit: f64 = factors.iter().zip(weights).map(|(factor, weight)| factor * weight).sum();
    1.0 / (1.0 + (-logit).exp())
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
