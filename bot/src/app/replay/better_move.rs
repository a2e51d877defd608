//! What would have been better, on the board as it stood then.

use matches::{By, Refused};

use crate::app::analysis;
use crate::app::answer::Answer;
use crate::app::context::App;
use crate::app::press::{Frame, Replay, ReplayPress};
use crate::app::replay::source::Opened;
use crate::app::replay::viewer;
use crate::words::analysis::AnalysisText;
use crate::words::computers::HintText;
use crate::words::replay::ReplayText;

/// Shows what would have been better than the move that led to this step, on the board before it; the step itself where
/// nothing would have been.
pub(in crate::app) fn show(app: &App, by: By, replay: Replay, at: u32) -> Result<Answer, Refused> {
    let opened = Opened::of(app, by, replay)?;
    let step = || viewer::step(app, by, replay, Frame::Step(at));
    let (Some(head), Some(before)) = (opened.head(), at.checked_sub(1)) else { return step() };
    let Some(best) = analysis::better_than(app, head, at)? else { return step() };
    let played = opened.recording.step(at)?;
    let sight = opened.recording.step(before)?.sight;
    let (Some(seat), Some(mv)) = (played.seat, played.mv) else { return step() };
    let Some(name) = sight.seat_names().get(seat.index()).cloned() else { return step() };

    let draft = sight.draft_of(seat, &best);
    let in_words = draft.as_ref().and_then(|draft| sight.choices(seat, draft).ok());
    let scene = opened.drafted(sight.as_ref(), &draft.unwrap_or_default());
    let game = opened.game();
    let (id, count) = (head.id.to_string(), opened.recording.count());
    Ok(opened
        .linked(Answer::say(ReplayText::Step { game, id, at: before, count }))
        .line(AnalysisText::Instead { player: opened.mover(at, name), mv, best })
        .lines(in_words.map(|words| HintText::InWords { prompt: opened.mover(at, words.prompt) }))
        .show(opened.pictures(app, scene, sight))
        .plain_action(
            ReplayPress::Step { replay, frame: Frame::Step(at) },
            AnalysisText::BackToPlayed,
        )
        .retry_with(ReplayPress::BetterMove { replay, at }))
}
