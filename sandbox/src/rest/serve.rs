//! REST over HTTP: reads a request, lets a planned fault strike, answers and remembers it.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::error::{Code, Refusal};
use crate::faults::FaultKind;
use crate::id::Id;
use crate::rates::{Counted, Scope};
use crate::request_log::LoggedRequest;
use crate::rest::{Answered, Call, answer};
use crate::shared::Shared;
use crate::world::{StoredFile, World};

/// Takes any request to REST.
pub(crate) async fn handle(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let mut call = Call::head(&request);
    let path = logged_path(&call);
    let now_ms = shared.look(|world| world.now_ms());
    let counted = shared.rates().count(now_ms, &call.method, &call.path);
    let fault = shared.faults().strike(&call.method, &path);
    let read = call.read_body(request).await;
    shared.travel().await;
    let refused = refused_by_fault(fault).or_else(|| refused_by_limit(&counted));
    let mut response = match refused {
        Some(refused) => respond(&shared, (&call, path), refused),
        None => do_it(&shared, (&call, path), (read, fault)).await,
    };
    counted.write(response.headers_mut());
    shared.travel().await;
    response
}

/// Does what a request asks, with the troubles that strike afterwards.
async fn do_it(
    shared: &Shared,
    (call, path): (&Call, String),
    (read, fault): (Result<(), Refusal>, Option<FaultKind>),
) -> Response {
    if let Err(refusal) = read {
        return respond(shared, (call, path), Err(refusal));
    }
    // Whoever sees what it has done finds it in the log, too; what is answered late is remembered then.
    let at_once = fault.is_none().then(|| path.clone());
    let answered = answer_checked(shared, call, at_once);
    match fault {
        None => return response(answered.map(Some)),
        Some(FaultKind::Slow { ms }) => tokio::time::sleep(Duration::from_millis(ms)).await,
        Some(FaultKind::DropAfter) => return respond(shared, (call, path), Ok(None)),
        Some(_) => {}
    }
    respond(shared, (call, path), answered.map(Some))
}

fn refused_by_limit(counted: &Counted) -> Option<Result<Option<crate::rest::Reply>, Refusal>> {
    match counted {
        Counted::Over(scope, after_s, _) => Some(Err(Refusal::too_many(*scope, *after_s))),
        Counted::Within(_) => None,
    }
}

/// The answer of a fault that keeps a request from being done: `Ok(None)` cuts the connection.
fn refused_by_fault(
    fault: Option<FaultKind>,
) -> Option<Result<Option<crate::rest::Reply>, Refusal>> {
    match fault? {
        FaultKind::TooMany { retry_after_s } => {
            Some(Err(Refusal::too_many(Scope::User, retry_after_s)))
        }
        FaultKind::Broken { status } => Some(Err(Refusal {
            status,
            message: format!("{status}: Server Error"),
            ..Code::General.into()
        })),
        FaultKind::DropBefore => Some(Ok(None)),
        FaultKind::Slow { .. } | FaultKind::DropAfter => None,
    }
}

/// Answers a request, and remembers it with this path in the same moment.
fn answer_checked(shared: &Shared, call: &Call, path: Option<String>) -> Answered {
    let allowed = check_request(shared, call);
    let answered = shared.act(|world| {
        let answered = allowed.and_then(|()| answer(world, call));
        if let Some(path) = path {
            let told = answered.as_ref().map(|reply| reply.status);
            remember(shared, world.now_ms(), (call, path), told);
        }
        answered
    });
    check_reply(shared, call, &answered);
    answered
}

#[cfg(feature = "openapi")]
fn check_request(shared: &Shared, call: &Call) -> Result<(), Refusal> {
    shared.openapi.as_ref().map_or(Ok(()), |document| document.check_request(call))
}

#[cfg(not(feature = "openapi"))]
fn check_request(_: &Shared, _: &Call) -> Result<(), Refusal> {
    Ok(())
}

#[cfg(feature = "openapi")]
fn check_reply(shared: &Shared, call: &Call, answered: &Answered) {
    if let (Some(document), Ok(reply)) = (&shared.openapi, answered) {
        document.check_reply(call, reply);
    }
}

#[cfg(not(feature = "openapi"))]
fn check_reply(_: &Shared, _: &Call, _: &Answered) {}

/// Remembers a request, and answers it; `Ok(None)` cuts the connection.
fn respond(
    shared: &Shared,
    (call, path): (&Call, String),
    answered: Result<Option<crate::rest::Reply>, Refusal>,
) -> Response {
    let told = answered.as_ref().map(|reply| reply.as_ref().map_or(0, |reply| reply.status));
    remember(shared, shared.look(|world| world.now_ms()), (call, path), told);
    response(answered)
}

fn remember(
    shared: &Shared,
    at_ms: u64,
    (call, path): (&Call, String),
    told: Result<u16, &Refusal>,
) {
    let (status, code, errors) = match told {
        Ok(status) => (status, None, None),
        Err(refusal) => (refusal.status, Some(refusal.code), refusal.errors.clone()),
    };
    let files =
        call.uploads.iter().map(|upload| (upload.filename.clone(), upload.bytes.len())).collect();
    shared.note(LoggedRequest {
        at_ms,
        method: call.method.clone(),
        path,
        body: logged_body(call),
        files,
        status,
        code,
        errors,
        took_ms: u64::try_from(call.came.elapsed().as_millis()).unwrap_or(u64::MAX),
    });
}

fn response(answered: Result<Option<crate::rest::Reply>, Refusal>) -> Response {
    match answered {
        Ok(None) => cut(),
        Ok(Some(reply)) => json_response(reply.status, reply.body.as_ref()),
        Err(refusal) => refused(&refusal),
    }
}

fn refused(refusal: &Refusal) -> Response {
    let mut response = json_response(refusal.status, Some(&refusal.body()));
    if let Some((scope, seconds)) = refusal.later {
        write_later(response.headers_mut(), scope, seconds);
    }
    response
}

/// In the head the time is in whole seconds, rounded up; the body has it exactly.
fn write_later(headers: &mut HeaderMap, scope: Scope, seconds: f64) {
    if let Ok(value) = HeaderValue::try_from(format!("{:.0}", seconds.ceil())) {
        headers.insert("retry-after", value);
    }
    let (name, is_global) = match scope {
        Scope::User => ("user", false),
        Scope::Global => ("global", true),
    };
    headers.insert("x-ratelimit-scope", HeaderValue::from_static(name));
    // Without it, libraries take a 429 for one of the wall before Discord, and give up.
    headers.insert("via", HeaderValue::from_static("1.1 google"));
    if is_global {
        headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
    }
}

/// Discord's content type is exactly this; some libraries compare it.
fn json_response(status: u16, body: Option<&Value>) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    match body {
        Some(body) => {
            (status, [(CONTENT_TYPE, "application/json")], body.to_string()).into_response()
        }
        None => status.into_response(),
    }
}

/// An answer that breaks off in the middle, so that the peer sees a broken connection.
fn cut() -> Response {
    let broken =
        futures_util::stream::iter([Ok("{"), Err(std::io::Error::other("cut on purpose"))]);
    ([(CONTENT_TYPE, "application/json")], Body::from_stream(broken)).into_response()
}

/// The picture of an emoji is as heavy as a file, and like a file it is not remembered.
fn logged_body(call: &Call) -> Value {
    let mut body = call.body.clone();
    if let (Some("emojis"), Some(image)) =
        (call.path.get(2).map(String::as_str), body["image"].as_str().map(str::len))
    {
        body["image"] = json!(format!("{image} characters"));
    }
    body
}

/// Interaction tokens are keys and stay out of what is remembered.
fn logged_path(call: &Call) -> String {
    let secret = matches!(call.path.first().map(String::as_str), Some("interactions" | "webhooks"));
    let step = |(at, step): (usize, &String)| {
        if secret && at == 2 { "/{token}".to_owned() } else { format!("/{step}") }
    };
    call.path.iter().enumerate().map(step).collect()
}

/// A file of a message.
pub(crate) async fn attachment(
    State(shared): State<Arc<Shared>>,
    Path((_, id, _)): Path<(String, Id, String)>,
) -> Response {
    served(shared.look(|world| world.files.find(id).cloned()))
}

/// An emoji's picture, as it was uploaded, whatever ending its address has: `/cdn/emojis/{id}.webp`.
pub(crate) async fn emoji(State(shared): State<Arc<Shared>>, Path(file): Path<String>) -> Response {
    let id = file.split('.').next().and_then(|id| id.parse::<Id>().ok());
    let image =
        |world: &World| id.and_then(|id| world.emojis.get(&id)).map(|emoji| emoji.image.clone());
    served(shared.look(image))
}

fn served(file: Option<StoredFile>) -> Response {
    let Some(file) = file else {
        return (StatusCode::NOT_FOUND, "This content is no longer available.").into_response();
    };
    // Uploaded files are never run in the page: no sniffing, and nothing but pictures is shown in place.
    let shown = matches!(
        file.content_type.as_str(),
        "image/png" | "image/gif" | "image/jpeg" | "image/webp"
    );
    let disposition = if shown { "inline" } else { "attachment" };
    let headers = [
        ("content-type", file.content_type.as_str()),
        ("content-disposition", disposition),
        ("x-content-type-options", "nosniff"),
        ("cache-control", "private, max-age=86400, immutable"),
    ];
    (headers, file.bytes).into_response()
}

/// Any other address.
pub(crate) async fn not_found() -> Response {
    (StatusCode::NOT_FOUND, axum::Json(json!({"message": "404: Not Found", "code": 0})))
        .into_response()
}
