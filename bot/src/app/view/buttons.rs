//! Buttons below the board of a match.

use matches::Head;
use rules::{Choice, Message, Sprite};

use crate::app::answer::{Answer, Style};
use crate::app::press::{ChallengePress, Frame, HelpPress, PlayPress, ReplayPress};
use crate::app::view::narration::game;
use crate::app::view::proposal;
use crate::words::common::Label;
use crate::words::replay::ReplayText;

/// The buttons of a public board while the match runs.
pub(super) fn running_buttons(
    answer: Answer,
    head: &Head,
    seat_emblem: Option<Sprite>,
    head_start: Option<Choice>,
) -> Answer {
    let id = head.id;
    let own = own_view_name(head);
    let answer =
        answer.button(PlayPress::OpenPanel(id), Label::Move, Style::Main).with_sprite(seat_emblem);
    let answer = head_start_button(answer, head, head_start);
    let answer = answer.button(PlayPress::ShowBoard { id, home: None }, own, Style::Plain);
    let answer = proposal::button(answer, head);
    let answer = answer.button(PlayPress::AskToResign(id), Label::Resign, Style::Grave).button(
        HelpPress::MatchRules { id, page: None },
        Label::Rules,
        Style::Plain,
    );
    move_list_buttons(catch_up_button(answer, head), head)
}

/// The buttons of a board once the match is over.
pub(super) fn over_buttons(answer: Answer, head: &Head) -> Answer {
    answer
        .button(ChallengePress::Rematch(head.id), Label::Rematch, Style::Agree)
        .button(replay_press(head), Label::Replay, Style::Main)
        .button(
            ReplayPress::ListMoves { id: head.id, to: None },
            ReplayText::AllMoves,
            Style::Plain,
        )
        .button(HelpPress::MatchRules { id: head.id, page: None }, Label::Rules, Style::Plain)
}

/// The button for the move that the game suggests to begin with.
pub(super) fn head_start_button(answer: Answer, head: &Head, head_start: Option<Choice>) -> Answer {
    match head_start {
        Some(start) => answer
            .button(PlayPress::OpenHeadStart(head.id), start.label, Style::Plain)
            .with_sprite(start.sprite),
        None => answer,
    }
}

/// The buttons to the list of moves and to the beginning of the match.
pub(crate) fn move_list_buttons(answer: Answer, head: &Head) -> Answer {
    answer
        .button(
            ReplayPress::ListMoves { id: head.id, to: None },
            ReplayText::AllMoves,
            Style::Plain,
        )
        .button(replay_press(head), ReplayText::FromStart, Style::Plain)
}

/// The button to what happened since the reader's last move, once there is a move.
pub(super) fn catch_up_button(answer: Answer, head: &Head) -> Answer {
    match head.plies {
        0 => answer,
        _ => answer.button(ReplayPress::CatchUp(head.id), ReplayText::Since, Style::Plain),
    }
}

/// The press that shows the match again from its beginning.
pub(crate) fn replay_press(head: &Head) -> ReplayPress {
    ReplayPress::Open { id: head.id, frame: Frame::Step(0) }
}

/// The name of a player's own view in this game.
pub(super) fn own_view_name(head: &Head) -> Message {
    let own = game(head).and_then(|game| game.info().own_view);
    own.map_or_else(|| Label::Board.into(), Message::from)
}
