//! Playing and taking back moves, and the reply to the player.

use matches::{By, Done, MatchId, MatchView, PlayerId, Refused, Revision, Stage, Target};
use rules::Draft;

use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::PlayPress;
use crate::app::view::panel::Panel;
use crate::app::view::refusal;
use crate::words::common::Label;
use crate::words::play::PlayText;

/// Plays a typed move. Where a slip would cost the match and could not be taken back, the panel asks once before.
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
        played => reply(app, by, id, played),
    }
}

/// An example of a move that this player could type now.
pub(crate) fn example_move(app: &App, player: PlayerId, id: MatchId) -> Option<String> {
    let view = app.matches().view(id).ok()?;
    let seat = view.head().seat_of(player)?;
    let offered = view.sight(Some(player))?.suggest(seat, "", 1);
    offered.into_iter().next().map(|offer| offer.text)
}

/// Plays a move. The answer shows the board after it, or the panel where the same player goes on.
///
/// # Errors
/// It is not theirs to play, or the board is out of date.
pub(crate) fn play(app: &App, by: By, target: Target, text: &str) -> Result<Answer, Refused> {
    let Target { id, seen } = target;
    reply(app, by, id, app.matches().play_and_view(id, seen, text, by))
}

/// The reply to a move.
fn reply(
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
        return Ok(panel.prepend(played_line(&done)));
    }
    Ok(app.board_view().reply(&view, by.player)?.prepend(played_line(&done)))
}

fn played_line(done: &Done) -> PlayText {
    done.mv.clone().map_or(PlayText::PlayedBefore, |mv| PlayText::Played { mv })
}

/// Takes back the last ply of a player's turn.
pub(super) fn undo(app: &App, by: By, id: MatchId, seen: Revision) -> Result<Answer, Refused> {
    app.matches().undo(id, Some(seen), by)?;
    let view = app.matches().view(id)?;
    Ok(Panel::new(app.board_view(), &view, by.player)?
        .show(&Draft::default(), by)?
        .prepend(PlayText::TookBack))
}
