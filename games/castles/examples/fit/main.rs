//! Fits the weights of the evaluation to the results of games of the computer player against itself.
//!
//! `fit play FILE 0..1000 NODES` plays the games with these numbers and adds a line for each sampled quiet position.
//! After an interruption, it continues behind the last game of the file. `fit weights FILE DATE` prints the fitted
//! weights. `fit table FILE` prints how often each value won.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

mod sample;
mod self_play;

use std::fs::OpenOptions;
use std::io::Write;

use castles::{LOGIT, TERM_NAMES};
use testkit::{FitSample, fit_weights, value_table};

use crate::sample::{Sample, read_samples};
use crate::self_play::{ALL, Armies, ENDINGS};

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
            print!("{}", value_table(&rows(&read_samples(file)?)));
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

fn rows(samples: &[Sample]) -> Vec<FitSample> {
    samples.iter().map(Sample::for_fit).collect()
}

/// Prints newly fitted weights. The fit begins at the current weights.
fn print_weights(samples: &[Sample], date: &str) {
    let fit = fit_weights(&rows(samples), &weights_in_use());
    println!("# weights of many soldiers, of fewer, and of an ending; {LOGIT} are one logit");
    println!("# {date}, {}", fit.note);
    for (name, three) in TERM_NAMES.iter().zip(fit.weights.chunks(3)) {
        let numbers = three.iter().map(|weight| format!(" {:.0}", weight * f64::from(LOGIT)));
        println!("{name}{}", numbers.collect::<String>());
    }
}

/// The current weights of the crate, in logits.
fn weights_in_use() -> Vec<f64> {
    let lines = include_str!("../../weights.txt").lines().filter(|line| !line.starts_with('#'));
    let numbers = lines.flat_map(|line| line.split(' ').skip(1));
    numbers.filter_map(|number| Some(number.parse::<f64>().ok()? / f64::from(LOGIT))).collect()
}
