//! Messages about the match page, and the sentences that the page shows.

use rules::{Arg, Message};

rules::messages! {
    /// Links to the match page, and what it says.
    pub(crate) enum WebText {
        Open = "web-open",
        OpenTheBoard = "web-open-the-board",
        Yours { game: Message, id: String } = "web-yours",
        NoPage = "web-no-page",
        Watch = "web-watch",
        WatchOnTheWeb = "web-watch-on-the-web",
        Spectators { game: Message, id: String, url: String } = "web-spectators",
        NotToWatch = "web-not-to-watch",
        SessionsEnded = "web-sessions-ended",
        EndSessions = "web-end-sessions",
        Sessions { count: usize } = "web-sessions",
        Instead { mv: String } = "web-instead",
        Title { game: Message, players: Arg } = "web-title",
        YourTurn = "web-your-turn",
        Waiting { players: Arg } = "web-waiting",
        Thinking { players: Arg, count: usize } = "web-thinking",
        Someone = "web-someone",
        Name { player: Arg } = "web-name",
        Board = "web-board",
        BoardOf { player: Arg } = "web-board-of",
        NumberedBoard { player: Arg, number: u8 } = "web-numbered-board",
        YourBoard = "web-your-board",
        YourNumberedBoard { number: u8 } = "web-your-numbered-board",
        Hand { player: Arg } = "web-hand",
        YourHand = "web-your-hand",
        Table = "web-table",
        NoSession = "web-no-session",
        LinkUsed = "web-link-used",
        NotYours = "web-not-yours",
        NoEvent = "web-no-event",
        NoMatch = "web-no-match",
        NotStarted = "web-not-started",
        WrongOrigin = "web-wrong-origin",
        TooFast = "web-too-fast",
        BadRequest = "web-bad-request",
        UnknownAct { act: String } = "web-unknown-act",
        Unavailable = "web-unavailable",
        GoneOn = "web-gone-on",
        NoScript = "web-no-script",
    }
}
