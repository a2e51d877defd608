//! The client's side of an Activity: the page that frames it, its RPC, and its events.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Query, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{Stream, unfold};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::id::Id;
use crate::shared::Shared;
use crate::world::{CommandReply, FrameCommand, World};

/// The content security policy of the page that frames an Activity.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'; connect-src 'self'; img-src data: http://127.0.0.1:* http://localhost:*; base-uri 'none'; form-action 'none'; frame-ancestors http://127.0.0.1:* http://localhost:*";

/// The cookie that tells the proxy which frame sent a request.
pub(super) const FRAME_COOKIE: &str = "sandbox_frame";

/// The query of a request: the frame that it is about.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct FrameQuery {
    frame: Id,
}

/// A member's answer to a request for consent.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct Consent {
    frame: Id,
    granted: bool,
}

/// The page that frames an Activity.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    Query(FrameQuery { frame }): Query<FrameQuery>,
) -> Response {
    if shared.read(|world| world.window_view(frame)).is_none() {
        return (StatusCode::NOT_FOUND, "This window is closed.").into_response();
    }
    let mut response = file("text/html", include_str!("host.html"));
    if let Ok(cookie) = format!("{FRAME_COOKIE}={frame}; Path=/; HttpOnly").parse() {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

pub(super) async fn script() -> Response {
    file("text/javascript", include_str!("relay.js"))
}

pub(super) async fn style() -> Response {
    file("text/css", include_str!("relay.css"))
}

fn file(kind: &str, text: &'static str) -> Response {
    let kind = format!("{kind}; charset=utf-8");
    let headers = [
        (CONTENT_TYPE, kind.as_str()),
        (CONTENT_SECURITY_POLICY, POLICY),
        (CACHE_CONTROL, "no-cache"),
    ];
    (headers, text).into_response()
}

/// Carries out a command of a frame.
pub(super) async fn rpc(
    State(shared): State<Arc<Shared>>,
    command: Result<Json<FrameCommand>, JsonRejection>,
) -> Response {
    let Ok(Json(command)) = command else { return StatusCode::BAD_REQUEST.into_response() };
    match shared.update(|world| world.frame_command(&command)) {
        Some(reply) => Json(reply.json()).into_response(),
        None => StatusCode::GONE.into_response(),
    }
}

/// Records a member's answer to a request for consent.
pub(super) async fn consent(
    State(shared): State<Arc<Shared>>,
    answer: Result<Json<Consent>, JsonRejection>,
) -> Response {
    let Ok(Json(Consent { frame, granted })) = answer else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    if !granted {
        return Json(CommandReply::consent_refused().json()).into_response();
    }
    shared.update(|world| {
        if let Some(window) = world.activities.windows.get(&frame) {
            world.activities.consents.insert(window.user);
        }
    });
    Json(json!({})).into_response()
}

/// Closes the window of an Activity that has closed itself.
pub(super) async fn close(
    State(shared): State<Arc<Shared>>,
    frame: Result<Json<FrameQuery>, JsonRejection>,
) -> Response {
    let Ok(Json(FrameQuery { frame })) = frame else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    shared.update(|world| world.close_window(frame));
    Json(json!({})).into_response()
}

/// The state of a window and its instance, after every change.
pub(super) async fn events(
    State(shared): State<Arc<Shared>>,
    Query(FrameQuery { frame }): Query<FrameQuery>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let mut changes = shared.changes.subscribe();
    changes.mark_changed();
    let stream = unfold((changes, None), move |(mut changes, mut before)| {
        let shared = Arc::clone(&shared);
        async move {
            loop {
                changes.changed().await.ok()?;
                changes.mark_unchanged();
                let now = shared.read(|world| state(world, frame));
                if before.as_ref() != Some(&now) {
                    before = Some(now.clone());
                    return Some((Ok(Event::default().data(now.to_string())), (changes, before)));
                }
            }
        }
    });
    Sse::new(stream).keep_alive(KeepAlive::default())
}

/// The state of a window, as the host's page needs it. Null if the window is closed.
fn state(world: &World, frame: Id) -> Value {
    let Some(window) = world.activities.windows.get(&frame) else { return Value::Null };
    let mut json = window.json();
    json["participants"] = world.participants_json(&window.instance)["participants"].clone();
    json["app"] = json!({"id": world.app.id, "name": world.app.name});
    json["user"] = world.users.get(&window.user).map_or(Value::Null, crate::world::User::json);
    json
}

/// Refuses requests for another host: a foreign name may resolve to this machine.
pub(super) async fn guard_host(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    let base = shared.read(|world| world.activities.base.clone());
    let host = request.headers().get(HOST).and_then(|value| value.to_str().ok());
    match host.is_some_and(|host| base.strip_prefix("http://") == Some(host)) {
        true => next.run(request).await,
        false => StatusCode::FORBIDDEN.into_response(),
    }
}

/// Refuses requests of foreign pages to the client's side.
pub(super) async fn guard(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    let base = shared.read(|world| world.activities.base.clone());
    let origin = request.headers().get(ORIGIN).and_then(|value| value.to_str().ok());
    match origin.is_none_or(|origin| origin == base) {
        true => next.run(request).await,
        false => StatusCode::FORBIDDEN.into_response(),
    }
}

/// The value of a cookie. `None` if the request doesn't have it.
pub(super) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get(COOKIE)?.to_str().ok()?;
    let mut pairs = cookies.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}
