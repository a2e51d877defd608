//! `castellan puzzles`: makes puzzles by self-play, and checks them.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use clap::Subcommand;
use puzzles::{Finding, Maker, Puzzle, check};
use rules::Game;

/// What to do with puzzles.
#[derive(Debug, Subcommand)]
pub(crate) enum PuzzleCommand {
    /// Play matches, and append the puzzles found in them to a file until it has enough. It can be interrupted, and
    /// goes on where it ended.
    Make {
        /// The game: kastell, castello, castle-keep or castles.
        game: String,
        /// The file, one JSON object a line.
        #[arg(long)]
        file: PathBuf,
        /// How many puzzles the file shall have.
        #[arg(long, default_value_t = 400)]
        count: usize,
        /// The seed of all randomness.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// End after this many matches.
        #[arg(long, default_value_t = u64::MAX)]
        matches: u64,
    },
    /// Examine puzzles with a search of another kind, or with ten times the effort. Fails if one is wrong.
    Check {
        /// The game.
        game: String,
        /// The file; the puzzles of the program if left out.
        #[arg(long)]
        file: Option<PathBuf>,
        /// Write the puzzles that pass to this file.
        #[arg(long)]
        keep: Option<PathBuf>,
    },
}

pub(crate) fn run(command: &PuzzleCommand, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        PuzzleCommand::Make { game, file, count, seed, matches } => {
            let game = find(game)?;
            make(game, file, Making { count: *count, seed: *seed, matches: *matches }, out)
        }
        PuzzleCommand::Check { game, file, keep } => {
            let game = find(game)?;
            let puzzles = match file {
                Some(file) => Puzzle::read_all(&read(file)?)?,
                None => Puzzle::read_packed(game.info().puzzles)?,
            };
            check_all(game, &puzzles, keep.as_deref(), out)
        }
    }
}

struct Making {
    count: usize,
    seed: u64,
    matches: u64,
}

fn make(
    game: &'static dyn Game,
    file: &Path,
    making: Making,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let known = if file.exists() { Puzzle::read_all(&read(file)?)? } else { Vec::new() };
    let mut count = known.len();
    let mut maker = Maker::new(game, making.seed, &known);
    let mut appended = OpenOptions::new().create(true).append(true).open(file)?;
    for _ in 0..making.matches {
        if count >= making.count {
            break;
        }
        let progress = maker.play_match();
        for puzzle in &progress.puzzles {
            writeln!(appended, "{}", puzzle.to_line())?;
        }
        appended.sync_data()?;
        count += progress.puzzles.len();
        if !progress.puzzles.is_empty() {
            writeln!(out, "match {}: {count} puzzles", progress.number)?;
        }
    }
    Ok(())
}

fn check_all(
    game: &'static dyn Game,
    puzzles: &[Puzzle],
    keep: Option<&Path>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let mut kept = keep.map(File::create).transpose()?;
    let (mut exhausted, mut deeper, mut wrong) = (0, 0, 0);
    for (number, puzzle) in puzzles.iter().enumerate() {
        let finding = check(game, puzzle);
        match &finding {
            Finding::Exhausted => exhausted += 1,
            Finding::Deeper => deeper += 1,
            Finding::Wrong(reason) => {
                wrong += 1;
                writeln!(out, "puzzle {number}: {reason}")?;
                continue;
            }
        }
        if let Some(kept) = &mut kept {
            writeln!(kept, "{}", puzzle.to_line())?;
        }
    }
    let total = puzzles.len();
    writeln!(
        out,
        "{total} puzzles: {exhausted} proven by trying every move, {deeper} confirmed by a deeper search, {wrong} wrong"
    )?;
    ensure!(wrong == 0 || keep.is_some(), "{wrong} puzzles are wrong");
    Ok(())
}

fn find(name: &str) -> anyhow::Result<&'static dyn Game> {
    match games::find_by_name(name) {
        Some(game) => Ok(game),
        None => bail!("there is no game {name}"),
    }
}

fn read(file: &Path) -> anyhow::Result<String> {
    fs::read_to_string(file).with_context(|| format!("{} can't be read", file.display()))
}
