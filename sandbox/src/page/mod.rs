//! Serves the web page, and the gateway at the same address.

use std::sync::Arc;

use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS,
};
use axum::response::{IntoResponse, Response};

use crate::shared::Shared;
use crate::websocket::{ConnectionQuery, upgrade};

/// The content security policy. Only our own scripts run, and nothing is loaded from elsewhere, whatever a message
/// contains.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: http://127.0.0.1:*; connect-src 'self'; frame-src http://127.0.0.1:*; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/// The page's files, embedded: there is no build step.
const FILES: [(&str, &str, &str); 15] = [
    ("page.css", "text/css", include_str!("page.css")),
    ("page.js", "text/javascript", include_str!("page.js")),
    ("activity.js", "text/javascript", include_str!("activity.js")),
    ("api.js", "text/javascript", include_str!("api.js")),
    ("clock.js", "text/javascript", include_str!("clock.js")),
    ("composer.js", "text/javascript", include_str!("composer.js")),
    ("dom.js", "text/javascript", include_str!("dom.js")),
    ("focus.js", "text/javascript", include_str!("focus.js")),
    ("markdown.js", "text/javascript", include_str!("markdown.js")),
    ("messages.js", "text/javascript", include_str!("messages.js")),
    ("modal.js", "text/javascript", include_str!("modal.js")),
    ("picture.js", "text/javascript", include_str!("picture.js")),
    ("places.js", "text/javascript", include_str!("places.js")),
    ("welcome.js", "text/javascript", include_str!("welcome.js")),
    ("wire.js", "text/javascript", include_str!("wire.js")),
];

/// The page, or the gateway if a bot requests an upgrade: serenity connects to the bare address.
pub(crate) async fn root(
    State(shared): State<Arc<Shared>>,
    Query(wanted): Query<ConnectionQuery>,
    request: Request,
) -> Response {
    upgrade(shared, wanted, request)
        .unwrap_or_else(|| file_response("text/html", include_str!("index.html")))
}

/// The page's styles and scripts.
pub(crate) async fn file(Path(name): Path<String>) -> Response {
    match FILES.iter().find(|(known, ..)| *known == name) {
        Some((_, kind, text)) => file_response(kind, text),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn file_response(kind: &str, text: &'static str) -> Response {
    let kind = format!("{kind}; charset=utf-8");
    (
        [
            (CONTENT_TYPE, kind.as_str()),
            (CONTENT_SECURITY_POLICY, POLICY),
            (X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (CACHE_CONTROL, "no-cache"),
        ],
        text,
    )
        .into_response()
}
