//! Watching a match in other channels, and following it to its end.
//!
//! Anyone may show a match on its own server, where it is public, and in their direct messages with the bot. On another
//! server, only its players may. Cards show only what spectators may know.

pub(crate) mod card;

use matches::{Follower, Head, MatchId, Place, Request, Stage, WatchMode, WatchedPlace};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{Standpoint, WatchingPress};
use crate::app::replay::share::may_show;
use crate::app::view::title::game_name;
use crate::words::watching::WatchText;

/// Handles a press of this feature.
pub(super) fn press(app: &App, by: Request, press: WatchingPress, from: Standpoint) -> Result {
    match press {
        WatchingPress::Unwatch(id) => unwatch(app, by, id, from),
        WatchingPress::Follow(id) => follow(app, by, id, from),
        WatchingPress::Unfollow(id) => unfollow(app, by, id),
    }
}

/// Shows a match in this channel from now on.
pub(crate) fn watch(
    app: &App,
    by: Request,
    id: MatchId,
    from: Standpoint,
    mode: WatchMode,
) -> Result {
    let view = app.matches().view(id)?;
    let (head, place) = (view.head(), from.place);
    if !may_see(head, by, place.server) {
        return Ok(Answer::say(WatchText::NotHere));
    }
    let channel = channel(place);
    // The match's own channel shows every turn already.
    if head.stage == Stage::Running && channel == self::channel(head.place) {
        return Ok(follow_button(Answer::say(WatchText::PlayedHere), id));
    }
    let watched = WatchedPlace { channel, server: place.server, by: by.player, mode };
    let (game, number) = (game_name(head), id.to_string());
    let line = match app.matches().watch(id, watched, by.key, by.now)? {
        true => WatchText::Begun { game, id: number },
        false => WatchText::ShownAlready { game, id: number },
    };
    let answer =
        Answer::say(line).button(WatchingPress::Unwatch(id), WatchText::Stop, Style::Plain);
    Ok(follow_button(answer, id))
}

/// Removes a match from this channel. The person who placed the card and managers of the server may do it.
pub(crate) fn unwatch(app: &App, by: Request, id: MatchId, from: Standpoint) -> Result {
    let channel = channel(from.place);
    let cards = app.matches().watch_cards(id)?;
    let card = cards.iter().find(|card| card.place.channel == channel);
    let Some(card) = card else { return Ok(Answer::say(WatchText::NotWatched)) };
    if card.place.by != by.player && !from.manages {
        return Ok(Answer::say(WatchText::NotYours));
    }
    app.matches().unwatch(id, channel, by.now)?;
    Ok(Answer::say(WatchText::Stopped { id: id.to_string() }))
}

/// Notifies a person here when the match ends.
pub(crate) fn follow(app: &App, by: Request, id: MatchId, from: Standpoint) -> Result {
    let view = app.matches().view(id)?;
    let (head, channel) = (view.head(), channel(from.place));
    let has_card = || -> Result<bool> {
        let cards = app.matches().watch_cards(id)?;
        Ok(cards.iter().any(|card| card.place.channel == channel))
    };
    if !may_see(head, by, from.place.server) && !has_card()? {
        return Ok(Answer::say(WatchText::NotHere));
    }
    if app.matches().is_following(id, by.player)? {
        return Ok(following(Answer::say(WatchText::Following), head));
    }
    app.matches().follow(id, Follower { player: by.player, channel }, by.now)?;
    Ok(following(Answer::say(WatchText::Followed), head))
}

/// Stops notifying a person.
pub(crate) fn unfollow(app: &App, by: Request, id: MatchId) -> Result {
    app.matches().unfollow(id, by.player, by.now)?;
    Ok(follow_button(Answer::say(WatchText::Unfollowed { id: id.to_string() }), id))
}

fn follow_button(answer: Answer, id: MatchId) -> Answer {
    answer.button(WatchingPress::Follow(id), WatchText::Follow, Style::Plain)
}

fn following(answer: Answer, head: &Head) -> Answer {
    let answer = answer.link(head.place);
    answer.button(WatchingPress::Unfollow(head.id), WatchText::Unfollow, Style::Plain)
}

fn channel(place: Place) -> u64 {
    place.thread.unwrap_or(place.channel)
}

/// Whether a person may watch a match here.
fn may_see(head: &Head, by: Request, server: Option<u64>) -> bool {
    server.is_none() || may_show(head, by, server)
}
