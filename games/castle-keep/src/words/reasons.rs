//! Reasons why a move or state is refused.

use rules::Cell;

use crate::moves::{Move, Spot};
use crate::tile::Tile;
use crate::words::names::NamedTile;

rules::messages! {
    /// The reason why a move is illegal or can't be read.
    pub(crate) enum Reason {
        NotYourTurn = "castle-keep-not-your-turn",
        WrongPhase { phase: &'static str } = "castle-keep-wrong-phase",
        NotOnTop { tile: NamedTile } = "castle-keep-not-on-top",
        NotHeld { tile: NamedTile } = "castle-keep-not-held",
        HeldFewer { needed: u8, tile: NamedTile, held: u8 } = "castle-keep-held-fewer",
        NotInSpoils { tile: NamedTile } = "castle-keep-not-in-spoils",
        UnknownCastle = "castle-keep-unknown-castle",
        NeverRebuilt { number: u8 } = "castle-keep-never-rebuilt",
        WrongPart = "castle-keep-wrong-part",
        Taken { cell: Cell } = "castle-keep-taken",
        KeepFirst = "castle-keep-keep-first",
        KeepColor = "castle-keep-keep-color",
        KeepAlone = "castle-keep-keep-alone",
        NoneBeside { cell: Cell } = "castle-keep-none-beside",
        StrictFinish { tile: NamedTile } = "castle-keep-strict-finish",
        MatchesNeither { tile: NamedTile, cell: Cell } = "castle-keep-matches-neither",
        Mismatch { tile: NamedTile, cell: Cell } = "castle-keep-mismatch",
        EmpireOnly = "castle-keep-empire-only",
        SameCastle = "castle-keep-same-castle",
        NothingOn { spot: Spot } = "castle-keep-nothing-on",
        MovedBefore = "castle-keep-moved-before",
        LastTile = "castle-keep-last-tile",
        KingClosed = "castle-keep-king-closed",
        Closed = "castle-keep-closed",
        NothingThere { cell: Cell } = "castle-keep-nothing-there",
        OtherThere { cell: Cell, standing: NamedTile } = "castle-keep-other-there",
        TowersOff = "castle-keep-towers-off",
        NobodyThere = "castle-keep-nobody-there",
        OwnCastle = "castle-keep-own-castle",
        UnknownTarget = "castle-keep-unknown-target",
        NotHit { turned: NamedTile, cell: Cell } = "castle-keep-not-hit",
        NothingTurned = "castle-keep-nothing-turned",
        MoveForm = "castle-keep-move-form",
        NameCell = "castle-keep-name-cell",
        CellForm { typed: String } = "castle-keep-cell-form",
        NameTile = "castle-keep-name-tile",
        DiscardsEmpty = "castle-keep-discards-empty",
        TransferForm = "castle-keep-transfer-form",
        OneCastle = "castle-keep-one-castle",
        OwnerForm { typed: String } = "castle-keep-owner-form",
        KingForm = "castle-keep-king-form",
        NothingFits { ask: &'static str } = "castle-keep-nothing-fits",
        Ambiguous { ask: &'static str, example: Move } = "castle-keep-ambiguous",
        SiegeTowers = "castle-keep-siege-towers",
        SiegeDiscardDraw = "castle-keep-siege-discard-draw",
        VersionForm = "castle-keep-version-form",
        Idle = "castle-keep-idle",
        Gone = "castle-keep-gone",
    }
}

rules::messages! {
    /// The reason why a state can't be loaded.
    pub(crate) enum BadState {
        WrongVersion { version: &'static str } = "castle-keep-state-wrong-version",
        NoLists { field: &'static str, count: usize } = "castle-keep-state-no-lists",
        HandCount { count: u8 } = "castle-keep-state-hand-count",
        NoSpoils = "castle-keep-state-no-spoils",
        CastleCount = "castle-keep-state-castle-count",
        TurnForm = "castle-keep-state-turn-form",
        PhaseForm = "castle-keep-state-phase-form",
        RubbleForm = "castle-keep-state-rubble-form",
        MovedForm = "castle-keep-state-moved-form",
        PileCount = "castle-keep-state-pile-count",
        Candidates = "castle-keep-state-candidates",
        TurnedForm = "castle-keep-state-turned-form",
        NoTile { field: &'static str } = "castle-keep-state-no-tile",
        TooLong { field: &'static str } = "castle-keep-state-too-long",
        CellForm = "castle-keep-state-cell-form",
        WrongPart { tile: Tile, cell: Cell } = "castle-keep-state-wrong-part",
        TooMany { tile: Tile } = "castle-keep-state-too-many",
        LargeHand = "castle-keep-state-large-hand",
        OutHolds = "castle-keep-state-out-holds",
        NoDiscardDraw = "castle-keep-state-no-discard-draw",
        NoDiscards = "castle-keep-state-no-discards",
        NoneToDiscard = "castle-keep-state-none-to-discard",
        NoSiege = "castle-keep-state-no-siege",
        SiegeOpen = "castle-keep-state-siege-open",
    }
}
