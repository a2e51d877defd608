//! Watching a match in other channels, and following it to its end.
//!
//! Anyone may show a match on the match's own server, where it is public, and in their direct messages with the bot. On
//! another server, only the match's players may. A match of a private conversation may be shown elsewhere only by its
//! players. Cards show only what spectators may know.

pub(crate) mod card;

use matches::{
    Follower, Head, MatchId, Place, PlayerId, Request, Stage, WatchCard, WatchMode, WatchedPlace,
};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{Standpoint, WatchingPress};
use crate::app::replay::share::may_show;
use crate::app::view::title::{game_name, versus};
use crate::words::watching::WatchText;

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
    if !may_see(head, by, place) {
        return Ok(Answer::say(WatchText::NotHere));
    }
    let (channel, may_follow) = (channel(place), !is_playing(head, by.player));
    // The match's own channel shows every turn already.
    if head.stage == Stage::Running && channel == self::channel(head.place) {
        let answer = Answer::say(WatchText::PlayedHere);
        return Ok(answer.when(may_follow, |answer| follow_button(answer, id)));
    }
    let cards = app.matches().watch_cards(id)?;
    let other_mode =
        cards.iter().find(|card| card.place.channel == channel && card.place.mode != mode);
    if other_mode.is_some_and(|card| !may_change(card, by, from)) {
        return Ok(Answer::say(WatchText::NotYours));
    }
    let watched = WatchedPlace { channel, server: place.server, by: by.player, mode };
    let (game, number) = (game_name(head), id.to_string());
    let line = match app.matches().watch(id, watched, by.key, by.now)? {
        true => WatchText::Begun { game, id: number },
        false => WatchText::ShownAlready { game, id: number },
    };
    let answer =
        Answer::say(line).button(WatchingPress::Unwatch(id), WatchText::Stop, Style::Plain);
    Ok(answer.when(may_follow, |answer| follow_button(answer, id)))
}

/// Stops showing a match in this channel. Only the person who placed the card and managers of the server may do it.
pub(crate) fn unwatch(app: &App, by: Request, id: MatchId, from: Standpoint) -> Result {
    let channel = channel(from.place);
    let cards = app.matches().watch_cards(id)?;
    let card = cards.iter().find(|card| card.place.channel == channel);
    let Some(card) = card else { return Ok(Answer::say(WatchText::NotWatched)) };
    if !may_change(card, by, from) {
        return Ok(Answer::say(WatchText::NotYours));
    }
    app.matches().stop_watching(id, channel, by.now)?;
    Ok(Answer::say(WatchText::Stopped { id: id.to_string() }))
}

/// Remembers to notify a person in this channel when the match ends.
pub(crate) fn follow(app: &App, by: Request, id: MatchId, from: Standpoint) -> Result {
    let view = app.matches().view(id)?;
    let (head, channel) = (view.head(), channel(from.place));
    let has_card = || -> Result<bool> {
        let cards = app.matches().watch_cards(id)?;
        Ok(cards.iter().any(|card| card.place.channel == channel))
    };
    if !may_see(head, by, from.place) && !has_card()? {
        return Ok(Answer::say(WatchText::NotHere));
    }
    // At the end, players are pinged only in their match, if they want that.
    if head.stage == Stage::Running && is_playing(head, by.player) {
        return Ok(Answer::say(WatchText::OwnMatch { id: id.to_string() }).link(head.place));
    }
    let was_following = app.matches().is_following(id, by.player)?;
    if !was_following {
        app.matches().follow(id, Follower { player: by.player, channel }, by.now)?;
    }
    let (game, id, players, turn) =
        (game_name(head), id.to_string(), versus(head), head.shown_turn);
    let line = match was_following {
        true => WatchText::Following { game, id, players, turn },
        false => WatchText::Followed { game, id, players, turn },
    };
    Ok(following(line, head))
}

/// Stops notifying a person.
pub(crate) fn unfollow(app: &App, by: Request, id: MatchId) -> Result {
    app.matches().unfollow(id, by.player, by.now)?;
    let may_follow = app.matches().view(id).is_ok_and(|view| {
        let head = view.head();
        head.ending().is_none() && !is_playing(head, by.player)
    });
    let answer = Answer::say(WatchText::Unfollowed { id: id.to_string() });
    Ok(answer.when(may_follow, |answer| follow_button(answer, id)))
}

/// Whether a person may stop a card, or change how the match is shown there.
fn may_change(card: &WatchCard, by: Request, from: Standpoint) -> bool {
    // A private conversation has no managers, and early builds kept the card of a person whose data was erased.
    let is_ownerless = card.place.by == PlayerId::GONE && card.place.server.is_none();
    card.place.by == by.player || from.manages || is_ownerless
}

/// Whether a player has a seat and hasn't left the match.
fn is_playing(head: &Head, player: PlayerId) -> bool {
    head.seat_of(player).is_some() && !head.has_left(player)
}

fn follow_button(answer: Answer, id: MatchId) -> Answer {
    answer.button(WatchingPress::Follow(id), WatchText::Follow, Style::Plain)
}

fn following(line: WatchText, head: &Head) -> Answer {
    let answer = Answer::say(line).public_link(head.place);
    answer.button(WatchingPress::Unfollow(head.id), WatchText::Unfollow, Style::Plain)
}

fn channel(place: Place) -> u64 {
    place.post_channel()
}

/// Whether a person may watch a match here. A match of a private conversation is public in that conversation alone.
fn may_see(head: &Head, by: Request, here: Place) -> bool {
    match (head.place.server, here.server) {
        (None, _) => head.may_be_seen(by.player, here),
        (Some(_), None) => true,
        (Some(_), server) => may_show(head, by, server),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Key, Matches, Timestamp};
    use store::MemoryStore;

    use super::*;
    use crate::app::testing::{self, kastell};
    use crate::words::say_in_english;

    /// A match of Kastell of player 1 against a computer, in channel 8 of server 7.
    fn begun() -> (App, MatchId) {
        let app = testing::app();
        let squire = PlayerId::computer(rules::Level::ALL[1], 0);
        let challenge = kastell(PlayerId(1), squire, standpoint(Some(7), 8).place);
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        (app, id)
    }

    fn standpoint(server: Option<u64>, channel: u64) -> Standpoint {
        let place = Place { server, channel, thread: None };
        Standpoint { place, manages: false, moderates: false }
    }

    #[test]
    fn following_names_the_match_and_its_turn() {
        let (app, id) = begun();
        let from = standpoint(Some(7), 8);
        for (key, start) in [(2, "🔔 I'll ping you"), (3, "🔔 You're already")] {
            let by = Request { player: PlayerId(3), key: Key(key), now: Timestamp(key) };
            let said = say_in_english(follow(&app, by, id, from).unwrap().lines.swap_remove(0));
            assert!(said.starts_with(start), "{said}");
            assert!(said.contains("**Kastell** #1 (") && said.contains("turn 1)"), "{said}");
        }
    }

    #[test]
    fn a_player_is_not_promised_a_ping_at_the_end_of_the_own_match() {
        let (app, id) = begun();
        let (from, elsewhere) = (standpoint(Some(7), 8), standpoint(Some(7), 9));
        let by = Request { player: PlayerId(1), key: Key(2), now: Timestamp(2) };
        let answer = follow(&app, by, id, from).unwrap();
        assert_eq!(answer.lines[0].id(), Some("watching-own-match"));
        assert_eq!(app.matches().is_following(id, PlayerId(1)), Ok(false));
        // Nor is such a ping offered, where the match is played or elsewhere.
        for (standpoint, player, buttons) in
            [(from, 1, 0), (from, 3, 1), (elsewhere, 1, 1), (elsewhere, 3, 2)]
        {
            let by = Request { player: PlayerId(player), ..by };
            let answer = watch(&app, by, id, standpoint, WatchMode::Card).unwrap();
            assert_eq!(answer.buttons.len(), buttons);
        }
        assert_eq!(unfollow(&app, by, id).unwrap().buttons.len(), 0);
    }

    #[test]
    fn a_player_who_has_left_a_match_may_follow_it() {
        let (app, id) = begun();
        let head = app.matches().view(id).unwrap().head().clone();
        assert!(is_playing(&head, PlayerId(1)) && !is_playing(&head, PlayerId(3)));
        let seat = head.seat_of(PlayerId(1)).unwrap();
        let head = Head { gone: rules::Seats::one(seat), ..head };
        assert!(!is_playing(&head, PlayerId(1)));
    }

    #[test]
    fn a_match_that_is_over_is_not_followed_again() {
        let (app, id) = begun();
        let by = |player, key| Request { player, key: Key(key), now: Timestamp(key) };
        let buttons = |key| unfollow(&app, by(PlayerId(3), key), id).unwrap().buttons.len();
        assert_eq!(buttons(2), 1);
        app.matches().resign(id, by(PlayerId(1), 3)).unwrap();
        assert_eq!(buttons(4), 0);
    }

    #[test]
    fn only_its_owner_changes_how_a_match_is_shown() {
        let (app, id) = begun();
        let from = standpoint(Some(7), 9);
        for (player, mode, said) in [
            (3, WatchMode::Card, "watching-begun"),
            (4, WatchMode::Posts, "watching-not-yours"),
            (4, WatchMode::Card, "watching-shown-already"),
            (3, WatchMode::Posts, "watching-begun"),
        ] {
            let by = Request { player: PlayerId(player), key: Key(2), now: Timestamp(2) };
            let answer = watch(&app, by, id, from, mode).unwrap();
            assert_eq!(answer.lines[0].id(), Some(said));
            let cards = app.matches().watch_cards(id).unwrap();
            assert!(cards.iter().map(|card| card.place.by).eq([PlayerId(3)]));
        }
    }

    #[test]
    fn the_card_of_an_erased_person_in_a_private_conversation_can_be_stopped_there() {
        let (app, id) = begun();
        let by = Request { player: PlayerId(3), key: Key(2), now: Timestamp(2) };
        for (server, channel, said) in
            [(None, 9, "watching-stopped"), (Some(7), 10, "watching-not-yours")]
        {
            let mode = WatchMode::Card;
            let watched = WatchedPlace { channel, server, by: PlayerId::GONE, mode };
            app.matches().watch(id, watched, Key(channel), Timestamp(2)).unwrap();
            let answer = unwatch(&app, by, id, standpoint(server, channel)).unwrap();
            assert_eq!(answer.lines[0].id(), Some(said));
        }
        let left = app.matches().watch_cards(id).unwrap();
        assert!(left.iter().map(|card| card.place.channel).eq([10]));
    }

    #[test]
    fn a_match_of_a_private_conversation_is_watched_by_its_players_and_there() {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let at = |channel| Place { server: None, channel, thread: None };
        let challenge = kastell(PlayerId(1), PlayerId::computer(rules::Level::ALL[1], 0), at(8));
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let head = matches.view(id).unwrap().head().clone();
        let may = |player, here| {
            let by = Request { player: PlayerId(player), key: Key(2), now: Timestamp(2) };
            may_see(&head, by, here)
        };
        assert!(may(1, at(9)) && may(3, at(8)), "a player elsewhere, and anyone there");
        assert!(!may(3, at(9)), "a stranger's direct messages");
        assert!(!may(3, Place { server: Some(7), ..at(9) }), "a server");
    }
}
