//! Reasons why something can't be played, read or loaded.

use rules::{Cell, Message};

use crate::army::Kind;
use crate::field::Field;
use crate::moves::Verb;
use crate::words::names::{Letter, Side};

rules::messages! {
    /// Why something can't be played, or can't be read.
    pub(crate) enum Reason {
        /// It is the other side's turn.
        NotYourTurn = "findorff-not-your-turn",
        /// The armies come first.
        NothingMoves = "findorff-nothing-moves",
        /// An army stands already.
        DrawnUp = "findorff-drawn-up",
        /// An army that was written for somebody else.
        OtherArmy = "findorff-other-army",
        /// A piece beyond the end zone.
        OutsideZone { square: Cell, first: u8, last: u8 } = "findorff-outside-zone",
        /// Two pieces on a square.
        OneASquare = "findorff-one-a-square",
        /// No general.
        GeneralMissing = "findorff-no-general",
        /// Several.
        Generals { count: usize } = "findorff-generals",
        /// Nobody else.
        SoldiersMissing = "findorff-no-soldiers",
        /// Too many others.
        TooMany { limit: usize, count: usize } = "findorff-too-many",
        /// Nobody can be there.
        InLake { square: Cell } = "findorff-in-lake",
        /// The small board has no such square.
        OffBoard { square: Cell } = "findorff-off-board",
        /// The piece is the other side's.
        NotYours { kind: Kind, square: Cell } = "findorff-not-yours",
        /// Nobody is there.
        Nobody { square: Cell } = "findorff-nobody-there",
        /// Further than one square, or diagonally.
        OneSquare = "findorff-one-square",
        /// The own end zone is closed.
        ZoneClosed { kind: Kind } = "findorff-no-return",
        /// An own piece is in the way.
        OwnPiece { kind: Kind, square: Cell } = "findorff-own-piece",
        /// Generals strike generals alone.
        GeneralStrikes = "findorff-general-strikes",
        /// It is not what this kind strikes.
        NotPrey { kind: Kind, target: Kind, prey: Letter } = "findorff-not-prey",
        /// A push is stopped; `whose` is `yours` or `theirs`.
        Stopped { whose: &'static str, behind: Cell } = "findorff-stopped",
        /// The sign is another one.
        OtherVerb { from: Cell, to: Cell, verb: Verb } = "findorff-other-verb",
        /// Longer than any move.
        LongMove = "findorff-long-move",
        /// What a move looks like.
        MoveForm = "findorff-move-form",
        /// Another kind stands there than was named.
        OtherKind { there: Kind, square: Cell, named: Kind } = "findorff-other-kind",
        /// A square alone, which no move goes with.
        Unmoved { square: Cell } = "findorff-no-move-with",
        /// A square alone, which several moves go with.
        Ambiguous { square: Cell } = "findorff-ambiguous",
        /// The board has no such square.
        BeyondBoard { square: Cell, last: &'static str } = "findorff-beyond-board",
        /// A square twice.
        NamedTwice { square: Cell } = "findorff-named-twice",
        /// What an army looks like.
        ArmyForm = "findorff-army-form",
        /// The same, where a word is none of it.
        ArmyWord { word: String } = "findorff-no-army",
        /// Options that there are not.
        UnknownOptions = "findorff-unknown-options",
    }
}

rules::messages! {
    /// Why a state can't be loaded.
    pub(crate) enum BadState {
        /// The option says another board.
        OtherBoard { given: Field, wanted: Field } = "findorff-state-other-board",
        /// A third side's turn.
        NoTurn { turn: u8 } = "findorff-state-no-turn",
        /// More than can be.
        LongQuiet { limit: u8 } = "findorff-state-long-quiet",
        /// A name that is no square.
        NoSquare = "findorff-state-no-square",
        /// A third side.
        NoSeat { seat: u8 } = "findorff-state-no-seat",
        /// In the lake, or beyond the board.
        NoPlace { square: Cell } = "findorff-state-no-place",
        /// Two pieces on a square.
        Twice { square: Cell } = "findorff-state-twice",
        /// Both are ready.
        BePlay = "findorff-state-be-play",
        /// Nobody moves yet.
        BeZero = "findorff-state-be-zero",
        /// Pieces before the army is drawn up.
        NotReady { side: Side } = "findorff-state-not-ready",
        /// An army that can't be drawn up.
        WrongArmy { side: Side, reason: Message } = "findorff-state-wrong-army",
        /// Only one is ready.
        BothReady = "findorff-state-both-ready",
        /// Nobody has won.
        BothBeaten = "findorff-state-both-beaten",
        /// Two generals.
        Generals { side: Side } = "findorff-state-generals",
        /// Too many others.
        TooMany { side: Side, limit: usize } = "findorff-state-too-many",
        /// Nobody.
        NoPieces { side: Side } = "findorff-state-no-pieces",
    }
}
