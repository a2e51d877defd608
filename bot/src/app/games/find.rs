//! Finds the match that a command means: the named one, the one of this place, or the only one.

use matches::{Filter, Head, MatchId, Place, PlayerId, Refused};
use rules::{Arg, Join};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::games::autocomplete::SEARCHED;
use crate::app::games::entry::line;
use crate::app::games::pages::over_entry;
use crate::app::view::buttons::replay_press;
use crate::words::games::{GameListText, MatchChoiceText};

/// The maximum number of finished matches offered to a player without a running match.
const RESULTS: usize = 4;

/// The reason why no match was found.
#[derive(Debug)]
pub(crate) enum Unclear {
    /// The store has failed.
    Refused(Refused),
    /// Several matches fit, or none. The answer asks the player, or shows what there is instead.
    Ask(Box<Answer>),
}

impl From<MatchChoiceText> for Unclear {
    fn from(text: MatchChoiceText) -> Self {
        Self::Ask(Box::new(Answer::say(text)))
    }
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
            Self::Ask(answer) => Ok(*answer),
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
        let id = named.parse::<MatchId>().map_err(|_| MatchChoiceText::HowToName)?;
        // Anyone can guess a number, so it is no proof that the person knows of the match.
        return match app.matches().view(id)?.head().may_be_seen(player, place) {
            true => Ok(id),
            false => Err(Refused::NoSuchMatch(id).into()),
        };
    }
    let here = place.thread.map(|thread| app.matches().players_match_in_thread(thread, player));
    if let Some(here) = here.transpose()?.flatten() {
        return Ok(here);
    }
    let mut own = app.matches().matches_of(player, Filter::Running, SEARCHED)?;
    if let Some(here) = played_here(&own, player, place) {
        return Ok(here);
    }
    // A match that the player has left is meant only if they play no other.
    if own.iter().any(|head| !head.has_left(player)) {
        own.retain(|head| !head.has_left(player));
    }
    let turn: Vec<&Head> = own.iter().filter(|head| head.is_turn_of(player)).collect();
    match (turn.as_slice(), own.as_slice()) {
        ([only], _) => Ok(only.id),
        ([], [only]) => Ok(only.id),
        (_, []) => Err(Unclear::Ask(Box::new(last_results(app, player)?))),
        _ => {
            let list = own.iter().take(10).map(|head| line(head, player));
            Err(MatchChoiceText::Several { matches: Arg::list(Join::Lines, list) }.into())
        }
    }
}

/// Says that a player has no running match, and offers replays of their last ones.
fn last_results(app: &App, player: PlayerId) -> Result {
    let last = matches::Page { after: None, most: RESULTS };
    let over = app.matches().matches_of(player, Filter::Over, last)?;
    let answer = Answer::say(MatchChoiceText::NoMatch);
    let answer = answer.when(!over.is_empty(), |answer| answer.line(GameListText::YourResults));
    let answer = answer.lines(over.iter().map(over_entry));
    let played = over.iter().filter(|head| head.ending().is_some_and(|end| !end.is_before_start()));
    Ok(played.fold(answer, |answer, head| {
        let label = GameListText::ReplayOf { id: head.id.to_string() };
        answer.button(replay_press(head), label, Style::Plain)
    }))
}

/// Finds the match that a spectator means: this thread's match, their own, or the only one on this server.
pub(crate) fn find_to_watch(
    app: &App,
    player: PlayerId,
    place: Place,
    named: Option<&str>,
) -> Result<MatchId, Unclear> {
    let is_named = named.is_some_and(|named| !named.trim().is_empty());
    let found = find(app, player, place, named);
    let (Err(Unclear::Ask(_)), false) = (&found, is_named) else { return found };
    let running = match place.server {
        Some(server) => app.matches().matches_in(server, Filter::Running, SEARCHED)?,
        None => Vec::new(),
    };
    match running.as_slice() {
        [] if has_own(app, player)? => found,
        [] => Err(MatchChoiceText::NoneHere.into()),
        [only] => Ok(only.id),
        several => {
            let list = several.iter().take(10).map(|head| at_turn(head, player));
            Err(MatchChoiceText::Running { matches: Arg::list(Join::Lines, list) }.into())
        }
    }
}

fn has_own(app: &App, player: PlayerId) -> Result<bool> {
    let first = matches::Page { after: None, most: 1 };
    Ok(!app.matches().matches_of(player, Filter::Running, first)?.is_empty())
}

/// The line of a match that a spectator may choose, with its turn.
fn at_turn(head: &Head, player: PlayerId) -> MatchChoiceText {
    MatchChoiceText::AtTurn { entry: line(head, player).into(), turn: head.shown_turn }
}

/// The player's match in a channel without threads, such as a private conversation. If there are several: one in which
/// it is the player's turn, or else the newest that they have not left.
fn played_here(own: &[Head], player: PlayerId, place: Place) -> Option<MatchId> {
    let is_here = |head: &&Head| head.place.thread.is_none() && head.place.channel == place.channel;
    let mut here = own.iter().filter(is_here);
    let played = here.clone().find(|head| !head.has_left(player));
    here.clone().find(|head| head.is_turn_of(player)).or(played).or(here.next()).map(|head| head.id)
}

#[cfg(test)]
mod tests {
    use matches::{Key, OfferKind, OfferReply, Reply, Request, Timestamp};
    use rules::Seat;

    use super::*;
    use crate::app::testing::{self, castle_keep, kastell};
    use crate::words::say_in_english;

    const ADA: PlayerId = PlayerId(1);
    const SQUARE: Place = Place { server: Some(7), channel: 8, thread: None };

    fn by(key: u64) -> Request {
        Request { player: ADA, key: Key(key), now: Timestamp(key) }
    }

    fn said(answer: &Answer) -> String {
        answer.lines.iter().cloned().map(say_in_english).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn where_nothing_runs_the_last_results_and_what_is_so_here_are_said() {
        let app = testing::app();
        let answer =
            |unclear: Result<MatchId, Unclear>| unclear.unwrap_err().into_answer().unwrap();
        let nothing = answer(find(&app, ADA, SQUARE, None));
        assert!(said(&nothing).contains("not in a match") && nothing.buttons.is_empty());
        let watched = answer(find_to_watch(&app, ADA, SQUARE, None));
        assert!(said(&watched).starts_with("No match is running here."), "{}", said(&watched));

        let squire = PlayerId::computer(rules::Level::ALL[1], 0);
        let challenge = kastell(ADA, squire, SQUARE);
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        assert_eq!(find_to_watch(&app, PlayerId(3), SQUARE, None).unwrap(), id);
        app.matches().resign(id, by(2)).unwrap();
        let over = answer(find(&app, ADA, SQUARE, None));
        assert!(said(&over).contains("**Your last results**"), "{}", said(&over));
        let replay = crate::app::Press::from(replay_press(app.matches().view(id).unwrap().head()));
        assert_eq!(over.buttons.iter().filter(|button| button.press == replay).count(), 1);
        let watched = answer(find_to_watch(&app, ADA, SQUARE, None));
        assert!(said(&watched).starts_with("No match is running here."), "{}", said(&watched));
    }

    #[test]
    fn a_match_that_the_player_has_left_is_not_meant_beside_another() {
        let app = testing::app();
        let [ben, cleo] = [2, 3].map(PlayerId);
        let of = |player, key| Request { player, ..by(key) };
        let three = castle_keep(&[ADA, ben, cleo], SQUARE);
        let left = app.matches().challenge(&three, Key(1), Timestamp(1)).unwrap().id;
        app.matches().join(left, of(ben, 2)).unwrap();
        app.matches().join(left, of(cleo, 3)).unwrap();
        app.matches().resign(left, by(4)).unwrap();
        let elsewhere = Place { server: Some(7), channel: 9, thread: Some(10) };
        assert_eq!(find(&app, ADA, elsewhere, None).unwrap(), left);
        // It is Ben's turn in the other match.
        let other = kastell(ben, ADA, SQUARE);
        let other = app.matches().challenge(&other, Key(5), Timestamp(5)).unwrap().id;
        app.matches().join(other, by(6)).unwrap();
        assert_eq!(find(&app, ADA, elsewhere, None).unwrap(), other);
        assert_eq!(find(&app, ADA, SQUARE, None).unwrap(), other);
    }

    #[test]
    fn the_turn_of_a_match_to_watch_goes_back_with_the_match() {
        let app = testing::app();
        let ben = PlayerId(2);
        let bens = |key| Request { player: ben, ..by(key) };
        let begin = |key| {
            let challenge = kastell(ADA, ben, SQUARE);
            let id = app.matches().challenge(&challenge, Key(key), Timestamp(key)).unwrap().id;
            app.matches().join(id, bens(key + 1)).unwrap();
            id
        };
        let turns = |turn: &str| {
            let listed = find_to_watch(&app, PlayerId(3), SQUARE, None).unwrap_err();
            said(&listed.into_answer().unwrap()).matches(turn).count()
        };
        let (id, _) = (begin(1), begin(3));
        let moves = app.matches().view(id).unwrap().sight(Some(ADA)).unwrap().legal(Seat(0)).moves;
        app.matches().play(id.into(), &moves[0], by(5)).unwrap();
        assert_eq!(["turn 1", "turn 2"].map(turns), [1, 1]);
        app.matches().offer(id, OfferKind::TakeBack, by(6)).unwrap();
        let agreement = OfferReply { offer: None, reply: Reply::Agree };
        app.matches().reply(id, agreement, bens(7)).unwrap();
        assert_eq!(["turn 1", "turn 2"].map(turns), [2, 0]);
    }
}
