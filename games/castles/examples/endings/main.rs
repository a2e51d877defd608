//! Makes the tables of endings on the small board: general and one soldier against general and one.
//!
//! `cargo run --release -p castles --example endings` solves each relation of the soldiers and each crush rule backward
//! from the last move (retrograde analysis), and writes the tables that the computer player brings along.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

mod geometry;
mod solver;

use std::path::Path;

use castles::{Crush, Field};

use crate::solver::{Relation, Solver};

/// The files, with the crush rule and what the soldier of the side to move is to the other.
const TABLES: [(&str, Crush, Relation); 4] = [
    ("hunter", Crush::Comrade, Relation::Hunter),
    ("comrade", Crush::Comrade, Relation::Same),
    ("anvil", Crush::Anvil, Relation::Same),
    ("either", Crush::Either, Relation::Same),
];

fn main() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("endings");
    for (name, crush, relation) in TABLES {
        let solver = Solver::solve(Field::Small, crush, relation);
        let values = solver.values();
        report(name, values);
        // Mirrored, the general stands in the left half. A win at once is left out: the moves show it.
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
