//! The line that says that a match begins.

use matches::Head;

use crate::app::view::title::game_name;
use crate::words::challenge::LobbyText;

/// The line has no link and promises no thread. In a voice channel, or without permission, no thread opens.
pub(super) fn begins(head: &Head) -> LobbyText {
    let (game, id) = (game_name(head), head.id.to_string());
    match head.place.server {
        Some(_) => LobbyText::Begins { game, id },
        None => LobbyText::BeginsHere { game, id },
    }
}
