//! Messages about ratings, results and leaderboards.

use rules::{Arg, Message, Words};

rules::messages! {
    /// Profiles, ratings, series and leaderboards.
    pub(crate) enum RatingText {
        /// Whose profile it is.
        Profile { player: Arg } = "ratings-profile",
        /// How they stand in all games here.
        Overall { rating: Message, tally: Message, streak: Message } = "ratings-overall",
        /// How they stand in a game.
        InGame { game: Message, rating: Message, tally: Message, streak: Message } = "ratings-in-game",
        /// How they stand on all servers, told to themselves alone.
        Everywhere { rating: Message, tally: Message } = "ratings-everywhere",
        /// A rating.
        Rating { rating: i32, deviation: u32 } = "ratings-rating",
        /// One that is a guess.
        Guess { rating: i32, deviation: u32 } = "ratings-guess",
        /// How matches came out.
        Tally { won: u32, drawn: u32, lost: u32 } = "ratings-tally",
        /// The same, briefly.
        Brief { won: u32, drawn: u32, lost: u32 } = "ratings-brief",
        /// So many were won one after the other.
        Winning { count: u32, longest: u32 } = "ratings-winning",
        /// The last was not won.
        NotWinning { longest: u32 } = "ratings-not-winning",
        /// There is nothing to say of it.
        NoStreak = "ratings-no-streak",
        /// How the series stands between the reader and this player.
        Between { player: Arg, won: u32, drawn: u32, lost: u32 } = "ratings-between",
        /// They have played nothing that counts here.
        Nothing = "ratings-nothing",
        /// What counts.
        WhatCounts = "ratings-what-counts",
        /// The picture, in words.
        Plot { count: usize, first: i32, last: i32, least: i32, most: i32 } = "ratings-plot",
        /// Of which game the picture is.
        PlotOf { game: Message } = "ratings-plot-of",
        /// Asks for a game.
        AskGame = "ratings-ask-game",
        /// All games together.
        AllGames = "ratings-all-games",
        /// The heading of a leaderboard.
        Leaders { game: Message } = "ratings-leaders",
        /// A place in it.
        Place { place: usize, player: Arg, rating: Message, tally: Message } = "ratings-place",
        /// The same for somebody whose rating is a guess.
        Unplaced { player: Arg, rating: Message, tally: Message } = "ratings-unplaced",
        /// How the reader stands.
        Yours { rating: Message, tally: Message } = "ratings-yours",
        /// Nobody stands in it.
        NoLeaders = "ratings-no-leaders",
        /// There is no server here.
        NoServer = "ratings-no-server",
        /// To the page before.
        Previous = "ratings-label-previous",
        /// To the page after.
        Next = "ratings-label-next",
        /// What a match has changed.
        Changed { changes: Arg } = "ratings-changed",
        /// For one of its players.
        Change { player: Arg, after: i32, sign: String, by: i32 } = "ratings-change",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[RatingText::KNOWN],
    files: &[("en", include_str!("../../words/en/ratings.ftl"))],
};
