//! `castellan engine`: the games for programs, one JSON object a line in and out.
//!
//! The engine talks to the same erased faces as the bot ([`rules::Game`], [`rules::Table`], [`rules::GameView`]) and knows
//! no game. `lines` reads, `request` parses, `session` answers, `game` is the match under way, `think` asks the computer
//! players, and `error` is a refused request.

mod error;
mod game;
mod lines;
mod request;
mod session;
mod think;

use std::io::{self, BufRead, BufWriter, Write};

use serde_json::Value;

use crate::engine::error::EngineError;
use crate::engine::lines::Lines;
use crate::engine::session::Session;

/// What `castellan engine --help` says.
pub const HELP: &str = include_str!("help.txt");

/// Answers requests until the input ends.
///
/// Answers are written together while more requests lie ready, and flushed whenever the engine would wait for input:
/// a program that asks one thing at a time is answered at once.
///
/// # Errors
/// The input can't be read or the output can't be written.
pub fn run(input: impl BufRead, output: impl Write) -> io::Result<()> {
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

fn write_answer(output: &mut impl Write, answer: Result<Value, EngineError>) -> io::Result<()> {
    let answer = answer.unwrap_or_else(|error| error.to_json());
    serde_json::to_writer(&mut *output, &answer)?;
    output.write_all(b"\n")
}
