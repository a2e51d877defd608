//! Makes the tables of endings on the small board in which each side has its general and one soldier.
//!
//! `cargo run --release -p castles --example endings` solves each relation of the soldiers and each crush rule backward
//! from the last move (retrograde analysis), and writes the tables that the computer player contains.
//!
//! `endings play 0..10 60000` plays ten endings of general and three soldiers against general and pikeman, with 60,000
//! nodes per move, and counts the wins.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

mod geometry;
mod hunt;
mod solver;

use std::path::Path;

use castles::{Crush, Field};

use crate::hunt::Hunt;
use crate::solver::{Relation, Solver};

/// The table files, each with its crush rule and the relation of the mover's soldier to the other.
const TABLES: [(&str, Crush, Relation); 4] = [
    ("hunter", Crush::Comrade, Relation::Hunter),
    ("comrade", Crush::Comrade, Relation::Same),
    ("anvil", Crush::Anvil, Relation::Same),
    ("either", Crush::Either, Relation::Same),
];

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["play", numbers, nodes] => {
            play(numbers, nodes);
            Ok(())
        }
        _ => write_tables(),
    }
}

/// Plays the endings with these numbers, and prints how each ended.
fn play(numbers: &str, nodes: &str) {
    let number = |text: &str| text.parse().unwrap_or(0);
    let (first, end) = numbers.split_once("..").unwrap_or(("0", numbers));
    let (mut points, mut played) = (0.0, 0);
    for number in number(first)..number(end) {
        let hunt = Hunt::play(number, nodes.parse().unwrap_or(60_000));
        points += hunt.score();
        played += 1;
        println!(
            "{number}: {:?} after {} plies, {points} of {played}",
            hunt.end.state.end, hunt.plies
        );
    }
}

fn write_tables() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("endings");
    for (name, crush, relation) in TABLES {
        let solver = Solver::solve(Field::Small, crush, relation);
        let values = solver.values();
        report(name, values);
        // Positions with the general in the right half are looked up mirrored. A win in one ply is stored as 0: the
        // moves show it.
        let half = &values[..values.len() / 2];
        let bytes: Vec<u8> =
            half.iter().map(|&plies| if plies == 1 { 0 } else { plies as u8 }).collect();
        std::fs::write(folder.join(name).with_extension("z"), message_files::pack_bytes(&bytes))?;
    }
    Ok(())
}

fn report(name: &str, values: &[i8]) {
    let count = |is: fn(i8) -> bool| values.iter().filter(|plies| is(**plies)).count();
    let (won, lost) = (count(|plies| plies > 0), count(|plies| plies < 0));
    let longest = values.iter().map(|plies| plies.unsigned_abs()).max().unwrap_or(0);
    println!("{name}: {won} won, {lost} lost, longest {longest}");
}
