//! Server-sent events, which tell a page about changes of its match, its visitors, and hints.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{Stream, unfold};
use matches::{MatchId, PlayerId};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::Instant;

use crate::app::App;
use crate::app::state::match_changes::{Announcement, FoundHint, Visit};
use crate::app::view::languages;
use crate::web::client_address::ClientAddress;
use crate::web::error::{ApiError, ApiResult};
use crate::web::plain_text::{MatchVoice, Reader};
use crate::web::shared::Web;
use crate::web::state::places_of;
use crate::web::stream_limit::{StreamClient, StreamSlot};
use crate::web::visitor::{Access, Guest, LinkAccess, SessionAccess, Visitor};

/// How often a stream without events sends a comment, so that no proxy closes it.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// How often a shared store is polled for changes by other processes.
const POLL: Duration = Duration::from_millis(500);

/// The least time between two events that list the visitors.
const VISITORS: Duration = Duration::from_secs(1);

/// The header with the version that a client has.
const LAST_EVENT_ID: &str = "last-event-id";

/// The query of an event stream.
#[derive(Debug, Deserialize)]
pub(super) struct StreamQuery {
    /// The version that the client has, if it can't send the header.
    pub(super) last: Option<u64>,
    /// Whether this person is hidden from the list of visitors.
    #[serde(default)]
    unseen: bool,
}

/// The events of a match for a person.
pub(super) async fn of_person(
    State(web): State<Web>,
    Path(id): Path<String>,
    Query(query): Query<StreamQuery>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
) -> ApiResult {
    let guest = Guest::of(&headers);
    let visitor = web.work(move |app| SessionAccess::visitor(app, guest, &id)).await?;
    let slot = open_slot(&web, StreamClient::of(&headers, visitor.person, client))?;
    let query = query.with_header(&headers);
    Ok(respond(events(Feed::new(&web.app, visitor, &query, slot))))
}

/// The events of a match for spectators.
pub(super) async fn of_spectator(
    State(web): State<Web>,
    Path(key): Path<String>,
    Query(query): Query<StreamQuery>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
) -> ApiResult {
    let guest = Guest::of(&headers);
    let slot = open_slot(&web, StreamClient::Address(client.0))?;
    let visitor = web.work(move |app| LinkAccess::visitor(app, guest, &key)).await?;
    let query = query.with_header(&headers);
    Ok(respond(events(Feed::new(&web.app, visitor, &query, slot))))
}

impl StreamQuery {
    /// The query, with the version from the header if there is one.
    pub(super) fn with_header(self, headers: &HeaderMap) -> Self {
        let header = headers.get(LAST_EVENT_ID).and_then(|value| value.to_str().ok()?.parse().ok());
        Self { last: header.or(self.last), ..self }
    }
}

/// Takes a slot for a stream of a client. Fails if there are too many.
pub(super) fn open_slot(web: &Web, client: StreamClient) -> ApiResult<StreamSlot> {
    web.streams.open(client).ok_or_else(|| ApiError::too_fast(10))
}

pub(super) fn respond(
    events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static,
) -> Response {
    Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response()
}

/// The next announcement. A single change replaces missed announcements. `None` ends the stream, and the client
/// reconnects.
pub(super) async fn next_announcement(app: &App, visit: &mut Visit) -> Option<Announcement> {
    tokio::select! {
        announced = visit.announcements.recv() => match announced {
            Ok(announcement) => Some(announcement),
            Err(RecvError::Lagged(_)) => Some(Announcement::Changed),
            Err(RecvError::Closed) => None,
        },
        () = app.drained() => None,
    }
}

/// The stream of one page.
struct Feed {
    app: App,
    visitor: Visitor,
    visit: Visit,
    _slot: StreamSlot,
    /// Whether the others don't see this visitor.
    is_unseen: bool,
    /// The version that the client has.
    sent: Option<u64>,
    /// The players by seat, as of the last look.
    players: Vec<PlayerId>,
    /// When to send the list of visitors, if it has changed.
    visitors_due: Option<Instant>,
    is_first: bool,
    is_over: bool,
}

fn events(feed: Feed) -> impl Stream<Item = Result<Event, Infallible>> {
    unfold(feed, |mut feed| async move {
        let event = feed.next().await?;
        Some((Ok(event), feed))
    })
}

impl Feed {
    fn new(app: &App, visitor: Visitor, query: &StreamQuery, slot: StreamSlot) -> Self {
        let visit = match query.unseen {
            true => app.changes().visit_unseen(visitor.id),
            false => app.changes().visit(visitor.id, visitor.person),
        };
        Self {
            app: app.clone(),
            visitor,
            visit,
            _slot: slot,
            is_unseen: query.unseen,
            sent: query.last,
            players: Vec::new(),
            visitors_due: Some(Instant::now()),
            is_first: true,
            is_over: false,
        }
    }

    /// Waits for the next event. `None` ends the stream.
    async fn next(&mut self) -> Option<Event> {
        if self.is_over {
            return None;
        }
        if std::mem::take(&mut self.is_first)
            && let Some(event) = self.look().await
        {
            return Some(event);
        }
        loop {
            let visitors_due = self.visitors_due;
            let announcement = tokio::select! {
                announcement = next_announcement(&self.app, &mut self.visit) => announcement?,
                () = reach(visitors_due) => {
                    self.visitors_due = None;
                    return Some(event("here", &self.visitors()));
                }
            };
            let event = match announcement {
                Announcement::Changed => self.look().await,
                Announcement::Visitors => {
                    self.visitors_due.get_or_insert_with(|| Instant::now() + VISITORS);
                    None
                }
                Announcement::Hint(hint) => self.hint(&hint).await,
            };
            if event.is_some() {
                return event;
            }
            if self.is_over {
                return None;
            }
        }
    }

    /// The event for a changed match, or for a visitor who no longer has access.
    ///
    /// `None` if nothing is new, or after a failure. A failure ends the stream, and the client opens another.
    async fn look(&mut self) -> Option<Event> {
        let visitor = self.visitor.clone();
        let look = self.app.work(move |app| {
            if !visitor.is_still_welcome(app)? {
                return Ok(None);
            }
            let view = app.matches().view(visitor.id)?;
            let version = app.matches().visible_version(&view, visitor.person)?;
            let since = visitor.person.and_then(|person| view.options_since(person));
            let revision = since.map_or(version, |since| since.0);
            let players = view.head().players.clone();
            Ok::<_, ApiError>(Some(Seen { version, revision, players }))
        });
        let Some(Ok(seen)) = look.await else {
            self.is_over = true;
            return None;
        };
        let Some(Seen { version, revision, players }) = seen else {
            self.is_over = true;
            return Some(event("gone", &json!({})));
        };
        self.players = players;
        if self.sent == Some(version) {
            return None;
        }
        self.sent = Some(version);
        let data = json!({"version": version, "revision": revision});
        Some(event("state", &data).id(version.to_string()))
    }

    /// The seats whose players are on the page, and the number of spectators. A spectator counts themself, even if the
    /// others don't see them.
    fn visitors(&self) -> Value {
        let is_player =
            |person: &Option<PlayerId>| person.is_some_and(|person| self.players.contains(&person));
        let own = self.is_unseen.then_some(self.visitor.person);
        let visitors = self.visit.visitors().into_iter().chain(own.filter(|own| !is_player(own)));
        let (players, mut spectators): (Vec<_>, Vec<_>) = visitors.partition(is_player);
        // A person may have several pages open. Spectators without a session can't be told apart.
        spectators.sort_unstable();
        spectators.dedup_by(|one, other| one.is_some() && one == other);
        let is_here = |seat: &usize| players.contains(&Some(self.players[*seat]));
        let seats: Vec<usize> = (0..self.players.len()).filter(is_here).collect();
        json!({"seats": seats, "spectators": spectators.len()})
    }

    /// The event with a hint, if the hint is for this visitor.
    async fn hint(&self, hint: &FoundHint) -> Option<Event> {
        let player = self.visitor.person.filter(|person| *person == hint.player)?;
        let (id, text, mv) = (self.visitor.id, hint.text.clone(), hint.mv.clone());
        let revision = hint.revision.map(|revision| revision.0);
        let reader = self.visitor.reader();
        let data = self.app.work(move |app| {
            // The player may have chosen another language since the page was opened.
            let own = languages::of_person(app.matches(), player).ok()?;
            let reader = Reader { language: own.unwrap_or(reader.language), ..reader };
            let view = app.matches().view(id).ok()?;
            let voice = MatchVoice::new(app.matches(), &view, reader).ok()?;
            let sight = view.sight(Some(player))?;
            let places = mv.map(|mv| places_of(sight.as_ref(), &view, player, &mv));
            let marks: Vec<[String; 2]> = places
                .unwrap_or_default()
                .into_iter()
                .map(|place| [place, "hint".into()])
                .collect();
            Some(json!({"text": voice.say_lines(text), "marks": marks, "revision": revision}))
        });
        Some(event("hint", &data.await??))
    }
}

/// The match as a visitor sees it: its version and revision, and its players.
struct Seen {
    version: u64,
    revision: u64,
    players: Vec<PlayerId>,
}

/// Waits for a moment, or forever if there is none.
async fn reach(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

pub(super) fn event(name: &str, data: &Value) -> Event {
    Event::default().event(name).data(data.to_string())
}

/// Announces changes that other processes have made, for matches that a page shows.
pub(super) async fn poll_store(app: App) {
    if !app.matches().is_shared() {
        return std::future::pending().await;
    }
    let mut known: BTreeMap<MatchId, u64> = BTreeMap::new();
    loop {
        tokio::time::sleep(POLL).await;
        let shown = app.changes().shown();
        let read = app.work(move |app| app.matches().fingerprints(&shown)).await;
        let Some(Ok(fingerprints)) = read else { continue };
        for (id, fingerprint) in &fingerprints {
            // At the first poll of a match, its page may have an older state.
            if known.get(id) != Some(fingerprint) {
                app.changes().announce(*id, Announcement::Changed);
            }
        }
        known = fingerprints;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{Key, Place, Timestamp};
    use words::Language;

    use super::*;
    use crate::app::testing::{self, kastell};
    use crate::web::stream_limit::StreamLimit;

    #[test]
    fn a_person_with_two_pages_counts_once_and_a_hidden_spectator_counts_themself() {
        let app = testing::app();
        let [ada, ben, cleo] = [1, 2, 3].map(PlayerId);
        let place = Place { server: Some(9), channel: 8, thread: None };
        let challenge = kastell(ada, ben, place);
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let key = app.matches().spectator_key(id).unwrap();
        let page = |person: Option<PlayerId>, unseen: bool| {
            let guest = Guest { token: None, language: Language::English };
            let mut visitor = LinkAccess::visitor(&app, guest, &key).unwrap();
            visitor.person = person;
            let slot = Arc::new(StreamLimit::default()).open(StreamClient::Person(ada)).unwrap();
            let query = StreamQuery { last: None, unseen };
            Feed { players: vec![ada, ben], ..Feed::new(&app, visitor, &query, slot) }
        };
        let pages = [page(Some(ada), false), page(Some(cleo), false), page(Some(cleo), false)];
        let seen = json!({"seats": [0], "spectators": 1});
        assert_eq!(pages[1].visitors(), seen);
        assert_eq!(page(None, true).visitors(), json!({"seats": [0], "spectators": 2}));
        assert_eq!(page(Some(cleo), true).visitors(), seen, "another page shows them");
        assert_eq!(page(Some(ben), true).visitors(), seen, "a hidden player is no spectator");
        assert_eq!(pages[0].visitors(), seen);
    }
}
