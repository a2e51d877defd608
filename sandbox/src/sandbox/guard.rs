//! Refuses requests from foreign pages: before REST, the gateway, the page and its interface.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::shared::Shared;

/// Refuses requests from foreign pages. A foreign page in the same browser sends its own origin, or
/// a foreign host name after rebinding.
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
        Json(json!({"error": "The sandbox answers only under its own address."})),
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
