//! Explanations of a computer's move.

rules::messages! {
    pub(crate) enum Explanation {
        Wins = "castle-keep-why-wins",
        Finishes = "castle-keep-why-finishes",
        FinishesByDraw = "castle-keep-why-finishes-by-draw",
        Builds { tiles: usize, fitting: usize } = "castle-keep-why-builds",
        Fells { count: usize, delay: &'static str } = "castle-keep-why-fells",
        Razes = "castle-keep-why-razes",
        Costs { count: usize } = "castle-keep-why-costs",
        Spares = "castle-keep-why-spares",
        SparesForFinish { waiting: usize } = "castle-keep-why-spares-for-finish",
        SparesUnfit = "castle-keep-why-spares-unfit",
        SparesCopy = "castle-keep-why-spares-copy",
        Keeps = "castle-keep-why-keeps",
        KeepsSafe = "castle-keep-why-keeps-safe",
        KeepsFromOther = "castle-keep-why-keeps-from-other",
        NothingFits = "castle-keep-why-nothing-fits",
        Takes = "castle-keep-why-takes",
        Draws = "castle-keep-why-draws",
        Moves = "castle-keep-why-moves",
    }
}
