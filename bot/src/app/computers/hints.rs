//! Hints: what the strongest computer would play in somebody's place, and why. It sees what they see.

use std::iter;
use std::time::{Duration, Instant};

use matches::{By, MatchId, MatchView, Refused};
use rules::{NodeLimit, Seat, ThinkRequest};

use crate::app::answer::{Answer, Button, Style};
use crate::app::context::App;
use crate::app::press::Press;
use crate::app::state::hint_cache::Hint;
use crate::app::view::board::sight;
use crate::app::view::narration::Told;
use crate::app::view::panel::Panel;
use crate::app::view::{deadline, refusal};
use crate::app::words::common::Label;
use crate::app::words::computers::HintText;

/// How long a thought about a hint may take: this is for a busy machine.
const LONGEST: Duration = Duration::from_secs(6);

/// What comes of somebody's wish for a hint before anybody thinks.
#[derive(Debug)]
pub(crate) enum HintRequest {
    /// This can be said at once.
    Answered(Box<Answer>),
    /// It takes a thought about this match.
    NeedsThought(MatchId),
}

impl From<Answer> for HintRequest {
    fn from(answer: Answer) -> Self {
        Self::Answered(Box::new(answer))
    }
}

/// Looks whether somebody may have a hint, and whether it is known from before.
///
/// # Errors
/// It is not their turn, or they play against people who have not agreed to hints.
pub(crate) fn request_hint(app: &App, by: By, id: MatchId) -> Result<HintRequest, Refused> {
    let view = app.matches().view(id)?;
    let adviser = view.adviser(by.player)?;
    match app.hint_cache().get(adviser.seed) {
        Some(hint) => {
            told(app, by, (&view, adviser.seat), hint).map(Box::new).map(HintRequest::Answered)
        }
        None => Ok(HintRequest::NeedsThought(id)),
    }
}

/// Tells somebody who asks in this channel or thread what they could play, where that is what they want. Whoever may have
/// no hint is told so, and whoever has had this one has it again, without waiting for a place to think at.
pub(crate) async fn hint(
    app: &App,
    (by, channel): (By, u64),
    wanted: impl FnOnce(&App, By) -> Result<HintRequest, Refused> + Send + 'static,
) -> Answer {
    let wanted = app.work(move |app| match wanted(app, by) {
        Ok(HintRequest::NeedsThought(id)) => Ok(id),
        Ok(HintRequest::Answered(answer)) => Err(Box::new(app.said((by, channel), Ok(*answer)))),
        Err(refused) => Err(Box::new(app.said((by, channel), Err(refused)))),
    });
    let id = match wanted.await {
        Some(Ok(id)) => id,
        Some(Err(answer)) => return *answer,
        None => return refusal::internal_error(),
    };
    match app.thinking_slots().acquire_for_hint(by.player).await {
        Ok(_slot) => app.answer((by, channel), move |app, by| thought(app, by, id)).await,
        Err(why) => refusal::no_thinking_slot(why),
    }
}

/// Thinks about what somebody who is to move could play, and tells them. It takes a place to think at.
fn thought(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    let adviser = view.adviser(by.player)?;
    let began = Instant::now();
    let stop = || began.elapsed() > LONGEST || app.is_draining();
    let ask = ThinkRequest { level: adviser.level, limit: NodeLimit::OfLevel, seed: adviser.seed };
    let thought = sight(&view, Some(by.player))?.think(adviser.seat, &ask, &stop);
    let thought = thought.map_err(|_| Refused::NoComputer)?;
    // What was thought in a hurry, as the program is about to stop, helps nobody.
    if app.is_draining() {
        return Ok(refusal::restarting());
    }
    let hint = Hint { mv: thought.mv, why: thought.why };
    app.hint_cache().insert(adviser.seed, hint.clone());
    told(app, by, (&view, adviser.seat), hint)
}

/// Counts a hint and tells it.
fn told(
    app: &App,
    by: By,
    (view, seat): (&MatchView, Seat),
    hint: Hint,
) -> Result<Answer, Refused> {
    app.matches().count_hint(view, by)?;
    let head = view.head();
    let answer = shown(app, by, (view, seat), &hint.mv)?;
    let mv = hint.mv;
    let told = match hint.why {
        Some(why) => {
            let why = Told { head, reader: Some(by.player) }.peopled(why);
            HintText::Hint { mv, why }
        }
        None => HintText::Plain { mv },
    };
    Ok(answer.headed(told))
}

/// The board with what a hint says, in words as well, and a button that plays it.
fn shown(app: &App, by: By, (view, seat): (&MatchView, Seat), mv: &str) -> Result<Answer, Refused> {
    let hints = app.matches().hints(view.head().id)?;
    let count = hints.iter().find(|(had, _)| *had == seat).map_or(1, |(_, count)| *count);
    let board_view = app.board_view();
    let answer = board_view.own(view, by.player)?.headed(HintText::SoFar { count });
    let Some(chosen) = Panel::new(board_view, view, by.player)?.chosen(mv, by)? else {
        return Ok(answer);
    };
    let play = Button {
        press: chosen.press,
        label: Label::PlayIt.into(),
        style: Style::Agree,
        sprite: None,
    };
    let buttons = iter::once(play).chain(answer.buttons).collect();
    let answer = Answer { pictures: chosen.pictures, buttons, ..answer };
    Ok(answer
        .described(deadline::alt_text(view.head()))
        .shown_again_by(Press::Hint(view.head().id))
        .headed(HintText::InWords { prompt: chosen.prompt }))
}
