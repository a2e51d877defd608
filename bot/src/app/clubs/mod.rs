//! Events of clubs: `/club`, the card of an event with its buttons, and its posts.

pub(crate) mod calendar;
pub(crate) mod event_card;
pub(crate) mod event_direct;
mod event_name;
pub(crate) mod event_pings;
mod event_post;
pub(crate) mod organizer;
pub(crate) mod results_table;
pub(crate) mod round_tables;
pub(crate) mod standings;
pub(crate) mod standings_picture;
#[cfg(test)]
pub(crate) mod tests;

use matches::{EventId, EventSummary, EventTable, Format, PlayerId, Refused, Request};

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Choice, Result, Style};
use crate::app::clubs::event_name::event_name;
use crate::app::context::App;
use crate::app::press::{ClubPress, PressContext};
use crate::app::view::languages;
use crate::words::clubs::{ClubLabel, ClubText};
use crate::words::common::RefusalText;
use crate::words::web::WebText;

pub(super) fn press(app: &App, by: Request, press: ClubPress, context: &PressContext) -> Result {
    let Some(server) = context.server() else { return Ok(Answer::say(ClubText::NoServer)) };
    match press {
        ClubPress::Announce => organizer::announce(app, by, None, context),
        ClubPress::Post(previewed) => organizer::announce(app, by, Some(previewed), context),
        ClubPress::Open => match context.input().and_then(|input| input.parse().ok()) {
            Some(number) => show(app, by, server, EventId(number)),
            None => Ok(Answer::say(RefusalText::UnknownButton)),
        },
        ClubPress::Show(id) => show(app, by, server, id),
        ClubPress::Join(id) => join(app, by, id, context),
        ClubPress::Leave { id, is_sure } => leave(app, by, server, id, is_sure),
        ClubPress::Begin(id) => organizer::begin(app, by, id, context),
        ClubPress::End(id) => organizer::end(app, by, id, context),
        ClubPress::Files(id) => files(app, server, id),
        ClubPress::Page(id) => page(app, by, server, id),
    }
}

/// The events of a server, with a menu to open one.
pub(crate) fn list(app: &App, server: u64) -> Result {
    let events = app.matches().events_on(server)?;
    if events.is_empty() {
        return Ok(Answer::say(ClubText::NoEvents));
    }
    let choice = |event: EventSummary| {
        Choice::new(event.id.0.to_string(), ClubLabel::Choice { name: event.name })
    };
    let choices = events.into_iter().map(choice).collect();
    Ok(Answer::say(ClubText::Which).menu(ClubPress::Open, ClubLabel::Pick, choices))
}

/// The events of a server whose names contain the typed text, with their numbers. The sign `#` distinguishes a number
/// from the name of another event.
pub(crate) fn complete(app: &App, server: u64, typed: &str) -> Result<Vec<(String, String)>> {
    let typed = typed.trim().to_lowercase();
    let events = app.matches().events_on(server)?.into_iter();
    let fitting = events.filter(|event| event.name.to_lowercase().contains(&typed));
    Ok(fitting.map(|event| (event.name, format!("#{}", event.id.0))).collect())
}

/// The event that a command names by its number or name. Without a name, the server's only event.
pub(crate) fn find(app: &App, server: u64, named: Option<&str>) -> Result<Option<EventId>> {
    let events = app.matches().events_on(server)?;
    Ok(match named.map(str::trim) {
        Some(named) => named_event(&events, named),
        None => match events.as_slice() {
            [only] => Some(only.id),
            _ => None,
        },
    })
}

/// As [`find`], but without a name, a running event goes before those that are over.
pub(crate) fn find_running(app: &App, server: u64, named: Option<&str>) -> Result<Option<EventId>> {
    find_format(app, server, named, |_| true)
}

/// As [`find_running`], but without a name, a ladder goes before other events.
pub(crate) fn find_ladder(app: &App, server: u64, named: Option<&str>) -> Result<Option<EventId>> {
    find_format(app, server, named, |format| matches!(format, Format::Ladder { .. }))
}

/// As [`find`], but without a name, the only running event of a wanted format goes before all others.
fn find_format(
    app: &App,
    server: u64,
    named: Option<&str>,
    is_wanted: impl Fn(Format) -> bool,
) -> Result<Option<EventId>> {
    if named.is_none() {
        let mut running = app.matches().running_events_on(server)?;
        running.retain(|event| is_wanted(event.format));
        if let [only] = running.as_slice() {
            return Ok(Some(only.id));
        }
    }
    find(app, server, named)
}

fn named_event(events: &[EventSummary], named: &str) -> Option<EventId> {
    let number = named.trim_start_matches('#').parse().ok().map(EventId);
    let is_listed = |id: &EventId| events.iter().any(|event| event.id == *id);
    let signed = number.filter(|id| named.starts_with('#') && is_listed(id));
    let lower = named.to_lowercase();
    let of_name = || events.iter().find(|event| event.name.to_lowercase() == lower);
    // A name may be a number, such as a year.
    signed.or_else(|| of_name().map(|event| event.id)).or(number)
}

/// Asks which event a command means. If the server has no events, says so.
pub(crate) fn unclear(app: &App, server: u64) -> Result {
    let has_some = !app.matches().events_on(server)?.is_empty();
    Ok(Answer::say(if has_some { ClubText::NeedsEvent } else { ClubText::NoEvents }))
}

/// An event in detail, for one person.
pub(crate) fn show(app: &App, by: Request, server: u64, id: EventId) -> Result {
    let event = app.matches().event_on(id, server)?;
    let language = languages::of_person(app.matches(), by.player)?.unwrap_or_default();
    let answer = event_card::overview(&event, language);
    let may_leave = event.check_withdrawal(by.player).is_ok();
    Ok(answer
        .when(may_leave, |answer| {
            let leave = ClubPress::Leave { id, is_sure: false };
            answer.button(leave, ClubLabel::Leave, Style::Plain)
        })
        .button(ClubPress::Files(id), ClubLabel::Files, Style::Plain)
        .when(app.web_links().is_some(), |answer| {
            answer.button(ClubPress::Page(id), ClubLabel::Page, Style::Plain)
        }))
}

/// Gives a person a link that opens the page of an event once.
fn page(app: &App, by: Request, server: u64, id: EventId) -> Result {
    let Some(links) = app.web_links() else { return Ok(Answer::say(WebText::NoPage)) };
    let name = event_name(&app.matches().event_on(id, server)?.plan);
    let link = app.matches().make_link(by.player, id.as_target(), by.now)?;
    let answer = Answer::say(ClubText::PageLink { name });
    Ok(answer.link_button(ClubLabel::Page, links.enter(&link, &format!("/e/{}", id.0))))
}

fn join(app: &App, by: Request, id: EventId, context: &PressContext) -> Result {
    let server = context.server().unwrap_or_default();
    let name = event_name(&app.matches().event_on(id, server)?.plan);
    app.matches().register(id, by, &context.name)?;
    Ok(Answer::say(ClubText::IsIn { name }))
}

/// Ends a registration at once, since another press undoes that. Asks before a player gives up more.
fn leave(app: &App, by: Request, server: u64, id: EventId, is_sure: bool) -> Result {
    let event = app.matches().event_on(id, server)?;
    let name = event_name(&event.plan);
    if is_sure {
        app.matches().withdraw_from_event(id, by)?;
    } else if !app.matches().unregister(id, by)? {
        let own = event.entrant_of(by.player);
        let is_own = |table: &&EventTable| own.is_some_and(|one| table.entrants.contains(&one));
        let running = event.state.tables.iter().filter(|table| table.is_running());
        let count = running.filter(is_own).count();
        let press = ClubPress::Leave { id, is_sure: true };
        let answer = Answer::say(ClubText::ReallyOut { name, count });
        return Ok(answer.button(press, ClubLabel::ReallyLeave, Style::Grave));
    }
    Ok(Answer::say(ClubText::IsOut { name }))
}

/// Challenges another entrant of a ladder.
pub(crate) fn challenge(app: &App, by: Request, id: EventId, other: PlayerId) -> Result {
    app.matches().challenge_on_ladder(id, other, by)?;
    Ok(Answer::say(ClubText::LadderMade { player: mention(other) }))
}

fn files(app: &App, server: u64, id: EventId) -> Result<Answer, Refused> {
    let event = app.matches().event_on(id, server)?;
    let json = app.matches().event_json(id)?;
    let trf = app.matches().event_trf(id)?;
    let answer = Answer::say(ClubText::Files { name: event_name(&event.plan) });
    let answer = answer.attach(format!("event-{}.json", id.0), json.into_bytes());
    Ok(match trf {
        Some(trf) => answer.attach(format!("event-{}.trf", id.0), trf.into_bytes()),
        None => answer,
    })
}
