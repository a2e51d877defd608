//! Values of a game's options as people type them, in their language or by id.

use rules::{GameOption, MessageId, OptionKind};
use words::Language;

use crate::discord::message::markup::say;
use crate::words::common::SwitchText;
use crate::words::presenter;

/// The id of a value that was typed by its name. Anything else stays as it is.
///
/// A person's language here may differ from that in Discord, so the names of all languages count.
pub(super) fn value_id(option: &GameOption, typed: &str, language: Language) -> String {
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
    let switch = match (option.kind, value) {
        (OptionKind::Flag, "on") => Some(say(SwitchText::On, language)),
        (OptionKind::Flag, _) => Some(say(SwitchText::Off, language)),
        (OptionKind::Choice(_) | OptionKind::Text(_), _) => None,
    };
    let names = [option.description(value).and_then(named), title, switch];
    names.into_iter().flatten().map(|name| name.to_lowercase()).collect()
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
    fn values_are_read_by_their_names_in_other_languages() {
        check("kastell", "trees", "hasard", "random");
        check("castle-keep", "towers", "på", "on");
        check("castles", "board", "stort", "large");
    }
}
