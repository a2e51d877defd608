//! `BoardReader`: the reader of boards and choices, and the voice that puts them into words.

use rules::{Edge, Message, Seat};

/// The reader of boards and choices: of a match, or of a puzzle.
pub(in crate::web) struct BoardReader<'a> {
    /// The seat of the reader.
    pub(in crate::web) seat: Option<Seat>,
    /// The names of the players, by seat.
    pub(in crate::web) names: Vec<String>,
    /// The edge of the reader's side on each board, for boards that don't name this edge themselves.
    pub(in crate::web) home_edges: Vec<Option<Edge>>,
    /// Says a message as a plain sentence.
    pub(in crate::web) voice: Box<dyn Fn(Message) -> String + 'a>,
}

impl BoardReader<'_> {
    pub(in crate::web) fn say(&self, message: impl Into<Message>) -> String {
        (self.voice)(message.into())
    }

    pub(in crate::web) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }
}
