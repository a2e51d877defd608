//! What Reversi says: one variant for each thing that can be told, and one line for each in `words/en.ftl`.

use rules::{Arg, Message, Seat};

rules::messages! {
    /// What is told of Reversi.
    pub(crate) enum Say {
        /// The seat that begins.
        Black = "reversi-black",
        /// The other seat.
        White = "reversi-white",
        /// A disc was put down and turned others over.
        Played { side: Arg, square: String, turned: u32 } = "reversi-played",
        /// A seat can't move.
        Passes { side: Arg } = "reversi-passes",
        /// How it ended.
        Won { side: Arg, more: u32, fewer: u32 } = "reversi-won",
        /// Nobody has more discs.
        Draw { each: u32 } = "reversi-draw",
        /// Why a move is against the rules.
        Turns { square: String } = "reversi-turns-nothing",
        /// What a move looks like.
        Unreadable = "reversi-unreadable",
        /// The question of the menu.
        Where = "reversi-where",
        /// What a move would do.
        WouldTurn { turned: u32 } = "reversi-would-turn",
        /// A choice that there is not.
        NoChoice = "reversi-no-choice",
        /// A state that can't be.
        BadState = "reversi-bad-state",
        /// Whose turn it is, in words.
        ToMove { side: Arg } = "reversi-to-move",
        /// Where a side's discs lie, in words.
        Discs { side: Arg, squares: Arg } = "reversi-discs",
        /// The title of the rules.
        RulesTitle = "reversi-rules-title",
        /// The rules.
        Rules = "reversi-rules",
    }
}

/// What a seat is called.
pub(crate) fn side(seat: Seat) -> Arg {
    name(seat).into()
}

/// The same as a message of its own.
pub(crate) fn name(seat: Seat) -> Message {
    if seat == Seat(0) { Say::Black.into() } else { Say::White.into() }
}
