//! The start page of a browser with a session: links to its person's matches and events.

use axum::response::{Html, IntoResponse, Response};
use matches::{EventId, List};

use crate::app::App;
use crate::app::activity::events;
use crate::app::view::languages;
use crate::web::assets::escaped;
use crate::web::clubs::event_list::EventEntry;
use crate::web::error::ApiResult;
use crate::web::match_list::{MatchJson, match_json};
use crate::web::plain_text::{Reader, say_plainly};
use crate::web::shared::Web;
use crate::web::visitor::Guest;
use crate::words::activity::ActivityText;

/// The most matches of the page.
const MOST: usize = 25;

/// What a person can open.
struct Start {
    reader: Reader,
    matches: Vec<MatchJson>,
    events: Vec<EventEntry>,
}

/// The page. `None` without a session.
pub(super) async fn page(web: &Web, guest: Guest) -> Option<Response> {
    let start = web.app.work(move |app| find(app, &guest)).await?;
    let Start { reader, matches, events } = match start {
        Ok(start) => start?,
        Err(error) => return Some(error.into_response()),
    };
    let say = |text| escaped(&say_plainly(text, reader.language));
    let title = |text| format!("<h2>{}</h2>", say(text));
    let matches: String = matches.iter().map(|entry| match_link(entry, &say)).collect();
    let events: String = events.iter().map(event_link).collect();
    let mine = if matches.is_empty() {
        format!("<p>{}</p>", say(ActivityText::None))
    } else {
        list(&matches)
    };
    let has_events = !events.is_empty();
    let events =
        if has_events { title(ActivityText::Events) + &list(&events) } else { String::new() };
    let body = format!("{}{mine}{events}", title(ActivityText::Mine));
    Some(Html(web.assets.start_page(&body, reader.language)).into_response())
}

/// What the person of a session can open. It blocks.
fn find(app: &App, guest: &Guest) -> ApiResult<Option<Start>> {
    let Some(token) = &guest.token else { return Ok(None) };
    let Some(session) = app.matches().session(token, app.now())? else { return Ok(None) };
    let player = session.player;
    let language = languages::of_person(app.matches(), player)?.unwrap_or(guest.language);
    let reader = Reader { person: Some(player), language };
    let mut heads = app.matches().list_page(List::Player(player), None, MOST)?.heads;
    heads.retain(|head| head.seats > 0);
    let matches = heads.iter().map(|head| match_json(app, head, player, reader));
    let mut events = events(app, player, None)?;
    for id in session.opened.iter().filter_map(|&id| EventId::of_target(id)) {
        let is_known = events.iter().any(|one| one.id == id);
        events.extend(app.matches().running_event(id)?.filter(|_| !is_known));
    }
    let events = events.into_iter().map(EventEntry::from).collect();
    Ok(Some(Start { reader, matches: matches.collect::<ApiResult<_>>()?, events }))
}

fn list(items: &str) -> String {
    format!("<ul class=\"matches\">{items}</ul>")
}

fn match_link(entry: &MatchJson, say: &impl Fn(ActivityText) -> String) -> String {
    let turn =
        if entry.turn { format!(" · {}", say(ActivityText::YourTurn)) } else { String::new() };
    format!("<li><a href=\"/m/{}\">{}{turn}</a></li>", entry.r#match, escaped(&entry.title))
}

fn event_link(EventEntry { event, name }: &EventEntry) -> String {
    format!("<li><a href=\"/e/{event}\">🏆 {}</a></li>", escaped(name))
}
