//! Messages of the help page and of the rules.

use rules::{Arg, Message, Words};

rules::messages! {
    /// Help and rules.
    pub(crate) enum HelpText {
        /// A page of the rules.
        Rules { game: Message, title: Message, page: usize, pages: usize } = "help-rules",
        /// A game that there is not.
        UnknownGame { games: Arg } = "help-rules-unknown",
        /// A game and what it is.
        GameChoice { game: Message, summary: Message } = "help-game-choice",
        /// What the bot is.
        Castellan = "help-castellan",
        /// The heading of the games.
        Games = "help-games",
        /// A game.
        GameLine { game: Message, summary: Message } = "help-game",
        /// The heading of the commands.
        Commands = "help-commands",
        /// A command.
        CommandLine { name: String, about: String } = "help-command",
        /// How a match goes.
        HowItGoes = "help-how",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words =
    Words { known: &[HelpText::KNOWN], files: &[("en", include_str!("../../words/en/help.ftl"))] };
