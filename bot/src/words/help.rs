//! Messages of the help page and of the rules.

use rules::{Arg, Message};

rules::messages! {
    pub(crate) enum HelpText {
        Rules { game: Message, title: Message, page: usize, pages: usize } = "help-rules",
        UnknownGame { games: Arg } = "help-rules-unknown",
        WhichRules = "help-rules-which",
        PlayGame { game: Message } = "help-play-game",
        GameChoice { game: Message, summary: Message } = "help-game-choice",
        Castellan = "help-castellan",
        Commands = "help-commands",
        CommandLine { command: Message } = "help-command",
        HowItGoes = "help-how",
        /// In a private conversation.
        HowInConversation = "help-how-conversation",
        HowItGoesOn = "help-how-goes-on",
        /// In the direct messages of the bot.
        NoMatchesHere = "help-no-matches-here",
        NotOnServer = "help-not-on-server",
        GoesOnHere = "help-goes-on-here",
        CardElsewhere = "help-card-elsewhere",
        MoreCommands = "help-more-commands",
    }
}
