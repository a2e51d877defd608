//! Weighs the armies of the computer's library.
//!
//! `armies play FILE small comrade 0..10 1000` plays games 0 to 9 for every ordered pair of armies. The board is
//! `small`, the crush rule is `comrade`, and each move has 1000 nodes. Each game adds a line to the file. After an
//! interruption, the command plays only the games that the file lacks.
//!
//! `armies weights FILE DATE` prints `armies.txt` with new weights, against which no army of the library does well.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

mod bout;
mod payoffs;

use std::collections::BTreeSet;
use std::fs::{OpenOptions, read_to_string};
use std::io::{Result, Write};

use crate::bout::{Bout, Table};
use crate::payoffs::{Payoffs, mean_mix};

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["play", file, board, crush, games, nodes] => {
            play(file, &Table::new(board, crush, number(nodes)), games)
        }
        ["weights", file, date] => {
            print!("{}", weighed(&read(file), date));
            Ok(())
        }
        _ => {
            println!("armies play FILE BOARD CRUSH FIRST..END NODES | armies weights FILE DATE");
            Ok(())
        }
    }
}

fn number(text: &str) -> u32 {
    text.parse().unwrap_or(0)
}

fn read(file: &str) -> Vec<Bout> {
    let text = read_to_string(file).unwrap_or_default();
    text.lines().filter_map(Bout::read).collect()
}

/// Plays the games that the file lacks, the same number for each ordered pair of armies.
fn play(file: &str, table: &Table, games: &str) -> Result<()> {
    let (first, end) = games.split_once("..").unwrap_or(("0", games));
    let known: BTreeSet<String> = read(file).iter().map(Bout::name).collect();
    let mut output = OpenOptions::new().create(true).append(true).open(file)?;
    let count = table.armies().len();
    for game in number(first)..number(end) {
        for armies in (0..count).flat_map(|one| (0..count).map(move |two| [one, two])) {
            let bout = Bout { table: table.clone(), game, armies, points: 0.5 };
            if armies[0] != armies[1] && !known.contains(&bout.name()) {
                writeln!(output, "{}", bout.played())?;
            }
        }
    }
    Ok(())
}

/// The text of `armies.txt` with new weights for each board and crush rule that was played.
fn weighed(bouts: &[Bout], date: &str) -> String {
    let mut text = include_str!("../../armies.txt").to_owned();
    let tables: BTreeSet<Table> = bouts.iter().map(|bout| bout.table.clone()).collect();
    for table in tables {
        let own: Vec<&Bout> = bouts.iter().filter(|bout| bout.table == table).collect();
        let count = table.armies().len();
        let payoffs = Payoffs::new(count, &own);
        let head = format!("# {} {}: ", table.board, table.crush);
        let reply = payoffs.best_reply(&table.shares());
        let note = format!(
            "{date}, {} games, {} nodes a move; the best reply to the weights before scores {reply:.2}",
            own.len(),
            table.nodes
        );
        text = table.rewritten(&text, &mean_mix(count, &own));
        let (heads, rows): (Vec<&str>, Vec<&str>) = text
            .lines()
            .filter(|line| !line.starts_with(&head))
            .partition(|line| line.starts_with('#'));
        text = format!("{}\n{head}{note}\n{}\n", heads.join("\n"), rows.join("\n"));
    }
    text
}
