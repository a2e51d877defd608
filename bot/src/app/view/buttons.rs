//! Buttons below the public board of a match, and below a player's own board.

use matches::{Head, MatchView, OfferKind, PlayerId};
use rules::{Choice, Game, Message, Sprite};

use crate::app::answer::{Answer, Style};
use crate::app::press::{
    AgreementPress, ChallengePress, FairnessPress, Frame, HelpPress, PlayPress, Press, PuzzlePress,
    ReplayPress, WebPress,
};
use crate::app::view::narration::game;
use crate::app::view::{deadline, proposal};
use crate::words::common::Label;
use crate::words::fairness::FairnessText;
use crate::words::puzzles::LessonText;
use crate::words::replay::ReplayText;
use crate::words::web::WebText;

/// Adds the buttons of a public board while the match runs.
pub(super) fn running_buttons(
    answer: Answer,
    view: &MatchView,
    emblem: Option<Sprite>,
    head_start: Option<Choice>,
) -> Answer {
    let (head, id) = (view.head(), view.head().id);
    let answer = move_buttons(answer, head, emblem, head_start);
    let answer = match is_against_computers(head) {
        true => solo_buttons(answer, view),
        false => {
            let answer = answer.button(PlayPress::board(id), own_view_name(head), Style::Plain);
            move_list_buttons(catch_up_button(proposal::button(answer, head), head), head)
        }
    };
    more_button(answer, head)
}

/// The buttons of a player's own board.
pub(super) struct OwnButtons<'a> {
    pub(super) view: &'a MatchView,
    pub(super) player: PlayerId,
    pub(super) emblem: Option<Sprite>,
    pub(super) head_start: Option<Choice>,
    /// The press that turns the board. `None` if that would not change the picture.
    pub(super) turned: Option<PlayPress>,
    /// The title of the game's page of facts, if the game has one.
    pub(super) aside: Option<Message>,
    /// Whether the match has a web page.
    pub(super) has_page: bool,
}

impl OwnButtons<'_> {
    pub(super) fn add_to(self, answer: Answer) -> Answer {
        let Self { view, player, emblem, head_start, turned, aside, has_page } = self;
        let head = view.head();
        let is_over = head.ending().is_some();
        let may_rematch = is_over && head.players.contains(&player);
        let answer = answer.when(may_rematch, |answer| rematch_button(answer, head));
        let answer = match is_over {
            true => record_buttons(answer, head),
            false => answer.when(head.is_turn_of(player), |answer| {
                let answer = move_buttons(answer, head, emblem, head_start);
                answer.when(view.may_hint(player), |answer| {
                    answer.button(Press::Hint(head.id), Label::Hint, Style::Plain)
                })
            }),
        };
        let answer = look_buttons(answer, head, turned, aside);
        if is_over {
            return page_button(answer, head, has_page);
        }
        let answer = answer.button(replay_press(head), Label::Replay, Style::Plain);
        let answer = page_button(answer, head, has_page);
        let answer = deadline::own_buttons(catch_up_button(answer, head), head, player);
        more_button(answer, head)
    }
}

/// Adds the button to move, and the button for the game's shortcut.
fn move_buttons(
    answer: Answer,
    head: &Head,
    emblem: Option<Sprite>,
    head_start: Option<Choice>,
) -> Answer {
    let answer =
        answer.button(PlayPress::OpenPanel(head.id), Label::Move, Style::Main).with_sprite(emblem);
    match head_start {
        Some(start) => answer
            .button(PlayPress::OpenHeadStart(head.id), start.label, Style::Plain)
            .with_sprite(start.sprite),
        None => answer,
    }
}

/// Adds the buttons that turn the board and open the game's page of facts.
fn look_buttons(
    answer: Answer,
    head: &Head,
    turned: Option<PlayPress>,
    aside: Option<Message>,
) -> Answer {
    let answer = match turned {
        Some(press) => answer.button(press, Label::Turn, Style::Plain),
        None => answer,
    };
    match aside {
        Some(title) => answer.button(PlayPress::ShowOpenCards(head.id), title, Style::Plain),
        None => answer,
    }
}

/// Adds the button that opens the match page, if the program serves one.
pub(super) fn page_button(answer: Answer, head: &Head, has_page: bool) -> Answer {
    answer.when(has_page, |answer| {
        answer.button(WebPress::Open(head.id), WebText::OpenTheBoard, Style::Plain)
    })
}

/// Whether one person plays, and all others are computers.
fn is_against_computers(head: &Head) -> bool {
    head.seats > 1 && head.players.iter().filter(|player| player.level().is_none()).count() == 1
}

/// Adds the buttons for a match against computers: hint, take-back if one is possible, and private board.
fn solo_buttons(answer: Answer, view: &MatchView) -> Answer {
    let (head, id, wish) = (view.head(), view.head().id, OfferKind::TakeBack);
    let take_back = AgreementPress::Offer { id, wish, is_sure: false };
    let mut people = head.players.iter().filter(|player| player.level().is_none());
    let may_take_back = people.any(|&person| view.may_offer(person).contains(&wish));
    answer
        .button(Press::Hint(id), Label::Hint, Style::Plain)
        .when(may_take_back, |answer| answer.button(take_back, Label::TakeBack, Style::Plain))
        .button(PlayPress::board(id), own_view_name(head), Style::Plain)
}

/// Adds the button that shows the actions for which the board has no room.
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

/// Adds the buttons of a public board once the match is over.
pub(super) fn over_buttons(answer: Answer, head: &Head) -> Answer {
    record_buttons(rematch_button(answer, head), head)
}

/// Adds the button that challenges the same players again.
pub(super) fn rematch_button(answer: Answer, head: &Head) -> Answer {
    answer.button(ChallengePress::Rematch(head.id), Label::Rematch, Style::Agree)
}

/// Adds the buttons that show how a match that is over was played.
fn record_buttons(answer: Answer, head: &Head) -> Answer {
    answer
        .button(replay_press(head), Label::Replay, Style::Main)
        .button(ReplayPress::all_moves(head.id), ReplayText::AllMoves, Style::Plain)
        .button(FairnessPress::Show(head.id), FairnessText::CheckTheDeal, Style::Plain)
        .button(HelpPress::rules_of(head.id), Label::Rules, Style::Plain)
}

/// Adds the buttons that open the list of moves and the replay from the start.
pub(crate) fn move_list_buttons(answer: Answer, head: &Head) -> Answer {
    answer.button(ReplayPress::all_moves(head.id), ReplayText::AllMoves, Style::Plain).button(
        replay_press(head),
        ReplayText::FromStart,
        Style::Plain,
    )
}

/// Adds the button that shows the moves since the reader's last move, once there is a move.
pub(super) fn catch_up_button(answer: Answer, head: &Head) -> Answer {
    answer.when(head.plies > 0, |answer| {
        answer.button(ReplayPress::CatchUp(head.id), ReplayText::Since, Style::Plain)
    })
}

/// Adds the button that opens the lessons of a game, if it has lessons.
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

#[cfg(test)]
mod tests {
    use matches::{Challenge, Key, Place, Request, Timestamp};
    use rules::{Level, Seat};

    use super::*;
    use crate::app::testing::{self, kastell};
    use crate::app::view::earlier_turns::EarlierTurns;
    use crate::app::view::narration::Readers;

    const ADA: PlayerId = PlayerId(1);

    /// Whether the board after Ada's first turn against a computer has the button to take it back.
    fn may_take_back(game: &str) -> bool {
        let app = testing::app();
        let squire = PlayerId::computer(Level::ALL[1], 0);
        let challenge = Challenge { game: game.into(), ..kastell(ADA, squire, Place::default()) };
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let mut view = app.matches().view(id).unwrap();
        for now in 2.. {
            if !view.head().is_turn_of(ADA) {
                break;
            }
            let moves = view.sight(Some(ADA)).unwrap().legal(Seat(0)).moves;
            let mv = moves.iter().find(|mv| *mv == "pass").unwrap_or(&moves[0]);
            let by = Request { player: ADA, key: Key(now), now: Timestamp(now) };
            app.matches().play(id.into(), mv, by).unwrap();
            view = app.matches().view(id).unwrap();
        }
        let earlier = EarlierTurns::new(&[]);
        let board = app.board_view().public(&view, &earlier, Readers::Table, None).unwrap();
        let press = AgreementPress::Offer { id, wish: OfferKind::TakeBack, is_sure: false };
        let press = Press::from(press);
        board.buttons.iter().any(|button| button.press == press)
    }

    #[test]
    fn a_take_back_is_offered_unless_the_next_player_has_drawn() {
        assert!(may_take_back("kastell"));
        assert!(!may_take_back("castle-keep"));
    }
}
