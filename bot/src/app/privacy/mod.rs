//! A person's stored data: shown, exported as a file, and deleted on request.

use matches::{Request, StoredData};

use crate::app::answer::{AltText, Answer, Picture, Result, Style};
use crate::app::context::App;
use crate::app::press::{PrivacyPress, WebPress};
use crate::app::state::seen_locales::LocaleOwner;
use crate::words::privacy::PrivacyText;
use crate::words::web::WebText;

/// The largest file, in bytes, that Discord accepts everywhere.
const LARGEST: usize = 9 << 20;

pub(super) fn press(app: &App, by: Request, press: PrivacyPress) -> Result {
    match press {
        PrivacyPress::Show => stored_data(app, by),
        PrivacyPress::Export => export(app, by),
        PrivacyPress::AskToForget => ask_to_forget(app, by),
        PrivacyPress::Forget => forget(app, by),
    }
}

/// Shows a person a summary of their stored data.
pub(crate) fn stored_data(app: &App, by: Request) -> Result {
    let StoredData { matches, running, counting, drafts, kept, preferences, puzzles } =
        app.matches().stored_data(by.player)?;
    let told = PrivacyText::Held { matches, running, counting, drafts, kept, preferences, puzzles };
    let count = app.matches().count_sessions(by.player, by.now)?;
    let answer = Answer::say(told)
        .lines((count > 0).then_some(WebText::Sessions { count }))
        .line(PrivacyText::NotHeld)
        .button(PrivacyPress::Export, PrivacyText::Export, Style::Main)
        .button(PrivacyPress::AskToForget, PrivacyText::Delete, Style::Grave);
    Ok(answer.when(count > 0, |answer| {
        answer.button(WebPress::EndSessions, WebText::EndSessions, Style::Plain)
    }))
}

/// Exports all stored data of a person as a file.
pub(crate) fn export(app: &App, by: Request) -> Result {
    let file = app.matches().export_data(by.player, by.now)?.into_bytes();
    if file.len() > LARGEST {
        return Ok(Answer::say(PrivacyText::TooMuch));
    }
    let alt = AltText::Fixed(vec![PrivacyText::File.into()]);
    let file = Picture { name: "castellan.json", file: file.into(), alt };
    Ok(Answer::say(PrivacyText::Here).show([file]))
}

/// Asks for confirmation to delete all data, and says what follows for running matches.
pub(crate) fn ask_to_forget(app: &App, by: Request) -> Result {
    let running = app.matches().stored_data(by.player)?.running;
    Ok(Answer::say(PrivacyText::ReallyDelete { running })
        .button(PrivacyPress::Forget, PrivacyText::Sure, Style::Grave)
        .button(PrivacyPress::Show, PrivacyText::Keep, Style::Main))
}

pub(crate) fn forget(app: &App, by: Request) -> Result {
    let matches = app.matches().erase(by.player, by.now)?;
    app.seen_locales().forget(LocaleOwner::Person(by.player.0));
    Ok(Answer::say(PrivacyText::Forgot { matches }))
}

#[cfg(test)]
mod tests {
    use matches::{Key, PlayerId, PreferenceOwner, Timestamp};
    use words::Language;

    use super::*;
    use crate::app::settings::language_settings::Locales;
    use crate::app::testing;
    use crate::app::view::languages::{LOCALE, stored};
    use crate::words::say_in_english;

    #[test]
    fn the_language_of_a_person_is_stored_again_after_their_data_was_deleted() {
        let app = testing::app();
        let by = Request { player: PlayerId(1), key: Key(1), now: Timestamp(1) };
        let language = || {
            let known = app.matches().preferences(PreferenceOwner::Player(by.player)).unwrap();
            stored(&known, LOCALE)
        };
        let locales = Locales { person: Language::Swedish, server: None };
        locales.note(&app, by.player, None).unwrap();
        forget(&app, by).unwrap();
        assert_eq!(language(), None);
        locales.note(&app, by.player, None).unwrap();
        assert_eq!(language(), Some(Language::Swedish));
    }

    #[test]
    fn a_match_that_others_can_play_on_is_not_said_to_end() {
        for running in [1, 2] {
            let asked = say_in_english(PrivacyText::ReallyDelete { running });
            assert!(asked.contains("unless others can play on"), "{asked}");
        }
    }
}
