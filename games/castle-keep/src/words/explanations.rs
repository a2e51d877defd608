//! Explanations of a computer's move.

rules::messages! {
    /// Why a computer would play a move.
    pub(crate) enum Explanation {
        /// It ends the match.
        Wins = "castle-keep-why-wins",
        /// It is the first of several moves of this turn that do.
        Finishes = "castle-keep-why-finishes",
        /// The castle grows, and so many other tiles of its builder fit it.
        Builds { tiles: usize, fitting: usize } = "castle-keep-why-builds",
        /// Another one shrinks.
        Fells { count: usize } = "castle-keep-why-fells",
        /// Nothing is left of a castle, for good.
        Razes = "castle-keep-why-razes",
        /// The siege takes so many.
        Costs { count: usize } = "castle-keep-why-costs",
        /// A tile that can be spared.
        Spares = "castle-keep-why-spares",
        /// Tiles that are kept.
        Keeps = "castle-keep-why-keeps",
        /// A tile that is known.
        Takes = "castle-keep-why-takes",
        /// A tile that is not.
        Draws = "castle-keep-why-draws",
        /// A tile that stands better elsewhere.
        Moves = "castle-keep-why-moves",
    }
}
