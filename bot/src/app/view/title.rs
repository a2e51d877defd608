//! Titles of matches: the game, the players and their seats.

use matches::{Head, PlayerId};
use rules::{Arg, Game, GameView, Join, Message, OptionValues};

use crate::app::answer::args::{mentions, seated};
use crate::app::view::narration::game;
use crate::words::board::BoardText;

/// The name of a match's game, with its version if several games share the name.
pub(crate) fn game_name(head: &Head) -> Message {
    match game(head) {
        Some(game) => game_name_with(game, Some(&head.options)),
        None => Message::plain(&head.game),
    }
}

/// The name of a game with these options.
pub(crate) fn game_name_with(game: &dyn Game, options: Option<&OptionValues>) -> Message {
    let info = game.info();
    let game = Message::plain(info.name);
    let titles = info.options.iter().filter_map(|option| option.title(options?.get(option.id)?));
    match titles.into_iter().next() {
        Some(version) => BoardText::Version { game, version: version.into() }.into(),
        None => game,
    }
}

/// The players as a list in a sentence.
pub(crate) fn player_list(players: &[PlayerId]) -> Arg {
    match players {
        [] => BoardText::Nobody.into(),
        players => mentions(Join::And, players),
    }
}

/// The players as opponents: "Ada – Ben".
pub(crate) fn versus(head: &Head) -> Arg {
    mentions(Join::Dashes, &head.players)
}

/// The title of a match: game, number, players and seats.
pub(crate) fn match_title(head: &Head, sight: &dyn GameView) -> BoardText {
    BoardText::Title {
        game: game_name(head),
        id: head.id.to_string(),
        players: seat_list(head, sight),
    }
}

/// The players with the names of their seats.
pub(crate) fn seat_list(head: &Head, sight: &dyn GameView) -> Arg {
    let players = head.players.iter().zip(sight.seat_names());
    Arg::list(Join::Dashes, players.map(|(&player, seat)| seated(player, seat)))
}
