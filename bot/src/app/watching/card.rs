//! The card of a watched match, and the notices of its end.

use matches::{BoardUpdate, Head, MatchId, PlayerId, Stage, WatchCard};
use rules::Join;

use crate::app::answer::args::mentions;
use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::play::public_board;
use crate::app::press::WatchingPress;
use crate::app::view::buttons::replay_press;
use crate::app::view::languages;
use crate::app::view::narration::Readers;
use crate::app::view::result::result_sentence;
use crate::app::view::title::game_name;
use crate::words::common::Label;
use crate::words::watching::WatchText;

/// The maximum number of followers that a notice names. A mention has up to 22 characters, and a message up to 2,000.
const NAMED: usize = 72;

/// The card of a watched match in a channel, with the head that it shows.
///
/// The card shows what spectators see: all turns since the last card, and finally the result. It pings nobody.
pub(crate) fn card(app: &App, id: MatchId, place: &WatchCard) -> Result<(Head, Answer)> {
    let BoardUpdate { view, skipped, .. } = app.matches().watch_update(id, place)?;
    let head = view.head();
    let board = match head.stage {
        Stage::Over(_) => app.board_view().result(&view)?,
        Stage::Lobby | Stage::Running => {
            public_board::board_with_skipped(app, &view, skipped, Readers::Others)?
        }
    };
    let bare = Answer { pings: Vec::new(), buttons: Vec::new(), ..board }.public_link(head.place);
    let answer = bare.button(replay_press(head), Label::Replay, Style::Plain);
    let answer = match head.stage {
        Stage::Over(_) => answer,
        Stage::Lobby | Stage::Running => answer
            .button(WatchingPress::Follow(head.id), WatchText::Follow, Style::Plain)
            .button(WatchingPress::Unwatch(head.id), WatchText::Stop, Style::Plain),
    };
    Ok((head.clone(), answer.draw_pictures().in_language(languages::of_match(head))))
}

/// The notices of a match's end to its followers in a channel. One message can't name them all if there are many.
pub(crate) fn end_notices(head: &Head, followers: &[PlayerId]) -> Vec<Answer> {
    followers.chunks(NAMED).map(|part| end_notice(head, part)).collect()
}

fn end_notice(head: &Head, followers: &[PlayerId]) -> Answer {
    let (game, id) = (game_name(head), head.id.to_string());
    let mentioned = mentions(Join::And, followers);
    let has_result = head.ending().is_none_or(|ending| ending.is_result());
    let line = match !has_result && head.winners().is_empty() {
        true => WatchText::EndedOff { followers: mentioned, game, id },
        false => {
            let came = result_sentence(head).into();
            WatchText::Ended { followers: mentioned, game, id, came }
        }
    };
    let answer = Answer::say(line).public_link(head.place).ping(followers.iter().copied());
    let answer = answer.in_language(languages::of_match(head));
    answer.button(replay_press(head), Label::Replay, Style::Main)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{
        ChallengeLimits, Ending, Key, Matches, Place, Request, Timestamp, WatchMode, WatchedPlace,
    };
    use store::MemoryStore;

    use super::*;
    use crate::app::testing::{self, kastell};
    use crate::words::say_in_english;

    #[test]
    fn elsewhere_a_match_of_a_private_conversation_has_no_link_to_it() {
        for server in [None, Some(7)] {
            let app = testing::app();
            let squire = PlayerId::computer(rules::Level::ALL[1], 0);
            let place = Place { server, channel: 8, thread: None };
            let challenge = kastell(PlayerId(1), squire, place);
            let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
            let (by, mode) = (PlayerId(1), WatchMode::Card);
            let watched = WatchedPlace { channel: 9, server: Some(7), by, mode };
            app.matches().watch(id, watched, Key(2), Timestamp(2)).unwrap();
            let places = app.matches().watch_cards(id).unwrap();
            let (head, shown) = card(&app, id, &places[0]).unwrap();
            let notice = end_notices(&head, &[PlayerId(9)]).remove(0);
            let expected = server.map(|_| place);
            assert_eq!([shown.link, notice.link], [expected, expected]);
        }
    }

    #[test]
    fn the_notice_of_a_walkover_names_the_winner() {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let squire = PlayerId::computer(rules::Level::ALL[1], 0);
        let challenge = kastell(PlayerId(1), squire, Place::default());
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let view = matches.view(id).unwrap();
        let seat = view.head().seat_of(PlayerId(1)).unwrap();
        let stage = Stage::Over(Ending::Walkover { seat });
        let head = Head { stage, ..view.head().clone() };
        let notice = end_notices(&head, &[PlayerId(9)]).remove(0);
        let text: Vec<_> = notice.all_lines().into_iter().map(say_in_english).collect();
        let text = text.join("\n");
        assert!(text.contains("Squire wins!"), "{text}");
    }

    #[test]
    fn the_notices_of_an_end_name_the_result_and_all_of_a_hundred_followers() {
        const LIMIT: usize = 2_000;
        const FIRST: u64 = 1_200_000_000_000_000_000;
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let squire = PlayerId::computer(rules::Level::ALL[1], 0);
        let ada = PlayerId(FIRST);
        let challenge = kastell(ada, squire, Place::default());
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let by = Request { player: ada, key: Key(2), now: Timestamp(2) };
        matches.resign(id, by).unwrap();
        let view = matches.view(id).unwrap();
        let followers: Vec<_> = (1..=100).map(|number| PlayerId(FIRST + number)).collect();
        let notices = end_notices(view.head(), &followers);
        let pinged: Vec<_> = notices.iter().flat_map(|notice| notice.pings.clone()).collect();
        assert_eq!(pinged, followers);
        for notice in notices {
            let lines = notice.all_lines().into_iter().map(say_in_english);
            let text = lines.collect::<Vec<_>>().join("\n");
            assert!(text.chars().count() <= LIMIT, "{text}");
            assert!(text.contains("Squire wins!"), "{text}");
            let named = notice.pings.iter().all(|player| text.contains(&player.0.to_string()));
            assert!(named, "{text}");
        }
    }
}
