//! The messages of Castello, one variant each.

mod prompts;

use rules::{Arg, Join, Message, Seat, Words};

use crate::moves::Move;
use crate::square::Square;

pub(crate) use prompts::Prompt;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Color {
    Red,
    Black,
}

rules::messages! {
    /// Events of a match, its endings, and the position in words.
    pub(crate) enum Narration {
        Red = "castello-red",
        Black = "castello-black",
        Moved { side: Color, mv: Message, captures: usize } = "castello-moved",
        Goes { from: Square, to: Square, mv: Move } = "castello-goes",
        GoesBack { from: Square, mv: Move } = "castello-goes-back",
        Left { side: Color, pawns: usize, most: usize } = "castello-left",
        Fell { side: Color, castle: Square } = "castello-fell",
        Holds { side: Color, castles: usize, needed: usize } = "castello-holds",
        Passes { side: Color } = "castello-passes",
        ByCastles { side: Color } = "castello-by-castles",
        ByPawns { loser: Color } = "castello-by-pawns",
        Stuck = "castello-stuck",
        Repeated = "castello-repeated",
        Quiet { plies: u16 } = "castello-quiet",
        IsOver { reason: Message } = "castello-is-over",
        ToMove { side: Color } = "castello-to-move",
        LastMove { side: Color, from: Square, to: Square, captures: usize, pawns: Arg, falls: usize, castles: Arg }
            = "castello-last",
        Pawns { side: Color, pawns: usize, columns: Arg } = "castello-pawns",
        Column { column: Arg, rows: Arg } = "castello-column",
        Run { first: u8, last: u8 } = "castello-run",
        Taken { side: Color, taken: usize, needed: usize, castles: Arg } = "castello-taken",
        Standing { castles: Arg } = "castello-standing",
        Idle { plies: u16 } = "castello-idle",
    }
}

rules::messages! {
    /// The reason why a move is illegal or can't be read.
    pub(crate) enum Reason {
        Over = "castello-over",
        Written { mv: Move } = "castello-written",
        NotYourTurn { side: Color } = "castello-not-your-turn",
        OthersPawn { square: Square, side: Color } = "castello-others-pawn",
        EmptyStart { square: Square } = "castello-no-pawn",
        Diagonal { from: Square, to: Square } = "castello-diagonal",
        TwoStep { square: Square } = "castello-two-step",
        OnCastle { square: Square } = "castello-on-castle",
        OnPawn { square: Square, side: Color } = "castello-on-pawn",
        FifthCapture { square: Square } = "castello-fifth-capture",
        OverNothing { square: Square } = "castello-over-nothing",
        OverCastle { square: Square } = "castello-over-castle",
        Landing { square: Square } = "castello-landing",
        Back { square: Square } = "castello-back",
        NotAJump { from: Square, to: Square } = "castello-no-jump",
        Captures { mv: Move, captures: usize, pawns: Arg } = "castello-captures-else",
        NeverCaptures { from: Square, to: Square, captures: usize, pawns: Arg } = "castello-never-captures",
        ManyCaptures = "castello-many-captures",
        Ambiguous { mv: Move, moves: usize, example: String } = "castello-ambiguous",
        WhereTo { square: Square } = "castello-where-to",
        OneSquare = "castello-one-square",
        LongMove = "castello-long-move",
        AfterBrackets = "castello-after-brackets",
        NotASquare { word: String } = "castello-no-square",
    }
}

rules::messages! {
    /// The reason why a state can't be loaded.
    pub(crate) enum BadState {
        TwoPawns { square: Square } = "castello-state-two-pawns",
        PawnOnCastle { square: Square } = "castello-state-pawn-on-castle",
        ManyPawns { side: Color, most: usize } = "castello-state-many-pawns",
        Moved { square: Square } = "castello-state-moved",
        TurnOrQuiet { limit: u16 } = "castello-state-turn-or-quiet",
        CastleMissing { castle: Square } = "castello-state-castle-missing",
        CastleTwice { castle: Square } = "castello-state-castle-twice",
        OwnCastle { side: Color, castle: Square } = "castello-state-own-castle",
        ManyCastles = "castello-state-many-castles",
        BothWon = "castello-state-both-won",
        NoFarCastle { side: Color, castle: Square } = "castello-state-no-far-castle",
        NoSquare { name: String, list: &'static str } = "castello-state-no-square",
        Twice { square: Square, list: &'static str } = "castello-state-twice",
        NoCastle { square: Square, list: &'static str } = "castello-state-no-castle",
        Turn = "castello-state-turn",
    }
}

rules::messages! {
    /// The reason why a computer plays a move.
    pub(crate) enum Explanation {
        Does { effects: Arg } = "castello-why-does",
        Saves { square: Square, mv: Message } = "castello-why-saves",
        Races { castle: Square, turns: usize, sides: usize } = "castello-why-races",
        Heads { castle: Square, turns: usize, sides: usize } = "castello-why-heads",
        Opens { mv: Message, columns: usize } = "castello-why-opens",
        Shortens { mv: Message, before: usize, columns: usize } = "castello-why-shortens",
        Unanswered = "castello-why-unanswered",
        Unharmed { losing: usize, moves: usize } = "castello-why-unharmed",
        Holds = "castello-why-holds",
        Far { columns: usize } = "castello-why-far",
        Gathers { pawns: usize, castle: Square } = "castello-why-gathers",
        Leaps { from: Square, to: Square, columns: usize, before: usize } = "castello-why-leaps",
        Safe = "castello-why-safe",
        Waits { castle: Square } = "castello-why-waits",
        LastPawns = "castello-why-last-pawns",
        Yields { mv: Message, effects: Arg, beside: &'static str, worse: usize, moves: usize } = "castello-why-yields",
        Regains { mv: Message, effects: Arg, own: Message, gains: Arg } = "castello-why-regains",
        Stops { mv: Message, effects: Arg } = "castello-why-stops",
        StopsUnlike { mv: Message, effects: Arg, other: Message } = "castello-why-stops-unlike",
        Prepares { mv: Message, effects: Arg } = "castello-why-prepares",
        Follows { reply: Message, mv: Message, effects: Arg } = "castello-why-follows",
        FollowsFar { reply: Message, mv: Message, columns: usize } = "castello-why-follows-far",
        FollowsTaking { reply: Message, taken: Arg, mv: Message, effects: Arg } = "castello-why-follows-taking",
        Forced { reply: Message, mv: Message } = "castello-why-forced",
        Tempts { mv: Message, reply: Message, effects: Arg } = "castello-why-tempts",
    }
}

rules::messages! {
    /// Advice for playing well. The order numbers it in hints and on the page of principles
    /// ([`rules::principles_page`]).
    pub(crate) enum Principle {
        Look = "castello-principle-look",
        Ladder = "castello-principle-ladder",
        Gather = "castello-principle-gather",
        Home = "castello-principle-home",
        Trade = "castello-principle-trade",
        Together = "castello-principle-together",
    }
}

rules::messages! {
    /// Words for pawns and castles, on the board or in a tray.
    pub(crate) enum Place {
        Pawn { side: &'static str, state: &'static str } = "castello-place-pawn",
        Castle { owner: &'static str } = "castello-place-castle",
        Ruin { taker: &'static str } = "castello-place-ruin",
        Missing = "castello-place-missing",
    }
}

pub(crate) const WORDS: Words = Words {
    known: &[
        Narration::KNOWN,
        Reason::KNOWN,
        BadState::KNOWN,
        Prompt::KNOWN,
        Explanation::KNOWN,
        Principle::KNOWN,
        Place::KNOWN,
    ],
    files: rules::message_files!("../../words/"),
};

/// A move and its captures by reference, so that muted notes copy nothing.
pub(crate) struct MoveNarration<'a> {
    pub(crate) side: Color,
    pub(crate) mv: &'a Move,
    pub(crate) captures: usize,
}

impl From<MoveNarration<'_>> for Message {
    fn from(moved: MoveNarration<'_>) -> Self {
        let MoveNarration { side, mv, captures } = moved;
        Narration::Moved { side, mv: path_narration(mv).into(), captures }.into()
    }
}

/// A move in words, followed by its notation.
fn path_narration(mv: &Move) -> Narration {
    let (from, to) = (mv.from(), mv.to());
    match from == to {
        true => Narration::GoesBack { from, mv: mv.clone() },
        false => Narration::Goes { from, to, mv: mv.clone() },
    }
}

impl Color {
    pub(crate) fn of(seat: Seat) -> Self {
        if seat == Seat(0) { Self::Red } else { Self::Black }
    }
}

impl From<Color> for Message {
    fn from(color: Color) -> Self {
        match color {
            Color::Red => Narration::Red.into(),
            Color::Black => Narration::Black.into(),
        }
    }
}

rules::notation!(Move, Square);

/// A move as its start and end, for sentences. A long path would hide the rest.
pub(crate) fn square_ends(from: Square, to: Square) -> Message {
    Message::Plain(format!("{from} → {to}"))
}

/// Squares as part of a sentence.
pub(crate) fn square_list(squares: impl IntoIterator<Item = Square>) -> Arg {
    Arg::list(Join::And, squares)
}
