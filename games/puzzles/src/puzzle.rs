//! `Puzzle`: a position in which a person must find the right moves, and the line that shows them.

use std::io;
use std::io::Read;

use flate2::read::GzDecoder;
use rules::{Message, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::position::Position;
use crate::tags::Tag;

/// The goal of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// Moves that keep a won position. The line lists all of them for each step.
    Win,
    /// Any moves of this turn that end the match with a win.
    Turn,
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The position before the first move.
    #[serde(flatten)]
    pub position: Position,
    /// The seat of the person.
    pub seat: Seat,
    /// The goal.
    pub goal: Goal,
    /// The plies of all seats, in order. Each ply of the person lists every right move, the shown one first.
    pub line: Vec<Vec<String>>,
    /// The themes of the puzzle.
    pub tags: Vec<Tag>,
    /// The rating before anyone has tried it, from how computer players fare.
    pub rating: i32,
    /// The reason for the first move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Message>,
    /// The number of the self-play match that the puzzle is from. An interrupted making of puzzles continues after it.
    pub from: u64,
}

/// The reason why puzzles can't be read.
#[derive(Debug, Error)]
pub enum PuzzleError {
    /// A line is not the JSON of a puzzle.
    #[error("line {0} is not a puzzle: {1}")]
    Form(usize, serde_json::Error),
    /// The packed file is damaged.
    #[error("the puzzles can't be unpacked: {0}")]
    Packing(#[from] io::Error),
}

impl Puzzle {
    /// Reads all puzzles of a file that gzip has packed. Empty input has no puzzles.
    pub fn read_packed(packed: &[u8]) -> Result<Vec<Self>, PuzzleError> {
        if packed.is_empty() {
            return Ok(Vec::new());
        }
        let mut text = String::new();
        GzDecoder::new(packed).read_to_string(&mut text)?;
        Self::read_all(&text)
    }

    /// Reads all puzzles of a file.
    pub fn read_all(text: &str) -> Result<Vec<Self>, PuzzleError> {
        let lines = text.lines().enumerate();
        lines
            .map(|(at, line)| {
                serde_json::from_str(line).map_err(|error| PuzzleError::Form(at + 1, error))
            })
            .collect()
    }

    /// The puzzle as a line of a file.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("a puzzle has only fields that JSON can write")
    }

    /// The plies of the shown line.
    pub fn shown_line(&self) -> impl Iterator<Item = &str> {
        self.line.iter().filter_map(|moves| moves.first()).map(String::as_str)
    }
}
