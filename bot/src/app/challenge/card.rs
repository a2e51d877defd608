//! The message of a challenge: who asks whom for what, who is there, and what became of it.

use matches::{Ending, Head, MatchView, Refused, Stage};
use rules::{Arg, GameOption, Join, Message};

use crate::app::answer::args::{mention, mentions, moment, place};
use crate::app::answer::{Answer, Style};
use crate::app::challenge::computers;
use crate::app::context::App;
use crate::app::press::{ChallengePress, HelpPress, PlayPress};
use crate::app::view::buttons::move_list_buttons;
use crate::app::view::narration::game;
use crate::app::view::title::{game_name, player_list, versus};
use crate::app::view::{deadline, pair};
use crate::words::agreements::{OfferPhrase, OfferText, ProposeText};
use crate::words::challenge::LobbyText;
use crate::words::clock::ClockText;
use crate::words::common::Label;

/// The message of a challenge, as it stands: of a match that was played, what came of it.
///
/// # Errors
/// What the store says.
pub(crate) fn message(app: &App, view: &MatchView) -> Result<Answer, Refused> {
    let head = view.head();
    let (game, id, players) = (game_name(head), head.id.to_string(), versus(head));
    let answer = match &head.stage {
        Stage::Lobby => lobby(head),
        Stage::Running => begun(Answer::say(LobbyText::Begun { game, id, players }), head),
        Stage::Over(ending) if ending.is_before_start() => Answer::say(called_off(head, ending)),
        Stage::Over(_) => app.board_view().result(view)?,
    };
    let limit =
        head.limit.map(|limit| ClockText::Limit { limit: deadline::span(Some(limit)).into() });
    // The result of a pair stands with the result of the match.
    let pair = match &head.stage {
        Stage::Over(_) => None,
        Stage::Lobby | Stage::Running => pair::card_line(app.matches(), head)?,
    };
    Ok(answer.lines(options(head)).lines(pair).lines(limit.filter(|_| head.stage == Stage::Lobby)))
}

/// The proposal of a rematch as it stands, for where the match before was played.
pub(crate) fn rematch(head: &Head) -> Answer {
    match &head.stage {
        Stage::Lobby => lobby(head).lines(options(head)),
        Stage::Over(ending) if ending.is_before_start() => Answer::say(called_off(head, ending)),
        Stage::Running | Stage::Over(_) => {
            let others = head.players.iter().copied().filter(|&player| player != head.challenger);
            let players = mentions(Join::And, &others.collect::<Vec<_>>());
            let (by, what) = (mention(head.challenger), OfferPhrase::Rematch.into());
            Answer::say(OfferText::Agreed { by, what, players }).link(head.place)
        }
    }
}

/// What whoever made the challenge is told, so that they learn of it; nothing where there is nothing to wait for.
pub(crate) fn notice(head: &Head) -> Option<Answer> {
    let (game, asker) = (game_name(head), mention(head.challenger));
    let (count, most) = (head.players.len(), head.most);
    let told = match &head.stage {
        Stage::Lobby => {
            LobbyText::NowHere { asker, game, count, most, players: player_list(&head.players) }
        }
        Stage::Over(Ending::Declined) => LobbyText::TellDeclined { asker, game },
        Stage::Over(Ending::Expired) => LobbyText::TellExpired { asker, game },
        Stage::Running | Stage::Over(_) => return None,
    };
    // Somebody who was forgotten waits for nothing.
    let is_known = head.challenger.is_person();
    is_known.then(|| Answer::say(told).ping([head.challenger]))
}

/// Where a rematch is played, for whoever reads where the match before it was.
pub(crate) fn rematch_link(head: &Head) -> Answer {
    let at = place(head.place);
    Answer::say(LobbyText::RematchThere { game: game_name(head), id: head.id.to_string(), at })
}

/// Stands above all else in the thread, too: whoever comes late finds from here the newest board, the moves and the start.
fn begun(answer: Answer, head: &Head) -> Answer {
    let newest = PlayPress::ShowBoard { id: head.id, home: None };
    move_list_buttons(answer.button(newest, Label::NewestBoard, Style::Plain), head)
}

fn called_off(head: &Head, ending: &Ending) -> LobbyText {
    let (game, asker) = (game_name(head), mention(head.challenger));
    match ending {
        Ending::Declined => LobbyText::Declined { game, asker },
        Ending::Withdrawn => LobbyText::Withdrawn { game, asker },
        _ => LobbyText::Expired { game, asker },
    }
}

/// The options that are not what they are by default.
fn options(head: &Head) -> Option<LobbyText> {
    let game = game(head)?;
    let chosen = head.options.iter().filter(|(id, value)| {
        // What says which of several games it is stands with the game's name.
        let is_new =
            |option: &GameOption| option.default != value.as_str() && option.titles.is_empty();
        game.info().option(id).is_some_and(is_new)
    });
    let chosen: Vec<LobbyText> = chosen
        .map(|(id, value)| LobbyText::Option { option: id.replace('_', " "), value: value.clone() })
        .collect();
    (!chosen.is_empty()).then(|| LobbyText::Options { options: Arg::list(Join::Dots, chosen) })
}

fn lobby(head: &Head) -> Answer {
    let answer = Answer::say(asked(head));
    let here = (head.most > 2).then(|| LobbyText::Here {
        count: head.players.len(),
        most: head.most,
        players: player_list(&head.players),
    });
    let until = head.deadline.map(|deadline| LobbyText::Until { at: moment(deadline) });
    controls(answer.lines(here).lines(until), head).ping(head.invited.iter().copied())
}

fn asked(head: &Head) -> LobbyText {
    let (game, asker) = (game_name(head), mention(head.challenger));
    if let (Some(first), false) = (head.rematch_of, head.invited.is_empty()) {
        let (asked, first) = (mentions(Join::And, &head.invited), first.to_string());
        return LobbyText::Rematch { asker, asked, game, first };
    }
    match (head.open, head.invited.is_empty()) {
        (true, _) => LobbyText::Open { asker, game },
        (false, true) => LobbyText::Table { game, asker },
        (false, false) => LobbyText::Asked { asker, asked: player_list(&head.invited), game },
    }
}

fn controls(answer: Answer, head: &Head) -> Answer {
    let id = head.id;
    let join = if head.most > 2 { Label::Join } else { Label::Accept };
    // What players ask each other looks alike.
    let join = match head.rematch_of.is_some() && head.most <= 2 {
        true => Message::from(ProposeText::Agree),
        false => join.into(),
    };
    let mut answer = answer.button(ChallengePress::Accept(id), join, Style::Agree);
    if !head.invited.is_empty() {
        answer = answer.button(ChallengePress::Decline(id), Label::Decline, Style::Plain);
    }
    if head.most > 2 {
        answer = answer.button(ChallengePress::Start(id), Label::Start, Style::Main).button(
            ChallengePress::Leave(id),
            Label::Leave,
            Style::Plain,
        );
        answer = computers::button(answer, head);
    }
    answer.button(ChallengePress::Withdraw(id), Label::Withdraw, Style::Plain).button(
        HelpPress::MatchRules { id, page: None },
        Label::Rules,
        Style::Plain,
    )
}
