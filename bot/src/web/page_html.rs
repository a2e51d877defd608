//! The HTML pages: the page of a match, and error pages with one sentence.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use words::Language;

use crate::app::App;
use crate::app::view::title::game_name;
use crate::web::accepted_language::accepted;
use crate::web::assets::escaped;
use crate::web::error::{ApiError, ApiResult};
use crate::web::plain_text::say_plainly;
use crate::web::shared::Web;
use crate::web::visitor::{Guest, Visitor, person, spectator};

/// The page of a match for a person with a session.
pub(super) async fn match_page(
    State(web): State<Web>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let guest = Guest::of(&headers);
    let api = format!("/api/m/{id}");
    let language = guest.language;
    show(&web, &api, language, move |app| person(app, guest, &id)).await
}

/// The page of a match for spectators.
pub(super) async fn spectator_page(
    State(web): State<Web>,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Response {
    let (api, guest) = (format!("/api/w/{key}"), Guest::of(&headers));
    let language = guest.language;
    show(&web, &api, language, move |app| spectator(app, &guest, &key)).await
}

async fn show(
    web: &Web,
    api: &str,
    language: Language,
    visitor: impl FnOnce(&App) -> ApiResult<Visitor> + Send + 'static,
) -> Response {
    let title = web.app.work(move |app| {
        let visitor = visitor(app)?;
        let view = app.matches().view(visitor.id)?;
        let language = visitor.language;
        Ok::<_, ApiError>((say_plainly(game_name(view.head()), language), language))
    });
    match title.await.unwrap_or_else(|| Err(ApiError::unavailable())) {
        Ok((title, language)) => Html(web.assets.page(api, &title, language)).into_response(),
        Err(error) => sentence(&error, language),
    }
}

/// A script, a style or the symbols of the page.
pub(super) async fn asset(
    State(web): State<Web>,
    Path(AssetPath { build, name }): Path<AssetPath>,
    headers: HeaderMap,
) -> Response {
    let file = web.assets.file(&build, &name, &headers);
    file.unwrap_or_else(|| StatusCode::NOT_FOUND.into_response())
}

/// The address of a file of the page.
#[derive(Debug, Deserialize)]
pub(super) struct AssetPath {
    build: String,
    name: String,
}

/// The answer to an unknown address.
pub(super) async fn missing(headers: HeaderMap) -> Response {
    sentence(&ApiError::missing(), accepted(&headers))
}

pub(super) fn sentence(error: &ApiError, language: Language) -> Response {
    sentence_page(error.status(), &error.sentence(language), language)
}

/// A page with a single sentence.
pub(super) fn sentence_page(status: StatusCode, sentence: &str, language: Language) -> Response {
    let sentence = escaped(sentence);
    let page = format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Castellan</title><main><p>{sentence}</p></main></html>"
    );
    (status, Html(page)).into_response()
}
