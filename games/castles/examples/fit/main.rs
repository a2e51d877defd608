//! Fits the weights of the evaluation to the results of games of the computer player with itself.
//!
//! `fit play FILE 0..1000 NODES` plays the games of these numbers and adds a line for each quiet position; stopped, it goes
//! on where it was. `fit weights FILE DATE` prints the fitted weights, and `fit table FILE` how often each value won.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

mod regression;
mod sample;
mod self_play;

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::Write;

use castles::{LOGIT, TERM_NAMES};

use crate::regression::{fit, loss};
use crate::sample::{Sample, read_samples};
use crate::self_play::{ALL, Armies, ENDINGS};

/// The parts of the games, each measured by what the others give.
const FOLDS: u32 = 5;

/// The ridges that are tried, in positions.
const RIDGES: [f64; 5] = [100.0, 1000.0, 5000.0, 20_000.0, 100_000.0];

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["play", file, games, nodes] => play(file, games, nodes, ALL),
        ["endings", file, games, nodes] => play(file, games, nodes, ENDINGS),
        ["weights", file, date] => {
            print_weights(&read_samples(file)?, date);
            Ok(())
        }
        ["table", file] => {
            print_table(&read_samples(file)?);
            Ok(())
        }
        _ => {
            println!("fit play FILE FIRST..END NODES | fit weights FILE DATE | fit table FILE");
            Ok(())
        }
    }
}

fn number(text: &str) -> u32 {
    text.parse().unwrap_or(0)
}

/// Plays the games that the file lacks.
fn play(file: &str, games: &str, nodes: &str, sorts: &[Armies]) -> std::io::Result<()> {
    let (first, end) = games.split_once("..").unwrap_or(("0", games));
    let (games, nodes) = (number(first)..number(end), u64::from(number(nodes)));
    let known = read_samples(file).unwrap_or_default();
    let first = known.last().map_or(games.start, |sample| sample.game + 1);
    let mut output = OpenOptions::new().create(true).append(true).open(file)?;
    for game in first..games.end {
        let lines: String =
            self_play::play(game, nodes, sorts).iter().map(Sample::to_string).collect();
        output.write_all(lines.as_bytes())?;
    }
    Ok(())
}

/// Fits anew, from the weights in use, with the ridge that does best in games not fitted to.
fn print_weights(samples: &[Sample], date: &str) {
    let losses = RIDGES.map(|ridge| (ridge, cross_loss(samples, ridge)));
    let best = losses.iter().min_by(|one, other| one.1.total_cmp(&other.1));
    let (ridge, fitted) = best.copied().unwrap_or_default();
    let all: Vec<&Sample> = samples.iter().collect();
    let prior = weights_in_use();
    let weights = fit(&all, &prior, ridge);
    let games = samples.iter().map(|sample| sample.game).collect::<BTreeSet<u32>>().len();
    let (positions, before) = (samples.len(), loss(&all, &prior));
    println!("# weights of many soldiers, of fewer, and of an ending; {LOGIT} are one logit");
    println!("# {date}, {games} games, {positions} positions, ridge {ridge}");
    println!("# loss in games not fitted to {fitted:.4}, by the weights before {before:.4}");
    for (name, three) in TERM_NAMES.iter().zip(weights.chunks(3)) {
        let numbers = three.iter().map(|weight| format!(" {:.0}", weight * f64::from(LOGIT)));
        println!("{name}{}", numbers.collect::<String>());
    }
}

/// The weights that the crate brings along, in logits.
fn weights_in_use() -> Vec<f64> {
    let lines = include_str!("../../weights.txt").lines().filter(|line| !line.starts_with('#'));
    let numbers = lines.flat_map(|line| line.split(' ').skip(1));
    numbers.filter_map(|number| Some(number.parse::<f64>().ok()? / f64::from(LOGIT))).collect()
}

/// The mean loss in the games of each fold, by weights that the others gave.
fn cross_loss(samples: &[Sample], ridge: f64) -> f64 {
    let fold = |fold: u32| {
        let (test, train): (Vec<&Sample>, Vec<&Sample>) =
            samples.iter().partition(|sample| sample.game % FOLDS == fold);
        test.len() as f64 * loss(&test, &fit(&train, &weights_in_use(), ridge))
    };
    (0..FOLDS).map(fold).sum::<f64>() / samples.len().max(1) as f64
}

/// How often each value of the search has won.
fn print_table(samples: &[Sample]) {
    println!("| value | positions | mean value | mean result |");
    println!("|---|---|---|---|");
    for bin in 0..20 {
        let low = -1.0 + 0.1 * f64::from(bin);
        let here: Vec<&Sample> = samples
            .iter()
            .filter(|sample| ((sample.value + 1.0) * 10.0).floor().min(19.0) as i32 == bin)
            .collect();
        let mean = |of: fn(&Sample) -> f64| {
            here.iter().map(|sample| of(sample)).sum::<f64>() / here.len().max(1) as f64
        };
        println!(
            "| {low:.1} to {:.1} | {} | {:.3} | {:.3} |",
            low + 0.1,
            here.len(),
            mean(|sample| sample.value),
            2.0 * mean(|sample| sample.result) - 1.0
        );
    }
}
