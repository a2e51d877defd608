//! What Reversi says: one variant for each thing that can be told, and one line for each in `words/en.ftl`.

use rules::{Arg, Cell, Message, Seat};

rules::messages! {
    /// What is told of Reversi.
    pub(crate) enum Say {
        Black = "reversi-black",
        White = "reversi-white",
        Played { side: Message, square: Cell, turned: u32 } = "reversi-played",
        Passes { side: Message } = "reversi-passes",
        Won { side: Message, more: u32, fewer: u32 } = "reversi-won",
        Draw { each: u32 } = "reversi-draw",
        Turns { square: Cell } = "reversi-turns-nothing",
        Unreadable = "reversi-unreadable",
        Where = "reversi-where",
        WouldTurn { turned: u32 } = "reversi-would-turn",
        NoChoice = "reversi-no-choice",
        BadState = "reversi-bad-state",
        ToMove { side: Message } = "reversi-to-move",
        Discs { side: Message, squares: Arg } = "reversi-discs",
        RulesTitle = "reversi-rules-title",
        Rules = "reversi-rules",
    }
}

/// What a seat is called.
pub(crate) fn side(seat: Seat) -> Message {
    if seat == Seat(0) { Say::Black.into() } else { Say::White.into() }
}
