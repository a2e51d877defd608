//! `castellan engine`: the games for programs, with one JSON object per line in and out.
//!
//! The engine knows no game, only the traits [`rules::Game`], [`rules::Table`] and [`rules::GameView`].

mod error;
mod game;
mod lines;
mod request;
mod session;
mod think;

use std::io::{self, BufWriter, Read, Write};

use crate::engine::error::EngineResult;
use crate::engine::lines::Lines;
use crate::engine::session::Session;

/// The text of `castellan engine --help`.
pub const HELP: &str = include_str!("help.txt");

/// Answers requests until the input ends.
///
/// The output is flushed whenever the engine would wait for input.
///
/// # Errors
/// The input can't be read or the output can't be written.
pub fn run(input: impl Read, output: impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    let mut output = BufWriter::new(output);
    let mut session = Session::default();
    while let Some(line) = lines.next(|| output.flush())? {
        let answer = match line {
            Ok(line) if line.trim_ascii().is_empty() => continue,
            Ok(line) => session.answer(line),
            Err(too_long) => Err(too_long),
        };
        write_answer(&mut output, answer)?;
    }
    output.flush()
}

fn write_answer(output: &mut impl Write, answer: EngineResult) -> io::Result<()> {
    let answer = answer.unwrap_or_else(|error| error.to_json());
    serde_json::to_writer(&mut *output, &answer)?;
    output.write_all(b"\n")
}
