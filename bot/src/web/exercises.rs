//! The pages of lessons and puzzles, for everyone who is signed in.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};
use matches::{ExerciseId, Refused, Request};
use serde::Deserialize;
use serde_json::Value;
use words::Language;

use crate::app::App;
use crate::app::puzzles::{exercise, exercise_page, first_match, lessons};
use crate::app::view::exercise_panel::ExercisePanel;
use crate::app::view::languages;
use crate::web::compression::compressed;
use crate::web::error::{ApiError, ApiResult, PresentState};
use crate::web::page_html::sentence;
use crate::web::plain_text::say_plainly;
use crate::web::request_key::{given_key, key_of, new_key};
use crate::web::shared::Web;
use crate::web::state::exercise_state::{self, ExerciseVisit};
use crate::web::state::{QueryPair, TurnQuery};
use crate::web::visitor::Guest;

/// The exercise that a page is about.
enum Wanted {
    /// The first unfinished lesson of a game.
    Learn(String),
    /// The daily puzzle of a game.
    Daily(String),
    Named(NamedExercise),
}

/// An exercise by game and name.
#[derive(Debug, Deserialize)]
pub(super) struct NamedExercise {
    game: String,
    name: String,
}

/// A move to try, and the revision of the attempt that the page shows.
#[derive(Deserialize)]
pub(super) struct TriedMove {
    revision: u64,
    r#move: String,
}

/// An act by its name: `again`, `give_up` or `begin`.
#[derive(Debug, Deserialize)]
pub(super) struct ExerciseAct {
    act: String,
}

/// An unfinished move, and the revision of the attempt that the page shows.
#[derive(Debug, Deserialize)]
pub(super) struct KeptSteps {
    revision: u64,
    draft: Vec<String>,
}

/// The page of a game's first lesson that the person has not solved. If all are solved, the page of the first lesson.
pub(super) async fn learn_page(
    State(web): State<Web>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Response {
    page(&web, &headers, Wanted::Learn(game)).await
}

/// The page of today's puzzle of a game.
pub(super) async fn puzzle_page(
    State(web): State<Web>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Response {
    page(&web, &headers, Wanted::Daily(game)).await
}

/// The page of one puzzle or lesson.
pub(super) async fn exercise_page(
    State(web): State<Web>,
    Path(named): Path<NamedExercise>,
    headers: HeaderMap,
) -> Response {
    page(&web, &headers, Wanted::Named(named)).await
}

async fn page(web: &Web, headers: &HeaderMap, wanted: Wanted) -> Response {
    let guest = Guest::of(headers);
    let language = guest.language;
    let shown = web.work(move |app| {
        let person = Person::of(app, &guest)?;
        let id = find(app, person.by, wanted)?;
        let game = app.matches().puzzle_game(&id.game)?.info().name;
        Ok::<_, ApiError>((id, say_plainly(rules::Message::plain(game), person.language), person))
    });
    match shown.await {
        Ok((id, title, person)) => {
            let api = format!("/api/x/{}", exercise_page::path(&id));
            Html(web.assets.page(&api, &title, person.language)).into_response()
        }
        Err(error) => sentence(&error, language),
    }
}

fn find(app: &App, by: Request, wanted: Wanted) -> ApiResult<ExerciseId> {
    let found = match wanted {
        Wanted::Learn(game) => lessons::next_lesson(app, by, &game)?,
        Wanted::Daily(game) => exercise_page::daily_puzzle(app, by, &game)?,
        Wanted::Named(NamedExercise { game, name }) => exercise_page::named(&game, &name),
    };
    checked(app, by, found.ok_or(Refused::NoSuchExercise)?)
}

/// The exercise, if the person may see it.
fn checked(app: &App, by: Request, id: ExerciseId) -> ApiResult<ExerciseId> {
    match exercise::refusal(app, by, &id)? {
        Some(refused) => Err(ApiError::refused(&refused)),
        None => Ok(id),
    }
}

/// The state of an exercise.
pub(super) async fn state(
    State(web): State<Web>,
    Path(named): Path<NamedExercise>,
    Query(query): Query<TurnQuery>,
    headers: HeaderMap,
) -> ApiResult {
    answer(&web, headers, named, query, |app, visit| exercise_state::state(app, visit, None)).await
}

/// The choices that follow a draft, and the boards that show it.
pub(super) async fn choices(
    State(web): State<Web>,
    Path(named): Path<NamedExercise>,
    Query(pairs): Query<Vec<QueryPair>>,
    headers: HeaderMap,
) -> ApiResult {
    let (query, steps) = QueryPair::turn_and_draft(pairs);
    answer(&web, headers, named, query, |app, visit| {
        exercise_state::choices_after(app, visit, steps)
    })
    .await
}

pub(super) async fn play(
    State(web): State<Web>,
    Path(named): Path<NamedExercise>,
    Query(query): Query<TurnQuery>,
    headers: HeaderMap,
    body: Result<Json<TriedMove>, JsonRejection>,
) -> ApiResult {
    let Json(TriedMove { revision, r#move }) = body.map_err(|_| ApiError::bad_request())?;
    answer(&web, headers, named, query, move |app, visit| {
        if is_outdated(app, visit, revision)? {
            return Err(outdated(app, visit)?);
        }
        match exercise_page::try_move(app, visit.by, &visit.id, &r#move) {
            Ok(said) => exercise_state::state(app, visit, said),
            Err(Refused::NoSuchStep) => Err(outdated(app, visit)?),
            Err(refused) => Err(refused.into()),
        }
    })
    .await
}

/// The error for an outdated page, or for a move that the position doesn't have, with the present state.
fn outdated(app: &App, visit: &ExerciseVisit) -> ApiResult<ApiError> {
    let state = exercise_state::state(app, visit, None)?;
    Ok(ApiError::stale(PresentState { state, yours: true }))
}

/// Whether an attempt has changed since a page was loaded. A repeated request doesn't count as outdated.
fn is_outdated(app: &App, visit: &ExerciseVisit, seen: u64) -> ApiResult<bool> {
    let source = app.matches().exercise_source(&visit.id)?;
    let panel = ExercisePanel::new(app.board_view(), &visit.id, &source, visit.by.player)?;
    let is_repeated = app.matches().is_last_try(visit.by, &visit.id)?;
    Ok(!is_repeated && exercise_state::revision(&panel) != seen)
}

/// Restarts the exercise, gives it up, or begins the first match.
pub(super) async fn act(
    State(web): State<Web>,
    Path(named): Path<NamedExercise>,
    Query(query): Query<TurnQuery>,
    headers: HeaderMap,
    body: Result<Json<ExerciseAct>, JsonRejection>,
) -> ApiResult {
    let Json(ExerciseAct { act }) = body.map_err(|_| ApiError::bad_request())?;
    answer(&web, headers, named, query, move |app, visit| {
        match act.as_str() {
            "begin" => return begin(app, visit),
            "again" => app.matches().restart_exercise(visit.by, &visit.id)?,
            "give_up" => app.matches().give_up_exercise(visit.by, &visit.id)?,
            _ => return Err(ApiError::unknown_act(&act)),
        };
        exercise_state::state(app, visit, None)
    })
    .await
}

/// Starts the first match after the last lesson. The returned state has the address of the match.
fn begin(app: &App, visit: &ExerciseVisit) -> ApiResult<Value> {
    if !exercise_page::may_begin(app, visit.by, &visit.id)? {
        return Err(ApiError::unknown_act("begin"));
    }
    // A link to a lesson is good for one match, since a match opens a thread in a channel that other people use.
    let place = first_match::noted_place(app, visit.by)?.unwrap_or_default();
    let key = key_of(visit.by.player, &visit.id.game, &place);
    let id = first_match::begin_on_page(app, Request { key, ..visit.by }, &visit.id.game)?;
    let mut state = exercise_state::state(app, visit, None)?;
    state["exercise"]["opens"] = format!("/m/{}", id.0).into();
    Ok(state)
}

/// Keeps an unfinished move for the next visit.
pub(super) async fn draft(
    State(web): State<Web>,
    Path(named): Path<NamedExercise>,
    headers: HeaderMap,
    body: Result<Json<KeptSteps>, JsonRejection>,
) -> ApiResult {
    let Json(KeptSteps { revision, draft }) = body.map_err(|_| ApiError::bad_request())?;
    respond(&web, headers, named, TurnQuery::default(), move |app, visit| {
        if is_outdated(app, visit, revision)? {
            return Err(outdated(app, visit)?);
        }
        exercise_state::keep_draft(app, visit, &draft)
    })
    .await
}

/// Answers a request of a signed-in person with JSON.
async fn answer(
    web: &Web,
    headers: HeaderMap,
    named: NamedExercise,
    query: TurnQuery,
    act: impl FnOnce(&App, &ExerciseVisit) -> ApiResult<Value> + Send + 'static,
) -> ApiResult {
    let wanted = headers.clone();
    respond(web, headers, named, query, move |app, visit| compressed(&wanted, &act(app, visit)?))
        .await
}

/// Answers a request of a signed-in person.
async fn respond(
    web: &Web,
    headers: HeaderMap,
    named: NamedExercise,
    query: TurnQuery,
    act: impl FnOnce(&App, &ExerciseVisit) -> ApiResult + Send + 'static,
) -> ApiResult {
    let (guest, given, limit) = (Guest::of(&headers), given_key(&headers)?, web.limit.clone());
    let work = move |app: &App| {
        let Person { by, language } = Person::of(app, &guest)?;
        limit.admit_person(by.player).map_err(ApiError::too_fast)?;
        let id = find(app, by, Wanted::Named(named))?;
        let scope = exercise_page::address(&id);
        let key = given.map_or_else(new_key, |key| Ok(key_of(by.player, &scope, &key)))?;
        let visit = ExerciseVisit { id, by: Request { key, ..by }, language, query };
        act(app, &visit)
    };
    web.work(work).await
}

/// A signed-in person.
struct Person {
    by: Request,
    language: Language,
}

impl Person {
    /// The person of a session. Blocks.
    fn of(app: &App, guest: &Guest) -> ApiResult<Self> {
        let token = guest.token.as_ref().ok_or_else(ApiError::no_session)?;
        let session = app.matches().session(token, app.now())?.ok_or_else(ApiError::no_session)?;
        let player = session.player;
        let language = languages::of_person(app.matches(), player)?.unwrap_or(guest.language);
        Ok(Self { by: Request { player, key: new_key()?, now: app.now() }, language })
    }
}
