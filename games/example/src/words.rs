//! What Reversi says: one variant for each thing that can be told, and one line for each in `words/en.ftl`.

use std::collections::BTreeSet;

use rules::{Cell, Message, Seat};

rules::messages! {
    /// What is told of Reversi.
    pub(crate) enum Say {
        Black = "reversi-black",
        White = "reversi-white",
        Played { side: Message, square: Cell, turned: BTreeSet<Cell> } = "reversi-played",
        Passes { side: Message } = "reversi-passes",
        Ends { black: usize, white: usize } = "reversi-ends",
        TurnsNothing { square: Cell } = "reversi-turns-nothing",
        NoMove = "reversi-no-move",
        Where = "reversi-where",
        Turning { turned: BTreeSet<Cell> } = "reversi-turning",
        BadState = "reversi-bad-state",
        ToMove { side: Message } = "reversi-to-move",
        Discs { black: BTreeSet<Cell>, white: BTreeSet<Cell> } = "reversi-discs",
        Rules = "reversi-rules",
    }
}

/// What a seat is called.
pub(crate) fn side(seat: Seat) -> Message {
    if seat == Seat(0) { Say::Black.into() } else { Say::White.into() }
}
