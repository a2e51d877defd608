//! Lets moderators of a server end other people's matches.

use matches::{MatchId, PreferenceOwner, Refused, Request};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{ServerPress, Standpoint};
use crate::app::view::title::{game_name, versus};
use crate::words::server::ModerationText;

/// The preference that stores the reason until the moderator confirms. It is too long for a button.
const REASON: &str = "ending";

/// Asks the moderator to confirm ending a match for this reason.
pub(crate) fn ask_to_end(
    app: &App,
    by: Request,
    id: MatchId,
    reason: &str,
    from: Standpoint,
) -> Result {
    let reason = reason.trim();
    let view = app.matches().view(id)?;
    let head = view.head();
    let Some(server) = from.place.server.filter(|_| from.moderates) else {
        return Ok(Answer::say(ModerationText::NotTheirs));
    };
    if head.place.server != Some(server) {
        return Err(Refused::NoSuchMatch(id));
    }
    if head.ending().is_some() {
        return Err(Refused::Over(id));
    }
    if reason.is_empty() {
        return Ok(Answer::say(ModerationText::NoReason));
    }
    let (owner, value) = (PreferenceOwner::Player(by.player), format!("{} {reason}", id.0));
    app.matches().set_preference(owner, REASON, &value)?;
    let (game, players, reason) = (game_name(head), versus(head), reason.to_owned());
    let question = ModerationText::Really { id: id.to_string(), game, players, reason };
    let press = ServerPress::EndMatch(id);
    Ok(Answer::say(question).button(press, ModerationText::Sure, Style::Grave))
}

/// Ends a match. Its players learn the reason.
pub(crate) fn end_match(app: &App, by: Request, id: MatchId, from: Standpoint) -> Result {
    let owner = PreferenceOwner::Player(by.player);
    let Some(server) = from.place.server.filter(|_| from.moderates) else {
        return Ok(Answer::say(ModerationText::NotTheirs));
    };
    let kept = app.matches().preferences(owner)?.remove(REASON);
    let reason = kept.as_deref().and_then(|kept| kept.strip_prefix(&format!("{} ", id.0)));
    let Some(reason) = reason else { return Ok(Answer::say(ModerationText::NoReason)) };
    app.matches().close_match(id, server, reason, by)?;
    app.matches().set_preference(owner, REASON, "")?;
    Ok(Answer::say(ModerationText::Done { id: id.to_string() }))
}
