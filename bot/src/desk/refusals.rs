//! What people read when something was not done.

use data::{By, Refused};
use rules::MoveError;

use super::answer::{Answer, Style};
use super::boards::Boards;
use super::press::Press;

/// A refusal, for the person who asked. A board that is out of date comes with the new one.
pub(super) fn refusal(boards: Boards<'_>, by: By, refused: &Refused) -> Answer {
    match refused {
        Refused::Move(error) => mistake(error),
        Refused::Stale { id, .. }
        | Refused::NotYourTurn(id)
        | Refused::Over(id)
        | Refused::NotAPlayer(id) => {
            let said = Answer::say(refused.to_string());
            match boards.matches.look(*id).and_then(|look| boards.own(&look, by.player)) {
                Ok(board) => board.headed(&refused.to_string()),
                Err(_) => said,
            }
        }
        Refused::TooLateToAbort(id) => {
            Answer::say(refused.to_string()).button(Press::Resign(*id), "Resign", Style::Grave)
        }
        Refused::Unavailable(error) => {
            tracing::error!(error = %error, "the store refused");
            Answer::say(refused.to_string())
        }
        other => Answer::say(other.to_string()),
    }
}

/// A move that was not played: why, and what would be right.
pub(super) fn mistake(error: &MoveError) -> Answer {
    let listed =
        |moves: &[String]| moves.iter().map(|mv| format!("`{mv}`")).collect::<Vec<_>>().join(", ");
    let answer = Answer::say(format!("❌ {error}"));
    match error {
        MoveError::Ambiguous { candidates, .. } if !candidates.is_empty() => {
            answer.line(format!("It could be: {}.", listed(candidates)))
        }
        MoveError::Illegal { nearest, .. } if !nearest.is_empty() => {
            answer.line(format!("Legal moves like it: {}.", listed(nearest)))
        }
        _ => answer,
    }
    .line("-# Nothing has changed. `/move` suggests legal moves while you type; the Move button leads you step by step.")
}

/// The handler itself failed.
pub(crate) fn broken() -> Answer {
    Answer::say(
        "Something went wrong on our side. Nothing is lost: look at the board with `/board` and try again.",
    )
}

/// The command is not as this program has registered it.
pub(crate) fn changed() -> Answer {
    Answer::say(
        "I can't read that command: something in it is missing or of a wrong kind. Type it anew; `/help` lists what there is.",
    )
}

/// The program is about to stop.
pub(crate) fn restarting() -> Answer {
    Answer::say("I am restarting and back in a moment. Nothing is lost: please try again.")
}

/// There is no such command any more.
pub(crate) fn gone() -> Answer {
    Answer::say("There is no such command any more. `/help` lists what there is.")
}

/// A button that we did not make, or no longer make.
pub(crate) fn stranger() -> Answer {
    Answer::say(
        "This button is not one of ours, or it is from long ago. `/games` shows your matches.",
    )
}
