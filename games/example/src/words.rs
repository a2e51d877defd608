//! The messages of Reversi, one variant each.

use std::collections::BTreeSet;

use rules::{Cell, Message, Seat};

rules::messages! {
    /// The messages of Reversi, with a line for each in `words/en.ftl`.
    pub(crate) enum Text {
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
        NothingToPlay = "reversi-nothing-to-play",
        BlackDisc = "reversi-black-disc",
        WhiteDisc = "reversi-white-disc",
        Rules = "reversi-rules",
    }
}

pub(crate) fn side(seat: Seat) -> Message {
    if seat == Seat(0) { Text::Black.into() } else { Text::White.into() }
}
