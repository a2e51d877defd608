//! Refusals in words.

use matches::{OfferKind, Refused, Request};
use rules::{Arg, Join, MoveError};

use crate::app::answer::{Answer, Style};
use crate::app::press::{AgreementPress, PlayPress};
use crate::app::state::thinking_slots::NoHintSlot;
use crate::app::view::board::BoardView;
use crate::words::agreements::ProposeText;
use crate::words::common::{Label, RefusalText};
use crate::words::help::HelpText;

/// A refusal for a player, with the current board if theirs may be out of date.
pub(crate) fn refusal(board_view: BoardView<'_>, by: Request, refused: &Refused) -> Answer {
    match refused {
        Refused::Move(error) => move_error(error),
        Refused::Stale(id)
        | Refused::NotYourTurn(id)
        | Refused::AskedAnew(id)
        | Refused::Over(id)
        | Refused::NotAPlayer(id) => {
            let board = board_view.matches.view(*id).and_then(|view| {
                let board = board_view.own(&view, by.player)?;
                let is_over = view.head().ending().is_some();
                let why = match refused {
                    Refused::NotAPlayer(id) if is_over => {
                        RefusalText::NotAPlayerOver { id: id.to_string() }.into()
                    }
                    refused => refused.message(),
                };
                Ok(board.prepend(why))
            });
            board.unwrap_or_else(|_| Answer::say(refused.message()))
        }
        Refused::TooLateToAbort(id) => Answer::say(refused.message()).button(
            PlayPress::AskToResign(*id),
            Label::Resign,
            Style::Grave,
        ),
        Refused::NoHints(id) => {
            let press = AgreementPress::Offer { id: *id, wish: OfferKind::Hints, is_sure: false };
            Answer::say(refused.message()).button(press, ProposeText::ProposeHints, Style::Plain)
        }
        Refused::Unavailable(error) => {
            tracing::error!(error = %error, "the store refused");
            Answer::say(refused.message())
        }
        other => Answer::say(other.message()),
    }
}

/// The answer to an unknown name of a game: the names of all games.
pub(crate) fn unknown_game() -> Answer {
    let names = games::on_offer().map(|game| game.info().name);
    Answer::say(HelpText::UnknownGame { games: Arg::list(Join::Commas, names) })
}

/// The reason why a move was not played, with similar moves.
pub(crate) fn move_error(error: &MoveError) -> Answer {
    let listed =
        |moves: &[String]| Arg::list(Join::Commas, moves.iter().map(|mv| format!("`{mv}`")));
    let instead = match error {
        _ if error.near_moves().is_empty() => None,
        MoveError::Ambiguous { candidates, .. } => {
            Some(RefusalText::CouldBe { moves: listed(candidates) })
        }
        MoveError::Illegal { nearest, .. } => Some(RefusalText::LikeIt { moves: listed(nearest) }),
        MoveError::Unreadable(_) | MoveError::NotToMove | MoveError::Over => None,
    };
    Answer::say(RefusalText::MoveError { reason: error.message() })
        .lines(instead)
        .line(RefusalText::NothingChanged)
}

/// The answer if there is no thinking slot for a hint.
pub(crate) fn no_thinking_slot(why: NoHintSlot) -> Answer {
    Answer::say(match why {
        NoHintSlot::QueueFull => RefusalText::BusyThinking,
        NoHintSlot::AlreadyWaiting => RefusalText::HintUnderway,
    })
}

#[cfg(test)]
mod tests {
    use matches::{Key, Place, PlayerId, Timestamp};
    use rules::Level;

    use super::*;
    use crate::app::press::{ChallengePress, Press};
    use crate::app::testing::{self, kastell};

    #[test]
    fn a_spectator_of_a_match_that_is_over_is_led_to_no_rematch() {
        let app = testing::app();
        let (ada, cleo) = (PlayerId(1), PlayerId(3));
        let challenge = kastell(ada, PlayerId::computer(Level::ALL[1], 0), Place::default());
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let by = |player| Request { player, key: Key(2), now: Timestamp(2) };
        let first_line = |refused: &Refused| {
            let lines = refusal(app.board_view(), by(cleo), refused).lines;
            lines[0].id().map(ToOwned::to_owned).unwrap()
        };
        assert_eq!(first_line(&Refused::NotAPlayer(id)), "data-not-a-player");
        app.matches().resign(id, by(ada)).unwrap();
        assert_eq!(first_line(&Refused::NotAPlayer(id)), "refusal-not-a-player-over");
        assert_eq!(first_line(&Refused::Over(id)), "data-over");
        let rematch = Press::from(ChallengePress::Rematch(id));
        let view = app.matches().view(id).unwrap();
        let has_rematch = |player| {
            let board = app.board_view().own(&view, player).unwrap();
            board.buttons.iter().any(|button| button.press == rematch)
        };
        assert_eq!([ada, cleo].map(has_rematch), [true, false]);
    }
}
