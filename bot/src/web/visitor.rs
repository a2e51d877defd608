//! Visitors of a match: the person of a session, or a spectator with a link.

use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use matches::{EventView, MatchId, MatchView, PlayerId, WebSession, WebToken};
use words::Language;

use crate::app::App;
use crate::app::view::languages;
use crate::app::web::may_watch;
use crate::web::accepted_language::accepted;
use crate::web::error::{ApiError, ApiResult};
use crate::web::plain_text::Reader;

/// The name of the session cookie.
pub(crate) const COOKIE_NAME: &str = "castellan";

/// A match, and the visitor of its page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Visitor {
    pub(crate) id: MatchId,
    /// The person with a session. `None` for a spectator with a link.
    pub(crate) person: Option<PlayerId>,
    pub(crate) language: Language,
    key: VisitorKey,
}

/// The sender of a request, according to its headers.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) token: Option<WebToken>,
    /// The language of the browser.
    pub(crate) language: Language,
}

impl Guest {
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        Self { token: session_token(headers), language: accepted(headers) }
    }
}

/// The reason why a visitor has access. Access is checked again with every event.
#[derive(Clone, Debug, PartialEq, Eq)]
enum VisitorKey {
    Session(WebToken),
    SpectatorLink,
}

/// Whether a request carries its session as a bearer token, as a frame inside Discord does.
pub(crate) fn has_bearer(headers: &HeaderMap) -> bool {
    headers.contains_key(AUTHORIZATION)
}

/// The session token of a request: its bearer token, or else its cookie.
pub(crate) fn session_token(headers: &HeaderMap) -> Option<WebToken> {
    if let Some(authorization) = headers.get(AUTHORIZATION) {
        return WebToken::read(authorization.to_str().ok()?.strip_prefix("Bearer ")?);
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';'));
    let value = pairs.find_map(|pair| {
        pair.trim().strip_prefix(COOKIE_NAME).and_then(|rest| rest.strip_prefix('='))
    })?;
    WebToken::read(value)
}

/// A kind of access to a match: by session or by link. The name in the address says which match.
pub(crate) trait Access: 'static {
    /// The path of the JSON interface, which the name follows.
    const API: &'static str;

    /// The visitor of the match. Fails without access. Blocks.
    fn visitor(app: &App, guest: Guest, name: &str) -> ApiResult<Visitor>;
}

/// Access of a person with a session. The name is the match's id.
pub(crate) enum SessionAccess {}

/// Access of a spectator with a link. The name is the spectators' key of the match.
pub(crate) enum LinkAccess {}

impl Access for SessionAccess {
    const API: &'static str = "/api/m";

    fn visitor(app: &App, guest: Guest, name: &str) -> ApiResult<Visitor> {
        let token = guest.token.ok_or_else(ApiError::no_session)?;
        let session = app.matches().session(&token, app.now())?.ok_or_else(ApiError::no_session)?;
        let id = MatchId(name.parse().map_err(|_| ApiError::missing())?);
        let own = languages::of_person(app.matches(), session.player)?;
        let view = app.matches().view(id)?;
        match may_look(&session, &view) {
            true => Ok(Visitor {
                id,
                person: Some(session.player),
                language: own.unwrap_or(guest.language),
                key: VisitorKey::Session(token),
            }),
            false => Err(ApiError::forbidden()),
        }
    }
}

impl Access for LinkAccess {
    const API: &'static str = "/api/w";

    fn visitor(app: &App, guest: Guest, name: &str) -> ApiResult<Visitor> {
        let id = app.matches().match_of_spectator_key(name)?.ok_or_else(ApiError::missing)?;
        let view = app.matches().view(id)?;
        match may_watch(app, view.head().place.server)? {
            true => Ok(Visitor {
                id,
                person: None,
                language: guest.language,
                key: VisitorKey::SpectatorLink,
            }),
            false => Err(ApiError::missing()),
        }
    }
}

impl Visitor {
    /// The visitor as a reader of sentences.
    pub(crate) fn reader(&self) -> Reader {
        Reader { person: self.person, language: self.language }
    }

    /// The session of the visitor. `None` for a spectator with a link. Blocks.
    pub(crate) fn session(&self, app: &App) -> ApiResult<Option<WebSession>> {
        match &self.key {
            VisitorKey::SpectatorLink => Ok(None),
            VisitorKey::Session(token) => Ok(app.matches().session(token, app.now())?),
        }
    }

    /// Whether the visitor still has access. Blocks.
    pub(crate) fn is_still_welcome(&self, app: &App) -> ApiResult<bool> {
        let view = app.matches().view(self.id)?;
        match &self.key {
            VisitorKey::SpectatorLink => Ok(may_watch(app, view.head().place.server)?),
            VisitorKey::Session(_) => {
                Ok(self.session(app)?.is_some_and(|session| may_look(&session, &view)))
            }
        }
    }
}

/// Whether a session has access to a match. Players do, and so do sessions that opened it from Discord.
pub(crate) fn may_look(session: &WebSession, view: &MatchView) -> bool {
    let head = view.head();
    head.seat_of(session.player).is_some() || session.opened.contains(&head.id)
}

/// Whether a session has access to an event. Entrants and organizers do, and so do sessions that opened it from
/// Discord.
pub(crate) fn may_look_at_event(session: &WebSession, event: &EventView) -> bool {
    let is_own = event.entrant_of(session.player).is_some() || event.is_organizer(session.player);
    is_own || session.opened.contains(&event.id.as_target())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_read_only_from_its_own_cookie() {
        let token = "ab".repeat(32);
        let read = |cookie: String| {
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, cookie.parse().unwrap());
            session_token(&headers).map(|token| token.text().to_owned())
        };
        assert_eq!(read(format!("a=b; castellan={token}; c=d")), Some(token.clone()));
        assert_eq!(read(format!("castellan2={token}")), None);
        assert_eq!(read(format!("castellan={token}0")), None);
        assert_eq!(read("castellan=".into()), None);
        assert_eq!(session_token(&HeaderMap::new()), None);
    }

    #[test]
    fn a_bearer_header_overrides_the_session_cookie() {
        let token = "ab".repeat(32);
        let read = |authorization: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, format!("castellan={token}").parse().unwrap());
            headers.insert(AUTHORIZATION, authorization.parse().unwrap());
            session_token(&headers).map(|token| token.text().to_owned())
        };
        assert_eq!(read(&format!("Bearer {}", "cd".repeat(32))), Some("cd".repeat(32)));
        assert_eq!((read("Bearer x"), read("Basic x"), read("")), (None, None, None));
    }
}
