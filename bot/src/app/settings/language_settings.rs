//! The languages in the settings of people and servers, and the languages that Discord names.

use std::collections::BTreeMap;

use matches::{PlayerId, PreferenceOwner, Request};
use words::{Language, Plainly};

use crate::app::answer::{Answer, Choice, Result, Style};
use crate::app::context::App;
use crate::app::press::SettingsPress;
use crate::app::state::seen_locales::LocaleOwner;
use crate::app::view::languages::{CHOSEN, LOCALE, stored};
use crate::words::say;
use crate::words::server::HouseRuleText;
use crate::words::settings::SettingText;

/// The menu choice for the language of Discord.
const AS_IN_DISCORD: &str = "discord";

/// The languages that Discord names in an interaction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Locales {
    pub(crate) person: Language,
    pub(crate) server: Option<Language>,
}

impl Locales {
    /// Stores the languages that have changed.
    pub(crate) fn note(self, app: &App, player: PlayerId, server: Option<u64>) -> Result<()> {
        let person = (PreferenceOwner::Player(player), LocaleOwner::Person(player.0));
        note(app, person.0, person.1, self.person)?;
        match server.zip(self.server) {
            Some((server, language)) => {
                let owner = PreferenceOwner::Server(server);
                note(app, owner, LocaleOwner::Server(server), language)
            }
            None => Ok(()),
        }
    }
}

fn note(app: &App, owner: PreferenceOwner, seen_as: LocaleOwner, language: Language) -> Result<()> {
    if !app.seen_locales().is_new(seen_as, language) {
        return Ok(());
    }
    let known = app.matches().preferences(owner)?;
    if stored(&known, LOCALE) != Some(language) {
        app.matches().set_preference(owner, LOCALE, language.code())?;
    }
    app.seen_locales().remember(seen_as, language);
    Ok(())
}

/// Forgets the noted language of a server, so that the next interaction there notes it again.
pub(crate) fn forget_server(app: &App, server: u64) {
    app.seen_locales().forget(LocaleOwner::Server(server));
}

/// Adds the line about the language, and the button to change it, to a person's settings.
pub(crate) fn with_language(app: &App, by: Request, answer: Answer) -> Result {
    let answer = answer.line(own_line(app, by)?);
    Ok(answer.button(SettingsPress::ShowLanguages, SettingText::OpenLanguages, Style::Plain))
}

/// Shows the languages to choose from.
pub(crate) fn panel(app: &App, by: Request) -> Result {
    let languages = Language::ALL.map(|language| Choice::new(language.code(), language.name()));
    let as_in_discord = Choice::new(AS_IN_DISCORD, SettingText::AsInDiscord);
    let choices = [as_in_discord].into_iter().chain(languages).collect();
    let answer = Answer::say(own_line(app, by)?);
    Ok(answer.menu(SettingsPress::Language, SettingText::AskLanguage, choices))
}

fn own_line(app: &App, by: Request) -> Result<SettingText> {
    let known = app.matches().preferences(PreferenceOwner::Player(by.player))?;
    Ok(match stored(&known, CHOSEN) {
        Some(chosen) => SettingText::Language { language: chosen.name() },
        None => SettingText::LanguageOfDiscord { language: of_discord(&known).name() },
    })
}

fn of_discord(preferences: &BTreeMap<String, String>) -> Language {
    stored(preferences, LOCALE).unwrap_or_default()
}

/// The languages to choose from, each with its label for this reader and its value in a command.
pub(crate) fn choices(reader: Language) -> Vec<(String, &'static str)> {
    let as_in_discord = say(SettingText::AsInDiscord, reader, &Plainly);
    let languages = Language::ALL.into_iter();
    let languages = languages.map(|language| (language.name().to_owned(), language.code()));
    [(as_in_discord, AS_IN_DISCORD)].into_iter().chain(languages).collect()
}

/// The value of a language that was typed by its name, its code or the label of its choice. `None` if it is unreadable.
pub(crate) fn read_choice(typed: &str) -> Option<&'static str> {
    let typed = typed.trim().to_lowercase();
    // The label for Discord's language is in the reader's language, so the labels of all readers count.
    let mut known = Language::ALL.into_iter().flat_map(choices);
    let found = known.find(|(label, value)| label.to_lowercase() == typed || *value == typed);
    let value = found.map(|(_, value)| value);
    value.or_else(|| Language::of_locale(&typed).map(Language::code))
}

/// Sets a person's language. Returns whether the input was valid.
pub(crate) fn choose(app: &App, by: Request, input: Option<&str>) -> Result<bool> {
    set(app, PreferenceOwner::Player(by.player), input)
}

/// Sets a server's language. Returns whether the input was valid.
pub(crate) fn choose_for_server(app: &App, server: u64, input: &str) -> Result<bool> {
    set(app, PreferenceOwner::Server(server), Some(input))
}

fn set(app: &App, owner: PreferenceOwner, input: Option<&str>) -> Result<bool> {
    let value = match input {
        Some(AS_IN_DISCORD) => "",
        Some(code) if code.parse::<Language>().is_ok() => code,
        Some(_) | None => return Ok(false),
    };
    app.matches().set_preference(owner, CHOSEN, value)?;
    Ok(true)
}

/// The line about the language in a server's settings.
pub(crate) fn server_line(app: &App, server: u64) -> Result<HouseRuleText> {
    let known = app.matches().preferences(PreferenceOwner::Server(server))?;
    Ok(match stored(&known, CHOSEN) {
        Some(chosen) => HouseRuleText::Language { language: chosen.name() },
        None => HouseRuleText::LanguageOfDiscord { language: of_discord(&known).name() },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_read_by_their_names_codes_and_labels() {
        for (typed, expected) in [
            ("Deutsch", Some("de")),
            (" español ", Some("es")),
            ("FR", Some("fr")),
            ("nl", Some("nl")),
            ("sv-SE", Some("sv")),
            ("discord", Some(AS_IN_DISCORD)),
            ("Klingon", None),
            ("", None),
        ] {
            assert_eq!(read_choice(typed), expected, "{typed}");
        }
        for reader in Language::ALL {
            let label = say(SettingText::AsInDiscord, reader, &Plainly);
            assert_eq!(read_choice(&label), Some(AS_IN_DISCORD), "{label}");
        }
    }
}
