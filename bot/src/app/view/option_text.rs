//! Options of a match in words.

use matches::Head;
use rules::{Arg, Game, GameOption, Join, Message, OptionKind};

use crate::app::view::narration::game;
use crate::words::challenge::LobbyText;
use crate::words::common::SwitchText;

/// An option and its value in words.
#[derive(Debug)]
pub(crate) struct OptionText {
    pub(crate) option: Message,
    pub(crate) value: Message,
}

impl OptionText {
    /// The texts of an option of a game. An option of an older version is shown as it is stored.
    pub(crate) fn new(game: Option<&dyn Game>, id: &str, value: &str) -> Self {
        let Some(option) = game.and_then(|game| game.info().option(id)) else {
            return Self { option: Message::plain(id), value: Message::plain(value) };
        };
        // If a text has more than letters, such as squares, its description is only an example for typing.
        let is_example =
            matches!(option.kind, OptionKind::Text(_)) && !value.chars().all(char::is_alphabetic);
        let described = option.description(value).filter(|_| !is_example).map(Message::from);
        let value = described.unwrap_or_else(|| match (option.kind, value) {
            (OptionKind::Flag, "on") => SwitchText::On.into(),
            (OptionKind::Flag, _) => SwitchText::Off.into(),
            (OptionKind::Choice(_) | OptionKind::Text(_), value) => Message::plain(value),
        });
        Self { option: option.help.into(), value }
    }
}

/// The line with the options that differ from the defaults.
pub(crate) fn options_line(head: &Head) -> Option<LobbyText> {
    changed_options(head).map(|options| LobbyText::Options { options })
}

/// The sentence about the options that differ from the defaults, for alternative texts.
pub(crate) fn options_sentence(head: &Head) -> Option<Message> {
    changed_options(head).map(|options| LobbyText::PlayedWith { options }.into())
}

fn changed_options(head: &Head) -> Option<Arg> {
    let game = game(head)?;
    let chosen = head.options.iter().filter(|(id, value)| {
        // An option with titles is part of the game's name.
        let is_new =
            |option: &GameOption| option.default != value.as_str() && option.titles.is_empty();
        game.info().option(id).is_some_and(is_new)
    });
    let chosen: Vec<LobbyText> = chosen
        .map(|(id, value)| {
            let OptionText { option, value } = OptionText::new(Some(game), id, value);
            LobbyText::Option { option, value }
        })
        .collect();
    (!chosen.is_empty()).then(|| Arg::list(Join::Dots, chosen))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::say_in_english;

    fn said(option: &str, value: &str) -> String {
        let game = games::find("kastell");
        let OptionText { option, value } = OptionText::new(game, option, value);
        say_in_english(LobbyText::Option { option, value })
    }

    #[test]
    fn options_are_said_in_the_words_of_the_game() {
        let picker = "Who chooses the next piece: your opponent names the piece you must build";
        assert_eq!(said("picker", "opponent"), picker);
        assert_eq!(said("trees", "random"), "Where the three trees stand: at random");
        let squares = "Where the three trees stand: c3,d6,g4";
        assert_eq!(said("trees", "c3,d6,g4"), squares, "the example of the option's list");
    }
}
