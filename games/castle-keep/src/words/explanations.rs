//! Explanations of a computer's move, and the principles that it follows.

use rules::Arg;

use crate::moves::Move;
use crate::tile::Tile;

rules::messages! {
    pub(crate) enum Explanation {
        Wins = "castle-keep-why-wins",
        WinsByRazing { count: usize } = "castle-keep-why-wins-by-razing",
        Finishes { moves: Arg } = "castle-keep-why-finishes",
        FinishesByDraw { moves: Arg } = "castle-keep-why-finishes-by-draw",
        Builds { whose: &'static str, tiles: usize, fitting: usize, next: &'static str, all: usize, more: Arg } = "castle-keep-why-builds",
        Completes { missing: usize } = "castle-keep-why-completes",
        Opens { whose: &'static str, own: usize, theirs: usize } = "castle-keep-why-opens",
        Fells { count: usize, left: usize, delay: &'static str, missing: usize, held: usize } = "castle-keep-why-fells",
        Razes = "castle-keep-why-razes",
        Costs { count: usize } = "castle-keep-why-costs",
        Spares = "castle-keep-why-spares",
        SparesForFinish { waiting: usize, percent: usize } = "castle-keep-why-spares-for-finish",
        FinishesAfterSiege { waiting: usize, percent: usize } = "castle-keep-why-finishes-after-siege",
        SparesReach { whose: &'static str, tiles: usize } = "castle-keep-why-spares-reach",
        SparesUnfit = "castle-keep-why-spares-unfit",
        SparesAllUnfit = "castle-keep-why-spares-all-unfit",
        SparesLessWanted { own: usize, kept: Tile, most: usize } = "castle-keep-why-spares-less-wanted",
        SparesBest { makers: usize, other: Tile, fewer: usize } = "castle-keep-why-spares-best",
        SparesCopy = "castle-keep-why-spares-copy",
        Keeps = "castle-keep-why-keeps",
        KeepsSafe = "castle-keep-why-keeps-safe",
        KeepsBest { kept: usize, tiles: usize, after: &'static str } = "castle-keep-why-keeps-best",
        KeepsFromSiege = "castle-keep-why-keeps-from-siege",
        KeepsFromOther = "castle-keep-why-keeps-from-other",
        NothingFits = "castle-keep-why-nothing-fits",
        Takes { when: &'static str } = "castle-keep-why-takes",
        Draws = "castle-keep-why-draws",
        Moves = "castle-keep-why-moves",
        Room { fitting: usize, unseen: usize, percent: usize } = "castle-keep-why-room",
        RoomElsewhere { fitting: usize, unseen: usize, mv: Move, fewer: usize } = "castle-keep-why-room-elsewhere",
        RoomNow { fitting: usize, unseen: usize, before: usize } = "castle-keep-why-room-now",
        Risks { others: usize, matching: usize } = "castle-keep-why-risks",
        RisksAll { matching: usize, percent: usize, beside: &'static str, fitting: usize, before: usize } = "castle-keep-why-risks-all",
        WouldOpen { mv: Move, whose: &'static str, theirs: usize, after: &'static str } = "castle-keep-why-would-open",
        WouldExpose { mv: Move, others: usize, matching: usize, when: &'static str, after: &'static str } = "castle-keep-why-would-expose",
        Reaches { whose: &'static str, tiles: usize, missing: usize } = "castle-keep-why-reaches",
        WouldFollow { makers: usize, unseen: usize, percent: usize } = "castle-keep-why-would-follow",
        Unhit = "castle-keep-why-unhit",
        OnlyKeeps { unseen: usize } = "castle-keep-why-only-keeps",
        Lacks { missing: usize, held: usize } = "castle-keep-why-lacks",
    }
}

rules::messages! {
    /// Advice for playing well. The order numbers it in hints and on the page of principles
    /// ([`rules::principles_page`]).
    pub(crate) enum Principle {
        Fit = "castle-keep-principle-fit",
        Keep = "castle-keep-principle-keep",
        Mix = "castle-keep-principle-mix",
        Strike = "castle-keep-principle-strike",
        Hold = "castle-keep-principle-hold",
        Wait = "castle-keep-principle-wait",
    }
}
