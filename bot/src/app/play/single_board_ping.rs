//! The turn ping of a match with a single board: a line below the board, which replaces the previous line.

use matches::{BoardUpdate, MatchId, MatchView, PlayerId, Revisions};
use rules::{Join, Seats};

use crate::app::answer::args::{mentions, players_at, remaining_seats};
use crate::app::answer::{Answer, Result};
use crate::app::context::App;
use crate::app::play::former_players::name_former_players;
use crate::app::view::result::result_sentence;
use crate::app::view::title::game_name;
use crate::words::notifications::PingText;

/// The line for the turns at these revisions. The line pings nobody if the match has moved on.
pub(crate) fn line(app: &App, view: MatchView, revisions: Revisions) -> Result {
    let BoardUpdate { view, is_newest, .. } = app.matches().board_update(view, revisions)?;
    let head = view.head();
    let is_over = head.ending().is_some();
    let called = players_at(head, if is_over { Seats::all(head.seats) } else { head.to_move });
    let (game, id) = (game_name(head), head.id.to_string());
    // The line names a computer that is to move, but no computer whose match is over.
    let named: Vec<PlayerId> =
        called.iter().copied().filter(|player| !is_over || player.is_person()).collect();
    let players = mentions(Join::And, &named);
    let line = match is_over {
        true => PingText::Over { players, game, id, came: result_sentence(head).into() },
        false => PingText::Turn { players, game, id },
    };
    // A match for one player needs no ping.
    if !is_newest || head.seats <= 1 {
        return Ok(Answer::say(line));
    }
    let answer = Answer::say(line).ping(called.into_iter().filter(|player| player.is_person()));
    if is_over || head.replaced_in(revisions).is_empty() {
        return Ok(answer);
    }
    // A new player at the table concerns all others.
    let mut others = players_at(head, remaining_seats(head));
    others.retain(|player| player.is_person() && !answer.pings.contains(player));
    let answer = answer.when(!others.is_empty(), |answer| {
        answer.line(PingText::Came { players: mentions(Join::And, &others) }).ping(others)
    });
    Ok(name_former_players(head, revisions, answer))
}

/// Whether the first board already showed the newest of these turns. A first board that is new pings by itself.
pub(crate) fn is_on_first_board(app: &App, id: MatchId, revisions: Revisions) -> Result<bool> {
    match app.matches().posted_turns(id)? {
        Some(shown) if shown.last >= revisions.last => {
            Ok(app.matches().board_update(app.matches().view(id)?, shown)?.is_first)
        }
        Some(_) | None => Ok(false),
    }
}

#[cfg(test)]
mod tests {
    use matches::{Absence, Key, Place, Request, Revision, Timestamp, Vacancy};

    use super::*;
    use crate::app::play::public_board;
    use crate::app::testing::{self, castle_keep, kastell};
    use crate::words::say_in_english;

    #[test]
    fn the_line_about_an_end_names_people_and_the_winner_in_sentences() {
        let app = testing::app();
        let squire = PlayerId::computer(rules::Level::ALL[1], 0);
        let challenge = kastell(PlayerId(1), squire, Place::default());
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let by = Request { player: PlayerId(1), key: Key(2), now: Timestamp(2) };
        app.matches().resign(id, by).unwrap();
        let view = app.matches().view(id).unwrap();
        let (first, last) = (view.head().revision, view.head().revision);
        let revisions = Revisions { first, last };
        let said = say_in_english(line(&app, view, revisions).unwrap().lines.swap_remove(0));
        assert!(said.ends_with("**Kastell** #1 is over. 🏆 Level 2 Squire wins!"), "{said}");
        assert!(!said[..said.find("**").unwrap()].contains("Squire"), "{said}");
    }

    #[test]
    fn a_takeover_pings_nobody_who_resigned_before() {
        let app = testing::app();
        let [ada, ben, cleo] = [1, 2, 3].map(PlayerId);
        let by = |player, now| Request { player, key: Key(now), now: Timestamp(now) };
        let challenge = castle_keep(&[ada, ben, cleo], Place::default());
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        app.matches().join(id, by(ben, 2)).unwrap();
        app.matches().join(id, by(cleo, 3)).unwrap();
        app.matches().resign(id, by(cleo, 4)).unwrap();
        let view = app.matches().view(id).unwrap();
        let first = Revision(view.head().revision.0 + 1);
        let vacancy = Vacancy::new(view.seat_of_player(ben).unwrap(), Absence::Left);
        let squire = PlayerId::computer(rules::Level::ALL[1], 0);
        app.matches().propose_substitute(id, vacancy, squire, by(ada, 5)).unwrap();
        for post in [line, public_board::board] {
            let view = app.matches().view(id).unwrap();
            let revisions = Revisions { first, last: view.head().revision };
            let pings = post(&app, view, revisions).unwrap().pings;
            let people: Vec<_> = pings.into_iter().filter(|player| player.is_person()).collect();
            assert_eq!(people, [ada]);
        }
    }
}
