//! The setting to ask a player before a button plays a final move.

use matches::{PreferenceOwner, Request};

use crate::app::answer::{Answer, Result};
use crate::app::context::App;
use crate::app::press::SettingsPress;
use crate::app::view::panel::{ASKED, is_asked};
use crate::words::play::PlayText;

pub(crate) fn set_asked(app: &App, by: Request, is_asked: bool) -> Result<()> {
    let value = if is_asked { "" } else { "off" };
    app.matches().set_preference(PreferenceOwner::Player(by.player), ASKED, value)
}

/// Adds a button that turns confirmations on again, if the player has turned them off.
pub(crate) fn with_ask_again(app: &App, by: Request, answer: Answer) -> Result {
    let preferences = app.matches().preferences(PreferenceOwner::Player(by.player))?;
    Ok(match is_asked(&preferences) {
        true => answer,
        false => answer.plain_action(SettingsPress::AskAgain, PlayText::AskAgain),
    })
}
