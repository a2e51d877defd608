//! Presses on profiles and leaderboards.

use matches::PlayerId;

use crate::app::press::game_page::GamePage;

/// A press on a profile or a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RatingsPress {
    /// Shows a profile, with the chosen game.
    Profile { player: PlayerId },
    /// Shows a page of the leaderboard of a game.
    Leaderboard(GamePage),
    /// Shows the leaderboard of the chosen game.
    ChosenLeaderboard,
}
