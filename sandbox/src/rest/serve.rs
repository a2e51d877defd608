//! REST over HTTP: reads a request, applies planned faults, answers and logs it.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::api_error::{ApiError, ErrorCode};
use crate::faults::FaultKind;
use crate::id::Id;
use crate::rates::{RateCheck, RateLimitScope};
use crate::request_log::LoggedRequest;
use crate::rest::call::Call;
use crate::rest::reply::{Reply, RestResult};
use crate::rest::route::answer;
use crate::shared::Shared;
use crate::validate::with_strictness;
use crate::world::{StoredFile, World};

/// A request, and the path for the log.
struct LoggedCall<'a> {
    call: &'a Call,
    path: String,
}

/// Answers any request to REST.
pub(crate) async fn handle(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let mut call = Call::head(&request);
    let path = logged_path(&call);
    let now_ms = shared.read(|world| world.now_ms());
    let rate_check = shared.rates().count(now_ms, &call.method, &call.path);
    let fault = shared.faults().take(&call.method, &path);
    let read = call.read_body(request).await;
    shared.simulate_lag().await;
    let logged = LoggedCall { call: &call, path };
    let refused = fault_response(fault).or_else(|| rate_limit_response(&rate_check));
    let mut response = match (refused, read) {
        (Some(refused), _) => respond(&shared, &logged, refused),
        (None, Err(error)) => respond(&shared, &logged, Err(error)),
        (None, Ok(())) => perform(&shared, &logged, fault).await,
    };
    // With a stopped clock no bucket refills, so a bot that respects the headers would wait forever.
    if !shared.read(|world| world.deterministic) || shared.rates().enforced {
        rate_check.write(response.headers_mut());
    }
    shared.simulate_lag().await;
    response
}

/// Carries out a request, then applies a fault that delays the answer or cuts the connection.
async fn perform(shared: &Shared, logged: &LoggedCall<'_>, fault: Option<FaultKind>) -> Response {
    // A request is logged with its effect, so that a program that sees the effect also finds the log entry. A late
    // answer is logged when it is sent.
    let clears = shared.faults().clears();
    let answered = answer_checked(shared, logged, fault.is_none());
    match fault {
        None => return response(answered.map(Some)),
        Some(FaultKind::Slow { ms }) => tokio::time::sleep(Duration::from_millis(ms)).await,
        Some(FaultKind::Held) => shared.faults_cleared_since(clears).await,
        Some(FaultKind::DropAfter) => return respond(shared, logged, Ok(None)),
        Some(FaultKind::TooMany { .. } | FaultKind::Broken { .. }) => {}
        Some(FaultKind::Refused { .. } | FaultKind::DropBefore) => {}
    }
    respond(shared, logged, answered.map(Some))
}

fn rate_limit_response(rate_check: &RateCheck) -> Option<Result<Option<Reply>, ApiError>> {
    match rate_check {
        RateCheck::Over(scope, after_s, _) => Some(Err(ApiError::too_many(*scope, *after_s))),
        RateCheck::Within(_) => None,
    }
}

/// The answer of a fault that prevents a request. `Ok(None)` cuts the connection, and `None` prevents nothing.
fn fault_response(fault: Option<FaultKind>) -> Option<Result<Option<Reply>, ApiError>> {
    match fault? {
        FaultKind::TooMany { retry_after_s } => {
            Some(Err(ApiError::too_many(RateLimitScope::User, retry_after_s)))
        }
        FaultKind::Broken { status } => Some(Err(ApiError {
            status,
            message: format!("{status}: Server Error"),
            ..ErrorCode::General.into()
        })),
        FaultKind::Refused { status, code } => {
            let message = format!("{status}: refused by a fault");
            Some(Err(ApiError { status, code, message, ..ErrorCode::General.into() }))
        }
        FaultKind::DropBefore => Some(Ok(None)),
        FaultKind::Slow { .. } | FaultKind::Held | FaultKind::DropAfter => None,
    }
}

/// Answers a request. If `log_at_once`, logs it at the same moment.
fn answer_checked(shared: &Shared, logged: &LoggedCall<'_>, log_at_once: bool) -> RestResult {
    let call = logged.call;
    let allowed = check_request(shared, call);
    let answered = shared.update(|world| {
        let answered =
            with_strictness(world.is_strict, || allowed.and_then(|()| answer(world, call)));
        if log_at_once {
            let outcome = answered.as_ref().map(|reply| reply.status);
            log(shared, world.now_ms(), logged, outcome);
        }
        answered
    });
    check_reply(shared, call, &answered);
    answered
}

#[cfg(feature = "openapi")]
fn check_request(shared: &Shared, call: &Call) -> Result<(), ApiError> {
    shared
        .openapi
        .as_ref()
        .map_or(Ok(()), |document| document.check_request(&call.method, &call.path, &call.body))
}

#[cfg(not(feature = "openapi"))]
fn check_request(_: &Shared, _: &Call) -> Result<(), ApiError> {
    Ok(())
}

#[cfg(feature = "openapi")]
fn check_reply(shared: &Shared, call: &Call, answered: &RestResult) {
    let (Some(document), Ok(reply)) = (&shared.openapi, answered) else { return };
    if let Some(body) = &reply.body {
        document.check_reply(&call.method, &call.path, reply.status, body);
    }
}

#[cfg(not(feature = "openapi"))]
fn check_reply(_: &Shared, _: &Call, _: &RestResult) {}

/// Logs a request, and answers it. `Ok(None)` cuts the connection.
fn respond(
    shared: &Shared,
    logged: &LoggedCall<'_>,
    answered: Result<Option<Reply>, ApiError>,
) -> Response {
    let outcome = answered.as_ref().map(|reply| reply.as_ref().map_or(0, |reply| reply.status));
    log(shared, shared.read(|world| world.now_ms()), logged, outcome);
    response(answered)
}

fn log(shared: &Shared, at_ms: u64, logged: &LoggedCall<'_>, outcome: Result<u16, &ApiError>) {
    let LoggedCall { call, path } = logged;
    let (status, code, errors) = match outcome {
        Ok(status) => (status, None, None),
        Err(error) => (error.status, Some(error.code), error.errors.clone()),
    };
    let files =
        call.uploads.iter().map(|upload| (upload.filename.clone(), upload.bytes.len())).collect();
    shared.log_request(LoggedRequest {
        at_ms,
        method: call.method.clone(),
        path: path.clone(),
        body: logged_body(call),
        files,
        status,
        code,
        errors,
        took_ms: u64::try_from(call.came.elapsed().as_millis()).unwrap_or(u64::MAX),
    });
}

fn response(answered: Result<Option<Reply>, ApiError>) -> Response {
    match answered {
        Ok(None) => broken_response(),
        Ok(Some(reply)) => json_response(reply.status, reply.body.as_ref()),
        Err(error) => error_response(&error),
    }
}

fn error_response(error: &ApiError) -> Response {
    let mut response = json_response(error.status, Some(&error.body()));
    if let Some((scope, seconds)) = error.retry_after {
        write_retry_after(response.headers_mut(), scope, seconds);
    }
    response
}

/// Writes the retry time in whole seconds, rounded up. The body has the exact time.
fn write_retry_after(headers: &mut HeaderMap, scope: RateLimitScope, seconds: f64) {
    if let Ok(value) = HeaderValue::try_from(format!("{:.0}", seconds.ceil())) {
        headers.insert("retry-after", value);
    }
    let (name, is_global) = match scope {
        RateLimitScope::User => ("user", false),
        RateLimitScope::Global => ("global", true),
    };
    headers.insert("x-ratelimit-scope", HeaderValue::from_static(name));
    // Without this header, libraries take a 429 for one from Discord's proxy, and give up.
    headers.insert("via", HeaderValue::from_static("1.1 google"));
    if is_global {
        headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
    }
}

/// A JSON response. Discord's content type is exactly this, and some libraries compare it.
fn json_response(status: u16, body: Option<&Value>) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    match body {
        Some(body) => {
            (status, [(CONTENT_TYPE, "application/json")], body.to_string()).into_response()
        }
        None => status.into_response(),
    }
}

/// A response that breaks off in the middle, so that the peer sees a broken connection.
fn broken_response() -> Response {
    let broken =
        futures_util::stream::iter([Ok("{"), Err(std::io::Error::other("cut on purpose"))]);
    ([(CONTENT_TYPE, "application/json")], Body::from_stream(broken)).into_response()
}

/// The body for the log, without the picture of an emoji, which is as large as a file.
fn logged_body(call: &Call) -> Value {
    if call.path == ["oauth2", "token"] {
        // The body holds the client's secret and a code.
        return json!({"grant_type": call.body["grant_type"]});
    }
    let mut body = call.body.clone();
    if let (Some("emojis"), Some(image)) =
        (call.path.get(2).map(String::as_str), body["image"].as_str().map(str::len))
    {
        body["image"] = json!(format!("{image} characters"));
    }
    body
}

/// The path for the log, without interaction tokens, which are secret.
fn logged_path(call: &Call) -> String {
    let secret = matches!(call.path.first().map(String::as_str), Some("interactions" | "webhooks"));
    let step = |(at, step): (usize, &String)| {
        if secret && at == 2 { "/{token}".to_owned() } else { format!("/{step}") }
    };
    call.path.iter().enumerate().map(step).collect()
}

/// The address of a file. Its channel and name are ignored.
#[derive(Debug, Deserialize)]
pub(crate) struct AttachmentPath {
    id: Id,
}

/// A file of a message.
pub(crate) async fn attachment(
    State(shared): State<Arc<Shared>>,
    Path(AttachmentPath { id }): Path<AttachmentPath>,
) -> Response {
    file_response(shared.read(|world| world.files.find(id).cloned()))
}

/// An emoji's picture as it was uploaded, whatever extension the address has: `/cdn/emojis/{id}.webp`.
pub(crate) async fn emoji(State(shared): State<Arc<Shared>>, Path(file): Path<String>) -> Response {
    let id = file.split('.').next().and_then(|id| id.parse::<Id>().ok());
    let image =
        |world: &World| id.and_then(|id| world.emojis.get(&id)).map(|emoji| emoji.image.clone());
    file_response(shared.read(image))
}

fn file_response(file: Option<StoredFile>) -> Response {
    let Some(file) = file else {
        return (StatusCode::NOT_FOUND, "This content is no longer available.").into_response();
    };
    // Uploaded files never run in the page: no sniffing, and only pictures are shown inline.
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

/// Answers any unknown address.
pub(crate) async fn not_found() -> Response {
    (StatusCode::NOT_FOUND, axum::Json(json!({"message": "404: Not Found", "code": 0})))
        .into_response()
}
