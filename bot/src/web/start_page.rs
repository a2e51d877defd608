//! The start page of a browser: links to its person's matches and events, and the games.

use axum::response::{Html, IntoResponse, Response};
use matches::{EventId, List};
use rules::Message;
use words::Language;

use crate::app::App;
use crate::app::activity::events;
use crate::app::view::languages;
use crate::web::assets::escaped;
use crate::web::clubs::event_list::EventEntry;
use crate::web::error::ApiResult;
use crate::web::game_cards::game_cards;
use crate::web::match_list::{MatchJson, matches_json};
use crate::web::page_html::sentence;
use crate::web::plain_text::{Reader, say_plainly};
use crate::web::shared::Web;
use crate::web::visitor::Guest;
use crate::words::activity::ActivityText;
use crate::words::help::HelpText;
use crate::words::web::WebText;

/// The maximum number of matches on the page.
const MOST: usize = 25;

/// The matches and events that a person can open.
struct Start {
    reader: Reader,
    matches: Vec<MatchJson>,
    events: Vec<EventEntry>,
}

/// The page: the matches and events of a session's person, and the games.
pub(super) async fn page(web: &Web, guest: Guest) -> Response {
    let language = guest.language;
    let start = web.work(move |app| find(app, &guest)).await;
    let (own, language) = match start {
        Ok(Some(start)) => (start.html(), start.reader.language),
        Ok(None) => (introduction(language), language),
        Err(error) => return sentence(&error, language),
    };
    let title = heading(WebText::Games, language);
    let body = format!("{own}{title}{}", game_cards(language));
    Html(web.assets.start_page(&body, language)).into_response()
}

/// The introduction for a visitor without a session.
fn introduction(language: Language) -> String {
    let lines = [HelpText::Castellan.into(), WebText::NoSession.into()];
    lines.map(|line: Message| format!("<p>{}</p>", say(line, language))).concat()
}

impl Start {
    fn html(&self) -> String {
        let Self { reader: Reader { language, .. }, matches, events } = self;
        let matches: String = matches.iter().map(|entry| match_link(entry, *language)).collect();
        let events: String = events.iter().map(event_link).collect();
        let mine = match matches.is_empty() {
            true => format!("<p>{}</p>", say(ActivityText::None, *language)),
            false => list(&matches),
        };
        let events = match events.is_empty() {
            true => String::new(),
            false => heading(ActivityText::Events, *language) + &list(&events),
        };
        format!("{}{mine}{events}", heading(ActivityText::Mine, *language))
    }
}

fn say(text: impl Into<Message>, language: Language) -> String {
    escaped(&say_plainly(text, language))
}

fn heading(text: impl Into<Message>, language: Language) -> String {
    format!("<h2>{}</h2>", say(text, language))
}

/// The matches and events that a session's person can open. `None` without a session. Blocks.
fn find(app: &App, guest: &Guest) -> ApiResult<Option<Start>> {
    let Some(token) = &guest.token else { return Ok(None) };
    let Some(session) = app.matches().session(token, app.now())? else { return Ok(None) };
    let player = session.player;
    let language = languages::of_person(app.matches(), player)?.unwrap_or(guest.language);
    let reader = Reader { person: Some(player), language };
    let mut heads = app.matches().list_page(List::Player(player), None, MOST)?.heads;
    heads.retain(|head| head.seats > 0);
    let matches = matches_json(app, &heads, player, reader)?;
    let mut events = events(app, player, None)?;
    for id in session.opened.iter().filter_map(|&id| EventId::of_target(id)) {
        let is_known = events.iter().any(|one| one.id == id);
        events.extend(app.matches().running_event(id)?.filter(|_| !is_known));
    }
    let events = events.into_iter().map(EventEntry::from).collect();
    Ok(Some(Start { reader, matches, events }))
}

fn list(items: &str) -> String {
    format!("<ul class=\"matches\">{items}</ul>")
}

fn match_link(entry: &MatchJson, language: Language) -> String {
    let turn = match entry.turn {
        true => format!(" · {}", say(ActivityText::YourTurn, language)),
        false => String::new(),
    };
    format!("<li><a href=\"/m/{}\">{}{turn}</a></li>", entry.r#match, escaped(&entry.title))
}

fn event_link(EventEntry { event, name }: &EventEntry) -> String {
    format!("<li><a href=\"/e/{event}\">🏆 {}</a></li>", escaped(name))
}
