//! The state of a match as JSON, for one visitor.

mod board_reader;
mod boards;
mod choices;
pub(super) mod exercise_state;
mod move_log;
mod players;
mod proposals;
mod queries;
mod state_json;
#[cfg(test)]
mod tests;
mod visitor_view;

use std::iter;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use matches::{Head, List, MatchView, Stage};
use rules::{Draft, Join, Message};
use serde_json::Value;

use crate::app::App;
use crate::app::answer::args::{mention, mentions, players_at};
use crate::app::fairness::has_later_word;
use crate::app::view::deadline;
use crate::app::view::narration::{Narration, Readers, ending_reason_line, status_lines};
use crate::app::view::title::{game_name, versus};
use crate::web::error::{ApiError, ApiResult, PresentState};
use crate::web::plain_text::{MatchVoice, Reader};
use crate::web::shared::Web;
use crate::web::state::boards::{Drawing, Things};
pub(super) use crate::web::state::boards::{StepJson, of_step as things_of_step};
use crate::web::state::choices::{DraftedStep, NodeJson};
pub(super) use crate::web::state::choices::{MOST_STEPS, places_of};
pub(super) use crate::web::state::move_log::{ply_text, without_move};
pub(super) use crate::web::state::proposals::offer_of_act;
pub(super) use crate::web::state::queries::{QueryPair, TurnQuery};
use crate::web::state::state_json::{
    ChoicesJson, GameJson, LinkJson, NextJson, OverJson, RematchJson, StateJson, ViewerJson,
};
pub(super) use crate::web::state::visitor_view::VisitorView;
use crate::web::visitor::{Access, Guest, SessionAccess, Visitor, may_look_at_event};
use crate::words::web::WebText;

/// Answers the state.
pub(super) async fn answer<A: Access>(
    State(web): State<Web>,
    Path(name): Path<String>,
    Query(query): Query<TurnQuery>,
    headers: HeaderMap,
) -> ApiResult {
    let guest = Guest::of(&headers);
    let work = move |app: &App| state(app, &A::visitor(app, guest, &name)?, query);
    web.answer_json(headers, work).await
}

/// The choices that follow a person's draft, and the boards that show it.
pub(super) async fn choices_of_person(
    State(web): State<Web>,
    Path(id): Path<String>,
    Query(pairs): Query<Vec<QueryPair>>,
    headers: HeaderMap,
) -> ApiResult {
    let (guest, limit) = (Guest::of(&headers), Arc::clone(&web.limit));
    let work = move |app: &App| {
        let visitor = SessionAccess::visitor(app, guest, &id)?;
        let view = app.matches().view(visitor.id)?;
        let player = visitor.person.ok_or_else(ApiError::no_session)?;
        limit.admit_person(player).map_err(ApiError::too_fast)?;
        let seat = view.seat_to_move(player, None)?;
        let (query, steps) = QueryPair::turn_and_draft(pairs);
        let look = VisitorView::new(app, &view, &visitor)?;
        let fresh = choices::fresh_draft(app, &view, player)?;
        let found = choices::after(look.sight.as_ref(), seat, &fresh, steps)?;
        let drawing = Drawing { turn: query.turn % 4, draft: &found.draft };
        let things = boards::things(&look, drawing)?;
        Ok::<_, ApiError>(ChoicesJson {
            choices: choices_json(&look, &found, &things),
            boards: things.boards,
            trays: things.trays,
        })
    };
    web.answer_json(headers, work).await
}

/// The state of a match for a visitor. Blocks.
pub(super) fn state(app: &App, visitor: &Visitor, query: TurnQuery) -> ApiResult<Value> {
    let view = app.matches().view(visitor.id)?;
    let look = VisitorView::new(app, &view, visitor)?;
    let head = look.head();
    let is_to_move = look.seat().is_some_and(|seat| head.to_move.contains(seat));
    let kept = match (is_to_move, look.person) {
        (true, Some(player)) => Some(choices::kept(app, &look, player)?),
        _ => None,
    };
    let empty = Draft::default();
    let draft = kept.as_ref().map_or(&empty, |kept| &kept.draft);
    let things = boards::things(&look, Drawing { turn: query.turn % 4, draft })?;
    let choices = kept.as_ref().map(|kept| choices_json(&look, kept, &things));
    let log = move_log::newest(&look)?;
    let version = app.matches().visible_version(&view, look.person)?;
    let since = look.person.and_then(|person| view.options_since(person));
    let deal = app.matches().fair_play(&view)?;
    let again = rematch(app, &look)?;
    let rematch = again.as_ref().and_then(|again| rematch_json(&look, again));
    let (voice, mut can) = (&look.voice, proposals::can(&look));
    if again.is_some() && rematch.is_none() {
        // The others play again without this player.
        can.retain(|&act| act != "rematch");
    }
    let time_up = proposals::time_up(app, &look, &can)?;
    let state = StateJson {
        r#match: head.id.0.to_string(),
        game: GameJson { id: head.game.clone(), name: voice.say(game_name(head)) },
        title: voice.say_to_all(WebText::Title { game: game_name(head), players: versus(head) }),
        revision: since.map_or(version, |since| since.0),
        version,
        turn: head.turn,
        over: head.ending().map(|_| over(&look)),
        viewer: viewer(&look),
        to_move: if head.ending().is_some() { vec![] } else { head.to_move.iter().collect() },
        players: players::players(app, &look),
        now: app.now().0,
        deadline: head.timing.as_ref().and_then(|timing| timing.until).map(|until| until.0),
        timed: head.timing.is_some(),
        status: status(&look),
        standstill: standstill(head).map(|line| voice.say(line)),
        boards: things.boards,
        trays: things.trays,
        text: voice.say_lines(look.sight.text(0)),
        choices,
        questions: proposals::questions(app, &look, &can, time_up.as_deref())?,
        time_up,
        can,
        proposals: proposals::proposals(app, &look)?,
        last: log.last().map(|ply| move_log::last(&look, ply)),
        since: move_log::news(&look, &log),
        log: log.iter().map(|ply| move_log::entry(&look, ply)).collect(),
        commitment: deal.commitment.map(|commitment| commitment.to_string()),
        has_later_word: has_later_word(head, &deal),
        rematch,
        next: next(app, &look)?,
        event: event_link(app, visitor, head)?,
        exercise: None,
    };
    serde_json::to_value(state).map_err(|_| ApiError::unavailable())
}

fn choices_json(look: &VisitorView<'_>, drafted: &DraftedStep, things: &Things) -> NodeJson {
    choices::node(&players::board_reader(look), drafted, things, &|mv: &str| look.could_undo(mv))
}

/// The state that answers an act on an old board.
pub(super) fn present(app: &App, visitor: &Visitor, query: TurnQuery) -> ApiResult<PresentState> {
    let state = state(app, visitor, query)?;
    let (last, own) = (&state["last"]["seat"], &state["viewer"]["seat"]);
    let yours = !last.is_null() && last == own;
    Ok(PresentState { yours, state })
}

fn viewer(look: &VisitorView<'_>) -> ViewerJson {
    let seat = look.seat();
    let role = if seat.is_some() { "player" } else { "spectator" };
    let person = seat.map(|seat| players::name(look, seat));
    ViewerJson { seat, role, person, language: look.voice.language().code() }
}

/// The sentences about the players to move, or about the ending.
fn status(look: &VisitorView<'_>) -> String {
    let (head, sight) = (look.head(), look.sight.as_ref());
    if head.ending().is_some() {
        let lines = status_lines(Narration { head, reader: look.person }, sight, Readers::Table);
        return look.voice.say_lines(lines);
    }
    let is_own = look.seat().is_some_and(|seat| head.to_move.contains(seat));
    let movers = players_at(head, head.to_move);
    let players = mentions(Join::And, &movers);
    let are_computers = movers.iter().all(|player| player.level().is_some());
    let turn = match (is_own, are_computers) {
        (true, _) => WebText::YourTurn,
        (false, true) => WebText::Thinking { players, count: movers.len() },
        (false, false) => WebText::Waiting { players },
    };
    look.voice.say_lines(iter::once(turn.into()).chain(standstill(head)))
}

/// Why the clock of a running match stands still.
fn standstill(head: &Head) -> Option<Message> {
    deadline::standstill(head).filter(|_| head.ending().is_none())
}

fn over(look: &VisitorView<'_>) -> OverJson {
    let head = look.head();
    let narration = Narration { head, reader: look.person };
    let reason = ending_reason_line(narration, look.sight.as_ref());
    OverJson { winners: head.winners().iter().collect(), reason: look.voice.say_lines(reason) }
}

/// The rematch of a match that the viewer has played.
fn rematch(app: &App, look: &VisitorView<'_>) -> ApiResult<Option<MatchView>> {
    if look.seat().is_none() {
        return Ok(None);
    }
    let Some(id) = app.matches().rematch(look.head().id)? else { return Ok(None) };
    Ok(Some(app.matches().view(id)?))
}

/// A rematch as JSON. `None` unless the viewer plays in the rematch or is invited to it.
fn rematch_json(look: &VisitorView<'_>, rematch: &MatchView) -> Option<RematchJson> {
    let (person, head) = (look.person?, rematch.head());
    let agreed = head.players.contains(&person);
    (agreed || head.invited.contains(&person)).then(|| RematchJson {
        r#match: head.id.0.to_string(),
        began: head.stage != Stage::Lobby,
        by: look.voice.say_to_all(WebText::Name { player: mention(head.challenger) }),
        agreed,
    })
}

/// The next match that waits for this person.
fn next(app: &App, look: &VisitorView<'_>) -> ApiResult<Option<NextJson>> {
    let Some(person) = look.person.filter(|_| look.seat().is_some()) else { return Ok(None) };
    let page = app.matches().list_page(List::Turns(person), None, 2)?;
    let other = |head: &&Head| head.id != look.head().id && head.is_turn_of(person);
    let Some(head) = page.heads.iter().find(other) else { return Ok(None) };
    let view = app.matches().view(head.id)?;
    let reader = Reader { person: Some(person), language: look.voice.language() };
    let voice = MatchVoice::new(app.matches(), &view, reader)?;
    let title = WebText::Title { game: game_name(head), players: versus(head) };
    Ok(Some(NextJson {
        r#match: head.id.0.to_string(),
        title: voice.say_to_all(title),
        deadline: head.timing.as_ref().and_then(|timing| timing.until).map(|until| until.0),
    }))
}

/// The event of a match, if the visitor may open its page.
fn event_link(app: &App, visitor: &Visitor, head: &Head) -> ApiResult<Option<LinkJson>> {
    let Some(link) = &head.event else { return Ok(None) };
    let Some(session) = visitor.session(app)? else { return Ok(None) };
    let Ok(event) = app.matches().event(link.id) else { return Ok(None) };
    let may_look = may_look_at_event(&session, &event);
    Ok(may_look.then(|| LinkJson { event: link.id.0.to_string(), name: event.plan.name }))
}
