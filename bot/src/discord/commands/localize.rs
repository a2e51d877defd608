//! Names and descriptions of commands in every language, from the message files.
//!
//! The message `command-<name>` describes a command, and `option-<command>-<name>` an option. The attribute `name` of a
//! message is the translated name. A game's own options use messages of the game.

use std::borrow::Cow;
use std::collections::BTreeMap;

use poise::serenity_prelude as serenity;
use rules::{Info, Message};
use words::Language;

use crate::app::answer::shorten;
use crate::discord::commands::autocomplete::CHOICE_LIMIT;
use crate::discord::commands::command_types::Command;
use crate::discord::message::markup::say;
use crate::discord::session::Session;
use crate::words::discord::Say;
use crate::words::presenter;

type Parameter = poise::CommandParameter<Session, serenity::Error>;
type Localizations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// The attribute of a message that holds the translated name.
const NAME: &str = "name";

/// The prefix of message ids for options.
const SHARED: &str = "option";

/// The message with the name of the context menu's entry.
const MENU_ENTRY: &str = "command-invite";

/// The names of the context menu's entry, by Discord's locales.
pub(super) fn menu_entry_names() -> BTreeMap<&'static str, String> {
    translations(MENU_ENTRY, None, "").into_iter().collect()
}

/// Sets the names and descriptions of a command, its options and its subcommands.
pub(super) fn localize(command: &mut Command) {
    let id = format!("command-{}", command.name);
    describe(command, &id);
    name(command, &id);
    let path = command.name.to_string();
    command.parameters.iter_mut().for_each(|option| localize_option(option, &path));
    for subcommand in &mut command.subcommands {
        match ::games::find_by_name(&subcommand.name).or_else(|| ::games::find(&subcommand.name)) {
            Some(game) => localize_challenge(subcommand, game.info()),
            None => {
                let id = format!("command-{path}-{}", subcommand.name);
                describe(subcommand, &id);
                name(subcommand, &id);
                subcommand.parameters.iter_mut().for_each(|option| localize_option(option, &path));
            }
        }
    }
}

/// Sets the texts of a game's subcommand, except its name, which is the same in every language.
fn localize_challenge(command: &mut Command, info: &'static Info) {
    describe(command, info.summary.0);
    for parameter in &mut command.parameters {
        match info.option(&parameter.name) {
            Some(option) => set(parameter, option.help.0, ""),
            None => localize_option(parameter, "challenge"),
        }
    }
}

fn describe(command: &mut Command, id: &str) {
    if let Some(english) = presenter(Language::English).text_here(id, None) {
        command.description = Some(english.into());
    }
    command.description_localizations = localizations(id, None, "");
}

fn name(command: &mut Command, id: &str) {
    command.name_localizations = localizations(id, Some(NAME), "");
}

fn localize_option(parameter: &mut Parameter, command: &str) {
    let english = presenter(Language::English);
    // `opponent2` to `opponent7` share their texts, and the number follows the translated name.
    let digits = parameter.name.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let (suffix, plain) = (digits.to_owned(), parameter.name.trim_end_matches(digits).to_owned());
    let own = match suffix.is_empty() {
        true => format!("{SHARED}-{command}-{plain}"),
        false => format!("{SHARED}-{command}-another"),
    };
    let id = match english.text_here(&own, None) {
        Some(_) => own,
        None => format!("{SHARED}-{plain}"),
    };
    set(parameter, &id, &suffix);
    for choice in parameter.choices.to_mut() {
        let id = format!("choice-{}", choice.name.replace(' ', "-"));
        choice.localizations = localizations(&id, None, "");
    }
}

fn set(parameter: &mut Parameter, id: &str, suffix: &str) {
    if let Some(english) = presenter(Language::English).text_here(id, None) {
        parameter.description = Some(english.into());
    }
    parameter.description_localizations = localizations(id, None, "");
    parameter.name_localizations = localizations(id, Some(NAME), suffix);
}

fn localizations(id: &str, attribute: Option<&str>, suffix: &str) -> Localizations {
    let all = translations(id, attribute, suffix).into_iter();
    all.map(|(locale, text)| (locale.into(), text.into())).collect()
}

/// The texts of a message in all languages but English, by Discord's locales.
fn translations(id: &str, attribute: Option<&str>, suffix: &str) -> Vec<(&'static str, String)> {
    let languages = Language::ALL.into_iter().filter_map(|language| {
        let text = presenter(language).text_here(id, attribute)?;
        Some((locale(language)?, format!("{text}{suffix}")))
    });
    languages.collect()
}

/// The message that an option can't be read, with the option's name in this language.
pub(super) fn bad_option(command: &str, option: &str, language: Language) -> Say {
    let id = format!("{SHARED}-{command}-{option}");
    let name = presenter(language).text_here(&id, Some(NAME));
    Say::BadOption { option: name.unwrap_or_else(|| option.to_owned()) }
}

/// The label of a choice in English, and in the other languages by Discord's locales.
pub(super) fn choice(label: Message) -> (String, Vec<(&'static str, String)>) {
    let said = |language| shorten(&say(label.clone(), language), CHOICE_LIMIT);
    let others = Language::ALL.into_iter();
    let others = others.filter_map(|language| Some((locale(language)?, said(language))));
    (said(Language::English), others.collect())
}

/// Discord's locale of a language. `None` for English, the language in which commands are registered.
fn locale(language: Language) -> Option<&'static str> {
    match language {
        Language::English => None,
        Language::Swedish => Some("sv-SE"),
        Language::French => Some("fr"),
        Language::German => Some("de"),
        Language::Dutch => Some("nl"),
        // Discord falls back from es-419 to this locale.
        Language::Spanish => Some("es-ES"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unreadable_option_is_named_as_its_reader_sees_it() {
        for (command, option, german) in [
            ("board", "side", "seite"),
            ("puzzle", "about", "thema"),
            ("challenge", "posts", "beiträge"),
            ("setup", "language", "sprache"),
        ] {
            let said = |language| say(bad_option(command, option, language), language);
            assert!(said(Language::German).contains(&format!("`{german}`")), "{option}");
            assert!(said(Language::English).contains(&format!("`{option}`")), "{option}");
        }
        let unknown = say(bad_option("challenge", "trees", Language::German), Language::German);
        assert!(unknown.contains("`trees`"), "{unknown}");
    }
}
