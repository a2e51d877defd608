//! Options of a match in words.

use rules::{Game, Message, OptionKind};

use crate::words::common::SwitchText;

/// An option and its value, each as a message with a name.
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
        let described = option.description(value).map(Message::from);
        let value = described.unwrap_or_else(|| match (option.kind, value) {
            (OptionKind::Flag, "on") => SwitchText::On.into(),
            (OptionKind::Flag, _) => SwitchText::Off.into(),
            (OptionKind::Choice(_) | OptionKind::Text(_), value) => Message::plain(value),
        });
        Self { option: option.help.into(), value }
    }
}
