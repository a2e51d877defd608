//! A person's stored data: shown, exported as a file, and deleted on request.

use matches::{Request, StoredData};

use crate::app::answer::{AltText, Answer, Picture, Result, Style};
use crate::app::context::App;
use crate::app::press::{PrivacyPress, WebPress};
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
    Ok(Answer::say(PrivacyText::Forgot { matches: app.matches().erase(by.player, by.now)? }))
}
