//! The HTML pages: the link from Discord, the page of a match, and error pages with one sentence.

use axum::extract::{Path, State};
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use matches::{EventId, SESSION_MS, WebToken};
use serde::Deserialize;
use words::Language;

use crate::app::App;
use crate::app::view::title::game_name;
use crate::web::accepted_language::accepted;
use crate::web::assets::escaped;
use crate::web::error::{ApiError, ApiResult};
use crate::web::plain_text::say_plainly;
use crate::web::shared::Web;
use crate::web::visitor::{COOKIE_NAME, Guest, Visitor, person, session_token, spectator};
use crate::words::web::WebText;

/// Uses a link from Discord: begins a session, and goes to the match or event.
pub(super) async fn enter(
    State(web): State<Web>,
    Path(once): Path<String>,
    method: Method,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET {
        // A program that only looks at links must not use them up.
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let (session, language) = (session_token(&headers), accepted(&headers));
    let entered = web.app.work(move |app| {
        let Some(link) = WebToken::read(&once) else { return Ok(None) };
        app.matches().enter(&link, session.as_ref(), app.now())
    });
    match entered.await {
        Some(Ok(Some(entered))) => {
            let is_secure = web.app.web_links().is_some_and(|links| links.is_secure());
            let place = match EventId::of_target(entered.id) {
                Some(event) => format!("/e/{}", event.0),
                None => format!("/m/{}", entered.id.0),
            };
            let place = HeaderValue::from_str(&place);
            let cookie = HeaderValue::from_str(&cookie(&entered.token, is_secure));
            match (place, cookie) {
                (Ok(place), Ok(cookie)) => {
                    (StatusCode::SEE_OTHER, [(LOCATION, place), (SET_COOKIE, cookie)])
                        .into_response()
                }
                _ => sentence(&ApiError::unavailable(), language),
            }
        }
        Some(Ok(None)) => {
            sentence_page(StatusCode::GONE, &say_plainly(WebText::LinkUsed, language), language)
        }
        Some(Err(refused)) => sentence(&refused.into(), language),
        None => sentence(&ApiError::unavailable(), language),
    }
}

/// The cookie of a session.
fn cookie(token: &WebToken, is_secure: bool) -> String {
    let secure = if is_secure { "; Secure" } else { "" };
    let seconds = SESSION_MS / 1000;
    format!(
        "{COOKIE_NAME}={}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}",
        token.text()
    )
}

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

/// A page with a sentence alone.
pub(super) fn sentence_page(status: StatusCode, sentence: &str, language: Language) -> Response {
    let sentence = escaped(sentence);
    let page = format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Castellan</title><main><p>{sentence}</p></main></html>"
    );
    (status, Html(page)).into_response()
}
