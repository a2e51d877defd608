//! Hints at positions of matches between computer players, as the player reads them in English.
//!
//! `cargo run -p games --example hints -- kastell 8 5 1 contact=linked` plays 8 matches from seed 1 at level 3, and prints
//! the hint at 5 stages of each. The last lines count the hints and their CPU time. The same arguments give the same
//! positions before and after a change of the hints.

use std::io::Write;
use std::time::Duration;

use rules::{Arg, Game, Level, NodeLimit, Seed, Table, ThinkRequest, Viewer};
use testkit::{cpu_time, in_english, setup};

/// The maximum number of plies of a match.
const MAX_PLIES: usize = 400;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default| {
        arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let named = arguments.first().map_or("kastell", String::as_str);
    let (matches, stages, first) = (number(1, 8), number(2, 5) as usize, number(3, 1));
    let options: Vec<_> = arguments.iter().filter_map(|text| text.split_once('=')).collect();
    let game = games::find(named).unwrap_or_else(|| panic!("no game is named {named}"));
    let mut times = Vec::new();
    for seed in first..first + matches {
        let tables = played(game, &options, seed);
        for stage in 0..stages {
            let ply = (2 * stage + 1) * tables.len() / (2 * stages);
            let Some(table) = tables.get(ply) else { continue };
            let begun = cpu_time();
            let hint = hint(game, &**table);
            times.push(cpu_time() - begun);
            say(&format!("{seed}, ply {ply} of {}: {hint}", tables.len()))?;
        }
    }
    let longest = times.iter().max().copied().unwrap_or_default();
    let all: Duration = times.iter().sum();
    say(&format!("{} hints, CPU time {all:.1?}, the longest {longest:.1?}", times.len()))
}

fn say(line: &str) -> std::io::Result<()> {
    writeln!(std::io::stdout().lock(), "{line}")
}

/// The positions of a match, each with one player to move.
fn played(game: &dyn Game, options: &[(&str, &str)], seed: u64) -> Vec<Box<dyn Table>> {
    let setup = setup(options, *seats(game, options).start(), seed);
    let mut table = game.set_up(&setup).unwrap_or_else(|refusal| panic!("{refusal}"));
    let mut tables = Vec::new();
    for ply in 0..MAX_PLIES {
        let Some(seat) = table.status().to_move().iter().next() else { break };
        let level = Level::of(3).unwrap_or(Level::BEST);
        let ask = ThinkRequest::new(level, NodeLimit::OfLevel, seed_of(seed, ply));
        let Ok(thought) = table.see(Viewer::Seat(seat)).think(seat, &ask, &|| false) else { break };
        tables.push(table.duplicate());
        if table.play(seat, &thought.mv).is_err() {
            break;
        }
    }
    tables
}

fn seats(game: &dyn Game, options: &[(&str, &str)]) -> std::ops::RangeInclusive<u8> {
    let values = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned()));
    game.seats(&values.collect()).unwrap_or_else(|refusal| panic!("{refusal}"))
}

fn seed_of(seed: u64, ply: usize) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    bytes[8..16].copy_from_slice(&(ply as u64).to_be_bytes());
    Seed::from_bytes(bytes)
}

/// The hint for the player to move, with the value of its move.
fn hint(game: &dyn Game, table: &dyn Table) -> String {
    let Some(seat) = table.status().to_move().iter().next() else { return String::new() };
    let ask = ThinkRequest::new(Level::BEST, NodeLimit::OfLevel, Seed::from_bytes([9; 32]));
    let sight = table.see(Viewer::Seat(seat));
    let thought = match sight.think(seat, &ask.explained(), &|| false) {
        Ok(thought) => thought,
        Err(error) => return format!("{error:?}"),
    };
    let proven = if thought.is_proven { ", proven" } else { "" };
    let why = thought.why.map_or_else(String::new, |why| {
        in_english(
            game,
            &why.with_players(&|named| (named == seat).then(|| Arg::plain(rules::READER))),
        )
    });
    // Rounded first, and without the sign of a zero.
    let value = (thought.value * 100.0).round() / 100.0 + 0.0;
    format!("{} ({value:.2}{proven})\n  {why}", thought.mv)
}
