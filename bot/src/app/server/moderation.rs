//! Lets moderators of a server end other people's matches.

use matches::{MatchId, PreferenceOwner, Refused, Request, Stage};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{ServerPress, Standpoint};
use crate::app::view::title::{game_name, versus};
use crate::words::server::ModerationText;

/// The prefix of the preference that stores a reason until the moderator confirms. The match's number follows. A reason
/// is too long for a button.
const REASON: &str = "ending";

/// The maximum number of stored reasons of a moderator. The reasons must leave room for other preferences.
const MOST_REASONS: usize = 8;

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
    match head.stage {
        Stage::Lobby => return Err(Refused::NotStarted(id)),
        Stage::Over(_) => return Err(Refused::Over(id)),
        Stage::Running => {}
    }
    if reason.is_empty() {
        return Ok(Answer::say(ModerationText::NoReason));
    }
    store_reason(app, PreferenceOwner::Player(by.player), id, reason)?;
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
    let (kept, name) = (app.matches().preferences(owner)?, reason_name(id));
    // Older versions stored a single reason, after the number of its match.
    let former = kept.get(REASON).and_then(|kept| kept.strip_prefix(&format!("{} ", id.0)));
    let reason = kept.get(&name).map(String::as_str).or(former);
    let Some(reason) = reason else { return without_reason(app, id, server) };
    app.matches().close_match(id, server, reason, by)?;
    for used in [name.as_str(), REASON] {
        app.matches().set_preference(owner, used, "")?;
    }
    Ok(Answer::say(ModerationText::Done { id: id.to_string() }))
}

/// The answer if no reason is stored. An earlier press of the same button may have used the reason.
fn without_reason(app: &App, id: MatchId, server: u64) -> Result {
    let view = app.matches().view(id)?;
    let head = view.head();
    if head.place.server != Some(server) {
        return Err(Refused::NoSuchMatch(id));
    }
    match (head.ending(), &head.closed) {
        (None, _) => Ok(Answer::say(ModerationText::NoReason)),
        (Some(_), Some(_)) => Ok(Answer::say(ModerationText::Done { id: id.to_string() })),
        (Some(_), None) => Err(Refused::Over(id)),
    }
}

fn reason_name(id: MatchId) -> String {
    format!("{REASON}-{}", id.0)
}

/// Stores the reason for ending a match. If there are too many, those of the lowest match numbers are dropped.
fn store_reason(app: &App, owner: PreferenceOwner, id: MatchId, reason: &str) -> Result<()> {
    let number = |name: &String| name.strip_prefix(REASON)?.strip_prefix('-')?.parse::<u64>().ok();
    let mut others: Vec<u64> =
        app.matches().preferences(owner)?.keys().filter_map(number).collect();
    others.retain(|&other| other != id.0);
    others.sort_unstable();
    for &other in others.iter().rev().skip(MOST_REASONS - 1) {
        app.matches().set_preference(owner, &reason_name(MatchId(other)), "")?;
    }
    app.matches().set_preference(owner, &reason_name(id), reason)
}

#[cfg(test)]
mod tests {
    use matches::{Key, Place, PlayerId, Timestamp};

    use super::*;
    use crate::app::testing::{self, kastell};

    const MODERATOR: PlayerId = PlayerId(9);
    const OWNER: PreferenceOwner = PreferenceOwner::Player(MODERATOR);
    const PLACE: Place = Place { server: Some(7), channel: 8, thread: None };
    const FROM: Standpoint = Standpoint { place: PLACE, manages: false, moderates: true };

    fn by(key: u64) -> Request {
        Request { player: MODERATOR, key: Key(key), now: Timestamp(key) }
    }

    /// An app with two running matches.
    fn two_matches() -> (App, [MatchId; 2]) {
        let app = testing::app();
        let squire = PlayerId::computer(rules::Level::ALL[1], 0);
        let begin = |player| {
            let challenge = kastell(PlayerId(player), squire, PLACE);
            app.matches().challenge(&challenge, Key(player), Timestamp(player)).unwrap().id
        };
        let ids = [1, 2].map(begin);
        (app, ids)
    }

    #[test]
    fn each_match_is_ended_for_its_own_reason() {
        let (app, ids) = two_matches();
        for (key, id) in [(3, ids[0]), (4, ids[1])] {
            ask_to_end(&app, by(key), id, &format!("reason {key}"), FROM).unwrap();
        }
        for (key, id) in [(5, ids[0]), (6, ids[1])] {
            let done = end_match(&app, by(key), id, FROM).unwrap();
            assert_eq!(done.lines[0].id(), Some("server-ending-done"));
            let reason = app.matches().view(id).unwrap().head().closed.clone();
            assert_eq!(reason, Some(format!("reason {}", key - 2)));
        }
        assert!(app.matches().preferences(OWNER).unwrap().is_empty());
    }

    #[test]
    fn a_second_press_says_again_that_the_match_is_over() {
        let (app, [id, _]) = two_matches();
        ask_to_end(&app, by(3), id, "spam", FROM).unwrap();
        for key in [4, 4, 5] {
            let done = end_match(&app, by(key), id, FROM).unwrap();
            assert_eq!(done.lines[0].id(), Some("server-ending-done"), "{key}");
        }
        let elsewhere = Place { server: Some(6), ..PLACE };
        let from = Standpoint { place: elsewhere, ..FROM };
        assert_eq!(end_match(&app, by(6), id, from).unwrap_err(), Refused::NoSuchMatch(id));
    }

    #[test]
    fn an_open_challenge_is_refused_before_the_moderator_confirms() {
        let (app, _) = two_matches();
        let challenge = kastell(PlayerId(1), PlayerId(2), PLACE);
        let id = app.matches().challenge(&challenge, Key(3), Timestamp(3)).unwrap().id;
        let refused = ask_to_end(&app, by(4), id, "spam", FROM).unwrap_err();
        assert_eq!(refused, Refused::NotStarted(id));
        assert!(app.matches().preferences(OWNER).unwrap().is_empty());
    }

    #[test]
    fn a_reason_of_an_older_version_is_used() {
        let (app, [id, other]) = two_matches();
        app.matches().set_preference(OWNER, REASON, &format!("{} spam", id.0)).unwrap();
        let refused = end_match(&app, by(3), other, FROM).unwrap();
        assert_eq!(refused.lines[0].id(), Some("server-ending-no-reason"));
        let done = end_match(&app, by(4), id, FROM).unwrap();
        assert_eq!(done.lines[0].id(), Some("server-ending-done"));
        assert!(app.matches().preferences(OWNER).unwrap().is_empty());
    }

    #[test]
    fn few_reasons_are_stored_for_a_moderator() {
        let (app, [id, _]) = two_matches();
        for number in 10..40 {
            app.matches().set_preference(OWNER, &reason_name(MatchId(number)), "spam").unwrap();
        }
        ask_to_end(&app, by(3), id, "abuse", FROM).unwrap();
        let kept = app.matches().preferences(OWNER).unwrap();
        assert_eq!(kept.len(), MOST_REASONS);
        assert!(kept.contains_key(&reason_name(id)) && kept.contains_key("ending-39"));
    }
}
