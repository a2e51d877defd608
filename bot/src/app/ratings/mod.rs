//! Profiles and leaderboards.

pub(crate) mod leaderboard;
pub(crate) mod profile;

use matches::Request;

use crate::app::answer::Result;
use crate::app::context::App;
use crate::app::press::{GamePage, PressContext, RatingsPress};

pub(super) fn press(
    app: &App,
    by: Request,
    press: &RatingsPress,
    context: &PressContext,
) -> Result {
    let (server, input) = (context.server(), context.input());
    match press {
        RatingsPress::Profile { player } => profile::profile(app, by, *player, server, input),
        RatingsPress::Leaderboard(page) => leaderboard::leaderboard(app, by, server, page),
        RatingsPress::ChosenLeaderboard => {
            let page = GamePage { game: input.unwrap_or_default().into(), index: 0 };
            leaderboard::leaderboard(app, by, server, &page)
        }
    }
}
