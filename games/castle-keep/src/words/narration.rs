//! Narration of moves and endings, and the position in words.

use rules::{Arg, Cell, Message};

use crate::cells::CellSet;
use crate::words::names::{DrawnTiles, Player, SpotInWords, Target, TileForm};

rules::messages! {
    /// What happens and how it ends. All that goes in is small: nothing is made of it where nobody listens.
    pub(crate) enum Narration {
        /// The only player, alone.
        SeatBuilder = "castle-keep-seat-builder",
        /// The player to move learns what was drawn.
        YouDraw { tiles: DrawnTiles } = "castle-keep-you-draw",
        /// There was nothing.
        YouDrawNothing = "castle-keep-you-draw-nothing",
        /// The others learn how many tiles were drawn.
        Draws { player: Player, count: usize } = "castle-keep-draws",
        /// The top of the discards was drawn.
        TakesTop { player: Player, tile: TileForm } = "castle-keep-takes-top",
        /// The discards have become the pile.
        Reshuffled = "castle-keep-reshuffled",
        /// A tile was placed, from the `hand` or the `spoils`.
        Builds { from: &'static str, player: Player, tile: TileForm, spot: SpotInWords } = "castle-keep-builds",
        /// A tile was moved to the other castle.
        Transfers { player: Player, tile: TileForm, from: SpotInWords, to: SpotInWords } = "castle-keep-transfers",
        /// A castle was attacked.
        Attacks {
            player: Player,
            castle: Target,
            tiles: TileForm,
            cells: CellSet,
            count: usize,
        } = "castle-keep-attacks",
        /// From now on castles can be attacked.
        AttacksOpen = "castle-keep-attacks-open",
        /// The King's castle has fallen.
        StartsAnew = "castle-keep-starts-anew",
        /// One of two castles has fallen.
        Rubble { number: usize, player: Player } = "castle-keep-rubble",
        /// Both castles have fallen.
        Out { player: Player } = "castle-keep-out",
        /// Neither built nor attacked.
        Passes { player: Player } = "castle-keep-passes",
        /// A tile was discarded.
        Discards { player: Player, tile: TileForm } = "castle-keep-discards",
        /// A player leaves who had lost everything.
        Leaves { player: Player } = "castle-keep-leaves",
        /// A player leaves, and so many castles with them.
        LeavesTable { player: Player, castles: usize } = "castle-keep-leaves-table",
        /// The siege shows a tile that is like so many in the castle.
        TurnsOver { tile: TileForm, count: usize } = "castle-keep-turns-over",
        /// The siege hits.
        Destroys { cells: CellSet } = "castle-keep-destroys",
        /// Nothing stands any more.
        NoneStands = "castle-keep-none-stands",
        /// The end: so many castles are complete.
        Completed { player: Player, castles: usize } = "castle-keep-completed",
        /// The end: a player's only castle has fallen, or the last of theirs.
        BringsDown { winner: Player, loser: Player, castles: usize } = "castle-keep-brings-down",
        /// The end: all others have left.
        LastIn { player: Player } = "castle-keep-last-in",
        /// The end: the siege has left nothing.
        Razed = "castle-keep-razed",
        /// The end: there are no more tiles.
        UsedUp = "castle-keep-used-up",
    }
}

rules::messages! {
    /// The position in words.
    pub(crate) enum PositionText {
        /// What the player to move does.
        Turn { does: &'static str, player: Player } = "castle-keep-turn",
        /// The castle that both build.
        Kings { tiles: Arg } = "castle-keep-kings",
        /// A player who plays no more.
        HasLeft { player: Player } = "castle-keep-has-left",
        /// A player's castles, hand and spoils.
        Has { player: Player, parts: Arg } = "castle-keep-has",
        /// One of the castles; 0 is the number of an only one.
        Site { number: u8, tiles: Arg } = "castle-keep-site",
        /// The same, when it has fallen.
        SiteRubble { number: u8 } = "castle-keep-site-rubble",
        /// In place of its tiles, where nothing stands.
        Empty = "castle-keep-empty",
        /// One of its tiles.
        Stands { cell: Cell, tile: Message } = "castle-keep-stands",
        /// A hand that can be seen.
        Hand { tiles: Arg } = "castle-keep-hand",
        /// One that can't.
        InHand { count: u8 } = "castle-keep-in-hand",
        /// The spoils.
        Spoils { tiles: Arg } = "castle-keep-spoils",
        /// Several tiles of a kind.
        Several { count: u8, tile: Message } = "castle-keep-several",
        /// The pile, without discards.
        Pile { pile: u8, discards: usize } = "castle-keep-pile",
        /// The pile and the discards.
        PileAndTop { pile: u8, discards: usize, top: Message } = "castle-keep-pile-and-top",
        /// The discards, on the button that shows them.
        DiscardsTitle = "castle-keep-discards-title",
        /// What lies there.
        Discards { count: usize, top: TileForm, tiles: Arg } = "castle-keep-discards-told",
        /// So many tiles of a kind.
        Lie { tile: TileForm, count: u8 } = "castle-keep-lie",
        /// Whether attacks are open.
        Open = "castle-keep-open",
        /// The same.
        NotOpen = "castle-keep-not-open",
        /// What can be built.
        CanBuild { builds: Arg } = "castle-keep-can-build",
        /// What can be attacked.
        CanAttack { attacks: Arg } = "castle-keep-can-attack",
        /// Both.
        CanBoth { builds: Arg, attacks: Arg } = "castle-keep-can-both",
        /// What stands in a castle, and with what it can be attacked.
        AttackOn { castle: Target, cell: Cell, tiles: TileForm } = "castle-keep-attack-on",
        /// A tile and where it goes.
        TileOn { tile: Message, spots: Arg } = "castle-keep-tile-on",
    }
}
