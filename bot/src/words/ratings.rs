//! Messages about ratings, results and leaderboards.

use rules::{Arg, Message};

rules::messages! {
    /// Profiles, ratings, series and leaderboards.
    pub(crate) enum RatingText {
        Profile { player: Arg } = "ratings-profile",
        ProfileAnywhere { player: Arg } = "ratings-profile-anywhere",
        Overall { rating: Message, tally: Message, streak: Message } = "ratings-overall",
        InGame { game: Message, rating: Message, tally: Message, streak: Message } = "ratings-in-game",
        Everywhere { rating: Message, tally: Message } = "ratings-everywhere",
        Rating { rating: i32, deviation: u32 } = "ratings-rating",
        Guess { rating: i32, deviation: u32 } = "ratings-guess",
        Tally { won: u32, drawn: u32, lost: u32 } = "ratings-tally",
        Brief { won: u32, drawn: u32, lost: u32 } = "ratings-brief",
        Winning { count: u32, longest: u32 } = "ratings-winning",
        NotWinning { longest: u32 } = "ratings-not-winning",
        NoStreak = "ratings-no-streak",
        Between { player: Arg, won: u32, drawn: u32, lost: u32 } = "ratings-between",
        Nothing = "ratings-nothing",
        Unsure = "ratings-unsure",
        WhatCounts = "ratings-what-counts",
        Plot { count: usize, first: i32, last: i32, least: i32, most: i32 } = "ratings-plot",
        PlotOf { game: Message } = "ratings-plot-of",
        AskGame = "ratings-ask-game",
        AllGames = "ratings-all-games",
        Leaders { game: Message } = "ratings-leaders",
        Place { place: usize, player: Arg, rating: Message, tally: Message } = "ratings-place",
        Unplaced { player: Arg, rating: Message, tally: Message } = "ratings-unplaced",
        Yours { rating: Message, tally: Message } = "ratings-yours",
        NoLeaders = "ratings-no-leaders",
        NoServer = "ratings-no-server",
        Previous = "ratings-label-previous",
        Next = "ratings-label-next",
        Changed { changes: Arg } = "ratings-changed",
        Change { player: Arg, after: i32, sign: String, by: i32 } = "ratings-change",
        ProvisionalChange { player: Arg, after: i32, sign: String, by: i32 } = "ratings-change-provisional",
    }
}
