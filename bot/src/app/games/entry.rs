//! The line of a match in a list.

use matches::{Head, PlayerId};
use rules::{Arg, Join, Message};

use crate::app::answer::Result;
use crate::app::answer::args::{moment, place};
use crate::app::answer::names::computer_name;
use crate::app::context::App;
use crate::app::view::deadline;
use crate::app::view::title::{game_name, versus};
use crate::words::games::GameListText;

/// The line of a player's match, with its deadline.
pub(super) fn entry(head: &Head, player: PlayerId) -> Message {
    let entry = line(head, player);
    match head.deadline {
        Some(at) => GameListText::Waiting { entry: entry.into(), until: moment(at) }.into(),
        None => deadline::list_entry(head, entry.into()),
    }
}

/// The line of a match, without its deadline.
pub(super) fn line(head: &Head, player: PlayerId) -> GameListText {
    let (id, game) = (head.id.to_string(), game_name(head));
    let (players, place) = (versus(head), place(head.place));
    match head.is_turn_of(player) {
        true => GameListText::YourEntry { id, game, players, place },
        false => GameListText::Entry { id, game, players, place },
    }
}

/// The names of a match's players, for labels, which can't show mentions. `None` unless all are known.
pub(super) fn names(app: &App, head: &Head) -> Result<Option<Arg>> {
    Ok(names_of(head, app.matches().display_names_of(head.id, &head.players)?))
}

/// As [`names`], from the stored display names.
pub(super) fn names_of(head: &Head, known: Vec<Option<String>>) -> Option<Arg> {
    let names = known.into_iter().zip(&head.players).map(|(name, &player)| {
        computer_name(player).map(Arg::from).or_else(|| Some(Arg::plain(&name?)))
    });
    let names: Option<Vec<Arg>> = names.collect();
    let names = names.filter(|names| !names.is_empty());
    names.map(|names| Arg::list(Join::Dashes, names))
}
