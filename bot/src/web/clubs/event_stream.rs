//! Server-sent events, which tell the page of an event that the event has changed.

use std::convert::Infallible;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::Event;
use futures_util::stream::{Stream, unfold};
use serde_json::json;

use crate::app::App;
use crate::app::state::match_changes::Visit;
use crate::web::client_address::ClientAddress;
use crate::web::clubs::event_visitor::{EventVisitor, event_visitor};
use crate::web::error::ApiResult;
use crate::web::events::{StreamQuery, event, next_announcement, open_slot, respond};
use crate::web::shared::Web;
use crate::web::stream_limit::{StreamClient, StreamSlot};
use crate::web::visitor::Guest;

/// The stream for the page of an event.
pub(in crate::web) async fn of_person(
    State(web): State<Web>,
    Path(id): Path<String>,
    Query(query): Query<StreamQuery>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
) -> ApiResult {
    let guest = Guest::of(&headers);
    let visitor = web.work(move |app| event_visitor(app, guest, &id)).await?;
    let slot = open_slot(&web, StreamClient::of(&headers, Some(visitor.person), client))?;
    let visit = web.app.changes().visit_unseen(visitor.id.as_target());
    let sent = query.with_header(&headers).last;
    let feed = EventFeed { app: web.app, visitor, visit, _slot: slot, sent, is_first: true };
    Ok(respond(feed.events()))
}

/// The stream of one page.
struct EventFeed {
    app: App,
    visitor: EventVisitor,
    visit: Visit,
    _slot: StreamSlot,
    /// The version that the client has.
    sent: Option<u64>,
    is_first: bool,
}

/// The result of a look at the event.
enum Seen {
    Version(u64),
    /// The visitor no longer has access.
    Gone,
}

impl EventFeed {
    fn events(self) -> impl Stream<Item = Result<Event, Infallible>> {
        unfold(Some(self), |feed| async move {
            let mut feed = feed?;
            match feed.next_version().await? {
                Seen::Version(version) => {
                    let event = event("state", &json!({"version": version}));
                    Some((Ok(event.id(version.to_string())), Some(feed)))
                }
                Seen::Gone => Some((Ok(event("gone", &json!({}))), None)),
            }
        })
    }

    /// Waits for a version that the client doesn't have. `None` ends the stream, and the client reconnects.
    async fn next_version(&mut self) -> Option<Seen> {
        loop {
            if !std::mem::take(&mut self.is_first) {
                next_announcement(&self.app, &mut self.visit).await?;
            }
            match self.look().await? {
                Seen::Version(version) if self.sent == Some(version) => {}
                Seen::Version(version) => {
                    self.sent = Some(version);
                    return Some(Seen::Version(version));
                }
                Seen::Gone => return Some(Seen::Gone),
            }
        }
    }

    async fn look(&self) -> Option<Seen> {
        let visitor = self.visitor.clone();
        let seen = self.app.work(move |app| visitor.look(app)).await?.ok()?;
        Some(seen.map_or(Seen::Gone, |(event, _)| Seen::Version(event.state.revision.0)))
    }
}
