//! Server-sent events: one after every change.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};

use crate::shared::Shared;

/// Sends an event after every change. Several changes at once may be one event.
pub(super) async fn events(
    State(shared): State<Arc<Shared>>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let mut changes = shared.changes.subscribe();
    changes.mark_changed();
    let stream = unfold(changes, async |mut changes| {
        changes.changed().await.ok()?;
        let revision = *changes.borrow_and_update();
        Some((Ok(Event::default().data(revision.to_string())), changes))
    });
    Sse::new(stream).keep_alive(KeepAlive::default())
}
