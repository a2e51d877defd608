//! Shows which early positions the strongest level proves in every variant, and whether it keeps its wins.
//!
//! `cargo run --release -p kastell --example proofs -- table 12 2 60` takes 12 positions of each variant after two
//! random pieces, and lets the level think for up to about 60 seconds (0: with its usual node limit). `moves` prints
//! its moves instead. `check` reads such lines and solves the position before and after each move. `states` prints the
//! positions, for the engine of another build, whose moves `check` judges as well.

use std::io::{BufRead, Write};
use std::time::Duration;

use kastell::Kastell;
use rules::{Game, Level, NodeLimit, Plugin, Seat, Seed, Table, ThinkRequest, Thought, Viewer};
use testkit::{cpu_time, setup};

const GAME: Plugin<Kastell> = Plugin::with(search::player());

/// The time limit of `check` for a position, in seconds.
const CHECK_SECONDS: u32 = 600;

const CONTACTS: [&str; 3] = ["free", "apart", "linked"];
const PICKERS: [&str; 2] = ["self", "opponent"];

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default| {
        arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let (positions, plies, seconds) = (number(1, 12) as usize, number(2, 2) as usize, number(3, 0));
    let limit = if seconds == 0 { NodeLimit::OfLevel } else { NodeLimit::Decisive(seconds) };
    let mode = arguments.first().map_or("", String::as_str);
    if mode == "check" {
        return check();
    }
    let only = arguments.get(4).cloned().unwrap_or_default();
    for contact in CONTACTS.iter().filter(|contact| only.is_empty() || only.contains(**contact)) {
        for picker in PICKERS {
            let tables =
                (0..).filter_map(|seed| Some((seed, opened(contact, picker, plies, seed)?)));
            let mut row = Row::default();
            for (seed, table) in tables.take(positions) {
                if mode == "states" {
                    say(&format!(
                        "{contact} {picker} {plies} {seed} {}",
                        table.see(Viewer::Spectator).state()
                    ))?;
                    continue;
                }
                let begun = cpu_time();
                let Some((_, thought)) = think(&*table, limit) else { continue };
                row.thoughts.push((
                    thought.nodes,
                    cpu_time() - begun,
                    thought.is_proven,
                    thought.value > 0.0,
                ));
                if mode == "moves" {
                    say(&format!("{contact} {picker} {plies} {seed} {}", thought.mv))?;
                }
            }
            if mode == "table" {
                say(&format!("{contact:<8}{picker:<10}{}", row.text()))?;
            }
        }
    }
    Ok(())
}

fn say(line: &str) -> std::io::Result<()> {
    writeln!(std::io::stdout().lock(), "{line}")
}

/// A match after this many random plies that build something. `None` if it is over by then.
fn opened(contact: &str, picker: &str, plies: usize, seed: u64) -> Option<Box<dyn Table>> {
    let setup = setup(&[("contact", contact), ("picker", picker)], 2, seed);
    let mut table = GAME.set_up(&setup).ok()?;
    let mut chance = setup.seed.walk(0);
    let mut built = 0;
    while built < plies {
        let seat = table.status().to_move().only()?;
        let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
        let mv = chance.one_of(&legal)?;
        built += usize::from(mv.contains('@'));
        table.play(seat, mv).ok()?;
    }
    (!table.status().is_over()).then_some(table)
}

fn think(table: &dyn Table, limit: NodeLimit) -> Option<(Seat, Thought)> {
    let seat = table.status().to_move().only()?;
    let ask = ThinkRequest::new(Level::BEST, limit, Seed::from_bytes([9; 32]));
    Some((seat, table.see(Viewer::Seat(seat)).think(seat, &ask, &|| false).ok()?))
}

/// The results of one variant: nodes, CPU time, whether proven, whether won.
#[derive(Default)]
struct Row {
    thoughts: Vec<(u64, Duration, bool, bool)>,
}

impl Row {
    fn text(mut self) -> String {
        self.thoughts.sort_unstable();
        let count = self.thoughts.len();
        let proven = self.thoughts.iter().filter(|thought| thought.2).count();
        let won = self.thoughts.iter().filter(|thought| thought.2 && thought.3).count();
        let median = self.thoughts.get(count / 2).map_or(0, |thought| thought.0);
        let most = self.thoughts.last().map_or(0, |thought| thought.0);
        let mut times: Vec<f64> =
            self.thoughts.iter().map(|thought| thought.1.as_secs_f64()).collect();
        times.sort_by(f64::total_cmp);
        let middle = times.get(count / 2).copied().unwrap_or_default();
        let longest = times.last().copied().unwrap_or_default();
        format!(
            "{proven:>3} of {count:>2} {won:>4} {median:>12} {most:>12} {middle:>9.2} s {longest:>7.2} s"
        )
    }
}

/// Solves positions before and after moves, and counts the won positions that stayed won.
fn check() -> std::io::Result<()> {
    let (mut won, mut kept, mut lost, mut open) = (0, 0, 0, 0);
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        match keeps_win(&line) {
            Some(Some(true)) => (won, kept) = (won + 1, kept + 1),
            Some(Some(false)) => {
                won += 1;
                say(&format!("given away: {line}"))?;
            }
            Some(None) => lost += 1,
            None => open += 1,
        }
    }
    say(&format!("kept {kept} of {won} won positions; {lost} were lost, {open} not settled"))
}

/// Whether a move keeps a win. `Some(None)` if the position wasn't won, `None` if that is unknown.
fn keeps_win(line: &str) -> Option<Option<bool>> {
    let [contact, picker, plies, seed, mv @ ..] = &line.split(' ').collect::<Vec<_>>()[..] else {
        return None;
    };
    let table = opened(contact, picker, plies.parse().ok()?, seed.parse().ok()?)?;
    let mut next = table.duplicate();
    let seat = table.status().to_move().only()?;
    next.play(seat, &mv.join(" ")).ok()?;
    if next.status().is_over() {
        return Some(Some(true));
    }
    let wins = |table: &dyn Table| {
        let (mover, thought) = think(table, NodeLimit::Decisive(CHECK_SECONDS))?;
        thought.is_proven.then_some((mover == seat) == (thought.value > 0.0))
    };
    // The later position is cheaper to solve. A move that wins shows that the position was won.
    match wins(&*next)? {
        true => Some(Some(true)),
        false => Some(wins(&*table)?.then_some(false)),
    }
}
