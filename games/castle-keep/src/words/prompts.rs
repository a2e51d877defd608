//! Prompts, labels, hints and pages of rules.

use rules::{Arg, Message};

use crate::cells::CellSet;
use crate::moves::Move;
use crate::tile::Tile;
use crate::words::names::{Player, SpotInWords, TileForm};

rules::messages! {
    /// Prompts, labels, what moves do, and pages.
    pub(crate) enum Prompt {
        /// What the turn begins with, by phase.
        First { phase: &'static str } = "castle-keep-first",
        /// Which tile is attacked.
        WhichAttack = "castle-keep-which-attack",
        /// Which tile is transferred.
        WhichTransfer = "castle-keep-which-transfer",
        /// Which of the spoils is built.
        WhichSpoils = "castle-keep-which-spoils",
        /// Where a tile is transferred to.
        WhereTo = "castle-keep-where-to",
        /// Where a tile is built.
        WhereGoes { tile: TileForm } = "castle-keep-where-goes",
        /// The whole move.
        Play { told: Message } = "castle-keep-play",
        /// Leads to the attacks.
        Attack = "castle-keep-attack",
        /// Leads to the spoils.
        Spoils = "castle-keep-build-spoils",
        /// Which those are.
        SpoilsHint = "castle-keep-build-spoils-hint",
        /// Leads to the transfers.
        Transfer = "castle-keep-transfer",
        /// The move `done`.
        Done = "castle-keep-done",
        /// The move `pass`.
        Pass = "castle-keep-pass",
        /// The move `draw`.
        FromPile = "castle-keep-from-pile",
        /// The move that draws the top of the discards.
        FromDiscards { tile: TileForm } = "castle-keep-from-discards",
        /// A tile of the spoils.
        FromSpoils { tile: TileForm } = "castle-keep-from-spoils",
        /// A tile and where it goes, from the `hand` or the `spoils`.
        TileOn { tile: TileForm, spot: SpotInWords, from: &'static str } = "castle-keep-tile-goes-on",
        /// Where a tile can go.
        Fits { tile: Tile, spots: Arg } = "castle-keep-fits",
        /// A move that is typed, and what it does.
        Suggested { mv: Move, told: Message } = "castle-keep-suggested",
        /// What moves do: both tiles come from the pile.
        DoesDraw = "castle-keep-does-draw",
        /// One comes from the discards.
        DoesDrawTop { tile: TileForm } = "castle-keep-does-draw-top",
        /// A tile that ends the match.
        DoesComplete { tile: TileForm } = "castle-keep-does-complete",
        /// Any other tile.
        DoesBuild { tile: TileForm, spot: SpotInWords } = "castle-keep-does-build",
        /// Building ends.
        DoesEnd = "castle-keep-does-end",
        /// A tile changes castles.
        DoesTransfer { tile: TileForm, from: SpotInWords, to: SpotInWords } = "castle-keep-does-transfer",
        /// An attack on what is `theirs` or `everybodys` with so many tiles of a kind, after which the castle has `some` left or `none`.
        DoesAttack {
            target: Message,
            whose: &'static str,
            cells: CellSet,
            count: usize,
            keeps: u8,
            left: &'static str,
        } = "castle-keep-does-attack",
        /// Whose castle it is on; 0 is the number of an only one.
        Target { owner: Player, number: u8 } = "castle-keep-target",
        /// Nothing is done.
        DoesNothing = "castle-keep-does-nothing",
        /// A tile leaves the hand.
        DoesDiscard { tile: TileForm } = "castle-keep-does-discard",
        /// The siege hits.
        Falls { cells: CellSet, count: usize } = "castle-keep-falls",
        /// The rules: their pages.
        CastleTitle = "castle-keep-castle-title",
        /// The text.
        Castle = "castle-keep-castle",
        /// The picture.
        CastleAlt = "castle-keep-castle-alt",
        /// Turns.
        TurnTitle = "castle-keep-turns-title",
        /// The text.
        Turn = "castle-keep-turns",
        /// The picture.
        TurnAlt = "castle-keep-turns-alt",
        /// Attacks.
        AttacksTitle = "castle-keep-attacking-title",
        /// The text.
        Attacks = "castle-keep-attacking",
        /// The picture.
        AttacksAlt = "castle-keep-attacking-alt",
        /// Versions.
        VersionsTitle = "castle-keep-versions-title",
        /// The text.
        Versions = "castle-keep-versions",
        /// Notation.
        NotationTitle = "castle-keep-notation-title",
        /// The text.
        Notation = "castle-keep-notation",
    }
}
