//! Acts of a person on the page, such as moves. Every act goes through the service, like a press in Discord.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use matches::{
    Choice, MatchId, OfferReply, Refused, Reply, Request, Revision, StoredDraft, Target,
};
use rules::Draft;
use serde::Deserialize;

use crate::app::computers::hints;
use crate::app::press::Standpoint;
use crate::app::server::house_rules::challenge_refusal;
use crate::app::{Answer, App, challenge};
use crate::trace::Trace;
use crate::web::error::{ApiError, ApiResult};
use crate::web::request_key::{given_key, key_of, new_key};
use crate::web::shared::Web;
use crate::web::state::{self, MOST_STEPS, TurnQuery, offer_of_act};
use crate::web::visitor::{Access, Guest, SessionAccess, Visitor};

/// A move, and the revision of the match that the page shows.
#[derive(Deserialize)]
pub(super) struct Play {
    revision: u64,
    r#move: String,
}

/// The revision of the match that the page shows.
#[derive(Debug, Deserialize)]
pub(super) struct AtRevision {
    revision: u64,
}

/// An act by its name, and the revision of the match that the page shows.
#[derive(Debug, Deserialize)]
pub(super) struct Act {
    act: String,
    #[serde(default)]
    revision: Option<u64>,
}

/// An unfinished move, and the revision of the match that the page shows.
#[derive(Deserialize)]
pub(super) struct KeptDraft {
    revision: u64,
    draft: Vec<String>,
}

/// The parts of a request to act, without its body.
struct ActRequest {
    id: String,
    query: TurnQuery,
    headers: HeaderMap,
}

/// A person who acts in a match.
struct Actor {
    visitor: Visitor,
    by: Request,
}

pub(super) async fn play(
    State(web): State<Web>,
    Path(id): Path<String>,
    Query(query): Query<TurnQuery>,
    headers: HeaderMap,
    body: Body<Play>,
) -> ApiResult {
    let Json(Play { revision, r#move }) = body.map_err(|_| ApiError::bad_request())?;
    carry_out(&web, ActRequest { id, query, headers }, move |app, actor| {
        let target = Target { id: actor.visitor.id, seen: Some(Revision(revision)) };
        Ok(app.matches().play(target, &r#move, actor.by).map(drop)?)
    })
    .await
}

/// Takes back the last ply within the turn.
pub(super) async fn undo(
    State(web): State<Web>,
    Path(id): Path<String>,
    Query(query): Query<TurnQuery>,
    headers: HeaderMap,
    body: Body<AtRevision>,
) -> ApiResult {
    let Json(AtRevision { revision }) = body.map_err(|_| ApiError::bad_request())?;
    carry_out(&web, ActRequest { id, query, headers }, move |app, actor| {
        undo_last(app, actor, Some(Revision(revision)))
    })
    .await
}

/// Carries out an act that the state lists as `can`, or an answer to a proposal.
pub(super) async fn act(
    State(web): State<Web>,
    Path(id): Path<String>,
    Query(query): Query<TurnQuery>,
    headers: HeaderMap,
    body: Body<Act>,
) -> ApiResult {
    let Json(Act { act, revision }) = body.map_err(|_| ApiError::bad_request())?;
    let Some(wanted) = Wanted::read(&act) else { return Err(ApiError::unknown_act(&act)) };
    let seen = revision.map(Revision);
    carry_out(&web, ActRequest { id, query, headers }, move |app, actor| {
        do_act(app, actor, wanted, seen)
    })
    .await
}

type Body<T> = Result<Json<T>, axum::extract::rejection::JsonRejection>;

/// The act that a request asks for.
#[derive(Clone, Debug)]
enum Wanted {
    Undo,
    Resign,
    Abort,
    Resume,
    Rematch,
    Choose { choice: Choice, question: Option<String> },
    Offer(matches::OfferKind),
    Answer { offer: String, reply: Reply },
}

impl Wanted {
    fn read(act: &str) -> Option<Self> {
        Some(match act {
            "undo" => Self::Undo,
            "resign" => Self::Resign,
            "abort" => Self::Abort,
            "resume" => Self::Resume,
            "rematch" => Self::Rematch,
            "claim" => Self::Choose { choice: Choice::Claim, question: None },
            "extend" => Self::Choose { choice: Choice::MoreTime, question: None },
            _ => return offer_of_act(act).map(Self::Offer).or_else(|| Self::read_keyed(act)),
        })
    }

    /// An act with the key of its offer or missed deadline.
    fn read_keyed(act: &str) -> Option<Self> {
        let (word, key) = act.split_once(':')?;
        let answer = |reply| Self::Answer { offer: key.into(), reply };
        let choose = |choice| Self::Choose { choice, question: Some(key.into()) };
        Some(match word {
            "accept" => answer(Reply::Agree),
            "decline" => answer(Reply::Decline),
            "withdraw" => answer(Reply::Withdraw),
            "claim" => choose(Choice::Claim),
            "extend" => choose(Choice::MoreTime),
            _ => return None,
        })
    }
}

fn do_act(app: &App, actor: &Actor, wanted: Wanted, seen: Option<Revision>) -> Result<(), NotDone> {
    let (id, by, matches) = (actor.visitor.id, actor.by, app.matches());
    match wanted {
        Wanted::Undo => undo_last(app, actor, seen)?,
        Wanted::Resign => matches.resign(id, by).map(drop)?,
        Wanted::Abort => matches.abort(id, by).map(drop)?,
        Wanted::Resume => matches.resume(id, by).map(drop)?,
        Wanted::Rematch => rematch(app, actor)?,
        Wanted::Choose { choice, question } => {
            let question = question.map(|key| missed_deadline(app, id, &key)).transpose()?;
            matches.choose(id, question, choice, by)?;
        }
        Wanted::Offer(kind) => matches.offer(id, kind, by).map(drop)?,
        Wanted::Answer { offer, reply } => answer(app, actor, &offer, reply)?,
    }
    Ok(())
}

/// Takes back the last ply of a player to move. Nobody else may learn whether a revision is the newest.
fn undo_last(app: &App, actor: &Actor, seen: Option<Revision>) -> Result<(), NotDone> {
    let id = actor.visitor.id;
    app.matches().view(id)?.seat_to_move(actor.by.player, None)?;
    app.matches().undo(Target { id, seen }, actor.by)?;
    Ok(())
}

/// The revision that recorded the missed deadline with this key. An unknown key gets one that no question has.
fn missed_deadline(app: &App, id: MatchId, key: &str) -> Result<Revision, Refused> {
    for question in app.matches().time_up_questions(&app.matches().view(id)?)? {
        if app.matches().offer_key(id, question.since)? == key {
            return Ok(question.since);
        }
    }
    Ok(Revision::default())
}

/// Answers the open offer with this key.
fn answer(app: &App, actor: &Actor, key: &str, reply: Reply) -> Result<(), NotDone> {
    let id = actor.visitor.id;
    let view = app.matches().view(id)?;
    let open = view.head().offer().map(|offer| offer.since).ok_or(Refused::NoOffer)?;
    if app.matches().offer_key(id, open)? != key {
        return Err(Refused::NoOffer.into());
    }
    app.matches().reply(id, OfferReply { offer: Some(open), reply }, actor.by)?;
    Ok(())
}

/// Challenges the same players again, or accepts their challenge. The page knows no roles, so a server that requires a
/// role refuses a new challenge.
fn rematch(app: &App, actor: &Actor) -> Result<(), NotDone> {
    let (id, by) = (actor.visitor.id, actor.by);
    let view = app.matches().view(id)?;
    let head = view.head();
    let seat = head.seat_of(by.player).ok_or(Refused::NotAPlayer(id))?;
    let from = Standpoint { place: head.place, manages: false, moderates: false };
    let is_answer = challenge::is_invited_to_rematch(app, by, id)?;
    if let Some(refusal) = challenge_refusal(app, from, &[])?.filter(|_| !is_answer) {
        return Err(NotDone::Said(Box::new(refusal)));
    }
    let name = app.matches().display_names(&view)?.into_iter().nth(seat.index()).flatten();
    challenge::rematch(app, by, id, &name.unwrap_or_default())?;
    Ok(())
}

/// The reason why an act was not done.
enum NotDone {
    Refused(Refused),
    Said(Box<Answer>),
}

impl From<Refused> for NotDone {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

/// Carries out an act of a person, and answers with the new state.
async fn carry_out(
    web: &Web,
    request: ActRequest,
    act: impl FnOnce(&App, &Actor) -> Result<(), NotDone> + Send + 'static,
) -> ApiResult {
    let ActRequest { id, query, headers } = request;
    let (guest, key) = (Guest::of(&headers), given_key(&headers)?);
    let visitor = web.work(move |app| SessionAccess::visitor(app, guest, &id)).await?;
    let player = visitor.person.ok_or_else(ApiError::no_session)?;
    web.limit.admit_person(player).map_err(ApiError::too_fast)?;
    if web.app.is_draining() {
        return Err(ApiError::unavailable());
    }
    // An act waits for the player's turn, like a press in Discord.
    let Some(_pass) = web.app.enter(player, None).await else { return Err(ApiError::too_fast(1)) };
    let key =
        key.map_or_else(new_key, |key| Ok(key_of(player, &visitor.id.0.to_string(), &key)))?;
    let done = web.answer_json(headers, move |app| {
        let actor = Actor { by: Request { player, key, now: app.now() }, visitor };
        match act(app, &actor) {
            Ok(()) => state::state(app, &actor.visitor, query),
            // A repeated request may be refused just because its first delivery has succeeded.
            Err(_) if app.matches().is_repeated(actor.by)? => {
                state::state(app, &actor.visitor, query)
            }
            Err(NotDone::Refused(
                Refused::Stale(_) | Refused::NotYourTurn(_) | Refused::Over(_),
            )) => Err(ApiError::stale(state::present(app, &actor.visitor, query)?)),
            Err(NotDone::Refused(refused)) => Err(refused.into()),
            Err(NotDone::Said(answer)) => Err(ApiError::refused(&answer)),
        }
    });
    Trace::of_page_act(key).around(done).await
}

/// Keeps an unfinished move for the next visit.
pub(super) async fn draft(
    State(web): State<Web>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Body<KeptDraft>,
) -> ApiResult {
    let Json(KeptDraft { revision, draft }) = body.map_err(|_| ApiError::bad_request())?;
    let (guest, limit) = (Guest::of(&headers), Arc::clone(&web.limit));
    let kept = web.work(move |app| {
        let visitor = SessionAccess::visitor(app, guest, &id)?;
        let player = visitor.person.ok_or_else(ApiError::no_session)?;
        limit.admit_person(player).map_err(ApiError::too_fast)?;
        if draft.len() > MOST_STEPS {
            return Err(ApiError::bad_request());
        }
        let view = app.matches().view(visitor.id)?;
        // Only the player to move may learn whether a revision is the newest.
        view.seat_to_move(player, None)?;
        view.check_fresh(player, Revision(revision))?;
        let draft = StoredDraft { draft: Draft { steps: draft, ..Draft::default() }, mark: None };
        Ok::<_, ApiError>(app.matches().keep_draft(&view, player, &draft)?)
    });
    kept.await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Starts the search for a hint. The page gets the hint as an event.
pub(super) async fn hint(
    State(web): State<Web>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> ApiResult {
    let guest = Guest::of(&headers);
    let visitor = web.work(move |app| SessionAccess::visitor(app, guest, &id)).await?;
    let player = visitor.person.ok_or_else(ApiError::no_session)?;
    web.limit.admit_person(player).map_err(ApiError::too_fast)?;
    let by = Request { player, key: new_key()?, now: web.app.now() };
    let allowed = web.work(move |app| {
        let view = app.matches().view(visitor.id)?;
        view.adviser(player).map(drop)
    });
    allowed.await?;
    let app = web.app.clone();
    let search = async move { hints::announce(&app, by, visitor.id).await };
    web.app.handlers().spawn(search);
    Ok(Response::builder()
        .status(StatusCode::ACCEPTED)
        .body(axum::body::Body::empty())
        .unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vote_about_a_missed_deadline_names_it_or_is_about_the_newest() {
        let question = |act: &str| match Wanted::read(act) {
            Some(Wanted::Choose { choice, question }) => Some((choice, question)),
            Some(wanted) => panic!("{wanted:?}"),
            None => None,
        };
        assert_eq!(question("claim"), Some((Choice::Claim, None)));
        assert_eq!(question("claim:1f"), Some((Choice::Claim, Some("1f".into()))));
        assert_eq!(question("extend:1f"), Some((Choice::MoreTime, Some("1f".into()))));
        assert_eq!(question("claims:1f"), None);
    }
}
