//! House rules and moderation of a server.

pub(crate) mod house_rules;
pub(crate) mod moderation;
pub(crate) mod setup;

use matches::Request;

use crate::app::answer::Result;
use crate::app::context::App;
use crate::app::press::{ServerPress, Standpoint};

pub(super) fn press(app: &App, by: Request, press: ServerPress, from: Standpoint) -> Result {
    match press {
        ServerPress::EndMatch(id) => moderation::end_match(app, by, id, from),
    }
}
