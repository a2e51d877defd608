//! Messages about the analysis of a finished match.

use rules::{Arg, Message, Words};

rules::messages! {
    /// Chances, mistakes and turning points.
    pub(crate) enum AnalysisText {
        /// It is being found out.
        Looking = "analysis-looking",
        /// How it stood.
        Standing { chances: Arg } = "analysis-standing",
        /// A seat's chance.
        Chance { player: Message, percent: u32 } = "analysis-chance",
        /// A seat had won for certain.
        Won { player: Message } = "analysis-won",
        /// A move that let a win go.
        LetGo { player: Message, mv: String, best: String } = "analysis-let-go",
        /// A move that made much worse of it.
        Turned { player: Message, mv: String, best: String, before: u32, after: u32 } = "analysis-turned",
        /// A move after which it was lost, which could not be seen before.
        Lost { player: Message, mv: String, best: String, before: u32 } = "analysis-lost",
        /// That no move did so.
        Undecided = "analysis-undecided",
        /// Such a moment as a choice.
        Moment { ply: usize, player: Message, mv: String } = "analysis-moment",
        /// What would have been better.
        Better { best: String } = "analysis-better",
        /// What looked better.
        LookedBetter { best: String } = "analysis-looked-better",
        /// To see it on the board.
        ShowBetter = "analysis-show-better",
        /// What could have been played instead.
        Instead { player: Message, mv: String, best: String } = "analysis-instead",
        /// Back to what was played.
        BackToPlayed = "analysis-back-to-played",
        /// To see whether it is found out by now.
        Again = "analysis-again",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[AnalysisText::KNOWN],
    files: &[("en", include_str!("../../words/en/analysis.ftl"))],
};
