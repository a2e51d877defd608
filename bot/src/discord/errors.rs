//! What people read when something was not done.

use data::{By, Refused};
use poise::serenity_prelude as serenity;
use rules::MoveError;
use serenity::{ButtonStyle, HttpError};

use super::answer::Answer;
use super::custom_id::{Action, Press};
use super::desk::Desk;

/// A refusal, for the person who asked. A board that is out of date comes with the new one.
pub(crate) fn refusal(desk: &Desk, by: By, refused: &Refused) -> Answer {
    match refused {
        Refused::Move(error) => mistake(error),
        Refused::Stale { id, .. }
        | Refused::NotYourTurn(id)
        | Refused::Over(id)
        | Refused::NotAPlayer(id) => {
            let said = Answer::say(refused.to_string());
            match desk.matches().look(*id).and_then(|look| desk.boards().own(&look, by.player)) {
                Ok(board) => board.headed(&refused.to_string()),
                Err(_) => said,
            }
        }
        Refused::TooLateToAbort(id) => {
            let resign = Press::new(Action::Resign, *id, data::Revision(0));
            Answer::say(refused.to_string()).button(&resign, "Resign", ButtonStyle::Danger)
        }
        Refused::Unavailable(error) => {
            tracing::error!(error = %error, "the store refused");
            Answer::say(refused.to_string())
        }
        other => Answer::say(other.to_string()),
    }
}

/// A move that was not played: why, and what would be right.
pub(crate) fn mistake(error: &MoveError) -> Answer {
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

/// An error of the connection without addresses, which hold the tokens of interactions, and without what people wrote.
pub(crate) fn plain(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            format!(
                "{} {} ({})",
                response.status_code.as_u16(),
                response.error.message,
                response.error.code
            )
        }
        serenity::Error::Http(HttpError::Request(error)) if error.is_timeout() => {
            "no answer in time".into()
        }
        serenity::Error::Http(HttpError::Request(error)) if error.is_connect() => {
            "no connection".into()
        }
        serenity::Error::Http(_) => "the request failed".into(),
        serenity::Error::Gateway(error) => format!("gateway: {error}"),
        serenity::Error::Model(error) => format!("model: {error}"),
        _ => "another error of the connection".into(),
    }
}
