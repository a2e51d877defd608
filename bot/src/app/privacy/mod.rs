//! What is stored of a person: told to them, given to them as a file, and deleted when they want it.

use matches::{By, Held, Refused};

use crate::app::answer::{AltText, Answer, Picture, Style};
use crate::app::context::App;
use crate::app::press::PrivacyPress;
use crate::words::privacy::PrivacyText;

/// Discord takes no larger file everywhere.
const LARGEST: usize = 9 << 20;

/// Does what a press says.
///
/// # Errors
/// The store has failed.
pub(super) fn press(app: &App, by: By, press: PrivacyPress) -> Result<Answer, Refused> {
    match press {
        PrivacyPress::Show => stored_data(app, by),
        PrivacyPress::Export => export(app, by),
        PrivacyPress::AskToForget => ask_to_forget(app, by),
        PrivacyPress::Forget => forget(app, by),
    }
}

/// Tells what is stored of somebody.
///
/// # Errors
/// The store has failed.
pub(crate) fn stored_data(app: &App, by: By) -> Result<Answer, Refused> {
    let Held { matches, running, counting, drafts, kept, preferences } =
        app.matches().held(by.player)?;
    let told = PrivacyText::Held { matches, running, counting, drafts, kept, preferences };
    Ok(Answer::say(told)
        .line(PrivacyText::NotHeld)
        .button(PrivacyPress::Export, PrivacyText::Export, Style::Main)
        .button(PrivacyPress::AskToForget, PrivacyText::Delete, Style::Grave))
}

/// Gives somebody all that is stored of them as a file.
///
/// # Errors
/// The store has failed.
pub(crate) fn export(app: &App, by: By) -> Result<Answer, Refused> {
    let file = app.matches().own_data(by.player, by.now)?.into_bytes();
    if file.len() > LARGEST {
        return Ok(Answer::say(PrivacyText::TooMuch));
    }
    let alt = AltText::Fixed(vec![PrivacyText::File.into()]);
    let file = Picture { name: "castellan.json", file: file.into(), alt };
    Ok(Answer::say(PrivacyText::Here).show([file]))
}

/// Asks whether everything shall be deleted, and says what it would come to.
///
/// # Errors
/// The store has failed.
pub(crate) fn ask_to_forget(app: &App, by: By) -> Result<Answer, Refused> {
    let running = app.matches().held(by.player)?.running;
    Ok(Answer::say(PrivacyText::ReallyDelete { running })
        .button(PrivacyPress::Forget, PrivacyText::Sure, Style::Grave)
        .button(PrivacyPress::Show, PrivacyText::Keep, Style::Main))
}

/// Deletes everything.
///
/// # Errors
/// The store has failed.
pub(crate) fn forget(app: &App, by: By) -> Result<Answer, Refused> {
    Ok(Answer::say(PrivacyText::Forgot { matches: app.matches().forget(by.player, by.now)? }))
}

/// The player was erased from so many matches.
pub(crate) fn forgotten(matches: usize) -> Answer {
    Answer::say(PrivacyText::Forgot { matches })
}

/// How a player is erased.
pub(crate) fn how_to_forget() -> Answer {
    Answer::say(PrivacyText::HowToForget)
}
