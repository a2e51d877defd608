//! Messages about the analysis of a finished match.

use rules::{Arg, Message};

rules::messages! {
    /// Chances, mistakes and turning points. The moves in them are messages, too.
    pub(crate) enum AnalysisText {
        Looking = "analysis-looking",
        Standing { chances: Arg } = "analysis-standing",
        Chance { player: Message, percent: u32 } = "analysis-chance",
        Won { player: Message } = "analysis-won",
        LetGo { player: Message, mv: Message, best: Message } = "analysis-let-go",
        Turned { player: Message, mv: Message, best: Message, before: u32, after: u32 } = "analysis-turned",
        Lost { player: Message, mv: Message, best: Message, before: u32 } = "analysis-lost",
        Undecided = "analysis-undecided",
        Moment { ply: usize, mv: Message } = "analysis-moment",
        Better { best: Message } = "analysis-better",
        LookedBetter { best: Message } = "analysis-looked-better",
        ShowBetter = "analysis-show-better",
        Instead { mv: Message, best: Message } = "analysis-instead",
        BackToPlayed = "analysis-back-to-played",
        Again = "analysis-again",
    }
}
