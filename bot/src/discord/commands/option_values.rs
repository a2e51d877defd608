//! Values of a game's options as people type them, in their language or by id.

use rules::{GameOption, Message, MessageId, OptionKind, unknown_value};
use words::Language;

use crate::discord::message::markup::say;
use crate::words::common::SwitchText;
use crate::words::presenter;

/// The id of a value that was typed, or a refusal in the words of the player's language. A text is read by the game.
pub(super) fn read_value(
    option: &GameOption,
    typed: &str,
    language: Language,
) -> Result<String, Message> {
    let id = value_id(option, typed, language);
    if matches!(option.kind, OptionKind::Text(_)) || option.accepts(&id) {
        return Ok(id);
    }
    let name = presenter(language).text_here(option.help.0, Some("name"));
    let value = |value: &&str| names(option, value, language).into_iter().next();
    let values = option.kind.values().iter();
    let values = values.map(|id| value(id).unwrap_or_else(|| (*id).to_owned()));
    let refusal = unknown_value(name.as_deref().unwrap_or(option.id), values, typed.trim());
    Err(refusal.message().clone())
}

/// The id of a value that was typed by its name. Anything else stays as it is.
///
/// A person's language here may differ from that in Discord, so the names of all languages count.
fn value_id(option: &GameOption, typed: &str, language: Language) -> String {
    let typed = typed.trim();
    let lower = typed.to_lowercase();
    let values = option.kind.values();
    let named = |language: Language| {
        values.iter().copied().find(|value| names(option, value, language).contains(&lower))
    };
    let id = || values.iter().copied().find(|value| *value == lower);
    let found = named(language).or_else(id).or_else(|| Language::ALL.into_iter().find_map(named));
    found.unwrap_or(typed).to_owned()
}

/// The names of a value in a language, in lower case.
fn names(option: &GameOption, value: &str, language: Language) -> Vec<String> {
    let named = |id: MessageId| presenter(language).text_here(id.0, Some("name"));
    let title = option.title(value).map(|title| say(title, language));
    let switch = switch(option, value).map(|switch| say(switch, language));
    let names = [option.description(value).and_then(named), title, switch];
    names.into_iter().flatten().map(|name| name.to_lowercase()).collect()
}

/// The word for the value of a flag.
pub(super) fn switch(option: &GameOption, value: &str) -> Option<SwitchText> {
    match (option.kind, value) {
        (OptionKind::Flag, "on") => Some(SwitchText::On),
        (OptionKind::Flag, _) => Some(SwitchText::Off),
        (OptionKind::Choice(_) | OptionKind::Text(_), _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(game: &str, id: &str, typed: &str, expected: &str) {
        let game = ::games::find_by_name(game).unwrap();
        let option = game.info().option(id).unwrap();
        assert_eq!(value_id(option, typed, Language::German), expected, "{typed}");
    }

    #[test]
    fn values_are_read_by_their_names_and_by_their_ids() {
        check("kastell", "trees", "Zufall", "random");
        check("kastell", "trees", "random", "random");
        check("kastell", "trees", "c3,d6,g4", "c3,d6,g4");
        check("castle-keep", "towers", "an", "on");
        check("castle-keep", "version", "Imperium", "empire");
        check("castle-keep", "version", "Nonsens", "Nonsens");
    }

    #[test]
    fn a_refusal_names_the_option_and_its_values_in_the_players_language() {
        let game = ::games::find_by_name("castle-keep").unwrap();
        let option = game.info().option("towers").unwrap();
        let refusal = read_value(option, "vielleicht", Language::German).unwrap_err();
        let expected = "`vielleicht` geht bei der Option `türme` nicht. Zur Wahl stehen: aus, an.";
        assert_eq!(say(refusal, Language::German), expected);
        for (typed, expected) in [("an", "on"), ("yes", "yes"), ("off", "off")] {
            assert_eq!(read_value(option, typed, Language::German).as_deref(), Ok(expected));
        }
    }

    #[test]
    fn values_are_read_by_their_names_in_other_languages() {
        check("kastell", "trees", "hasard", "random");
        check("castle-keep", "towers", "på", "on");
        check("castles", "board", "stort", "large");
    }
}
