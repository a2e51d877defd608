//! Server-sent events, which tell the page of an event that the event has changed.

use std::convert::Infallible;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::Event;
use futures_util::stream::{Stream, unfold};
use serde_json::json;
use tokio::time::Instant;

use crate::app::App;
use crate::app::state::match_changes::Visit;
use crate::web::client_address::ClientAddress;
use crate::web::clubs::event_visitor::{EventVisitor, event_visitor};
use crate::web::error::ApiResult;
use crate::web::events::{StreamQuery, event, next_announcement, open_slot, respond};
use crate::web::shared::Web;
use crate::web::stream_limit::{StreamClient, StreamSlot};
use crate::web::visitor::Guest;

/// The least time between two versions. A round changes an event many times, and each time the page loads the whole
/// event.
const PAUSE: Duration = Duration::from_secs(1);

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
    let feed = EventFeed {
        app: web.app,
        visitor,
        visit,
        _slot: slot,
        sent,
        pause_end: Instant::now(),
        is_first: true,
    };
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
    /// The earliest time of the next version.
    pause_end: Instant,
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
                self.pause().await?;
            }
            match self.look().await? {
                Seen::Version(version) if self.sent == Some(version) => {}
                Seen::Version(version) => {
                    self.sent = Some(version);
                    self.pause_end = Instant::now() + PAUSE;
                    return Some(Seen::Version(version));
                }
                Seen::Gone => return Some(Seen::Gone),
            }
        }
    }

    /// Waits until another version may be sent. The next look shows all changes until then. `None` ends the stream.
    async fn pause(&mut self) -> Option<()> {
        tokio::select! {
            () = tokio::time::sleep_until(self.pause_end) => {}
            () = self.app.drained() => return None,
        }
        self.visit.announcements = self.visit.announcements.resubscribe();
        Some(())
    }

    async fn look(&self) -> Option<Seen> {
        let visitor = self.visitor.clone();
        let seen = self.app.work(move |app| visitor.look(app)).await?.ok()?;
        Some(seen.map_or(Seen::Gone, |(event, _)| Seen::Version(event.state.revision.0)))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{EventId, Format, PlayerId};
    use tokio::sync::broadcast::error::TryRecvError;
    use words::Language;

    use super::*;
    use crate::app::clubs::tests::{announced, by};
    use crate::app::testing::app;
    use crate::web::stream_limit::StreamLimit;

    /// The stream of the organizer's page, which has the version `sent`.
    fn feed(app: &App, id: EventId, sent: u64) -> EventFeed {
        let organizer = PlayerId(1);
        let token = app.matches().begin_activity_session(organizer, None, app.now()).unwrap();
        let guest = Guest { token: Some(token), language: Language::English };
        let visitor = event_visitor(app, guest, &id.0.to_string()).unwrap();
        let slot = Arc::new(StreamLimit::default()).open(StreamClient::Person(organizer)).unwrap();
        EventFeed {
            app: app.clone(),
            visitor,
            visit: app.changes().visit_unseen(id.as_target()),
            _slot: slot,
            sent: Some(sent),
            pause_end: Instant::now(),
            is_first: true,
        }
    }

    fn version(app: &App, id: EventId) -> u64 {
        app.matches().event(id).unwrap().state.revision.0
    }

    async fn next(feed: &mut EventFeed) -> Option<u64> {
        match feed.next_version().await {
            Some(Seen::Version(version)) => Some(version),
            Some(Seen::Gone) | None => None,
        }
    }

    #[tokio::test]
    async fn many_changes_within_a_second_are_one_version() {
        let app = app();
        let id = announced(&app, Format::Swiss { rounds: 2, days: None }, 1);
        let mut feed = feed(&app, id, version(&app, id));
        let register =
            |player: u64| app.matches().register(id, by(player, 10 + player), "Ben").unwrap();
        register(2);
        let before = Instant::now();
        assert_eq!(next(&mut feed).await, Some(version(&app, id)));
        assert!(feed.pause_end >= before + PAUSE);
        (3..13).for_each(register);
        // The pause ends.
        feed.pause_end = Instant::now();
        assert_eq!(next(&mut feed).await, Some(version(&app, id)));
        let left = feed.visit.announcements.try_recv();
        assert!(matches!(left, Err(TryRecvError::Empty)), "nothing is sent twice");
    }
}
