//! Replies to what a player did in a match.

use rules::{Message, Words};

rules::messages! {
    /// Moves, resignations and the panel of a move.
    pub(crate) enum PlayText {
        /// A move.
        Played { mv: String } = "play-played",
        /// A move that was played before.
        PlayedBefore = "play-played-before",
        /// A ply taken back.
        TookBack = "play-took-back",
        /// Whether to resign; what it would come to.
        ReallyResign { game: Message, id: String, left: usize } = "play-really-resign",
        /// A resignation.
        Resigned = "play-resigned",
        /// A match called off.
        CalledOff { id: String } = "play-called-off",
        /// What Confirm would play.
        Confirm { mv: String, prompt: Message } = "play-confirm",
        /// The same where more can be chosen.
        ConfirmOrGoOn { mv: String, prompt: Message } = "play-confirm-or-go-on",
        /// What to choose.
        Prompt { prompt: Message } = "play-prompt",
        /// What was chosen is saved for other matches.
        Saved = "play-saved",
        /// It is not any more.
        Unsaved = "play-unsaved",
        /// What somebody wanted to begin with can't be done.
        NothingToBegin = "play-nothing-to-begin",
        /// A panel that another has overtaken.
        Overtaken = "play-overtaken",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words =
    Words { known: &[PlayText::KNOWN], files: &[("en", include_str!("../../words/en/play.ftl"))] };
