//! A match opened from a list, with its buttons.

use matches::{Head, MatchId, Request, Stage};

use crate::app::answer::{Answer, Result, Style};
use crate::app::challenge::card;
use crate::app::context::App;
use crate::app::press::{ChallengePress, GamesPress, MatchList, Press, WatchingPress};
use crate::words::common::RefusalText;
use crate::words::games::GameListText;
use crate::words::watching::WatchText;

/// Shows the match that is chosen from a list.
pub(crate) fn open(app: &App, by: Request, input: Option<&str>) -> Result {
    let Some(id) = input.and_then(|input| input.parse::<MatchId>().ok()) else {
        return Ok(Answer::say(RefusalText::UnknownButton));
    };
    let view = app.matches().view(id)?;
    let head = view.head();
    let answer = match &head.stage {
        Stage::Lobby => {
            let card = card::message(app, &view)?.link(app.matches().current_place(head)?);
            challenge(card, head, by)
        }
        Stage::Over(ending) if ending.is_before_start() => card::message(app, &view)?,
        Stage::Running if head.seat_of(by.player).is_none() => {
            let answer = app.board_view().own(&view, by.player)?;
            answer.button(WatchingPress::Follow(head.id), WatchText::Follow, Style::Plain)
        }
        Stage::Running | Stage::Over(_) => app.board_view().own(&view, by.player)?,
    };
    let all = GamesPress::List { list: MatchList::Mine, at: None };
    Ok(answer.button(all, GameListText::All, Style::Plain))
}

/// The card of a challenge with the buttons that this person may use. It pings nobody.
fn challenge(answer: Answer, head: &Head, by: Request) -> Answer {
    let is_there = head.players.contains(&by.player);
    let is_asked = head.invited.contains(&by.player);
    let is_own = head.challenger == by.player;
    let is_open = head.open && head.free_seats() > 0;
    let mut answer = Answer { pings: Vec::new(), ..answer };
    let is_theirs = |press: &ChallengePress| match press {
        ChallengePress::Accept(_) => !is_there && (is_asked || is_open),
        ChallengePress::Decline(_) => is_asked,
        ChallengePress::Leave(_) => is_there && !is_own,
        ChallengePress::Withdraw(_) => is_own,
        ChallengePress::Start(_) => is_own && head.players.len() >= usize::from(head.least),
        ChallengePress::AddComputer(_) | ChallengePress::SeatComputer(_) => is_own,
        ChallengePress::Rematch(_)
        | ChallengePress::ChooseLevel { .. }
        | ChallengePress::PlayComputer { .. }
        | ChallengePress::Invite { .. } => true,
    };
    answer.buttons.retain(|button| {
        let Press::Challenge(press) = &button.press else { return true };
        is_theirs(press)
    });
    answer
}

#[cfg(test)]
mod tests {
    use matches::{Challenge, Key, Place, PlayerId, Timestamp};

    use super::*;
    use crate::app::testing::{self, kastell};

    #[test]
    fn nobody_else_may_take_a_reserved_seat() {
        let app = testing::app();
        let [ada, ben, cleo, dora] = [1, 2, 3, 4].map(PlayerId);
        let by = |player| Request { player, key: Key(player.0), now: Timestamp(2) };
        let place = Place { server: Some(7), channel: 8, thread: None };
        let table =
            Challenge { game: "castle-keep".into(), seats: Some(3), ..kastell(ada, ben, place) };
        let id = app.matches().challenge(&table, Key(1), Timestamp(1)).unwrap().id;
        app.matches().join(id, by(cleo)).unwrap();
        let may_accept = |player| {
            let opened = open(&app, by(player), Some(&id.0.to_string())).unwrap();
            let press = Press::from(ChallengePress::Accept(id));
            opened.buttons.iter().any(|button| button.press == press)
        };
        assert_eq!([ben, dora].map(may_accept), [true, false]);
    }

    #[test]
    fn only_the_challenger_may_add_a_computer_to_an_opened_table() {
        let app = testing::app();
        let [ada, ben] = [1, 2].map(PlayerId);
        let place = Place { server: Some(7), channel: 8, thread: None };
        let table = Challenge {
            game: "castle-keep".into(),
            seats: Some(3),
            opponents: Vec::new(),
            ..kastell(ada, ben, place)
        };
        let id = app.matches().challenge(&table, Key(1), Timestamp(1)).unwrap().id;
        let has = |player, press: ChallengePress| {
            let by = Request { player, key: Key(2), now: Timestamp(2) };
            let opened = open(&app, by, Some(&id.0.to_string())).unwrap();
            let press = Press::from(press);
            opened.buttons.iter().any(|button| button.press == press)
        };
        assert!(has(ada, ChallengePress::AddComputer(id)));
        assert!(!has(ben, ChallengePress::AddComputer(id)));
        assert!(has(ben, ChallengePress::Accept(id)));
    }
}
