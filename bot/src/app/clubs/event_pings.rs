//! Pings of an event's posts, and direct messages in their place.

use std::collections::BTreeSet;

use matches::{EventId, PlayerId, Revision};

use crate::app::answer::{Answer, Result};
use crate::app::clubs::event_post;
use crate::app::context::App;
use crate::app::view::languages;

/// The post about a journal entry of an event, and the players to notify by direct message.
#[derive(Debug)]
pub(crate) struct EventPost {
    pub(crate) answer: Answer,
    pub(crate) notified: Vec<PlayerId>,
}

/// The post about the journal entry at this revision. `None` if the entry needs no post.
pub(crate) fn post(app: &App, id: EventId, revision: Revision) -> Result<Option<EventPost>> {
    let event = app.matches().event(id)?;
    let Some((by, news)) = app.matches().event_news(id, revision)? else { return Ok(None) };
    let answer = event_post::answer(&event, by, news);
    let language = languages::of_code(event.plan.language.as_deref());
    route(app, answer.in_language(language)).map(Some)
}

/// Silences unwanted pings. Players who want direct messages get one instead.
fn route(app: &App, mut answer: Answer) -> Result<EventPost> {
    let mut notified = BTreeSet::new();
    for player in answer.pings.clone() {
        let settings = app.matches().notification_settings(player)?;
        if settings.only_turns || settings.by_direct_message {
            answer.silent.push(player);
        }
        if !settings.only_turns && settings.by_direct_message && player.is_person() {
            notified.insert(player);
        }
    }
    Ok(EventPost { answer, notified: notified.into_iter().collect() })
}
