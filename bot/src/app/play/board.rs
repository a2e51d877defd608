//! The private board of a player, and the page beside it.

use matches::{By, MatchId, Refused, Stage, Whose};
use rules::Edge;

use crate::app::answer::Answer;
use crate::app::context::App;
use crate::app::view::home_side::{HOME, side_id};

/// Shows a player their board; `home` turns it, now and from now on.
///
/// # Errors
/// There is nothing to be seen yet, or any more.
pub(crate) fn show_board(
    app: &App,
    by: By,
    id: MatchId,
    home: Option<Edge>,
) -> Result<Answer, Refused> {
    if let Some(home) = home {
        app.matches().prefer(Whose::Player(by.player), HOME, side_id(home))?;
    }
    let view = app.matches().view(id)?;
    match view.head().stage {
        Stage::Lobby => Err(Refused::NotStarted(id)),
        Stage::Over(ref ending) if ending.is_before_start() => Err(Refused::Over(id)),
        _ => app.board_view().own(&view, by.player),
    }
}

/// Shows a player the page beside the board; the board, where the game has none.
pub(super) fn open_cards(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    match app.board_view().aside(&view, by.player)? {
        Some(answer) => Ok(answer),
        None => app.board_view().own(&view, by.player),
    }
}
