//! Links from Discord: each signs its person in once, and leads to a page.

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_SECURITY_POLICY, LOCATION, REFERRER_POLICY, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use matches::{Entered, EventId, SESSION_MS, WebToken};
use serde::Deserialize;
use words::Language;

use crate::app::App;
use crate::web::accepted_language::accepted;
use crate::web::assets::escaped;
use crate::web::clubs::may_open_event;
use crate::web::error::{ApiError, ApiResult};
use crate::web::page_html::{sentence, sentence_page};
use crate::web::plain_text::say_plainly;
use crate::web::shared::Web;
use crate::web::visitor::{Access, COOKIE_NAME, Guest, SessionAccess};
use crate::words::web::WebText;

/// The content security policy of the question, whose button sends a form.
const QUESTION_POLICY: &str =
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The path prefixes of the pages to which a link may lead.
const PAGES: [&str; 4] = ["/m/", "/e/", "/learn/", "/puzzle/"];

/// The page that a link leads to.
#[derive(Debug, Deserialize)]
pub(super) struct Destination {
    #[serde(default)]
    to: String,
}

impl Destination {
    /// The page. `None` if the address leads elsewhere.
    fn page(&self) -> Option<&str> {
        let is_plain =
            |at: char| at.is_ascii_lowercase() || at.is_ascii_digit() || "/-".contains(at);
        let is_page = PAGES.iter().any(|page| self.to.starts_with(page));
        (is_page && self.to.chars().all(is_plain)).then_some(self.to.as_str())
    }
}

/// The outcome of a link.
enum Opened {
    /// A session has begun, or continues.
    In(Entered),
    /// The browser has a session of another person, so the visitor must confirm.
    OfAnother,
    /// The link was used, but the browser's session may open the link's page.
    Known(String),
    /// The link was used or is too old.
    Used,
}

/// Uses a link from Discord. Asks first if another person is signed in.
pub(super) async fn enter(
    State(web): State<Web>,
    Path(once): Path<String>,
    Query(to): Query<Destination>,
    method: Method,
    headers: HeaderMap,
) -> Response {
    let is_sure = match method {
        Method::GET => false,
        Method::POST => true,
        // A program that only previews links must not use them up.
        _ => return StatusCode::METHOD_NOT_ALLOWED.into_response(),
    };
    let (guest, language) = (Guest::of(&headers), accepted(&headers));
    let page = to.page().map(str::to_owned);
    let opened = web.work(move |app| open_link(app, &once, guest, page, is_sure));
    let is_secure = web.app.web_links().is_some_and(|links| links.is_secure());
    match opened.await {
        Ok(Opened::In(entered)) => signed_in(&entered, to.page(), is_secure)
            .unwrap_or_else(|| sentence(&ApiError::unavailable(), language)),
        Ok(Opened::OfAnother) => question(language),
        Ok(Opened::Known(page)) => found(&format!("{page}#used"))
            .unwrap_or_else(|| sentence(&ApiError::unavailable(), language)),
        Ok(Opened::Used) => {
            sentence_page(StatusCode::GONE, &say_plainly(WebText::LinkUsed, language), language)
        }
        Err(error) => sentence(&error, language),
    }
}

/// Uses a sign-in link. Blocks.
fn open_link(
    app: &App,
    once: &str,
    guest: Guest,
    page: Option<String>,
    is_sure: bool,
) -> ApiResult<Opened> {
    let (matches, now) = (app.matches(), app.now());
    let session = match &guest.token {
        Some(token) => matches.session(token, now)?,
        None => None,
    };
    let link = WebToken::read(once);
    let owner = match &link {
        Some(link) => matches.link_owner(link, now)?,
        None => None,
    };
    let (Some(link), Some(owner)) = (link, owner) else {
        let known = page.filter(|page| session.is_some() && may_open(app, guest, page));
        return Ok(known.map_or(Opened::Used, Opened::Known));
    };
    if !is_sure && session.is_some_and(|session| session.player != owner) {
        return Ok(Opened::OfAnother);
    }
    let entered = matches.enter(&link, guest.token.as_ref(), now)?;
    Ok(entered.map_or(Opened::Used, Opened::In))
}

/// Whether a session may open this page.
fn may_open(app: &App, guest: Guest, page: &str) -> bool {
    if let Some(id) = page.strip_prefix("/m/") {
        return SessionAccess::visitor(app, guest, id).is_ok();
    }
    match page.strip_prefix("/e/") {
        Some(id) => may_open_event(app, guest, id),
        // Puzzles and lessons are for everyone who is signed in.
        None => true,
    }
}

/// Sets the cookie, and goes to the page of the link.
fn signed_in(entered: &Entered, page: Option<&str>, is_secure: bool) -> Option<Response> {
    let page = match entered.id {
        Some(target) => match EventId::of_target(target) {
            Some(event) => format!("/e/{}", event.0),
            None => format!("/m/{}", target.0),
        },
        None => page?.to_owned(),
    };
    let mut response = found(&page)?;
    let cookie = HeaderValue::from_str(&cookie(&entered.token, is_secure)).ok()?;
    response.headers_mut().insert(SET_COOKIE, cookie);
    Some(response)
}

fn found(page: &str) -> Option<Response> {
    let page = HeaderValue::from_str(page).ok()?;
    Some((StatusCode::SEE_OTHER, [(LOCATION, page)]).into_response())
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

/// Asks whether to sign in as another person. The button sends a form, which other sites can't send.
fn question(language: Language) -> Response {
    let text = escaped(&say_plainly(WebText::AnotherPerson, language));
    let label = escaped(&say_plainly(WebText::SignInInstead, language));
    let page = format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Castellan</title><main><p>{text}</p>\
         <form method=\"post\"><button>{label}</button></form></main></html>"
    );
    let headers = [
        (CONTENT_SECURITY_POLICY, HeaderValue::from_static(QUESTION_POLICY)),
        // With the `no-referrer` of other pages, browsers would hide the origin of the form.
        (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    ];
    (headers, Html(page)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_to_a_page_of_its_own_and_nowhere_else() {
        let page = |to: &str| Destination { to: to.into() }.page().map(str::to_owned);
        for own in ["/m/12", "/e/3", "/learn/castle-keep/l0", "/puzzle/kastell"] {
            assert_eq!(page(own).as_deref(), Some(own));
        }
        for other in
            ["", "//evil.example", "/m/\\evil", "https://evil.example", "/api/m/1", "/m/1?x"]
        {
            assert_eq!(page(other), None, "{other}");
        }
    }
}
