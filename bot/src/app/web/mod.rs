//! Links to the match page.

use matches::{MatchId, PreferenceOwner, Refused, Request};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::WebPress;
use crate::app::view::title::game_name;
use crate::words::web::WebText;

/// The server preference that forbids links for spectators.
const SPECTATORS: &str = "web-spectators";
const FORBIDDEN: &str = "no";

pub(super) fn press(app: &App, by: Request, press: WebPress) -> Result {
    match press {
        WebPress::Open(id) => open(app, by, id),
        WebPress::Share(id) => share(app, id),
        WebPress::EndSessions => end_sessions(app, by),
    }
}

/// Gives a person a link that opens a match once.
fn open(app: &App, by: Request, id: MatchId) -> Result {
    let Some(links) = app.web_links() else { return Ok(Answer::say(WebText::NoPage)) };
    let view = app.matches().view(id)?;
    let head = view.head();
    if head.seats == 0 {
        return Err(Refused::NotStarted(id));
    }
    let link = app.matches().make_link(by.player, id, by.now)?;
    let (game, number) = (game_name(head), id.to_string());
    let line = match head.seat_of(by.player) {
        Some(_) => WebText::Yours { game, id: number },
        None => WebText::BoardToWatch { game, id: number },
    };
    let answer =
        Answer::say(line).link_button(WebText::Open, links.enter(&link, &format!("/m/{}", id.0)));
    let may_share = may_watch(app, head.place.server)?;
    Ok(answer.when(may_share, |answer| {
        answer.button(WebPress::Share(id), WebText::WatchOnTheWeb, Style::Plain)
    }))
}

/// Gives a person a link for spectators, which they can pass on.
fn share(app: &App, id: MatchId) -> Result {
    let Some(links) = app.web_links() else { return Ok(Answer::say(WebText::NoPage)) };
    let view = app.matches().view(id)?;
    if !may_watch(app, view.head().place.server)? {
        return Ok(Answer::say(WebText::NotToWatch));
    }
    let url = links.watch(&app.matches().spectator_key(id)?);
    let game = game_name(view.head());
    let told = WebText::Spectators { game, id: id.to_string(), url: url.clone() };
    Ok(Answer::say(told).link_button(WebText::Watch, url))
}

fn end_sessions(app: &App, by: Request) -> Result {
    app.matches().end_sessions(by.player)?;
    Ok(Answer::say(WebText::SessionsEnded))
}

/// Whether matches of this server have links for spectators.
pub(crate) fn may_watch(app: &App, server: Option<u64>) -> Result<bool> {
    let Some(server) = server else { return Ok(false) };
    let preferences = app.matches().preferences(PreferenceOwner::Server(server))?;
    Ok(preferences.get(SPECTATORS).is_none_or(|value| value != FORBIDDEN))
}

/// Sets whether matches of this server have links for spectators.
pub(crate) fn allow_watching(app: &App, server: u64, is_allowed: bool) -> Result<()> {
    let value = if is_allowed { "" } else { FORBIDDEN };
    app.matches().set_preference(PreferenceOwner::Server(server), SPECTATORS, value)
}
