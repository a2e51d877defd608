//! Prompts, labels, hints and pages of rules.

use rules::{Cell, Message};

use crate::cells::CellSet;
use crate::moves::Move;
use crate::words::names::{Player, SpotInWords, TileForm};

rules::messages! {
    pub(crate) enum Prompt {
        First { phase: &'static str } = "castle-keep-first",
        WhichAttack = "castle-keep-which-attack",
        WhichTransfer = "castle-keep-which-transfer",
        WhereTo = "castle-keep-where-to",
        WhereGoes { tile: TileForm } = "castle-keep-where-goes",
        NoPlace { tile: TileForm } = "castle-keep-no-place",
        Places { places: usize } = "castle-keep-places",
        ConfirmAttack { count: usize } = "castle-keep-confirm-attack",
        Play { told: Message } = "castle-keep-play",
        Attack = "castle-keep-attack",
        Transfer = "castle-keep-transfer",
        Done = "castle-keep-done",
        Pass = "castle-keep-pass",
        FromPile = "castle-keep-from-pile",
        FromDiscards { tile: TileForm } = "castle-keep-from-discards",
        TileOn { tile: TileForm, spot: SpotInWords, from: &'static str } = "castle-keep-tile-goes-on",
        Suggested { mv: Move, told: Message } = "castle-keep-suggested",
        DoesDraw = "castle-keep-does-draw",
        DoesDrawTop { tile: TileForm } = "castle-keep-does-draw-top",
        DoesComplete { tile: TileForm } = "castle-keep-does-complete",
        DoesBuild { tile: TileForm, spot: SpotInWords } = "castle-keep-does-build",
        DoesEnd = "castle-keep-does-end",
        DoesTransfer { tile: TileForm, from: SpotInWords, to: SpotInWords } = "castle-keep-does-transfer",
        DoesAttack {
            target: Message,
            whose: &'static str,
            cells: CellSet,
            count: usize,
            keeps: u8,
            left: &'static str,
        } = "castle-keep-does-attack",
        DoesAttackWith {
            target: Message,
            cell: Cell,
            tile: TileForm,
            count: usize,
            left: &'static str,
        } = "castle-keep-does-attack-with",
        Target { owner: Player, number: u8 } = "castle-keep-target",
        DoesNothing = "castle-keep-does-nothing",
        DoesDiscard { tile: TileForm } = "castle-keep-does-discard",
        Falls { cells: CellSet, count: usize } = "castle-keep-falls",
        CastleTitle = "castle-keep-castle-title",
        Castle = "castle-keep-castle",
        CastleAlt = "castle-keep-castle-alt",
        TurnTitle = "castle-keep-turns-title",
        Turn = "castle-keep-turns",
        TurnAlt = "castle-keep-turns-alt",
        AttacksTitle = "castle-keep-attacking-title",
        Attacks = "castle-keep-attacking",
        AttacksAlt = "castle-keep-attacking-alt",
        VersionsTitle = "castle-keep-versions-title",
        Versions = "castle-keep-versions",
        VersionsAlt = "castle-keep-versions-alt",
        NotationTitle = "castle-keep-notation-title",
        Notation = "castle-keep-notation",
        NotationAlt = "castle-keep-notation-alt",
    }
}
