//! Fits the weights of the evaluation to the results of games of the computer player against itself, and tests them.
//!
//! - `fit play FILE 0..1000 NODES` plays the games with these numbers and adds a line for each sampled quiet position.
//!   After an interruption, it continues behind the last game of the file.
//! - `fit weights FILE DATE` prints the fitted weights. `fit table FILE` prints how often each value won.
//! - `fit match WEIGHTS 0..100 NODES` plays the crate's weights against a file's, two games from each opening.
//! - `fit edge 0..100 NODES` plays level 5 against itself and counts the wins of Black, who begins.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

mod games;
mod sample;

use std::fs::OpenOptions;
use std::io::Write;
use std::ops::Range;

use castello::{LOGIT, PARTS, Weights, read_weights, write_weights};
use testkit::{FitSample, fit_scale, fit_weights, value_table};

use crate::games::{Game, Player};
use crate::sample::{OPTIONS, Sample};

const DIRECTIONS: [&str; 2] = ["all", "orthogonal"];

/// The maximum number of random plies that open a game for the fit, and the number in a match.
const LONGEST_OPENING: u32 = 12;
const OPENING: u64 = 6;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["play", file, games, nodes] => play(file, numbers(games), nodes)?,
        ["weights", file, date] => print_weights(&read_samples(file)?, date),
        ["table", file] => print_tables(&read_samples(file)?),
        ["match", file, pairs, nodes] => {
            play_match(&read_weights(&std::fs::read_to_string(file)?), numbers(pairs), nodes);
        }
        ["edge", games, nodes] => print_edge(&numbers(games), nodes),
        _ => println!("fit play|weights|table|match|edge …"),
    }
    Ok(())
}

fn numbers(text: &str) -> Range<u32> {
    let (first, end) = text.split_once("..").unwrap_or(("0", text));
    first.parse().unwrap_or(0)..end.parse().unwrap_or(0)
}

fn weights_in_use() -> [Weights; 2] {
    read_weights(include_str!("../../weights.txt"))
}

/// Players of these weights, by directions.
fn players<'w>(weights: &'w [Weights; 2], nodes: &str, level: u8) -> [Player<'w>; 2] {
    let nodes = nodes.parse().unwrap_or(1000);
    [0, 1].map(|index| Player { weights: &weights[index], level, nodes })
}

/// Plays the games that the file lacks.
fn play(file: &str, games: Range<u32>, nodes: &str) -> std::io::Result<()> {
    let known = read_samples(file).unwrap_or_default();
    let first = known.last().map_or(games.start, |sample| sample.game + 1);
    let mut output = OpenOptions::new().create(true).append(true).open(file)?;
    let weights = weights_in_use();
    let players = players(&weights, nodes, 3);
    for number in first..games.end {
        let options = number as usize % OPTIONS.len();
        let opening = u64::from(number / 4 % (LONGEST_OPENING + 1));
        let player = &players[options / 2];
        let (_, samples) = Game { number, options, opening }.play(&[player, player]);
        let lines: String = samples.iter().map(Sample::to_string).collect();
        output.write_all(lines.as_bytes())?;
    }
    Ok(())
}

fn read_samples(file: &str) -> std::io::Result<Vec<Sample>> {
    Ok(std::fs::read_to_string(file)?.lines().filter_map(Sample::read).collect())
}

/// The samples with these directions, as rows of the fit.
fn by_directions(samples: &[Sample], directions: usize) -> Vec<FitSample> {
    let here = samples.iter().filter(|sample| sample.options / 2 == directions);
    here.map(Sample::for_fit).collect()
}

/// Prints newly fitted weights. The fit is drawn toward the current weights at their best scale.
fn print_weights(samples: &[Sample], date: &str) {
    println!("# in {PARTS} parts of a score, {LOGIT} scores are one logit");
    for (index, directions) in DIRECTIONS.into_iter().enumerate() {
        let samples = by_directions(samples, index);
        let logit = f64::from(LOGIT * PARTS);
        let prior = weights_in_use()[index].map(|weight| f64::from(weight) / logit);
        let scale = fit_scale(&samples, &prior);
        let prior = prior.map(|weight| weight * scale);
        let fit = fit_weights(&samples, &prior);
        println!("# {directions}: {date}, {}, scale {scale:.3}", fit.note);
        let rounded = fit.weights.iter().map(|weight| (weight * logit).round() as i32);
        print!("{}", write_weights(directions, &rounded.collect::<Vec<i32>>()));
    }
}

fn print_tables(samples: &[Sample]) {
    for (index, directions) in DIRECTIONS.into_iter().enumerate() {
        let samples = by_directions(samples, index);
        println!("{directions}, {} positions:\n\n{}", samples.len(), value_table(&samples));
    }
}

/// The mean of points of games or pairs. The number after ± gives the 95 percent confidence interval.
fn share(points: &[f64]) -> String {
    let count = points.len().max(1) as f64;
    let mean = points.iter().sum::<f64>() / count;
    let spread =
        points.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    format!("{mean:.3} ± {:.3}", 1.96 * (spread / count).sqrt())
}

/// Plays each opening twice, with the seats exchanged.
fn play_match(others: &[Weights; 2], pairs: Range<u32>, nodes: &str) {
    let weights = weights_in_use();
    let (new, old) = (players(&weights, nodes, 5), players(others, nodes, 5));
    let mut points: [Vec<f64>; 3] = Default::default();
    for number in pairs {
        let options = number as usize % OPTIONS.len();
        let (new, old) = (&new[options / 2], &old[options / 2]);
        let game = Game { number, options, opening: OPENING };
        let score = (game.play(&[old, new]).0 + 1.0 - game.play(&[new, old]).0) / 2.0;
        points[options / 2].push(score);
        points[2].push(score);
        let [all, orthogonal, both] = &points;
        println!(
            "{} pairs: all {}, orthogonal {}, both {}, {}",
            both.len(),
            share(all),
            share(orthogonal),
            share(both),
            sprt(both)
        );
    }
}

/// A sequential test of whether the expected share is one half or 0.53, as in the ladder.
fn sprt(points: &[f64]) -> String {
    let [low, high] = [0.5, 0.53];
    let count = points.len() as f64;
    let mean = points.iter().sum::<f64>() / count;
    let spread = points.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / count;
    let ratio = count * (high - low) * (2.0 * mean - low - high) / (2.0 * spread.max(0.01));
    format!("log ratio {ratio:.2} (2.94 accepts, -2.94 refuses)")
}

/// Prints the score of Black, who begins, at level 5 with these nodes. The options of the center alternate.
fn print_edge(games: &Range<u32>, nodes: &str) {
    let weights = weights_in_use();
    for (index, player) in players(&weights, nodes, 5).iter().enumerate() {
        let play = |number: u32| {
            let options = 2 * index + number as usize % 2;
            Game { number, options, opening: 0 }.play(&[player, player]).0
        };
        let points: Vec<f64> = games.clone().map(play).collect();
        let [won, drawn] =
            [1.0, 0.5].map(|score| points.iter().filter(|one| **one == score).count());
        let (count, share) = (points.len(), share(&points));
        println!("{}: {won} won, {drawn} drawn of {count}, {share}", DIRECTIONS[index]);
    }
}
