//! Lists of matches: a match in a line, and as a choice while somebody types.

pub(crate) mod details;
pub(crate) mod find;
pub(crate) mod pages;

use matches::{Filter, Head, MatchId, PlayerId, Refused};
use rules::Message;
use words::Plainly;

use crate::app::answer::mention::{moment, place};
use crate::app::context::App;
use crate::app::view::board::{name, versus};
use crate::app::view::deadline;
use crate::app::words::Page;
use crate::words::say;

/// How many matches of a person or a server are looked through.
pub(super) const MANY: matches::Page = matches::Page { after: None, most: 100 };

/// A match of somebody in a line, with what they wait for.
fn entry(head: &Head, player: PlayerId) -> Message {
    let entry = line(head, player);
    match head.deadline {
        Some(at) => Page::Waiting { entry: entry.into(), until: moment(at) }.into(),
        None => deadline::entry(head, entry.into()),
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
    app: &App,
    player: PlayerId,
    typed: &str,
) -> Result<Vec<(MatchId, String)>, Refused> {
    let typed = typed.trim().trim_start_matches('#').to_lowercase();
    let heads = app.matches().matches_of(player, Filter::Running, MANY)?;
    let labels = heads.iter().map(|head| (head.id, label(head, player)));
    Ok(labels.filter(|(_, label)| label.to_lowercase().contains(&typed)).collect())
}

/// The same with the matches that are played on a server.
///
/// # Errors
/// The store has failed.
pub(crate) fn labels_here(
    app: &App,
    (player, server): (PlayerId, Option<u64>),
    typed: &str,
) -> Result<Vec<(MatchId, String)>, Refused> {
    let mut all = labels(app, player, typed)?;
    let Some(server) = server else { return Ok(all) };
    let typed = typed.trim().trim_start_matches('#').to_lowercase();
    let here = app.matches().matches_in(server, Filter::Running, MANY)?;
    let labels = here.iter().map(|head| (head.id, label(head, player)));
    let fitting = labels.filter(|(_, label)| label.to_lowercase().contains(&typed));
    let known: Vec<_> = all.iter().map(|(id, _)| *id).collect();
    all.extend(fitting.filter(|(id, _)| !known.contains(id)));
    Ok(all)
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
