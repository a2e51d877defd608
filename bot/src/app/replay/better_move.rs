//! The better move at a turning point, on the board before the mistake.

use matches::{Refused, Request};

use crate::app::analysis;
use crate::app::answer::{Answer, Result};
use crate::app::context::App;
use crate::app::press::{Frame, Replay, ReplayPress};
use crate::app::replay::source::OpenReplay;
use crate::app::replay::viewer;
use crate::words::analysis::AnalysisText;
use crate::words::replay::ReplayText;

/// Shows the better move in place of the move that led to this step. Without a better move, shows the step itself.
pub(crate) fn show(app: &App, by: Request, replay: Replay, at: u32) -> Result {
    let opened = OpenReplay::open(app, by, replay)?;
    let step = || viewer::show_step(app, by, replay, Frame::Step(at));
    let (Some(head), Some(before)) = (opened.head(), at.checked_sub(1)) else { return step() };
    let Some(best) = analysis::better_move_at(app, head, at)? else { return step() };
    let played = opened.recording.step(at)?;
    let sight = opened.recording.step(before)?.sight;
    let (Some(seat), Some(mv)) = (played.seat, played.mv) else { return step() };
    let sentence = |mv: &str| {
        Ok::<_, Refused>(opened.with_players(at, opened.recording.move_sentence(before, mv)?))
    };
    let better = AnalysisText::Instead { mv: sentence(&mv)?, best: sentence(&best)? };
    let draft = sight.draft_of(seat, &best);
    let scene = opened.scene_with_draft(sight.as_ref(), &draft.unwrap_or_default());
    let (game, id, count) = (opened.game(), head.id.to_string(), opened.recording.count());
    Ok(opened
        .add_link(Answer::say(ReplayText::Step { game, id, at: before, count }))
        .line(better)
        .show(opened.pictures(app, scene, sight))
        .plain_action(replay.step(at), AnalysisText::BackToPlayed)
        .retry_with(ReplayPress::BetterMove { replay, at }))
}
