//! Ending a match that is not one's own: for those who look after the server where it is played.

use matches::{By, MatchId, Refused, Whose};

use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::{ServerPress, Standpoint};
use crate::app::view::title::{game_name, versus};
use crate::words::server::ModerationText;

/// Under which name the reason is kept until they are sure: it is too long for a button.
const REASON: &str = "ending";

/// Asks whether a match shall be ended for this reason.
///
/// # Errors
/// There is no such match.
pub(crate) fn ask_to_end(
    app: &App,
    by: By,
    id: MatchId,
    reason: &str,
    from: Standpoint,
) -> Result<Answer, Refused> {
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
    app.matches().prefer(Whose::Player(by.player), REASON, &format!("{} {reason}", id.0))?;
    let (game, players, reason) = (game_name(head), versus(head), reason.to_owned());
    Ok(Answer::say(ModerationText::Really { id: id.to_string(), game, players, reason }).button(
        ServerPress::EndMatch(id),
        ModerationText::Sure,
        Style::Grave,
    ))
}

/// Ends it. All its players are told why.
///
/// # Errors
/// It is over already.
pub(crate) fn end_match(
    app: &App,
    by: By,
    id: MatchId,
    from: Standpoint,
) -> Result<Answer, Refused> {
    let whose = Whose::Player(by.player);
    let Some(server) = from.place.server.filter(|_| from.moderates) else {
        return Ok(Answer::say(ModerationText::NotTheirs));
    };
    let kept = app.matches().preferences(whose)?.remove(REASON);
    let reason = kept.as_deref().and_then(|kept| kept.strip_prefix(&format!("{} ", id.0)));
    let Some(reason) = reason else { return Ok(Answer::say(ModerationText::NoReason)) };
    app.matches().end_for(id, (server, reason), by)?;
    app.matches().prefer(whose, REASON, "")?;
    Ok(Answer::say(ModerationText::Done { id: id.to_string() }))
}
