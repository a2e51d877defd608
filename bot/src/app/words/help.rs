//! What the pages of help and rules say.

use rules::{Arg, Message};

rules::messages! {
    /// Lists, rules and help.
    pub(crate) enum Page {
        /// A match.
        Entry { id: String, game: Message, players: Arg, place: Arg } = "desk-list-entry",
        /// One in which it is the reader's turn.
        YourEntry { id: String, game: Message, players: Arg, place: Arg } = "desk-list-your-entry",
        /// One that waits for players.
        Waiting { entry: Message, until: Arg } = "desk-list-waiting",
        /// A match as a choice.
        Choice { id: String, game: Message } = "desk-list-choice",
        /// One in which it is the reader's turn.
        YourChoice { id: String, game: Message } = "desk-list-your-choice",
        /// How a match is named.
        HowToName = "desk-which-number",
        /// There is no match.
        NoMatch = "desk-which-none",
        /// There are several.
        Several { matches: Arg } = "desk-which-several",
        /// A page of the rules.
        Rules { game: Message, title: Message, page: usize, pages: usize } = "desk-rules",
        /// A game that there is not.
        UnknownGame { games: Arg } = "desk-rules-unknown",
        /// A game and what it is.
        Game { game: Message, summary: Message } = "desk-game",
        /// What the bot is.
        Castellan = "desk-help-castellan",
        /// The heading of the games.
        Games = "desk-help-games",
        /// A game.
        GameLine { game: Message, summary: Message } = "desk-help-game",
        /// The heading of the commands.
        Commands = "desk-help-commands",
        /// A command.
        CommandLine { name: String, about: String } = "desk-help-command",
        /// How a match goes.
        HowItGoes = "desk-help-how",
    }
}
