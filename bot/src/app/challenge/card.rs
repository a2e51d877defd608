//! The public messages of a challenge: its card, notices to the challenger, and rematches.

use matches::{Ending, Head, MatchView, Stage};
use rules::{Join, Message};

use crate::app::answer::args::{mention, mentions, moment, place};
use crate::app::answer::{Answer, Result, Style};
use crate::app::challenge::computers;
use crate::app::context::App;
use crate::app::fairness;
use crate::app::press::{ChallengePress, HelpPress, PlayPress};
use crate::app::view::buttons::move_list_buttons;
use crate::app::view::languages;
use crate::app::view::option_text::options_line;
use crate::app::view::title::{game_name, player_list, versus};
use crate::app::view::{pair, turn_limit_text};
use crate::words::agreements::{OfferPhrase, OfferText, ProposeText};
use crate::words::challenge::LobbyText;
use crate::words::clock::ClockText;
use crate::words::common::Label;

/// The card of a challenge. For a finished match, its result.
pub(crate) fn message(app: &App, view: &MatchView) -> Result {
    let head = view.head();
    let (game, id, players) = (game_name(head), head.id.to_string(), versus(head));
    let answer = match &head.stage {
        Stage::Lobby => lobby(app, head),
        Stage::Running => {
            with_board_buttons(Answer::say(LobbyText::Begun { game, id, players }), head)
        }
        Stage::Over(ending) if ending.is_before_start() => Answer::say(end_line(head, ending)),
        Stage::Over(_) => app.board_view().result(view)?,
    };
    // The result already has the line about a pair.
    let pair = match &head.stage {
        Stage::Over(_) => None,
        Stage::Lobby | Stage::Running => pair::card_line(app.matches(), head)?,
    };
    let limit = head.limit.filter(|_| head.stage == Stage::Lobby);
    let limit =
        limit.map(|limit| ClockText::Limit { limit: turn_limit_text::span(Some(limit)).into() });
    let answer = answer.lines(options_line(head)).lines(pair).lines(limit);
    Ok(match &head.stage {
        Stage::Lobby | Stage::Running => fairness::with_deal(app, view, answer)?,
        Stage::Over(ending) if ending.is_before_start() => fairness::button(answer, head),
        // The result has the button already.
        Stage::Over(_) => answer,
    })
}

/// The offer of a rematch, for the channel of the previous match.
pub(crate) fn rematch(app: &App, view: &MatchView) -> Result {
    let head = view.head();
    Ok(match &head.stage {
        Stage::Lobby => fairness::with_deal(app, view, lobby(app, head).lines(options_line(head)))?,
        Stage::Over(ending) if ending.is_before_start() => {
            fairness::button(Answer::say(end_line(head, ending)), head)
        }
        Stage::Running | Stage::Over(_) => {
            let others = head.players.iter().copied().filter(|&player| player != head.challenger);
            let players = mentions(Join::And, &others.collect::<Vec<_>>());
            let (by, what) = (mention(head.challenger), OfferPhrase::Rematch.into());
            Answer::say(OfferText::Agreed { by, what, players }).link(head.place)
        }
    })
}

/// The notice to the challenger that a challenge was joined or declined, or has expired. `None` otherwise.
pub(crate) fn notice(head: &Head) -> Option<Answer> {
    let (game, asker) = (game_name(head), mention(head.challenger));
    let (count, most) = (head.players.len(), head.most);
    let line = match &head.stage {
        Stage::Lobby => {
            LobbyText::NowHere { asker, game, count, most, players: player_list(&head.players) }
        }
        Stage::Over(Ending::Declined) => LobbyText::TellDeclined { asker, game },
        Stage::Over(Ending::Expired) if count > 1 => LobbyText::TellTableExpired { asker, game },
        Stage::Over(Ending::Expired) => LobbyText::TellExpired { asker, game },
        Stage::Running | Stage::Over(_) => return None,
    };
    // The challenger may have had their data deleted.
    head.challenger.is_person().then(|| Answer::say(line).ping([head.challenger]))
}

/// The link to a rematch, for the thread of the previous match.
pub(crate) fn rematch_link(head: &Head) -> Answer {
    let language = languages::of_match(head);
    let at = place(head.place);
    Answer::say(LobbyText::RematchThere { game: game_name(head), id: head.id.to_string(), at })
        .in_language(language)
}

/// Adds buttons that lead to the newest board, the moves and the start. The card is also the top of the thread.
fn with_board_buttons(answer: Answer, head: &Head) -> Answer {
    let answer = answer.button(PlayPress::board(head.id), Label::NewestBoard, Style::Plain);
    move_list_buttons(answer, head)
}

/// The line that says how a challenge ended before the start.
fn end_line(head: &Head, ending: &Ending) -> LobbyText {
    let (game, asker) = (game_name(head), mention(head.challenger));
    match ending {
        Ending::Declined => LobbyText::Declined { game, asker },
        Ending::Withdrawn => LobbyText::Withdrawn { game, asker },
        Ending::Expired
        | Ending::Rules(_)
        | Ending::Resigned { .. }
        | Ending::DrawAgreed
        | Ending::Aborted { .. }
        | Ending::OutOfTime { .. }
        | Ending::CalledOff
        | Ending::CallOffAgreed
        | Ending::Walkover { .. }
        | Ending::Adjudicated { .. }
        | Ending::Gone { .. } => LobbyText::Expired { game, asker },
    }
}

fn lobby(app: &App, head: &Head) -> Answer {
    let here = (head.most > 2).then(|| LobbyText::Here {
        count: head.players.len(),
        most: head.most,
        players: player_list(&head.players),
    });
    let until = head.deadline.map(|deadline| LobbyText::Until { at: moment(deadline) });
    let answer = Answer::say(heading(app, head)).lines(here).lines(until);
    with_controls(answer, head).ping(head.invited.iter().copied())
}

fn heading(app: &App, head: &Head) -> LobbyText {
    let (game, asker) = (game_name(head), mention(head.challenger));
    if let (Some(before), false) = (head.rematch_of, head.invited.is_empty()) {
        let (asked, first) = (mentions(Join::And, &head.invited), before.to_string());
        // Two players surely swap seats. Of several, some may get their old seats again.
        return match app.matches().view(before).is_ok_and(|view| view.head().seats == 2) {
            true => LobbyText::Rematch { asker, asked, game, first },
            false => LobbyText::RematchOfSeveral { asker, asked, game, first },
        };
    }
    match (head.open, head.invited.is_empty()) {
        (true, _) => LobbyText::Open { asker, game },
        (false, true) => LobbyText::Table { game, asker },
        (false, false) => LobbyText::Asked { asker, asked: player_list(&head.invited), game },
    }
}

fn with_controls(answer: Answer, head: &Head) -> Answer {
    let (id, is_for_several) = (head.id, head.most > 2);
    let join = match head.rematch_of {
        _ if is_for_several => Label::Join.into(),
        // A rematch for two looks like any other offer.
        Some(_) => Message::from(ProposeText::Agree),
        None => Label::Accept.into(),
    };
    answer
        .button(ChallengePress::Accept(id), join, Style::Agree)
        .when(!head.invited.is_empty(), |answer| {
            answer.button(ChallengePress::Decline(id), Label::Decline, Style::Plain)
        })
        .when(is_for_several, |answer| {
            let answer = answer.button(ChallengePress::Start(id), Label::Start, Style::Main);
            let answer = answer.button(ChallengePress::Leave(id), Label::Leave, Style::Plain);
            computers::button(answer, head)
        })
        .button(ChallengePress::Withdraw(id), Label::Withdraw, Style::Plain)
        .button(HelpPress::rules_of(id), Label::Rules, Style::Plain)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Key, Matches, Place, PlayerId, Request, Timestamp};
    use store::MemoryStore;

    use super::*;
    use crate::app::testing::castle_keep;

    #[test]
    fn a_table_that_expires_with_players_is_not_said_to_be_untaken() {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let [ada, ben, cleo] = [1, 2, 3].map(PlayerId);
        let place = Place { server: Some(9), channel: 8, thread: None };
        let expired = |joined: &[PlayerId], key: u64| {
            let challenge = castle_keep(&[ada, ben, cleo], place);
            let id = matches.challenge(&challenge, Key(key), Timestamp(key)).unwrap().id;
            for &player in joined {
                let now = Timestamp(key + 1);
                matches.join(id, Request { player, key: Key(key + 1), now }).unwrap();
            }
            matches.expire(id, Timestamp(key + 2)).unwrap();
            let notice = notice(matches.view(id).unwrap().head()).unwrap();
            notice.lines[0].id().map(ToOwned::to_owned)
        };
        assert_eq!(expired(&[], 1).as_deref(), Some("challenge-tell-expired"));
        assert_eq!(expired(&[ben], 10).as_deref(), Some("challenge-tell-table-expired"));
    }
}
