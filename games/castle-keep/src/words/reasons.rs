//! Reasons why something can't be played, read or loaded.

use rules::Cell;

use crate::moves::{Move, Spot};
use crate::tile::Tile;

rules::messages! {
    /// Why something can't be played, or can't be read.
    pub(crate) enum Reason {
        /// It is another player's turn.
        NotYourTurn = "castle-keep-not-your-turn",
        /// Something else is to be decided.
        WrongPhase { phase: &'static str } = "castle-keep-wrong-phase",
        /// Another tile lies on the discards.
        NotOnTop { tile: Tile } = "castle-keep-not-on-top",
        /// A tile that is not in the hand.
        NotHeld { tile: Tile } = "castle-keep-not-held",
        /// Too few of them are.
        HeldFewer { needed: u8, tile: Tile, held: u8 } = "castle-keep-held-fewer",
        /// A tile that is not among the spoils.
        NotInSpoils { tile: Tile } = "castle-keep-not-in-spoils",
        /// A number that no castle has.
        UnknownCastle = "castle-keep-unknown-castle",
        /// The castle has fallen.
        NeverRebuilt { number: u8 } = "castle-keep-never-rebuilt",
        /// Where towers, walls and keeps go.
        WrongPart = "castle-keep-wrong-part",
        /// Something stands there.
        Taken { cell: Cell } = "castle-keep-taken",
        /// The keep has no ring yet.
        KeepFirst = "castle-keep-keep-first",
        /// The keep has no tile of its color.
        KeepColor = "castle-keep-keep-color",
        /// The keep is all that stands.
        KeepAlone = "castle-keep-keep-alone",
        /// No tile is beside it.
        NoneBeside { cell: Cell } = "castle-keep-none-beside",
        /// The option `strict_finish`.
        StrictFinish { tile: Tile } = "castle-keep-strict-finish",
        /// The last tile of a ring.
        MatchesNeither { tile: Tile, cell: Cell } = "castle-keep-matches-neither",
        /// Any other tile of a ring.
        Mismatch { tile: Tile, cell: Cell } = "castle-keep-mismatch",
        /// Transfers are of one version.
        EmpireOnly = "castle-keep-empire-only",
        /// A transfer within a castle.
        SameCastle = "castle-keep-same-castle",
        /// A transfer of nothing.
        NothingOn { spot: Spot } = "castle-keep-nothing-on",
        /// A second transfer.
        MovedBefore = "castle-keep-moved-before",
        /// A transfer that would leave nothing.
        LastTile = "castle-keep-last-tile",
        /// No attack yet on the King's castle.
        KingClosed = "castle-keep-king-closed",
        /// No attack yet.
        Closed = "castle-keep-closed",
        /// An attack on nothing.
        NothingThere { cell: Cell } = "castle-keep-nothing-there",
        /// An attack on another tile.
        OtherThere { cell: Cell, standing: Tile } = "castle-keep-other-there",
        /// The option `towers`.
        TowersOff = "castle-keep-towers-off",
        /// The solitaire has no attacks.
        NobodyThere = "castle-keep-nobody-there",
        /// An attack on oneself.
        OwnCastle = "castle-keep-own-castle",
        /// A castle that nobody has.
        UnknownTarget = "castle-keep-unknown-target",
        /// The siege hits something else.
        NotHit { turned: Tile, cell: Cell } = "castle-keep-not-hit",
        /// The siege hits nothing.
        NothingTurned = "castle-keep-nothing-turned",
        /// What moves look like.
        MoveForm = "castle-keep-move-form",
        /// A cell is missing.
        NameCell = "castle-keep-name-cell",
        /// Something that is no cell.
        CellForm { typed: String } = "castle-keep-cell-form",
        /// A tile is missing.
        NameTile = "castle-keep-name-tile",
        /// Something that is no tile.
        TileForm { typed: String } = "castle-keep-tile-form",
        /// The discards are empty.
        DiscardsEmpty = "castle-keep-discards-empty",
        /// What a transfer looks like.
        TransferForm = "castle-keep-transfer-form",
        /// A number where there is no second castle.
        OneCastle = "castle-keep-one-castle",
        /// An attack that names nobody's castle.
        OwnerForm { typed: String } = "castle-keep-owner-form",
        /// The same in King of the Castle.
        KingForm = "castle-keep-king-form",
        /// No move is meant; what would say more.
        NothingFits { ask: &'static str } = "castle-keep-nothing-fits",
        /// Several moves are meant; what would say more.
        Ambiguous { ask: &'static str, example: Move } = "castle-keep-ambiguous",
        /// Options that don't go together.
        SiegeTowers = "castle-keep-siege-towers",
        /// The same.
        SiegeDiscardDraw = "castle-keep-siege-discard-draw",
        /// The values of the option `version`.
        VersionForm = "castle-keep-version-form",
        /// Nothing is to be chosen.
        Idle = "castle-keep-idle",
        /// A choice that is not there.
        Gone = "castle-keep-gone",
    }
}

rules::messages! {
    /// Why a state can't be loaded.
    pub(crate) enum BadState {
        /// Another version than the options say.
        WrongVersion { version: &'static str } = "castle-keep-state-wrong-version",
        /// A list of another length.
        NoLists { field: &'static str, count: usize } = "castle-keep-state-no-lists",
        /// Too many players, or too few.
        HandCount { count: u8 } = "castle-keep-state-hand-count",
        /// Spoils in another version.
        NoSpoils = "castle-keep-state-no-spoils",
        /// Too many castles, or too few.
        CastleCount = "castle-keep-state-castle-count",
        /// Nobody's turn.
        TurnForm = "castle-keep-state-turn-form",
        /// No such phase.
        PhaseForm = "castle-keep-state-phase-form",
        /// Rubble that can't be.
        RubbleForm = "castle-keep-state-rubble-form",
        /// Transfers that can't have been, or none where they belong.
        MovedForm = "castle-keep-state-moved-form",
        /// Two fields that don't agree.
        PileCount = "castle-keep-state-pile-count",
        /// The same, or what belongs to one phase alone.
        Candidates = "castle-keep-state-candidates",
        /// A name that no tile has.
        NoTile { field: &'static str } = "castle-keep-state-no-tile",
        /// More than ninety tiles.
        TooLong { field: &'static str } = "castle-keep-state-too-long",
        /// A cell that no castle has.
        CellForm = "castle-keep-state-cell-form",
        /// A wall on a corner, say.
        WrongPart { tile: Tile, cell: Cell } = "castle-keep-state-wrong-part",
        /// Too many of a kind.
        TooMany { tile: Tile } = "castle-keep-state-too-many",
        /// A hand that is too large.
        LargeHand = "castle-keep-state-large-hand",
        /// A hand of somebody who is out.
        OutHolds = "castle-keep-state-out-holds",
        /// Phases that can't be now.
        NoDiscardDraw = "castle-keep-state-no-discard-draw",
        /// The same.
        NoDiscards = "castle-keep-state-no-discards",
        /// The same.
        NoneToDiscard = "castle-keep-state-none-to-discard",
        /// The same.
        NoSiege = "castle-keep-state-no-siege",
        /// Attacks in the solitaire.
        SiegeOpen = "castle-keep-state-siege-open",
    }
}
