//! The messages of Castello, one variant each.

mod prompts;

use rules::{Arg, Join, Message, Seat, Words};

use crate::moves::Move;
use crate::square::Square;

pub(crate) use prompts::Prompt;

/// A side, as people call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Color {
    Red,
    Black,
}

rules::messages! {
    /// What happens, how it ends, and the position in words.
    pub(crate) enum Narration {
        /// The seats.
        Red = "castello-red",
        /// The same.
        Black = "castello-black",
        /// A pawn stepped or jumped, and captured so many.
        Moved { side: Color, mv: Message, captures: usize } = "castello-moved",
        /// From where to where, and as it is written down.
        Goes { from: Square, to: Square, mv: Move } = "castello-goes",
        /// By jumps back to where it began.
        GoesBack { from: Square, mv: Move } = "castello-goes-back",
        /// What a side has left after a capture.
        Left { side: Color, pawns: usize, most: usize } = "castello-left",
        /// A castle fell.
        Fell { side: Color, castle: Square } = "castello-fell",
        /// How many castles a side holds then.
        Holds { side: Color, castles: usize, needed: usize } = "castello-holds",
        /// A side can't move.
        Passes { side: Color } = "castello-passes",
        /// How it ended: four castles are taken.
        ByCastles { side: Color } = "castello-by-castles",
        /// Few pawns are left.
        ByPawns { loser: Color } = "castello-by-pawns",
        /// Nobody can move.
        Stuck = "castello-stuck",
        /// A position for the third time.
        Repeated = "castello-repeated",
        /// Nothing was taken for too long.
        Quiet { plies: u16 } = "castello-quiet",
        /// It is over, for this reason.
        IsOver { reason: Message } = "castello-is-over",
        /// Who is to move.
        ToMove { side: Color } = "castello-to-move",
        /// The last move, by its ends.
        LastMove { side: Color, from: Square, to: Square, captures: usize, pawns: Arg, falls: usize, castles: Arg }
            = "castello-last",
        /// A side's pawns, column by column.
        Pawns { side: Color, pawns: usize, columns: Arg } = "castello-pawns",
        /// The rows of one column.
        Column { column: Arg, rows: Arg } = "castello-column",
        /// Rows one after the other.
        Run { first: u8, last: u8 } = "castello-run",
        /// The castles that a side has taken.
        Taken { side: Color, taken: usize, needed: usize, castles: Arg } = "castello-taken",
        /// The castles that stand.
        Standing { castles: Arg } = "castello-standing",
        /// Nothing was taken for long.
        Idle { plies: u16 } = "castello-idle",
    }
}

rules::messages! {
    /// Why something can't be played, or can't be read.
    pub(crate) enum Reason {
        /// The match has ended.
        Over = "castello-over",
        /// The same move has another notation.
        Written { mv: Move } = "castello-written",
        /// It is the other's turn.
        NotYourTurn { side: Color } = "castello-not-your-turn",
        /// The pawn is the other's.
        OthersPawn { square: Square, side: Color } = "castello-others-pawn",
        /// There is no pawn to move.
        EmptyStart { square: Square } = "castello-no-pawn",
        /// The option `directions`.
        Diagonal { from: Square, to: Square } = "castello-diagonal",
        /// Two squares with a pawn that has moved.
        TwoStep { square: Square } = "castello-two-step",
        /// A castle is in the way.
        OnCastle { square: Square } = "castello-on-castle",
        /// A pawn is in the way.
        OnPawn { square: Square, side: Color } = "castello-on-pawn",
        /// A sixth capture.
        FifthCapture { square: Square } = "castello-fifth-capture",
        /// A jump over nothing.
        OverNothing { square: Square } = "castello-over-nothing",
        /// A jump over a castle.
        OverCastle { square: Square } = "castello-over-castle",
        /// A jump onto something.
        Landing { square: Square } = "castello-landing",
        /// A way back to the start without a capture.
        Back { square: Square } = "castello-back",
        /// Squares that are no jump apart.
        NotAJump { from: Square, to: Square } = "castello-no-jump",
        /// A way captures something else than was written.
        Captures { mv: Move, captures: usize, pawns: Arg } = "castello-captures-else",
        /// Ends that no move with these captures has.
        NeverCaptures { from: Square, to: Square, captures: usize, pawns: Arg } = "castello-never-captures",
        /// More captures than a move can have.
        ManyCaptures = "castello-many-captures",
        /// Ends that several moves have.
        Ambiguous { mv: Move, moves: usize, example: String } = "castello-ambiguous",
        /// A square from which there are several moves.
        WhereTo { square: Square } = "castello-where-to",
        /// A single square, or none.
        OneSquare = "castello-one-square",
        /// Longer than any move.
        LongMove = "castello-long-move",
        /// Something after the brackets.
        AfterBrackets = "castello-after-brackets",
        /// What is no square.
        NotASquare { word: String } = "castello-no-square",
    }
}

rules::messages! {
    /// Why a state can't be loaded.
    pub(crate) enum BadState {
        /// Two pawns on one square.
        TwoPawns { square: Square } = "castello-state-two-pawns",
        /// A pawn and a castle on one square.
        PawnOnCastle { square: Square } = "castello-state-pawn-on-castle",
        /// Too many pawns.
        ManyPawns { side: Color, most: usize } = "castello-state-many-pawns",
        /// A pawn that has moved.
        Moved { square: Square } = "castello-state-moved",
        /// A third player, or too many quiet plies.
        TurnOrQuiet { limit: u16 } = "castello-state-turn-or-quiet",
        /// A castle in no list.
        CastleMissing { castle: Square } = "castello-state-castle-missing",
        /// A castle in several lists.
        CastleTwice { castle: Square } = "castello-state-castle-twice",
        /// A castle of a side's own home.
        OwnCastle { side: Color, castle: Square } = "castello-state-own-castle",
        /// A twelfth castle.
        ManyCastles = "castello-state-many-castles",
        /// Two winners.
        BothWon = "castello-state-both-won",
        /// A castle that needs a far one.
        NoFarCastle { side: Color, castle: Square } = "castello-state-no-far-castle",
        /// What is no square.
        NoSquare { name: String, list: &'static str } = "castello-state-no-square",
        /// A square twice.
        Twice { square: Square, list: &'static str } = "castello-state-twice",
        /// No place of a castle.
        NoCastle { square: Square, list: &'static str } = "castello-state-no-castle",
        /// The turn's words.
        Turn = "castello-state-turn",
    }
}

rules::messages! {
    /// Why a computer would play a move.
    pub(crate) enum Explanation {
        /// It does something.
        Does { effects: Arg } = "castello-why-does",
        /// The pawn could be captured where it was.
        Saves { square: Square } = "castello-why-saves",
        /// A castle is nearer after it.
        Nearer { castle: Square } = "castello-why-nearer",
        /// It stays beside its own, and nothing can be taken.
        Holds = "castello-why-holds",
    }
}

/// What Castello says, and how.
pub(crate) const WORDS: Words = Words {
    known: &[Narration::KNOWN, Reason::KNOWN, BadState::KNOWN, Prompt::KNOWN, Explanation::KNOWN],
    files: &[("en", include_str!("../../words/en.ftl"))],
};

/// A move and what it captured, lent: nothing is copied where nobody listens.
pub(crate) struct MoveNarration<'a> {
    /// Who moved.
    pub(crate) side: Color,
    /// The move.
    pub(crate) mv: &'a Move,
    /// How many pawns it captured.
    pub(crate) captures: usize,
}

impl From<MoveNarration<'_>> for Message {
    fn from(moved: MoveNarration<'_>) -> Self {
        let MoveNarration { side, mv, captures } = moved;
        Narration::Moved { side, mv: path_narration(mv).into(), captures }.into()
    }
}

/// A move in words, with its notation behind.
fn path_narration(mv: &Move) -> Narration {
    let (from, to) = (mv.from(), mv.to());
    match from == to {
        true => Narration::GoesBack { from, mv: mv.clone() },
        false => Narration::Goes { from, to, mv: mv.clone() },
    }
}

impl Color {
    /// The color of a seat.
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

/// Notation is the same in every language.
impl From<Move> for Message {
    fn from(mv: Move) -> Self {
        Self::plain(mv)
    }
}

/// Notation is the same in every language.
impl From<Square> for Message {
    fn from(square: Square) -> Self {
        Self::plain(square)
    }
}

/// Squares as a sentence names them.
pub(crate) fn square_list(squares: impl IntoIterator<Item = Square>) -> Arg {
    Arg::list(Join::And, squares)
}
