//! Buttons below the board of a match.

use matches::{Head, MatchView, OfferKind, PlayerId};
use rules::{Choice, Game, Message, Sprite};

use crate::app::answer::{Answer, Style};
use crate::app::press::{
    AgreementPress, ChallengePress, FairnessPress, Frame, HelpPress, PlayPress, Press, PuzzlePress,
    ReplayPress,
};
use crate::app::view::narration::game;
use crate::app::view::proposal;
use crate::words::common::Label;
use crate::words::fairness::FairnessText;
use crate::words::puzzles::LessonText;
use crate::words::replay::ReplayText;

/// Adds the buttons of a public board while the match runs.
pub(super) fn running_buttons(
    answer: Answer,
    head: &Head,
    seat_emblem: Option<Sprite>,
    head_start: Option<Choice>,
) -> Answer {
    let id = head.id;
    let answer =
        answer.button(PlayPress::OpenPanel(id), Label::Move, Style::Main).with_sprite(seat_emblem);
    let answer = head_start_button(answer, head, head_start);
    let answer = match is_against_computers(head) {
        true => solo_buttons(answer, head),
        false => {
            let answer = answer.button(PlayPress::board(id), own_view_name(head), Style::Plain);
            move_list_buttons(catch_up_button(proposal::button(answer, head), head), head)
        }
    };
    more_button(answer, head)
}

/// Whether a person plays with computers alone.
fn is_against_computers(head: &Head) -> bool {
    head.seats > 1 && head.players.iter().filter(|player| player.level().is_none()).count() == 1
}

/// Adds a player's own buttons of a match with computers.
fn solo_buttons(answer: Answer, head: &Head) -> Answer {
    let (id, wish) = (head.id, OfferKind::TakeBack);
    let take_back = AgreementPress::Offer { id, wish, is_sure: false };
    answer
        .button(Press::Hint(id), Label::Hint, Style::Plain)
        .button(take_back, Label::TakeBack, Style::Plain)
        .button(PlayPress::board(id), own_view_name(head), Style::Plain)
}

/// Adds the button to everything else.
pub(super) fn more_button(answer: Answer, head: &Head) -> Answer {
    answer.button(PlayPress::More(head.id), Label::More, Style::Plain)
}

/// Adds the buttons that the board of a running match has no room for.
pub(super) fn more_buttons(answer: Answer, view: &MatchView, reader: PlayerId) -> Answer {
    let head = view.head();
    let is_player = view.seat_of_player(reader).is_ok();
    let answer = move_list_buttons(catch_up_button(answer, head), head).button(
        HelpPress::rules_of(head.id),
        Label::Rules,
        Style::Plain,
    );
    answer.when(is_player, |answer| {
        proposal::button(answer, head).button(
            PlayPress::AskToResign(head.id),
            Label::Resign,
            Style::Grave,
        )
    })
}

/// Adds the buttons of a board once the match is over.
pub(super) fn over_buttons(answer: Answer, head: &Head) -> Answer {
    answer
        .button(ChallengePress::Rematch(head.id), Label::Rematch, Style::Agree)
        .button(replay_press(head), Label::Replay, Style::Main)
        .button(ReplayPress::all_moves(head.id), ReplayText::AllMoves, Style::Plain)
        .button(FairnessPress::Show(head.id), FairnessText::CheckTheDeal, Style::Plain)
        .button(HelpPress::rules_of(head.id), Label::Rules, Style::Plain)
}

/// Adds the button to the game's shortcut.
pub(super) fn head_start_button(answer: Answer, head: &Head, head_start: Option<Choice>) -> Answer {
    match head_start {
        Some(start) => answer
            .button(PlayPress::OpenHeadStart(head.id), start.label, Style::Plain)
            .with_sprite(start.sprite),
        None => answer,
    }
}

/// Adds the buttons to the list of moves and to the start of the match.
pub(crate) fn move_list_buttons(answer: Answer, head: &Head) -> Answer {
    answer.button(ReplayPress::all_moves(head.id), ReplayText::AllMoves, Style::Plain).button(
        replay_press(head),
        ReplayText::FromStart,
        Style::Plain,
    )
}

/// Adds the button to the moves since the reader's last one, once there is a move.
pub(super) fn catch_up_button(answer: Answer, head: &Head) -> Answer {
    answer.when(head.plies > 0, |answer| {
        answer.button(ReplayPress::CatchUp(head.id), ReplayText::Since, Style::Plain)
    })
}

/// Adds the button to the lessons of a game, beside those that play the computer.
pub(crate) fn learn_button(answer: Answer, game: &'static dyn Game) -> Answer {
    answer.when(!puzzles::lessons(game).is_empty(), |answer| {
        let press = PuzzlePress::Learn { game: game.info().id.into() };
        answer.button(press, LessonText::Learn, Style::Plain)
    })
}

/// The press that opens the replay at the start.
pub(crate) fn replay_press(head: &Head) -> ReplayPress {
    ReplayPress::Open { id: head.id, frame: Frame::Step(0) }
}

/// The game's name for a player's private board.
pub(super) fn own_view_name(head: &Head) -> Message {
    let own = game(head).and_then(|game| game.info().own_view);
    own.map_or_else(|| Label::Board.into(), Message::from)
}
