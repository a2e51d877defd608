//! Showing everybody in a channel what somebody sees in their replay: a step, or the film.

use matches::{By, Head, Refused};

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::ShareReplay;
use crate::app::replay::film::film;
use crate::app::replay::source::Opened;
use crate::app::replay::viewer::told;
use crate::app::view::buttons::replay_press;
use crate::words::common::Label;
use crate::words::replay::ReplayText;

/// What is shown to all on a server, or why it is not: of a match that runs, what everybody may know, and on other
/// servers than its own only what one of its players shows there.
///
/// # Errors
/// There is no such match or step, or it can't be read.
pub(crate) fn share(
    app: &App,
    by: By,
    share: ShareReplay,
    server: Option<u64>,
) -> Result<Result<Answer, Answer>, Refused> {
    let opened = Opened::for_all(app, by, share.replay)?;
    if opened.head().is_some_and(|head| !may_show(head, by, server)) {
        return Ok(Err(Answer::say(ReplayText::NotHere)));
    }
    let answer = match share.at {
        None => film(app, &opened)?,
        Some(at) => {
            // Whoever plays may know of more moves than all do.
            let at = at.min(opened.recording.count());
            let step = opened.recording.step(at)?;
            let scene = opened.scene(step.sight.as_ref());
            told(&opened, &step, at, false).show(opened.pictures(app, scene, step.sight))
        }
    };
    let answer = opened.linked(answer).line(ReplayText::ShownBy { player: mention(by.player) });
    Ok(Ok(match opened.head() {
        Some(head) => answer.button(replay_press(head), Label::Replay, Style::Plain),
        None => answer,
    }))
}

/// Whether somebody may show a match to all who are there: on its own server everybody can see it, and anywhere else it
/// is for its players to bring it there.
pub(in crate::app) fn may_show(head: &Head, by: By, server: Option<u64>) -> bool {
    let is_home = head.place.server.is_some() && head.place.server == server;
    is_home || head.players.contains(&by.player)
}
