//! Resigning, and calling off a match before each side has moved.

use matches::{Head, MatchId, MatchView, Request};
use rules::{Message, Seat, Seats};

use crate::app::answer::args::{players_at, remaining_seats, seats_in_play};
use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::PlayPress;
use crate::app::view::title::game_name;
use crate::words::common::Label;
use crate::words::play::PlayText;

/// Asks a player to confirm resigning, or calling the match off while that is possible.
pub(crate) fn ask_to_resign(app: &App, by: Request, id: MatchId) -> Result {
    let view = app.matches().view(id)?;
    let seat = view.seat_of_player(by.player)?;
    Ok(Answer::say(question(&view, seat))
        .button(PlayPress::Resign(id), Label::ReallyResign, Style::Grave)
        .when(view.may_abort(by.player), |answer| {
            answer.button(PlayPress::Abort(id), abort_label(view.head()), Style::Plain)
        })
        .button(PlayPress::board(id), Label::PlayOn, Style::Main))
}

/// The question before the player on a seat resigns. The outcome depends on who else is left.
pub(crate) fn question(view: &MatchView, seat: Seat) -> PlayText {
    let head = view.head();
    let left = count_left(head, seats_in_play(view), seat);
    PlayText::ReallyResign { game: game_name(head), id: head.id.to_string(), left }
}

/// The number of seats in play before this one resigns. 1 if only computers stay in a match of several players.
fn count_left(head: &Head, playing: Seats, seat: Seat) -> usize {
    let staying = remaining_seats(head);
    let others = players_at(head, staying.without(seat));
    let are_computers = others.iter().all(|player| player.level().is_some());
    let is_for_several = staying.len() > 2;
    if is_for_several && are_computers {
        // Computers alone don't play on.
        1
    } else if is_for_several && !playing.contains(seat) {
        // The others play on without a player who is already out.
        staying.len()
    } else {
        playing.len()
    }
}

pub(super) fn resign(app: &App, by: Request, id: MatchId) -> Result {
    app.matches().resign(id, by)?;
    Ok(app.board_view().reply(&app.matches().view(id)?, by.player)?.prepend(PlayText::Resigned))
}

/// Calls a match off before each side has moved.
pub(super) fn abort(app: &App, by: Request, id: MatchId) -> Result {
    app.matches().abort(id, by)?;
    let (view, id) = (app.matches().view(id)?, id.to_string());
    Ok(Answer::say(match view.head().event {
        Some(_) => PlayText::Forfeited { id, others: others(view.head()) },
        None => PlayText::CalledOff { id },
    }))
}

/// The label of calling a match off. In an event, this loses the match by walkover.
pub(crate) fn abort_label(head: &Head) -> Message {
    match head.event {
        Some(_) => PlayText::LabelForfeit { others: others(head) }.into(),
        None => Label::CallOff.into(),
    }
}

/// The question before a player calls off a match of an event. `None` for other matches.
pub(crate) fn forfeit_question(head: &Head) -> Option<PlayText> {
    head.event.as_ref()?;
    let (game, id) = (game_name(head), head.id.to_string());
    Some(PlayText::ReallyForfeit { game, id, others: others(head) })
}

/// The number of other players who are left at a table.
fn others(head: &Head) -> usize {
    remaining_seats(head).len().saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{Challenge, ChallengeLimits, Format, Key, Matches, Place, PlayerId, Timestamp};
    use store::MemoryStore;

    use super::*;
    use crate::app::clubs::tests::{begun, by};
    use crate::app::testing::{self, app, castle_keep, kastell};
    use crate::app::view::result::result_sentence;
    use crate::words::say_in_english;

    #[test]
    fn a_player_who_is_out_does_not_play_on() {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let [ada, ben, cleo] = [1, 2, 3].map(PlayerId);
        let challenge = castle_keep(&[ada, ben, cleo], Place::default());
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        for player in [ben, cleo] {
            let request = Request { player, key: Key(player.0), now: Timestamp(player.0) };
            matches.join(id, request).unwrap();
        }
        let view = matches.view(id).unwrap();
        let all = Seats::all(3);
        assert_eq!(seats_in_play(&view), all);
        assert_eq!(count_left(view.head(), all, Seat(0)), 3);
        assert_eq!(count_left(view.head(), all.without(Seat(2)), Seat(0)), 2);
        assert_eq!(count_left(view.head(), all.without(Seat(2)), Seat(2)), 3);
    }

    #[test]
    fn a_player_who_calls_off_the_match_of_an_event_is_told_that_the_opponent_wins() {
        let app = app();
        let event = begun(&app, Format::Swiss { rounds: 1, days: None }, 2);
        let id = app.matches().event(event).unwrap().state.tables[0].id.unwrap();
        let asked = ask_to_resign(&app, by(1, 2_000), id).unwrap();
        let mut labels = asked.buttons.into_iter().map(|button| say_in_english(button.label));
        assert!(labels.any(|label| label == "Forfeit (your opponent wins, not rated)"));
        let said = say_in_english(abort(&app, by(1, 2_001), id).unwrap().lines.swap_remove(0));
        assert!(said.contains("Your opponent wins"), "{said}");
        let view = app.matches().view(id).unwrap();
        let winner = view.head().seat_of(PlayerId(2)).unwrap();
        assert_eq!(view.head().winners().only(), Some(winner));
        let said = say_in_english(result_sentence(view.head()));
        assert!(said.contains("2 wins!"), "{said}");
        let board = app.board_view().result(&view).unwrap().all_lines();
        let board: Vec<_> = board.into_iter().map(say_in_english).collect();
        assert!(board.iter().any(|line| line.contains("forfeits")), "{board:?}");
    }

    #[test]
    fn the_last_person_among_computers_is_told_that_the_match_ends() {
        let app = testing::app();
        let ada = PlayerId(1);
        let squires = [0, 1].map(|index| PlayerId::computer(rules::Level::ALL[1], index));
        let challenge = Challenge {
            game: "castle-keep".into(),
            seats: Some(3),
            opponents: squires.to_vec(),
            ..kastell(ada, squires[0], Place::default())
        };
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let by = Request { player: ada, key: Key(2), now: Timestamp(2) };
        let asked = ask_to_resign(&app, by, id).unwrap().lines.swap_remove(0);
        let asked = say_in_english(asked);
        assert!(asked.contains("That ends the match."), "{asked}");
        app.matches().resign(id, by).unwrap();
        assert!(app.matches().view(id).unwrap().head().ending().is_some());
    }
}
