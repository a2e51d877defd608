//! The page of an event: its standings and the matches of its round, live.

mod event_json;
pub(super) mod event_list;
pub(super) mod event_stream;
mod event_visitor;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};

use crate::app::App;
use crate::web::clubs::event_json::event_json;
use crate::web::clubs::event_visitor::event_visitor;
use crate::web::error::{ApiError, ApiResult};
use crate::web::page_html::sentence;
use crate::web::shared::Web;
use crate::web::visitor::Guest;

/// Whether a session may open the page of an event. Blocks.
pub(super) fn may_open_event(app: &App, guest: Guest, id: &str) -> bool {
    event_visitor(app, guest, id).is_ok()
}

/// The page of an event.
pub(super) async fn event_page(
    State(web): State<Web>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let (guest, api) = (Guest::of(&headers), format!("/api/e/{id}"));
    let language = guest.language;
    let found = web.work(move |app| {
        let visitor = event_visitor(app, guest, &id)?;
        Ok::<_, ApiError>((app.matches().event(visitor.id)?.plan.name, visitor.language))
    });
    match found.await {
        Ok((name, language)) => Html(web.assets.event_page(&api, &name, language)).into_response(),
        Err(error) => sentence(&error, language),
    }
}

/// The JSON of an event.
pub(super) async fn event(
    State(web): State<Web>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> ApiResult {
    let guest = Guest::of(&headers);
    let work = move |app: &App| event_json(app, &event_visitor(app, guest, &id)?);
    web.answer_json(headers, work).await
}
