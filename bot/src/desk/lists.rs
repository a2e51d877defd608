//! Lists of matches: mine with whose turn it is, and what can be watched on a server.

use data::{By, Filter, Head, MatchId, Page, PlayerId, Refused};

use super::answer::{Answer, Style};
use super::at_hand::Desk;
use super::boards::{name, versus};
use super::marks::{distance, place};
use super::press::Press;

/// How many matches are listed.
const LISTED: Page = Page { after: None, most: 12 };

/// How many matches of a person or a server are looked through.
pub(super) const MANY: Page = Page { after: None, most: 100 };

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
    let mut answer = Answer::say("**Your matches**");
    if own.is_empty() {
        answer = answer.line("None yet. `/challenge` somebody!");
    }
    answer = own.iter().fold(answer, |answer, head| answer.line(entry(head, by.player)));
    if let Some(server) = server {
        answer = watched(desk, by, server)?.into_iter().fold(answer, Answer::line);
    }
    let turns = own.iter().filter(|head| head.is_turn_of(by.player)).take(BUTTONS);
    Ok(turns.fold(answer, |answer, head| {
        answer.button(Press::Move(head.id), &format!("Move in {}", head.id), Style::Main)
    }))
}

/// What others play on a server, under a heading.
fn watched(desk: &Desk, by: By, server: u64) -> Result<Vec<String>, Refused> {
    let all = desk.matches().matches_in(server, Filter::Running, LISTED)?;
    let others = all.iter().filter(|head| head.seat_of(by.player).is_none());
    let mut lines: Vec<String> = others.map(|head| line(head, by.player)).collect();
    if !lines.is_empty() {
        lines.insert(0, "**To watch on this server**".into());
    }
    Ok(lines)
}

fn entry(head: &Head, player: PlayerId) -> String {
    let waits = head.deadline.map(|at| format!(" · waits for players until {}", distance(at)));
    format!("{}{}", line(head, player), waits.unwrap_or_default())
}

/// A match in a line of a list.
pub(super) fn line(head: &Head, player: PlayerId) -> String {
    let turn = if head.is_turn_of(player) { " · **your turn**" } else { "" };
    format!("{} **{}** · {}{turn} · {}", head.id, name(head), versus(head), place(head.place))
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
    let labels = heads.iter().map(|head| {
        let turn = if head.is_turn_of(player) { " — your turn" } else { "" };
        (head.id, format!("{} {}{turn}", head.id, name(head)))
    });
    Ok(labels.filter(|(_, label)| label.to_lowercase().contains(&typed)).collect())
}
