//! Finds the match that a command means: the named one, the one of this place, or the only one.

use matches::{Filter, Head, MatchId, Place, PlayerId, Refused};
use rules::{Arg, Join, Message};

use crate::app::answer::{Answer, Result};
use crate::app::context::App;
use crate::app::games::autocomplete::SEARCHED;
use crate::app::games::entry::line;
use crate::words::games::MatchChoiceText;

/// The reason why no match was found.
#[derive(Debug)]
pub(crate) enum Unclear {
    /// The store has failed.
    Refused(Refused),
    /// Several matches fit, or none. The text asks the player.
    Ask(Message),
}

impl From<Refused> for Unclear {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl Unclear {
    /// The reason as an answer.
    pub(crate) fn into_answer(self) -> Result {
        match self {
            Self::Refused(refused) => Err(refused),
            Self::Ask(text) => Ok(Answer::say(text)),
        }
    }
}

/// Finds the match that a player means in this place.
pub(crate) fn find(
    app: &App,
    player: PlayerId,
    place: Place,
    named: Option<&str>,
) -> Result<MatchId, Unclear> {
    if let Some(named) = named.map(str::trim).filter(|named| !named.is_empty()) {
        return named.parse().map_err(|_| Unclear::Ask(MatchChoiceText::HowToName.into()));
    }
    let here = place.thread.map(|thread| app.matches().players_match_in_thread(thread, player));
    if let Some(here) = here.transpose()?.flatten() {
        return Ok(here);
    }
    let own = app.matches().matches_of(player, Filter::Running, SEARCHED)?;
    if let Some(here) = played_here(&own, player, place) {
        return Ok(here);
    }
    let turn: Vec<&Head> = own.iter().filter(|head| head.is_turn_of(player)).collect();
    match (turn.as_slice(), own.as_slice()) {
        ([only], _) => Ok(only.id),
        ([], [only]) => Ok(only.id),
        (_, []) => Err(Unclear::Ask(MatchChoiceText::NoMatch.into())),
        _ => {
            let list = own.iter().take(10).map(|head| line(head, player));
            Err(Unclear::Ask(
                MatchChoiceText::Several { matches: Arg::list(Join::Lines, list) }.into(),
            ))
        }
    }
}

/// Finds the match that a spectator means: that of this thread, their own, or the only one on this server.
pub(crate) fn find_to_watch(
    app: &App,
    player: PlayerId,
    place: Place,
    named: Option<&str>,
) -> Result<MatchId, Unclear> {
    let is_named = named.is_some_and(|named| !named.trim().is_empty());
    let (found, server) = (find(app, player, place, named), place.server);
    let (Err(Unclear::Ask(_)), false, Some(server)) = (&found, is_named, server) else {
        return found;
    };
    let running = app.matches().matches_in(server, Filter::Running, SEARCHED)?;
    match running.as_slice() {
        [] => found,
        [only] => Ok(only.id),
        several => {
            let list = several.iter().take(10).map(|head| line(head, player));
            Err(Unclear::Ask(
                MatchChoiceText::Running { matches: Arg::list(Join::Lines, list) }.into(),
            ))
        }
    }
}

/// The player's match in a channel without threads, such as a private conversation. Of several, one in which it is
/// their turn, and then the newest.
fn played_here(own: &[Head], player: PlayerId, place: Place) -> Option<MatchId> {
    let is_here = |head: &&Head| head.place.thread.is_none() && head.place.channel == place.channel;
    let mut here = own.iter().filter(is_here);
    here.clone().find(|head| head.is_turn_of(player)).or(here.next()).map(|head| head.id)
}
