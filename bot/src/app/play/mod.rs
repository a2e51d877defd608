//! What people do in a match that is played, whether by command or by button: the act, and what its doer reads.

pub(crate) mod panel_press;
pub(crate) mod public_board;
pub(crate) mod saved;
pub(crate) mod turn_ping;

use matches::{By, Done, MatchId, MatchView, PlayerId, Refused, Revision, Stage, Target, Whose};
use rules::{Draft, Edge};

use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::{PanelAction, PanelRef, PlayPress};
use crate::app::view::home_side::{HOME, side_id};
use crate::app::view::panel::Panel;
use crate::app::view::refusal;
use crate::app::view::title::game_name;
use crate::app::words::common::Label;
use crate::app::words::play::PlayText;

/// Does what a press says.
///
/// # Errors
/// The act is refused.
pub(super) fn press(
    app: &App,
    by: By,
    press: &PlayPress,
    input: Option<&str>,
) -> Result<Answer, Refused> {
    match press {
        PlayPress::OpenPanel(id) => panel_press::open(app, by, *id),
        PlayPress::OpenHeadStart(id) => panel_press::open_head_start(app, by, *id),
        PlayPress::OnPanel { panel, action } => on_panel(app, by, *panel, *action, input),
        PlayPress::ShowSaved(list) => saved::show(app, by, list),
        PlayPress::RemoveSaved(list) => saved::remove(app, by, list, input),
        PlayPress::Undo { id, revision } => undo(app, by, *id, *revision),
        PlayPress::ShowBoard { id, home } => board(app, by, *id, *home),
        PlayPress::ShowOpenCards(id) => open_cards(app, by, *id),
        PlayPress::AskToResign(id) => ask_to_resign(app, by, *id),
        PlayPress::Resign(id) => resign(app, by, *id),
        PlayPress::Abort(id) => abort(app, by, *id),
    }
}

fn on_panel(
    app: &App,
    by: By,
    panel: PanelRef,
    action: PanelAction,
    input: Option<&str>,
) -> Result<Answer, Refused> {
    match action {
        PanelAction::Pick => panel_press::pick(app, by, panel, input),
        PanelAction::PickNumber(index) => panel_press::pick_number(app, by, panel, index),
        PanelAction::Back => panel_press::back(app, by, panel),
        PanelAction::Restart => panel_press::restart(app, by, panel),
        PanelAction::Play => panel_press::play(app, by, panel),
        PanelAction::Unsave => saved::unsave(app, by, panel),
    }
}

/// Plays what somebody typed. Where a slip would cost them the match and nothing could be taken back, their panel asks
/// once before.
///
/// # Errors
/// As [`play`].
pub(crate) fn play_typed(app: &App, by: By, target: Target, text: &str) -> Result<Answer, Refused> {
    let Target { id, seen } = target;
    match app.matches().play_typed(id, seen, text, by) {
        Err(Refused::Doubted(draft)) => {
            let view = app.matches().view(id)?;
            Panel::new(app.board_view(), &view, by.player)?.show(&draft, by)
        }
        played => told(app, by, id, played),
    }
}

/// A move that this player could type now, as an example.
pub(crate) fn example_move(app: &App, player: PlayerId, id: MatchId) -> Option<String> {
    let view = app.matches().view(id).ok()?;
    let seat = view.head().seat_of(player)?;
    let offered = view.sight(Some(player))?.suggest(seat, "", 1);
    offered.into_iter().next().map(|offer| offer.text)
}

/// Plays a text, as a panel or a command sends it; the revision is that of the board on which a button was pressed. The
/// answer shows the board after it, or the panel for what the same player is to do next.
///
/// # Errors
/// It is not theirs to play, or the board is out of date.
pub(crate) fn play(app: &App, by: By, target: Target, text: &str) -> Result<Answer, Refused> {
    let Target { id, seen } = target;
    told(app, by, id, app.matches().play_and_view(id, seen, text, by))
}

/// What whoever has played is told of it.
fn told(
    app: &App,
    by: By,
    id: MatchId,
    played: Result<(Done, MatchView), Refused>,
) -> Result<Answer, Refused> {
    let (done, view) = match played {
        Ok(played) => played,
        Err(Refused::Move(error)) => {
            let answer = refusal::move_error(&error);
            return Ok(answer.button(PlayPress::OpenPanel(id), Label::StepByStep, Style::Plain));
        }
        Err(refused) => return Err(refused),
    };
    if view.head().is_turn_of(by.player) && view.head().stage == Stage::Running {
        let panel = Panel::new(app.board_view(), &view, by.player)?.show(&Draft::default(), by)?;
        return Ok(panel.prepend(what_was_played(&done)));
    }
    Ok(app.board_view().reply(&view, by.player)?.prepend(what_was_played(&done)))
}

fn what_was_played(done: &Done) -> PlayText {
    done.mv.clone().map_or(PlayText::PlayedBefore, |mv| PlayText::Played { mv })
}

/// Takes back the last ply of one's own turn.
fn undo(app: &App, by: By, id: MatchId, seen: Revision) -> Result<Answer, Refused> {
    app.matches().undo(id, Some(seen), by)?;
    let view = app.matches().view(id)?;
    Ok(Panel::new(app.board_view(), &view, by.player)?
        .show(&Draft::default(), by)?
        .prepend(PlayText::TookBack))
}

/// Shows the board privately, from the asker's side; `home` turns it, now and from now on.
///
/// # Errors
/// There is nothing to be seen yet, or any more.
pub(crate) fn board(app: &App, by: By, id: MatchId, home: Option<Edge>) -> Result<Answer, Refused> {
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

/// Shows privately what lies open beside the board; the board, where nothing does.
fn open_cards(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    match app.board_view().aside(&view, by.player)? {
        Some(answer) => Ok(answer),
        None => app.board_view().own(&view, by.player),
    }
}

/// Asks whether to resign, or to call the match off where that is still possible.
///
/// # Errors
/// They do not play there, or not any more.
pub(crate) fn ask_to_resign(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    view.seat_of_player(by.player)?;
    let head = view.head();
    // Who stays decides what it would come to.
    let left = usize::from(head.seats) - head.gone.len();
    let asked = PlayText::ReallyResign { game: game_name(head), id: id.to_string(), left };
    let answer =
        Answer::say(asked).button(PlayPress::Resign(id), Label::ReallyResign, Style::Grave);
    let answer = match view.may_abort(by.player) {
        true => answer.button(PlayPress::Abort(id), Label::CallOff, Style::Plain),
        false => answer,
    };
    Ok(answer.button(PlayPress::ShowBoard { id, home: None }, Label::PlayOn, Style::Main))
}

/// Resigns.
fn resign(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    app.matches().resign(id, by)?;
    Ok(app.board_view().reply(&app.matches().view(id)?, by.player)?.prepend(PlayText::Resigned))
}

/// Calls a match off before everybody has moved.
fn abort(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    app.matches().abort(id, by)?;
    Ok(Answer::say(PlayText::CalledOff { id: id.to_string() }))
}
