//! Lists of matches, and finding the match that a command is about.

pub(crate) mod autocomplete;
pub(crate) mod details;
mod entry;
pub(crate) mod find;
pub(crate) mod pages;

use matches::Request;

use crate::app::answer::Result;
use crate::app::context::App;
use crate::app::press::{GamesPress, PressContext};

pub(super) fn press(app: &App, by: Request, press: GamesPress, context: &PressContext) -> Result {
    match press {
        GamesPress::List { list, at } => pages::page(app, by, context.server(), list, at),
        GamesPress::Open => details::open(app, by, context.input()),
    }
}
