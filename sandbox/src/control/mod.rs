//! The JSON interface under `/sandbox/…`: everything members and tests can do, for the page and for other programs.

mod act;
mod order;
mod view;
mod wire;

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::stream::{Stream, unfold};
use serde::Deserialize;
use serde_json::{Value, json};

pub(crate) use order::too_far;

use crate::id::Id;
use crate::member::{Answer, Error, InteractionHandle};
use crate::shared::Shared;

/// How long somebody waits for the clock to be put forward before they are told that it was not.
const CLOCK_WAIT: Duration = Duration::from_secs(20);

/// Whose eyes, and which place.
#[derive(Debug, Deserialize)]
pub(crate) struct ViewQuery {
    /// The member, by name or id.
    #[serde(rename = "as")]
    who: String,
    channel: Option<Id>,
}

/// All routes of the interface.
pub(crate) fn router(shared: &Arc<Shared>) -> Router<Arc<Shared>> {
    let routes = Router::new()
        .route("/view", get(view::view))
        .route("/commands", get(view::commands))
        .route("/asked/{id}", get(asked));
    let routes = routes
        .route("/act", post(act::act))
        .route("/order", post(order::order))
        .route("/clock", get(clock))
        .route("/requests", get(requests))
        .route("/wire", get(wire::wire))
        .route("/events", get(events));
    routes.layer(from_fn_with_state(shared.clone(), guard))
}

/// Only pages served from here may use the interface: a foreign page in the same browser sends its own origin, or a foreign host name after rebinding.
pub(crate) async fn guard(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    if is_own(&shared.hosts, request.headers()) {
        return next.run(request).await;
    }
    (
        StatusCode::FORBIDDEN,
        Json(json!({"error": "This interface answers only under its own address."})),
    )
        .into_response()
}

fn is_own(hosts: &[String], headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let own_host = text(HOST).is_some_and(|host| hosts.iter().any(|own| own == host));
    own_host
        && text(ORIGIN).is_none_or(|origin| {
            hosts.iter().any(|own| origin.strip_prefix("http://") == Some(own))
        })
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, kind) = match &self {
            Self::NotFound(_) => (StatusCode::NOT_FOUND, "not_found"),
            Self::NotSent(_) => (StatusCode::BAD_REQUEST, "not_sent"),
            Self::NotAllowed(_) => (StatusCode::FORBIDDEN, "not_allowed"),
            Self::NoResponse => (StatusCode::GATEWAY_TIMEOUT, "no_response"),
            Self::TookTooLong(_) => (StatusCode::GATEWAY_TIMEOUT, "took_too_long"),
        };
        (status, Json(json!({"error": self.to_string(), "kind": kind}))).into_response()
    }
}

macro_rules! unread {
    ($($rejection:ty),*) => {$(
        impl From<$rejection> for Error {
            fn from(rejection: $rejection) -> Self {
                Self::NotSent(format!("The request can't be read: {}.", rejection.body_text()))
            }
        }
    )*};
}

unread!(JsonRejection, PathRejection, QueryRejection);

/// The member of a request.
fn member(shared: &Shared, who: &str) -> Result<Id, Error> {
    let found = shared.look(|world| world.find_user(who).filter(|id| *id != world.bot()));
    found.ok_or_else(|| Error::NotFound(format!("member {who}")))
}

/// Waits for the bot's first answer to something a member asked.
async fn asked(
    State(shared): State<Arc<Shared>>,
    id: Result<Path<Id>, PathRejection>,
    eyes: Result<Query<ViewQuery>, QueryRejection>,
) -> Result<Json<Value>, Error> {
    let (Path(id), Query(eyes)) = (id?, eyes?);
    let user = member(&shared, &eyes.who)?;
    let own = shared.look(|world| {
        world.interactions.get(&id).is_some_and(|interaction| interaction.user == user)
    });
    if !own {
        return Err(Error::NotFound("such interaction".into()));
    }
    let answer = InteractionHandle { shared, id, user }.answer().await?;
    Ok(Json(match answer {
        Answer::Message(seen) => json!({"answer": "message", "message": seen}),
        Answer::Thinking(seen) => json!({"answer": "thinking", "message": seen}),
        Answer::Updated(seen) => json!({"answer": "updated", "message": seen}),
        Answer::Acknowledged => json!({"answer": "acknowledged"}),
        Answer::Choices(choices) => json!({"answer": "choices", "choices": choices}),
        Answer::Modal(modal) => json!({"answer": "modal", "modal": modal}),
    }))
}

/// Since when somebody knows how far the clock is ahead.
#[derive(Debug, Deserialize)]
struct ClockQuery {
    not_ahead_ms: Option<u64>,
}

/// What time it is. Whoever knows how far the clock is ahead gets an answer when that has changed, or after a while.
async fn clock(
    State(shared): State<Arc<Shared>>,
    known: Result<Query<ClockQuery>, QueryRejection>,
) -> Result<Json<Value>, Error> {
    let Query(ClockQuery { not_ahead_ms }) = known?;
    if let Some(known_ms) = not_ahead_ms {
        let moved = shared.follow(known_ms);
        let _ = tokio::time::timeout(CLOCK_WAIT, moved).await;
    }
    Ok(Json(order::told_time(&shared)))
}

/// All requests of the bot so far.
async fn requests(State(shared): State<Arc<Shared>>) -> Json<Value> {
    Json(json!(shared.requests()))
}

/// One event whenever something changed; several changes at once may be one event.
async fn events(
    State(shared): State<Arc<Shared>>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let mut changes = shared.changes.subscribe();
    changes.mark_changed();
    let stream = unfold(changes, async |mut changes| {
        changes.changed().await.ok()?;
        let revision = *changes.borrow_and_update();
        Some((Ok(Event::default().data(revision.to_string())), changes))
    });
    Sse::new(stream).keep_alive(KeepAlive::default())
}
