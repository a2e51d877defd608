//! Lists of matches, and which match is meant.

pub(crate) mod autocomplete;
pub(crate) mod details;
mod entry;
pub(crate) mod find;
pub(crate) mod pages;

use matches::{By, Refused};

use crate::app::answer::Answer;
use crate::app::context::App;
use crate::app::press::{GamesPress, PressContext};

/// Does what a press says.
///
/// # Errors
/// The act is refused.
pub(super) fn press(
    app: &App,
    by: By,
    press: GamesPress,
    context: &PressContext,
) -> Result<Answer, Refused> {
    match press {
        GamesPress::List { list, at } => pages::page(app, by, context.server(), list, at),
        GamesPress::Open => details::open(app, by, context.input()),
    }
}
