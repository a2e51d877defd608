//! The private board of a player, and the game's page of facts on demand.

use matches::{MatchId, PreferenceOwner, Refused, Request, Stage};

use crate::app::answer::Result;
use crate::app::context::App;
use crate::app::press::Orientation;
use crate::app::view::picture_style::side_preference;

/// Shows a player their board. `turned` turns their boards of this game for good.
pub(crate) fn show_board(
    app: &App,
    by: Request,
    id: MatchId,
    turned: Option<Orientation>,
) -> Result {
    let view = app.matches().view(id)?;
    if let Some(orientation) = turned {
        turn(app, by, &view.head().game, orientation)?;
    }
    match view.head().stage {
        Stage::Lobby => Err(Refused::NotStarted(id)),
        Stage::Over(ref ending) if ending.is_before_start() => Err(Refused::Over(id)),
        Stage::Running | Stage::Over(_) => app.board_view().own(&view, by.player),
    }
}

/// Shows a reader the further actions of a running match, or the board of any other match.
pub(super) fn more(app: &App, by: Request, id: MatchId) -> Result {
    let view = app.matches().view(id)?;
    match view.head().stage {
        Stage::Running => app.board_view().more(&view, by.player),
        Stage::Lobby | Stage::Over(_) => show_board(app, by, id, None),
    }
}

/// Stores how a player's boards of a game are turned.
pub(super) fn turn(app: &App, by: Request, game: &str, orientation: Orientation) -> Result<()> {
    let owner = PreferenceOwner::Player(by.player);
    app.matches().set_preference(owner, &side_preference(game), orientation.id())
}

/// Shows a player the game's page of facts, such as a discard pile. Without such a page, shows the board.
pub(super) fn open_cards(app: &App, by: Request, id: MatchId) -> Result {
    let view = app.matches().view(id)?;
    match app.board_view().aside(&view, by.player)? {
        Some(answer) => Ok(answer),
        None => app.board_view().own(&view, by.player),
    }
}
