//! Watching a match from elsewhere: its card in other channels, and being told of its end.
//!
//! Who may show a match to all who are in a place: on its own server anybody, since everybody there can see it; on another
//! server only its players, who bring it there themselves; in their own messages with the bot anybody. Cards hold what
//! spectators may know, and nothing else.

pub(crate) mod card;

use matches::{By, Follower, Head, MatchId, Place, Refused, Stage, WatchMode, WatchedPlace};

use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::{Standpoint, WatchingPress};
use crate::app::replay::share::may_show;
use crate::app::view::title::game_name;
use crate::words::watching::WatchText;

/// Does what a press says.
///
/// # Errors
/// The act is refused.
pub(super) fn press(
    app: &App,
    by: By,
    press: WatchingPress,
    from: Standpoint,
) -> Result<Answer, Refused> {
    match press {
        WatchingPress::Unwatch(id) => unwatch(app, by, id, from),
        WatchingPress::Follow(id) => follow(app, by, id, from),
        WatchingPress::Unfollow(id) => unfollow(app, by, id),
    }
}

/// Shows a match from now on in the channel from where that is asked for.
///
/// # Errors
/// It does not run, or is shown in as many places as can be.
pub(crate) fn watch(
    app: &App,
    by: By,
    id: MatchId,
    from: Standpoint,
    mode: WatchMode,
) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    let (head, place) = (view.head(), from.place);
    if !is_shown_to(head, by, place.server) {
        return Ok(Answer::say(WatchText::NotHere));
    }
    let channel = channel(place);
    // Where it is played every turn is posted anyway.
    if head.stage == Stage::Running && channel == self::channel(head.place) {
        return Ok(follow_button(Answer::say(WatchText::PlayedHere), id));
    }
    let watched = WatchedPlace { channel, server: place.server, by: by.player, mode };
    app.matches().watch(id, watched, (by.key, by.now))?;
    let told = WatchText::Begun { game: game_name(head), id: id.to_string() };
    let answer =
        Answer::say(told).button(WatchingPress::Unwatch(id), WatchText::Stop, Style::Plain);
    Ok(follow_button(answer, id))
}

/// Shows a match there no longer: whoever has asked for it says so, or who manages the server.
///
/// # Errors
/// The store has failed.
pub(crate) fn unwatch(app: &App, by: By, id: MatchId, from: Standpoint) -> Result<Answer, Refused> {
    let channel = channel(from.place);
    let known = app.matches().watching(id)?;
    let known = known.iter().find(|shown| shown.place.channel == channel);
    let Some(shown) = known else { return Ok(Answer::say(WatchText::NotWatched)) };
    if shown.place.by != by.player && !from.manages {
        return Ok(Answer::say(WatchText::NotYours));
    }
    app.matches().unwatch(id, channel, by.now)?;
    Ok(Answer::say(WatchText::Stopped { id: id.to_string() }))
}

/// Tells somebody of the end of a match, where they ask for it.
///
/// # Errors
/// It does not run, or they follow as many as they can.
pub(crate) fn follow(app: &App, by: By, id: MatchId, from: Standpoint) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    let (head, channel) = (view.head(), channel(from.place));
    let is_card = || {
        let known = app.matches().watching(id)?;
        Ok::<_, Refused>(known.iter().any(|shown| shown.place.channel == channel))
    };
    if !is_shown_to(head, by, from.place.server) && !is_card()? {
        return Ok(Answer::say(WatchText::NotHere));
    }
    if app.matches().is_following(id, by.player)? {
        return Ok(following(Answer::say(WatchText::Following), head));
    }
    app.matches().follow(id, Follower { player: by.player, channel }, by.now)?;
    Ok(following(Answer::say(WatchText::Followed), head))
}

/// Does not tell them any more.
///
/// # Errors
/// The store has failed.
pub(crate) fn unfollow(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    app.matches().unfollow(id, by.player, by.now)?;
    Ok(follow_button(Answer::say(WatchText::Unfollowed { id: id.to_string() }), id))
}

/// The button by which somebody is told of the end.
pub(super) fn follow_button(answer: Answer, id: MatchId) -> Answer {
    answer.button(WatchingPress::Follow(id), WatchText::Follow, Style::Plain)
}

fn following(answer: Answer, head: &Head) -> Answer {
    let answer = answer.link(head.place);
    answer.button(WatchingPress::Unfollow(head.id), WatchText::Unfollow, Style::Plain)
}

fn channel(place: Place) -> u64 {
    place.thread.unwrap_or(place.channel)
}

/// Whether somebody may have a match shown or told where they ask.
fn is_shown_to(head: &Head, by: By, server: Option<u64>) -> bool {
    server.is_none() || may_show(head, by, server)
}
