//! What the desk says of how players stand.

use rules::{Arg, Message};

rules::messages! {
    /// Ratings, results, series and leaderboards.
    pub(crate) enum Stand {
        /// Whose profile it is.
        Profile { player: Arg } = "desk-stand-profile",
        /// How they stand in all games here.
        Overall { rating: Message, tally: Message, streak: Message } = "desk-stand-overall",
        /// How they stand in a game.
        InGame { game: Message, rating: Message, tally: Message, streak: Message } = "desk-stand-in-game",
        /// How they stand on all servers, told to themselves alone.
        Everywhere { rating: Message, tally: Message } = "desk-stand-everywhere",
        /// A rating.
        Rating { rating: i32, deviation: u32 } = "desk-stand-rating",
        /// One that is a guess.
        Guess { rating: i32, deviation: u32 } = "desk-stand-guess",
        /// How matches came out.
        Tally { won: u32, drawn: u32, lost: u32 } = "desk-stand-tally",
        /// The same, briefly.
        Brief { won: u32, drawn: u32, lost: u32 } = "desk-stand-brief",
        /// So many were won one after the other.
        Winning { count: u32, longest: u32 } = "desk-stand-winning",
        /// The last was not won.
        NotWinning { longest: u32 } = "desk-stand-not-winning",
        /// There is nothing to say of it.
        NoStreak = "desk-stand-no-streak",
        /// How the series stands between the reader and this player.
        Between { player: Arg, won: u32, drawn: u32, lost: u32 } = "desk-stand-between",
        /// They have played nothing that counts here.
        Nothing = "desk-stand-nothing",
        /// What counts.
        WhatCounts = "desk-stand-what-counts",
        /// The picture, in words.
        Plot { count: usize, first: i32, last: i32, least: i32, most: i32 } = "desk-stand-plot",
        /// Of which game the picture is.
        PlotOf { game: Message } = "desk-stand-plot-of",
        /// Asks for a game.
        AskGame = "desk-stand-ask-game",
        /// All games together.
        AllGames = "desk-stand-all-games",
        /// The heading of a leaderboard.
        Leaders { game: Message } = "desk-stand-leaders",
        /// A place in it.
        Place { place: usize, player: Arg, rating: Message, tally: Message } = "desk-stand-place",
        /// The same for somebody whose rating is a guess.
        Unplaced { player: Arg, rating: Message, tally: Message } = "desk-stand-unplaced",
        /// How the reader stands.
        Yours { rating: Message, tally: Message } = "desk-stand-yours",
        /// Nobody stands in it.
        NoLeaders = "desk-stand-no-leaders",
        /// There is no server here.
        NoServer = "desk-stand-no-server",
        /// To the page before.
        Previous = "desk-stand-label-previous",
        /// To the page after.
        Next = "desk-stand-label-next",
        /// What a match has changed.
        Changed { changes: Arg } = "desk-stand-changed",
        /// For one of its players.
        Change { player: Arg, after: i32, sign: String, by: i32 } = "desk-stand-change",
    }
}
