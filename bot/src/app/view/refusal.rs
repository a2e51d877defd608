//! What people read when something was not done.

use matches::{By, OfferKind, Refused};
use rules::{Arg, Join, MoveError};

use crate::app::answer::{Answer, Style};
use crate::app::press::{AgreementPress, PlayPress};
use crate::app::state::thinking_slots::NoHintSlot;
use crate::app::view::board::BoardView;
use crate::words::agreements::ProposeText;
use crate::words::common::{Label, RefusalText};

/// A refusal, for the person who asked. A board that is out of date comes with the new one.
pub(crate) fn refusal(board_view: BoardView<'_>, by: By, refused: &Refused) -> Answer {
    match refused {
        Refused::Move(error) => move_error(error),
        Refused::Stale { id, .. }
        | Refused::NotYourTurn(id)
        | Refused::AskedAnew(id)
        | Refused::Over(id)
        | Refused::NotAPlayer(id) => {
            match board_view.matches.view(*id).and_then(|view| board_view.own(&view, by.player)) {
                Ok(board) => board.prepend(refused.message()),
                Err(_) => Answer::say(refused.message()),
            }
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

/// A move that was not played: why, and what would be right.
pub(crate) fn move_error(error: &MoveError) -> Answer {
    let listed =
        |moves: &[String]| Arg::list(Join::Commas, moves.iter().map(|mv| format!("`{mv}`")));
    let instead = match error {
        MoveError::Ambiguous { candidates, .. } if !candidates.is_empty() => {
            Some(RefusalText::CouldBe { moves: listed(candidates) })
        }
        MoveError::Illegal { nearest, .. } if !nearest.is_empty() => {
            Some(RefusalText::LikeIt { moves: listed(nearest) })
        }
        _ => None,
    };
    Answer::say(RefusalText::MoveError { reason: error.message() })
        .lines(instead)
        .line(RefusalText::NothingChanged)
}

/// The handler itself failed.
pub(crate) fn internal_error() -> Answer {
    Answer::say(RefusalText::InternalError)
}

/// The command is not as this program has registered it.
pub(crate) fn command_changed() -> Answer {
    Answer::say(RefusalText::CommandChanged)
}

/// The program is about to stop.
pub(crate) fn restarting() -> Answer {
    Answer::say(RefusalText::Restarting)
}

/// Too much of what they want done waits already.
pub(crate) fn too_many_requests() -> Answer {
    Answer::say(RefusalText::TooManyRequests)
}

/// There is no thinking slot for a hint.
pub(crate) fn no_thinking_slot(why: NoHintSlot) -> Answer {
    Answer::say(match why {
        NoHintSlot::QueueFull => RefusalText::BusyThinking,
        NoHintSlot::AlreadyWaiting => RefusalText::HintUnderway,
    })
}

/// There is no such command any more.
pub(crate) fn command_gone() -> Answer {
    Answer::say(RefusalText::CommandGone)
}

/// A button that we did not make, or no longer make.
pub(crate) fn unknown_button() -> Answer {
    Answer::say(RefusalText::UnknownButton)
}
