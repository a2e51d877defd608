//! Narration of moves and endings, and the position in words.

use rules::{Arg, Cell, Message};

use crate::cells::CellSet;
use crate::words::names::{DrawnTiles, FallenCells, Player, SpotInWords, Target, TileForm};

rules::messages! {
    /// Events of a match and its endings. The arguments are small, so that muted notes cost nothing.
    pub(crate) enum Narration {
        SeatBuilder = "castle-keep-seat-builder",
        YouDraw { tiles: DrawnTiles } = "castle-keep-you-draw",
        YouDrawNothing = "castle-keep-you-draw-nothing",
        Draws { player: Player, count: usize } = "castle-keep-draws",
        TakesTop { player: Player, tile: TileForm } = "castle-keep-takes-top",
        Reshuffled = "castle-keep-reshuffled",
        Builds { from: &'static str, player: Player, tile: TileForm, spot: SpotInWords } = "castle-keep-builds",
        /// All tiles built in a turn.
        BuildsSeveral { player: Arg, count: usize, tiles: Arg } = "castle-keep-builds-several",
        BuiltTile { tile: Arg, spot: Arg, from: Arg } = "castle-keep-built-tile",
        Transfers { player: Player, tile: TileForm, from: SpotInWords, to: SpotInWords } = "castle-keep-transfers",
        Attacks {
            player: Player,
            castle: Target,
            tiles: TileForm,
            cells: FallenCells,
            count: usize,
        } = "castle-keep-attacks",
        AttacksOpen = "castle-keep-attacks-open",
        StartsAnew = "castle-keep-starts-anew",
        Rubble { number: usize, player: Player } = "castle-keep-rubble",
        Out { player: Player } = "castle-keep-out",
        Passes { player: Player } = "castle-keep-passes",
        Finishes { player: Player } = "castle-keep-finishes",
        Discards { player: Player, tile: TileForm } = "castle-keep-discards",
        Leaves { player: Player } = "castle-keep-leaves",
        LeavesTable { player: Player, castles: usize } = "castle-keep-leaves-table",
        TurnsOver { tile: TileForm, count: usize } = "castle-keep-turns-over",
        Destroys { cells: CellSet } = "castle-keep-destroys",
        NoneStands = "castle-keep-none-stands",
        Completed { player: Player, castles: usize } = "castle-keep-completed",
        BringsDown { winner: Player, loser: Player, castles: usize } = "castle-keep-brings-down",
        LastIn { player: Player } = "castle-keep-last-in",
        Razed = "castle-keep-razed",
        UsedUp = "castle-keep-used-up",
    }
}

impl Narration {
    /// The id of a note about one built tile.
    pub(crate) const BUILDS: &'static str = "castle-keep-builds";
}

rules::messages! {
    /// The position in words.
    pub(crate) enum PositionText {
        Turn { does: &'static str, player: Player } = "castle-keep-turn",
        Kings { tiles: Arg } = "castle-keep-kings",
        HasLeft { player: Player } = "castle-keep-has-left",
        Has { player: Player, parts: Arg } = "castle-keep-has",
        Site { number: u8, tiles: Arg } = "castle-keep-site",
        SiteRubble { number: u8 } = "castle-keep-site-rubble",
        Empty = "castle-keep-empty",
        Stands { cell: Cell, tile: Message } = "castle-keep-stands",
        Hand { tiles: Arg } = "castle-keep-hand",
        InHand { count: u8 } = "castle-keep-in-hand",
        Spoils { tiles: Arg } = "castle-keep-spoils",
        Several { count: u8, tile: Message } = "castle-keep-several",
        Pile { pile: u8, discards: usize } = "castle-keep-pile",
        PileAndTop { pile: u8, discards: usize, top: Message } = "castle-keep-pile-and-top",
        DiscardsTitle = "castle-keep-discards-title",
        Discards { count: usize, top: TileForm, tiles: Arg } = "castle-keep-discards-told",
        Lie { tile: TileForm, count: u8 } = "castle-keep-lie",
        Open = "castle-keep-open",
        NotOpen = "castle-keep-not-open",
        CanBuild { builds: Arg } = "castle-keep-can-build",
        CanAttack { attacks: Arg } = "castle-keep-can-attack",
        CanBoth { builds: Arg, attacks: Arg } = "castle-keep-can-both",
        AttackOn { castle: Target, cell: Cell, tiles: TileForm } = "castle-keep-attack-on",
        TileOn { tile: Message, spots: Arg } = "castle-keep-tile-on",
    }
}
