//! Messages about lists of matches, and about choosing one.

use rules::{Arg, Message};

rules::messages! {
    pub(crate) enum GameListText {
        Yours { turns: usize } = "games-yours",
        NoneRunningOfYours = "games-yours-none",
        YourResults = "games-yours-over",
        Open = "games-open",
        NoneOpen = "games-open-none",
        Running = "games-running",
        NoneRunning = "games-running-none",
        Over = "games-over",
        NoneOver = "games-over-none",
        NoServer = "games-no-server",
        OpenEntry { id: String, game: Message, asker: Arg, seats: usize, until: Arg } = "games-open-entry",
        OverEntry { id: String, game: Message, players: Arg, came: Message } = "games-over-entry",
        WonBy { winners: Arg } = "games-won-by",
        Drawn = "games-drawn",
        Lost = "games-lost",
        NoResult = "games-no-result",
        ReplayOf { id: String } = "games-replay-of",
        Pick = "games-pick",
        Choice { id: String, game: Message } = "games-choice",
        Names { names: Arg } = "games-names",
        Take { id: String } = "games-take",
        TabMine = "games-tab-mine",
        TabOpen = "games-tab-open",
        TabRunning = "games-tab-running",
        TabOver = "games-tab-over",
        Newer = "games-newer",
        Older = "games-older",
        All = "games-all",
        Entry { id: String, game: Message, players: Arg, place: Arg } = "games-entry",
        YourEntry { id: String, game: Message, players: Arg, place: Arg } = "games-your-entry",
        Waiting { entry: Message, until: Arg } = "games-waiting",
    }
}

rules::messages! {
    /// Choosing the match that a command is about.
    pub(crate) enum MatchChoiceText {
        Match { id: String, game: Message, players: Arg, turn: u32 } = "games-choose-match",
        YourTurn { id: String, game: Message, players: Arg } = "games-choose-your-turn",
        /// A match whose players have no known names.
        Nameless { id: String, game: Message, turn: u32 } = "games-choose-nameless",
        HowToName = "games-which-number",
        NoMatch = "games-which-none",
        Several { matches: Arg } = "games-which-several",
        /// Asks a spectator which match to watch.
        Running { matches: Arg } = "games-which-running",
        AtTurn { entry: Message, turn: u32 } = "games-which-at-turn",
        NoneHere = "games-which-none-here",
    }
}
