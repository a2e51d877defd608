//! Playing: the panel, moves, the board, resigning, and the public boards of a match.

pub(crate) mod board;
pub(crate) mod confirmation;
mod former_players;
pub(crate) mod moves;
mod panel_press;
pub(crate) mod public_board;
pub(crate) mod resign;
pub(crate) mod saved;
pub(crate) mod single_board_ping;
pub(crate) mod suggested_moves;
pub(crate) mod typed_words;

use matches::{Request, Target};

use crate::app::answer::Result;
use crate::app::context::App;
use crate::app::press::{PanelAction, PanelRef, PlayPress};

pub(super) fn press(app: &App, by: Request, press: &PlayPress, input: Option<&str>) -> Result {
    match press {
        PlayPress::OpenPanel(id) => panel_press::open(app, by, *id),
        PlayPress::OpenHeadStart(id) => panel_press::open_head_start(app, by, *id),
        PlayPress::PlayListed { id, revision } => {
            let target = Target { id: *id, seen: Some(*revision) };
            moves::play_typed(app, by, target, input.unwrap_or_default())
        }
        PlayPress::OnPanel { panel, action } => on_panel(app, by, *panel, *action, input),
        PlayPress::ShowSaved(list) => saved::show(app, by, list),
        PlayPress::RemoveSaved(list) => saved::remove(app, by, list, input),
        PlayPress::Undo { id, revision } => moves::undo(app, by, *id, *revision),
        PlayPress::ShowBoard { id, turned } => board::show_board(app, by, *id, *turned),
        PlayPress::ShowOpenCards(id) => board::open_cards(app, by, *id),
        PlayPress::More(id) => board::more(app, by, *id),
        PlayPress::AskToResign(id) => resign::ask_to_resign(app, by, *id),
        PlayPress::Resign(id) => resign::resign(app, by, *id),
        PlayPress::Abort(id) => resign::abort(app, by, *id),
    }
}

fn on_panel(
    app: &App,
    by: Request,
    panel: PanelRef,
    action: PanelAction,
    input: Option<&str>,
) -> Result {
    match action {
        PanelAction::Pick => panel_press::pick(app, by, panel, input),
        PanelAction::PickNumber(index) => panel_press::pick_number(app, by, panel, index),
        PanelAction::Back => panel_press::back(app, by, panel),
        PanelAction::Restart => panel_press::restart(app, by, panel),
        PanelAction::Play => panel_press::play(app, by, panel),
        PanelAction::PlayUnasked => panel_press::play_unasked(app, by, panel),
        PanelAction::Unsave => saved::unsave(app, by, panel),
        PanelAction::Turn(orientation) => panel_press::turn(app, by, panel, orientation),
    }
}
