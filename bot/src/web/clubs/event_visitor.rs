//! Visitors of an event: its entrants and organizers, and others who have opened it from Discord.

use matches::{EventId, EventView, PlayerId, WebSession, WebToken};
use words::Language;

use crate::app::App;
use crate::app::view::languages;
use crate::web::error::{ApiError, ApiResult};
use crate::web::visitor::{Guest, may_look_at_event};

/// An event, and the visitor of its page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EventVisitor {
    pub(super) id: EventId,
    pub(super) person: PlayerId,
    pub(super) language: Language,
    token: WebToken,
}

/// The visitor of an event's page, from their session. Fails without access to the event. Blocks.
pub(super) fn event_visitor(app: &App, guest: Guest, id: &str) -> ApiResult<EventVisitor> {
    let token = guest.token.ok_or_else(ApiError::no_session)?;
    let session = app.matches().session(&token, app.now())?.ok_or_else(ApiError::no_session)?;
    let id = EventId(id.parse().map_err(|_| ApiError::no_event())?);
    let language = languages::of_person(app.matches(), session.player)?.unwrap_or(guest.language);
    let event = app.matches().event(id)?;
    match may_look_at_event(&session, &event) {
        true => Ok(EventVisitor { id, person: session.player, language, token }),
        false => Err(ApiError::no_event()),
    }
}

impl EventVisitor {
    /// The event and the session, if the visitor still has access. Blocks.
    pub(super) fn look(&self, app: &App) -> ApiResult<Option<(EventView, WebSession)>> {
        let Some(session) = app.matches().session(&self.token, app.now())? else { return Ok(None) };
        let event = app.matches().event(self.id)?;
        Ok(may_look_at_event(&session, &event).then_some((event, session)))
    }
}
