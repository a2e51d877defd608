//! Messages about the analysis of a finished match.

use rules::{Arg, Message};

rules::messages! {
    /// Chances, mistakes and turning points.
    pub(crate) enum AnalysisText {
        Looking = "analysis-looking",
        Standing { chances: Arg } = "analysis-standing",
        Chance { player: Message, percent: u32 } = "analysis-chance",
        Won { player: Message } = "analysis-won",
        LetGo { player: Message, mv: String, best: String } = "analysis-let-go",
        Turned { player: Message, mv: String, best: String, before: u32, after: u32 } = "analysis-turned",
        Lost { player: Message, mv: String, best: String, before: u32 } = "analysis-lost",
        Undecided = "analysis-undecided",
        Moment { ply: usize, player: Message, mv: String } = "analysis-moment",
        Better { best: String } = "analysis-better",
        LookedBetter { best: String } = "analysis-looked-better",
        ShowBetter = "analysis-show-better",
        Instead { player: Arg, mv: String, best: String } = "analysis-instead",
        BackToPlayed = "analysis-back-to-played",
        Again = "analysis-again",
    }
}
