//! Shares a step or the film of a replay with everyone in a channel.

use matches::{Head, Request};

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::ShareReplay;
use crate::app::replay::film::film;
use crate::app::replay::source::OpenReplay;
use crate::app::replay::viewer::describe;
use crate::app::view::buttons::replay_press;
use crate::words::common::Label;
use crate::words::replay::ReplayText;

/// The public message. An inner `Err` is a private message, which says that sharing is not allowed here.
pub(crate) fn share(
    app: &App,
    by: Request,
    share: ShareReplay,
    server: Option<u64>,
) -> Result<Result<Answer, Answer>> {
    let opened = OpenReplay::open_public(app, by, share.replay)?;
    if opened.head().is_some_and(|head| !may_show(head, by, server)) {
        return Ok(Err(Answer::say(ReplayText::NotHere)));
    }
    let answer = match share.at {
        None => film(app, &opened)?,
        Some(at) => {
            // A player may see more moves than spectators do.
            let at = at.min(opened.recording.count());
            let step = opened.recording.step(at)?;
            let scene = opened.scene(step.sight.as_ref());
            describe(&opened, &step, at, false).show(opened.board(app, scene, step.sight))
        }
    };
    let answer = opened.add_link(answer).line(ReplayText::ShownBy { player: mention(by.player) });
    Ok(Ok(match opened.head() {
        Some(head) => answer.button(replay_press(head), Label::Replay, Style::Plain),
        None => answer,
    }))
}

/// Whether a person may share a match here: anyone on its own server, and only its players elsewhere.
pub(crate) fn may_show(head: &Head, by: Request, server: Option<u64>) -> bool {
    let is_home = head.place.server.is_some() && head.place.server == server;
    is_home || head.players.contains(&by.player)
}
