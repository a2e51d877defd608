//! Presses on profiles and leaderboards.

use matches::PlayerId;

use crate::app::press::game_page::GamePage;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RatingsPress {
    /// Shows a profile with the plot of the game that is chosen from the menu.
    Profile { player: PlayerId },
    /// Shows a page of the leaderboard of a game.
    Leaderboard(GamePage),
    /// Shows the leaderboard of the chosen game.
    ChosenLeaderboard,
}
