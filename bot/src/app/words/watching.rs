//! What the desk says to those who look: lists, replays, watching, dashboards; the lines are in `words/en/watching.ftl`.

use rules::{Arg, Message, Words};

rules::messages! {
    /// Lists of matches.
    pub(crate) enum Listing {
        /// One's own, and how many of them wait for a move.
        Yours { turns: usize } = "list-yours",
        /// There are none.
        NoneYet = "list-yours-none",
        /// Challenges that anybody may take.
        Open = "list-open",
        /// There are none.
        NoneOpen = "list-open-none",
        /// What is played on a server.
        Running = "list-running",
        /// Nothing is.
        NoneRunning = "list-running-none",
        /// What was played on a server.
        Over = "list-over",
        /// Nothing was.
        NoneOver = "list-over-none",
        /// A list of a server, where there is none.
        NoServer = "list-no-server",
        /// A challenge that anybody may take.
        OpenEntry { id: String, game: Message, asker: Arg, seats: usize, until: Arg } = "list-open-entry",
        /// A match that is over, and what came of it.
        OverEntry { id: String, game: Message, players: Arg, came: Message } = "list-over-entry",
        /// What came of a match.
        WonBy { winners: Arg } = "list-won-by",
        /// The same.
        Drawn = "list-drawn",
        /// The same.
        NoResult = "list-no-result",
        /// What the menu asks.
        Pick = "list-pick",
        /// A match as a choice.
        Choice { id: String, game: Message } = "list-choice",
        /// The same, with what the players are called.
        Names { names: Arg } = "list-names",
        /// A button that takes a challenge.
        Take { id: String } = "list-take",
        /// A list, as a button.
        TabMine = "list-tab-mine",
        /// The same.
        TabOpen = "list-tab-open",
        /// The same.
        TabRunning = "list-tab-running",
        /// The same.
        TabOver = "list-tab-over",
        /// To the page before.
        Newer = "list-newer",
        /// To the page after.
        Older = "list-older",
        /// Back to the list.
        All = "list-all",
    }
}

rules::messages! {
    /// Seeing a match again.
    pub(crate) enum Replaying {
        /// A step of a match.
        Step { game: Message, id: String, at: u32, count: u32 } = "replay-step",
        /// A step of a file that somebody has brought.
        FileStep { game: Message, at: u32, count: u32 } = "replay-file-step",
        /// The players.
        Players { players: Arg } = "replay-players",
        /// To the last capture.
        Taken = "replay-taken",
        /// There was none before.
        NothingTaken = "replay-nothing-taken",
        /// Turns the picture.
        TurnLeft = "replay-turn-left",
        /// The same, the other way.
        TurnRight = "replay-turn-right",
        /// Asks for a move to jump to.
        Jump = "replay-jump",
        /// What was typed is no move of the match.
        NoSuchMove { count: u32 } = "replay-no-such-move",
        /// Shows the step to all.
        Show = "replay-show",
        /// Shows the film to all.
        ShowFilm = "replay-show-film",
        /// Whose wish it was.
        ShownBy { player: Arg } = "replay-shown-by",
        /// It may not be shown here.
        NotHere = "replay-not-here",
        /// Asks for the match as files.
        Export = "replay-export",
        /// Moves of a match, from one to another.
        Moves { game: Message, id: String, from: u32, to: u32, count: u32 } = "replay-moves",
        /// There are none yet.
        NoMoves { game: Message, id: String } = "replay-no-moves",
        /// One of them.
        Numbered { number: u32, told: Arg } = "replay-numbered",
        /// Leads to them.
        AllMoves = "replay-all-moves",
        /// To the moves before.
        Earlier = "replay-earlier",
        /// To the moves after.
        Later = "replay-later",
        /// Shows the match again from its beginning.
        FromStart = "replay-from-start",
        /// The files.
        Exported { id: String } = "replay-exported",
        /// The text, of a match.
        TextTitle { game: Message, id: String } = "replay-text-title",
        /// The text, of a file.
        TextFile { game: Message } = "replay-text-file",
        /// Its seats.
        TextSeats { seats: Arg } = "replay-text-seats",
        /// An option.
        TextOption { option: String, value: String } = "replay-text-option",
        /// A move.
        TextMove { number: usize, seat: Message, mv: String } = "replay-text-move",
        /// Somebody left.
        TextLeft { number: usize, seat: Message } = "replay-text-left",
        /// A film of a file.
        FileFilm { game: Message, moves: usize } = "replay-file-film",
        /// What a file that is brought must not be: too large.
        TooLarge { kilobytes: usize } = "replay-too-large",
        /// The same: something that is no JSON.
        NotJson = "replay-not-json",
        /// The same: other JSON.
        NotARecord = "replay-not-a-record",
        /// It could not be fetched.
        Unfetched = "replay-unfetched",
        /// What happened since the reader's last move.
        Since = "replay-since",
        /// The heading of it.
        SinceYours { game: Message, id: String, moves: usize } = "replay-since-yours",
        /// The same to whoever does not play there.
        SinceLast { game: Message, id: String } = "replay-since-last",
        /// Nothing did.
        SinceNothing { game: Message, id: String } = "replay-since-nothing",
    }
}

rules::messages! {
    /// Watching a match from elsewhere.
    pub(crate) enum Watching {
        /// A match is shown here from now on.
        Begun { game: Message, id: String } = "watch-begun",
        /// It is played here.
        PlayedHere = "watch-played-here",
        /// It may not be shown here.
        NotHere = "watch-not-here",
        /// It is shown here no longer.
        Stopped { id: String } = "watch-stopped",
        /// It was not.
        NotWatched = "watch-not-watched",
        /// Somebody else had wanted it.
        NotYours = "watch-not-yours",
        /// Whoever asked is told of the end.
        Followed = "watch-followed",
        /// They are already.
        Following = "watch-following",
        /// They are not any more.
        Unfollowed { id: String } = "watch-unfollowed",
        /// A match has ended, to those who followed it.
        Ended { followers: Arg, game: Message, id: String, came: Message } = "watch-ended",
        /// The same, of one that was called off.
        EndedOff { followers: Arg, game: Message, id: String } = "watch-ended-off",
        /// Shows it here no longer.
        Stop = "watch-stop",
        /// Is told of the end.
        Follow = "watch-follow",
        /// Is not told any more.
        Unfollow = "watch-unfollow",
        /// Who may watch what, in the help.
        Help = "watch-help",
    }
}

rules::messages! {
    /// The dashboard of a server.
    pub(crate) enum Dash {
        /// What it is.
        Title = "dash-title",
        /// Its parts.
        Running = "dash-running",
        /// The same.
        Open = "dash-open",
        /// The same.
        Results = "dash-results",
        /// The same.
        Table { month: u8 } = "dash-table",
        /// Nobody stands in it.
        NoTable = "dash-table-none",
        /// There are more than are shown.
        More = "dash-more",
        /// A running match.
        Match { id: String, game: Message, players: Arg, turn: Arg, place: Arg } = "dash-match",
        /// Somebody in the table.
        Rank { at: usize, player: Arg, points: u32, wins: u32, draws: u32, played: u32 } = "dash-rank",
        /// The pictures, in words.
        Sheet { ids: Arg } = "dash-sheet",
        /// It stands here from now on.
        Placed = "dash-placed",
        /// Only those place it who manage the server.
        NotTheirs = "dash-not-theirs",
    }
}

/// What is said here, and how.
pub(crate) const WORDS: Words = Words {
    known: &[Listing::KNOWN, Replaying::KNOWN, Watching::KNOWN, Dash::KNOWN],
    files: &[("en", include_str!("../../../words/en/watching.ftl"))],
};
