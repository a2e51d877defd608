//! Profiles and leaderboards.

pub(crate) mod leaderboard;
pub(crate) mod profile;

use matches::{By, Refused};

use crate::app::answer::Answer;
use crate::app::context::App;
use crate::app::press::{GamePage, PressContext, RatingsPress};

/// Does what a press says.
///
/// # Errors
/// The act is refused.
pub(super) fn press(
    app: &App,
    by: By,
    press: &RatingsPress,
    context: &PressContext,
) -> Result<Answer, Refused> {
    let (server, input) = (context.server(), context.input());
    match press {
        RatingsPress::Profile { player } => profile::profile(app, by, *player, server, input),
        RatingsPress::Leaderboard(page) => leaderboard::leaders(app, by, server, page),
        RatingsPress::ChosenLeaderboard => {
            let page = GamePage { game: input.unwrap_or_default().into(), index: 0 };
            leaderboard::leaders(app, by, server, &page)
        }
    }
}
