//! What is said of a match afterwards: how it stood, and what decided it.

use rules::{Arg, Message};

rules::messages! {
    /// What a match looks like afterwards.
    pub(crate) enum Judged {
        /// It is being found out.
        Looking = "desk-judged-looking",
        /// How it stood.
        Standing { chances: Arg } = "desk-judged-standing",
        /// A seat's chance.
        Chance { player: Message, percent: u32 } = "desk-judged-chance",
        /// A seat had won for certain.
        Won { player: Message } = "desk-judged-won",
        /// A move that let a win go.
        LetGo { player: Message, mv: String, best: String } = "desk-judged-let-go",
        /// A move that made much worse of it.
        Turned { player: Message, mv: String, best: String, before: u32, after: u32 } = "desk-judged-turned",
        /// A move after which it was lost, which could not be seen before.
        Lost { player: Message, mv: String, best: String, before: u32 } = "desk-judged-lost",
        /// That no move did so.
        Undecided = "desk-judged-undecided",
        /// Such a moment as a choice.
        Moment { ply: usize, player: Message, mv: String } = "desk-judged-moment",
        /// What would have been better.
        Better { best: String } = "desk-judged-better",
        /// What looked better.
        LookedBetter { best: String } = "desk-judged-looked-better",
        /// To see it on the board.
        ShowBetter = "desk-judged-show-better",
        /// What could have been played instead.
        Instead { player: Message, mv: String, best: String } = "desk-judged-instead",
        /// Back to what was played.
        BackToPlayed = "desk-judged-back-to-played",
        /// To see whether it is found out by now.
        Again = "desk-judged-again",
    }
}
