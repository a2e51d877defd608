//! `GamePage`: a page of a game's rules or leaderboard.

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GamePage {
    /// The game's slug.
    pub(crate) game: String,
    /// The index of the page, from 0.
    pub(crate) index: usize,
}
