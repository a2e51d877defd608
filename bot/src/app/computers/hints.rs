//! Hints: the strongest computer's move for a player, from their own view, with the reason.

use std::iter;
use std::sync::Arc;
use std::time::{Duration, Instant};

use matches::{ComputerTurn, MatchId, MatchView, Refused, Request, Revision};
use rules::{Message, NodeLimit, ThinkRequest};

use crate::app::answer::{Answer, Button, Result, Style};
use crate::app::context::App;
use crate::app::press::Press;
use crate::app::state::hint_cache::Hint;
use crate::app::state::match_changes::{Announcement, FoundHint};
use crate::app::view::board::sight;
use crate::app::view::narration::Narration;
use crate::app::view::panel::Panel;
use crate::app::view::{deadline, refusal};
use crate::words::common::{Label, RefusalText};
use crate::words::computers::HintText;

/// The longest search for a hint, in case the machine is busy.
const LONGEST: Duration = Duration::from_secs(6);

/// A request for a hint, before the search.
#[derive(Debug)]
pub(crate) enum HintRequest {
    /// The answer to a request that needs no search.
    Answered(Box<Answer>),
    /// A search is needed for this match.
    NeedsThought(MatchId),
}

/// Checks whether a player may have a hint, and gives it if it is cached.
pub(crate) fn request_hint(app: &App, by: Request, id: MatchId) -> Result<HintRequest> {
    let view = app.matches().view(id)?;
    let adviser = view.adviser(by.player)?;
    match app.hint_cache().get(adviser.seed) {
        Some(hint) => give(app, by, &view, hint).map(Box::new).map(HintRequest::Answered),
        None => Ok(HintRequest::NeedsThought(id)),
    }
}

/// Runs a player's request in this channel, and the search for a hint if the request needs one.
///
/// Only the search waits for a thinking slot.
pub(crate) async fn run(
    app: &App,
    by: Request,
    channel: u64,
    request: impl FnOnce(&App, Request) -> Result<HintRequest> + Send + 'static,
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
        None => return Answer::say(RefusalText::InternalError),
    };
    match app.thinking_slots().acquire_for_hint(by.player).await {
        Ok(_slot) => app.answer(by, channel, move |app, by| search(app, by, id)).await,
        Err(why) => refusal::no_thinking_slot(why),
    }
}

/// Searches for a hint and shows it. The caller holds a thinking slot.
fn search(app: &App, by: Request, id: MatchId) -> Result {
    let view = app.matches().view(id)?;
    let adviser = view.adviser(by.player)?;
    match search_for(app, by, &view, &adviser)? {
        Some(hint) => give(app, by, &view, hint),
        None => Ok(Answer::say(RefusalText::Restarting)),
    }
}

/// Searches for a hint and caches it. `None` if the program stops.
fn search_for(
    app: &App,
    by: Request,
    view: &MatchView,
    adviser: &ComputerTurn,
) -> Result<Option<Hint>> {
    let began = Instant::now();
    let stop = || began.elapsed() > LONGEST || app.is_draining();
    let request = ThinkRequest::new(adviser.level, NodeLimit::OfLevel, adviser.seed).explained();
    let thought = sight(view, Some(by.player))?.think(adviser.seat, &request, &stop);
    let thought = thought.map_err(|_| Refused::NoComputer)?;
    // The search was cut short, so its hint would be a bad one.
    if app.is_draining() {
        return Ok(None);
    }
    let hint = Hint { mv: thought.mv, why: thought.why };
    app.hint_cache().insert(adviser.seed, hint.clone());
    Ok(Some(hint))
}

/// Finds a hint for a player and announces it to their pages. The hint is counted like any other.
pub(crate) async fn announce(app: &App, by: Request, id: MatchId) {
    let found = match app.thinking_slots().acquire_for_hint(by.player).await {
        Ok(_slot) => app.work(move |app| find_for_page(app, by, id)).await,
        Err(why) => Some(FoundHint {
            player: by.player,
            text: refusal::no_thinking_slot(why).lines,
            mv: None,
            revision: None,
        }),
    };
    if let Some(found) = found {
        app.changes().announce(id, Announcement::Hint(Arc::new(found)));
    }
}

fn find_for_page(app: &App, by: Request, id: MatchId) -> FoundHint {
    let player = by.player;
    let without_move = |text| FoundHint { player, text, mv: None, revision: None };
    match think(app, by, id) {
        Ok(Some((hint, revision))) => {
            let told = in_words(app, by, id, &hint.mv);
            let told = told.unwrap_or_else(|| HintText::of(hint.mv.clone(), None).into());
            let text = [Some(told), hint.why].into_iter().flatten().collect();
            FoundHint { player, text, mv: Some(hint.mv), revision }
        }
        Ok(None) => without_move(Answer::say(RefusalText::Restarting).lines),
        Err(refused) => without_move(vec![refused.message()]),
    }
}

/// A move in the words of the panel that confirms it. `None` if the match has gone on, or the panel can't show the
/// move.
fn in_words(app: &App, by: Request, id: MatchId, mv: &str) -> Option<Message> {
    let view = app.matches().view(id).ok()?;
    let seat = view.seat_to_move(by.player, None).ok()?;
    let sight = sight(&view, Some(by.player)).ok()?;
    let prompt = sight.choices(seat, &sight.draft_of(seat, mv)?).ok()?.prompt;
    Some(HintText::OnBoard { prompt }.into())
}

/// Finds a hint, in the cache or by a search, and counts it. Also returns the revision of the player's options. `None`
/// if the program stops.
fn think(app: &App, by: Request, id: MatchId) -> Result<Option<(Hint, Option<Revision>)>> {
    let view = app.matches().view(id)?;
    let adviser = view.adviser(by.player)?;
    let hint = match app.hint_cache().get(adviser.seed) {
        Some(hint) => Some(hint),
        None => search_for(app, by, &view, &adviser)?,
    };
    if hint.is_some() {
        app.matches().count_hint(&view, by)?;
    }
    Ok(hint.map(|hint| (hint, view.options_since(by.player))))
}

/// Counts a hint and shows it.
fn give(app: &App, by: Request, view: &MatchView, hint: Hint) -> Result {
    app.matches().count_hint(view, by)?;
    let head = view.head();
    let answer = board_with_hint(app, by, view, &hint.mv)?;
    let mv = hint.mv;
    let narration = Narration { head, reader: Some(by.player) };
    let why = hint.why.map(|why| narration.with_players(why));
    Ok(answer.prepend(HintText::of(mv, why)))
}

/// The board with the hinted move, the move in words, and a button that plays it.
fn board_with_hint(app: &App, by: Request, view: &MatchView, mv: &str) -> Result {
    let hints = app.matches().hint_counts(view.head())?;
    let count = hints.iter().find(|(had, _)| *had == by.player).map_or(1, |(_, count)| *count);
    let board_view = app.board_view();
    let answer = board_view.own(view, by.player)?.prepend(HintText::SoFar { count });
    let Some(staged) = Panel::new(board_view, view, by.player)?.stage(mv, by)? else {
        return Ok(answer);
    };
    let play = Button::new(staged.press, Label::PlayIt, Style::Agree);
    let buttons = iter::once(play).chain(answer.buttons).collect();
    let answer = Answer { pictures: staged.pictures, buttons, ..answer };
    Ok(answer
        .describe_more(deadline::alt_text(view.head()))
        .retry_with(Press::Hint(view.head().id))
        .prepend(HintText::InWords { prompt: staged.prompt }))
}
