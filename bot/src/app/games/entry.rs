//! The line of a match in a list.

use matches::{Head, PlayerId};
use rules::Message;

use crate::app::answer::args::{moment, place};
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

/// The line of a match.
pub(super) fn line(head: &Head, player: PlayerId) -> GameListText {
    let (id, game) = (head.id.to_string(), game_name(head));
    let (players, place) = (versus(head), place(head.place));
    match head.is_turn_of(player) {
        true => GameListText::YourEntry { id, game, players, place },
        false => GameListText::Entry { id, game, players, place },
    }
}
