//! Reasons why a move or state is refused.

use rules::{Cell, Message};

use crate::army::Kind;
use crate::field::Field;
use crate::moves::Verb;
use crate::words::names::{Letter, Side};

rules::messages! {
    /// The reason why a move is illegal or can't be read.
    pub(crate) enum Reason {
        NotYourTurn = "findorff-not-your-turn",
        NothingMoves = "findorff-nothing-moves",
        DrawnUp = "findorff-drawn-up",
        OtherArmy = "findorff-other-army",
        OutsideZone { square: Cell, first: u8, last: u8 } = "findorff-outside-zone",
        OneASquare = "findorff-one-a-square",
        GeneralMissing = "findorff-no-general",
        Generals { count: usize } = "findorff-generals",
        SoldiersMissing = "findorff-no-soldiers",
        TooMany { limit: usize, count: usize } = "findorff-too-many",
        InLake { square: Cell } = "findorff-in-lake",
        OffBoard { square: Cell } = "findorff-off-board",
        NotYours { kind: Kind, square: Cell } = "findorff-not-yours",
        Nobody { square: Cell } = "findorff-nobody-there",
        OneSquare = "findorff-one-square",
        ZoneClosed { kind: Kind } = "findorff-no-return",
        OwnPiece { kind: Kind, square: Cell } = "findorff-own-piece",
        GeneralStrikes = "findorff-general-strikes",
        NotPrey { kind: Kind, target: Kind, prey: Letter } = "findorff-not-prey",
        Stopped { whose: &'static str, behind: Cell } = "findorff-stopped",
        OtherVerb { from: Cell, to: Cell, verb: Verb } = "findorff-other-verb",
        LongMove = "findorff-long-move",
        MoveForm = "findorff-move-form",
        OtherKind { there: Kind, square: Cell, named: Kind } = "findorff-other-kind",
        Unmoved { square: Cell } = "findorff-no-move-with",
        Ambiguous { square: Cell } = "findorff-ambiguous",
        BeyondBoard { square: Cell, last: &'static str } = "findorff-beyond-board",
        NamedTwice { square: Cell } = "findorff-named-twice",
        ArmyForm { example: String } = "findorff-army-form",
        ArmyWord { word: String, example: String } = "findorff-no-army",
        UnknownOptions = "findorff-unknown-options",
    }
}

rules::messages! {
    /// The reason why a state can't be loaded.
    pub(crate) enum BadState {
        OtherBoard { given: Field, wanted: Field } = "findorff-state-other-board",
        NoTurn { turn: u8 } = "findorff-state-no-turn",
        LongQuiet { limit: u8 } = "findorff-state-long-quiet",
        NoSquare = "findorff-state-no-square",
        NoSeat { seat: u8 } = "findorff-state-no-seat",
        NoPlace { square: Cell } = "findorff-state-no-place",
        Twice { square: Cell } = "findorff-state-twice",
        BePlay = "findorff-state-be-play",
        BeZero = "findorff-state-be-zero",
        NotReady { side: Side } = "findorff-state-not-ready",
        WrongArmy { side: Side, reason: Message } = "findorff-state-wrong-army",
        BothReady = "findorff-state-both-ready",
        BothBeaten = "findorff-state-both-beaten",
        Generals { side: Side } = "findorff-state-generals",
        TooMany { side: Side, limit: usize } = "findorff-state-too-many",
        NoPieces { side: Side } = "findorff-state-no-pieces",
    }
}
