//! The HTML pages: the page of a match, and error pages with one sentence.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use words::Language;

use crate::app::view::title::game_name;
use crate::web::accepted_language::accepted;
use crate::web::assets::escaped;
use crate::web::error::ApiError;
use crate::web::plain_text::say_plainly;
use crate::web::shared::Web;
use crate::web::visitor::{Access, Guest};

/// The page of a match.
pub(super) async fn match_page<A: Access>(
    State(web): State<Web>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Response {
    let (api, guest) = (format!("{}/{name}", A::API), Guest::of(&headers));
    let language = guest.language;
    let title = web.work(move |app| {
        let visitor = A::visitor(app, guest, &name)?;
        let view = app.matches().view(visitor.id)?;
        let language = visitor.language;
        Ok::<_, ApiError>((say_plainly(game_name(view.head()), language), language))
    });
    match title.await {
        Ok((title, language)) => Html(web.assets.page(&api, &title, language)).into_response(),
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
