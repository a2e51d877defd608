//! `Trail`: the moves that a person has found so far. `Line`: all plies that were played, with their narration.

use rules::{Note, Seat, Table};

/// The right moves of a person, in order. The replies follow from them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail {
    /// The moves, in canonical notation.
    pub moves: Vec<String>,
}

impl Trail {
    /// The trail with one more move.
    #[must_use]
    pub fn then(&self, mv: &str) -> Self {
        let mut moves = self.moves.clone();
        moves.push(mv.into());
        Self { moves }
    }
}

/// Plies as they were played.
#[derive(Debug, Default)]
pub struct Line {
    /// Each ply with its seat.
    pub plies: Vec<(Seat, String)>,
    /// The narration of the last ply.
    pub notes: Vec<Note>,
}

impl Line {
    /// Plays a ply and records it. `None` if it is illegal.
    pub(crate) fn play(&mut self, table: &mut dyn Table, seat: Seat, mv: &str) -> Option<()> {
        let played = table.play(seat, mv).ok()?;
        self.plies.push((seat, played.mv));
        self.notes = played.notes;
        Some(())
    }
}
