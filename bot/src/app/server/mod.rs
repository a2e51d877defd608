//! What administrators settle: house rules and moderation.

pub(crate) mod moderation;
pub(crate) mod setup;

use matches::{By, Refused};

use crate::app::answer::Answer;
use crate::app::context::App;
use crate::app::press::{ServerPress, Standpoint};

/// Does what a press says.
///
/// # Errors
/// The act is refused.
pub(super) fn press(
    app: &App,
    by: By,
    press: ServerPress,
    from: Standpoint,
) -> Result<Answer, Refused> {
    match press {
        ServerPress::EndMatch(id) => moderation::end_match(app, by, id, from),
    }
}
