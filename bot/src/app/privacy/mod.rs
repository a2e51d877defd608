//! What is stored of a person: told to them, given to them as a file, and deleted when they want it.

use matches::{By, Held, Refused};

use crate::app::answer::{Alt, Answer, Shown, Style};
use crate::app::context::App;
use crate::app::press::Press;
use crate::app::words::privacy::PrivacyText;

/// Discord takes no larger file everywhere.
const LARGEST: usize = 9 << 20;

/// Tells what is stored of somebody.
///
/// # Errors
/// The store has failed.
pub(crate) fn held(app: &App, by: By) -> Result<Answer, Refused> {
    let Held { matches, running, counting, drafts, kept, preferences } =
        app.matches().held(by.player)?;
    let told = PrivacyText::Held { matches, running, counting, drafts, kept, preferences };
    Ok(Answer::say(told)
        .line(PrivacyText::NotHeld)
        .button(Press::Export, PrivacyText::Export, Style::Main)
        .button(Press::Forget, PrivacyText::Delete, Style::Grave))
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
    let alt = Alt::Said(vec![PrivacyText::File.into()]);
    let file = Shown { name: "castellan.json", file: file.into(), alt };
    Ok(Answer::say(PrivacyText::Here).show([file]))
}

/// Asks whether everything shall be deleted, and says what it would come to.
///
/// # Errors
/// The store has failed.
pub(crate) fn ask_to_forget(app: &App, by: By) -> Result<Answer, Refused> {
    let running = app.matches().held(by.player)?.running;
    Ok(Answer::say(PrivacyText::ReallyDelete { running })
        .button(Press::ReallyForget, PrivacyText::Sure, Style::Grave)
        .button(Press::Held, PrivacyText::Keep, Style::Main))
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
