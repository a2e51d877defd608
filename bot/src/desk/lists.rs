//! Lists of matches: mine with whose turn it is, and what can be watched on a server.

use data::{By, Filter, Head, MatchId, PlayerId, Refused};
use rules::Message;
use words::Plainly;

use super::answer::{Answer, Style};
use super::at_hand::Desk;
use super::boards::{name, versus};
use super::marks::{moment, place};
use super::press::Press;
use super::until;
use super::words::{Label, Page};
use crate::words::say;

/// How many matches are listed.
const LISTED: data::Page = data::Page { after: None, most: 12 };

/// How many matches of a person or a server are looked through.
pub(super) const MANY: data::Page = data::Page { after: None, most: 100 };

/// How many of those that wait for a move get a button.
const BUTTONS: usize = 5;

/// The matches of somebody, and those to watch on the server where they ask.
///
/// # Errors
/// The store has failed.
pub(crate) fn matches(desk: &Desk, by: By, server: Option<u64>) -> Result<Answer, Refused> {
    let mut own = desk.matches().matches_of(by.player, Filter::Running, LISTED)?;
    own.extend(desk.matches().matches_of(by.player, Filter::Lobby, LISTED)?);
    // What waits for me comes first.
    own.sort_by_key(|head| !head.is_turn_of(by.player));
    let mut answer = Answer::say(Page::Yours);
    if own.is_empty() {
        answer = answer.line(Page::NoneYet);
    }
    answer = own.iter().fold(answer, |answer, head| {
        answer.line(until::entry(head, entry(head, by.player).into()))
    });
    if let Some(server) = server {
        answer = watched(desk, by, server)?.into_iter().fold(answer, Answer::line);
    }
    let turns = own.iter().filter(|head| head.is_turn_of(by.player)).take(BUTTONS);
    Ok(turns.fold(answer, |answer, head| {
        answer.button(Press::Move(head.id), Label::MoveIn { id: head.id.to_string() }, Style::Main)
    }))
}

/// What others play on a server, under a heading.
fn watched(desk: &Desk, by: By, server: u64) -> Result<Vec<Message>, Refused> {
    let all = desk.matches().matches_in(server, Filter::Running, LISTED)?;
    let others = all.iter().filter(|head| head.seat_of(by.player).is_none());
    let mut lines: Vec<Message> =
        others.map(|head| until::entry(head, line(head, by.player).into())).collect();
    if !lines.is_empty() {
        lines.insert(0, Page::ToWatch.into());
    }
    Ok(lines)
}

fn entry(head: &Head, player: PlayerId) -> Page {
    let entry = line(head, player);
    match head.deadline {
        Some(at) => Page::Waiting { entry: entry.into(), until: moment(at) },
        None => entry,
    }
}

/// A match in a line of a list.
pub(super) fn line(head: &Head, player: PlayerId) -> Page {
    let (id, game) = (head.id.to_string(), name(head));
    let (players, place) = (versus(head), place(head.place));
    match head.is_turn_of(player) {
        true => Page::YourEntry { id, game, players, place },
        false => Page::Entry { id, game, players, place },
    }
}

/// The running matches of somebody whose label has these words in it, for choosing one while typing.
///
/// # Errors
/// The store has failed.
pub(crate) fn labels(
    desk: &Desk,
    player: PlayerId,
    typed: &str,
) -> Result<Vec<(MatchId, String)>, Refused> {
    let typed = typed.trim().trim_start_matches('#').to_lowercase();
    let heads = desk.matches().matches_of(player, Filter::Running, MANY)?;
    let labels = heads.iter().map(|head| (head.id, label(head, player)));
    Ok(labels.filter(|(_, label)| label.to_lowercase().contains(&typed)).collect())
}

/// A match as a choice while somebody types.
fn label(head: &Head, player: PlayerId) -> String {
    let (id, game) = (head.id.to_string(), name(head));
    let label = match head.is_turn_of(player) {
        true => Page::YourChoice { id, game },
        false => Page::Choice { id, game },
    };
    say(label, &Plainly)
}
