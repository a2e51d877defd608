//! Explanations of a computer's move.

rules::messages! {
    pub(crate) enum Explanation {
        Wins = "castle-keep-why-wins",
        Finishes = "castle-keep-why-finishes",
        Builds { tiles: usize, fitting: usize } = "castle-keep-why-builds",
        Fells { count: usize } = "castle-keep-why-fells",
        Razes = "castle-keep-why-razes",
        Costs { count: usize } = "castle-keep-why-costs",
        Spares = "castle-keep-why-spares",
        Keeps = "castle-keep-why-keeps",
        Takes = "castle-keep-why-takes",
        Draws = "castle-keep-why-draws",
        Moves = "castle-keep-why-moves",
    }
}
