//! Messages about lists of matches, and which match is meant.

use rules::{Arg, Message, Words};

rules::messages! {
    /// Lists of matches.
    pub(crate) enum GameListText {
        /// One's own, and how many of them wait for a move.
        Yours { turns: usize } = "games-yours",
        /// There are none.
        NoneYet = "games-yours-none",
        /// Challenges that anybody may take.
        Open = "games-open",
        /// There are none.
        NoneOpen = "games-open-none",
        /// What is played on a server.
        Running = "games-running",
        /// Nothing is.
        NoneRunning = "games-running-none",
        /// What was played on a server.
        Over = "games-over",
        /// Nothing was.
        NoneOver = "games-over-none",
        /// A list of a server, where there is none.
        NoServer = "games-no-server",
        /// A challenge that anybody may take.
        OpenEntry { id: String, game: Message, asker: Arg, seats: usize, until: Arg } = "games-open-entry",
        /// A match that is over, and what came of it.
        OverEntry { id: String, game: Message, players: Arg, came: Message } = "games-over-entry",
        /// What came of a match.
        WonBy { winners: Arg } = "games-won-by",
        /// The same.
        Drawn = "games-drawn",
        /// The same.
        NoResult = "games-no-result",
        /// What the menu asks.
        Pick = "games-pick",
        /// A match as a choice.
        Choice { id: String, game: Message } = "games-choice",
        /// The same, with what the players are called.
        Names { names: Arg } = "games-names",
        /// A button that takes a challenge.
        Take { id: String } = "games-take",
        /// A list, as a button.
        TabMine = "games-tab-mine",
        /// The same.
        TabOpen = "games-tab-open",
        /// The same.
        TabRunning = "games-tab-running",
        /// The same.
        TabOver = "games-tab-over",
        /// To the page before.
        Newer = "games-newer",
        /// To the page after.
        Older = "games-older",
        /// Back to the list.
        All = "games-all",
        /// A match.
        Entry { id: String, game: Message, players: Arg, place: Arg } = "games-entry",
        /// One in which it is the reader's turn.
        YourEntry { id: String, game: Message, players: Arg, place: Arg } = "games-your-entry",
        /// One that waits for players.
        Waiting { entry: Message, until: Arg } = "games-waiting",
    }
}

rules::messages! {
    /// Choosing a match, and naming the one that is meant.
    pub(crate) enum MatchChoiceText {
        /// A match as a choice.
        Match { id: String, game: Message } = "games-choose-match",
        /// One in which it is the reader's turn.
        YourTurn { id: String, game: Message } = "games-choose-your-turn",
        /// How a match is named.
        HowToName = "games-which-number",
        /// There is no match.
        NoMatch = "games-which-none",
        /// There are several.
        Several { matches: Arg } = "games-which-several",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[GameListText::KNOWN, MatchChoiceText::KNOWN],
    files: &[("en", include_str!("../../words/en/games.ftl"))],
};
