//! Hints: what the strongest computer would play in a player's place, from their own view, and why.

use std::iter;
use std::time::{Duration, Instant};

use matches::{By, MatchId, MatchView, Refused};
use rules::{NodeLimit, Seat, ThinkRequest};

use crate::app::answer::{Answer, Button, Style};
use crate::app::context::App;
use crate::app::press::Press;
use crate::app::state::hint_cache::Hint;
use crate::app::view::board::sight;
use crate::app::view::narration::Narration;
use crate::app::view::panel::Panel;
use crate::app::view::{deadline, refusal};
use crate::words::common::Label;
use crate::words::computers::HintText;

/// How long a search for a hint may take: this is for a busy machine.
const LONGEST: Duration = Duration::from_secs(6);

/// A request for a hint, before anything is searched.
#[derive(Debug)]
pub(crate) enum HintRequest {
    /// It is answered at once.
    Answered(Box<Answer>),
    /// A hint for this match has to be searched.
    NeedsThought(MatchId),
}

impl From<Answer> for HintRequest {
    fn from(answer: Answer) -> Self {
        Self::Answered(Box::new(answer))
    }
}

/// Checks whether a player may have a hint, and gives one that is cached.
///
/// # Errors
/// It is not their turn, or they play against people who have not agreed to hints.
pub(crate) fn request_hint(app: &App, by: By, id: MatchId) -> Result<HintRequest, Refused> {
    let view = app.matches().view(id)?;
    let adviser = view.adviser(by.player)?;
    match app.hint_cache().get(adviser.seed) {
        Some(hint) => {
            give(app, by, &view, adviser.seat, hint).map(Box::new).map(HintRequest::Answered)
        }
        None => Ok(HintRequest::NeedsThought(id)),
    }
}

/// Runs a player's request and searches for a hint where it needs one, for a reader in this channel. What needs no search
/// waits for no thinking slot.
pub(crate) async fn run(
    app: &App,
    by: By,
    channel: u64,
    request: impl FnOnce(&App, By) -> Result<HintRequest, Refused> + Send + 'static,
) -> Answer {
    let request = app.work(move |app| match request(app, by) {
        Ok(HintRequest::NeedsThought(id)) => Ok(id),
        Ok(HintRequest::Answered(answer)) => {
            Err(Box::new(app.finish_answer(by, channel, Ok(*answer))))
        }
        Err(refused) => Err(Box::new(app.finish_answer(by, channel, Err(refused)))),
    });
    let id = match request.await {
        Some(Ok(id)) => id,
        Some(Err(answer)) => return *answer,
        None => return refusal::internal_error(),
    };
    match app.thinking_slots().acquire_for_hint(by.player).await {
        Ok(_slot) => app.answer(by, channel, move |app, by| search(app, by, id)).await,
        Err(why) => refusal::no_thinking_slot(why),
    }
}

/// Searches for a hint and gives it. Needs a thinking slot.
fn search(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    let adviser = view.adviser(by.player)?;
    let began = Instant::now();
    let stop = || began.elapsed() > LONGEST || app.is_draining();
    let request =
        ThinkRequest { level: adviser.level, limit: NodeLimit::OfLevel, seed: adviser.seed };
    let thought = sight(&view, Some(by.player))?.think(adviser.seat, &request, &stop);
    let thought = thought.map_err(|_| Refused::NoComputer)?;
    // What was thought in a hurry, as the program is about to stop, helps nobody.
    if app.is_draining() {
        return Ok(refusal::restarting());
    }
    let hint = Hint { mv: thought.mv, why: thought.why };
    app.hint_cache().insert(adviser.seed, hint.clone());
    give(app, by, &view, adviser.seat, hint)
}

/// Counts a hint and shows it.
fn give(app: &App, by: By, view: &MatchView, seat: Seat, hint: Hint) -> Result<Answer, Refused> {
    app.matches().count_hint(view, by)?;
    let head = view.head();
    let answer = board_with_hint(app, by, view, seat, &hint.mv)?;
    let mv = hint.mv;
    let text = match hint.why {
        Some(why) => {
            let why = Narration { head, reader: Some(by.player) }.with_players(why);
            HintText::Hint { mv, why }
        }
        None => HintText::Plain { mv },
    };
    Ok(answer.prepend(text))
}

/// The board with the hinted move, the move in words, and a button that plays it.
fn board_with_hint(
    app: &App,
    by: By,
    view: &MatchView,
    seat: Seat,
    mv: &str,
) -> Result<Answer, Refused> {
    let hints = app.matches().hints(view.head().id)?;
    let count = hints.iter().find(|(had, _)| *had == seat).map_or(1, |(_, count)| *count);
    let board_view = app.board_view();
    let answer = board_view.own(view, by.player)?.prepend(HintText::SoFar { count });
    let Some(staged) = Panel::new(board_view, view, by.player)?.stage(mv, by)? else {
        return Ok(answer);
    };
    let play = Button {
        press: staged.press,
        label: Label::PlayIt.into(),
        style: Style::Agree,
        sprite: None,
    };
    let buttons = iter::once(play).chain(answer.buttons).collect();
    let answer = Answer { pictures: staged.pictures, buttons, ..answer };
    Ok(answer
        .describe_more(deadline::alt_text(view.head()))
        .retry_with(Press::Hint(view.head().id))
        .prepend(HintText::InWords { prompt: staged.prompt }))
}
