//! Custom ids of challenges.

use matches::PlayerId;

use crate::app::press::{ChallengePress, Press};
use crate::discord::custom_id::parts::{Parts, number};

pub(super) fn write(press: &ChallengePress) -> Parts<'static> {
    match press {
        ChallengePress::Accept(id) => Parts::of("join", *id),
        ChallengePress::Decline(id) => Parts::of("decline", *id),
        ChallengePress::Withdraw(id) => Parts::of("withdraw", *id),
        ChallengePress::Leave(id) => Parts::of("leave", *id),
        ChallengePress::Start(id) => Parts::of("start", *id),
        ChallengePress::AddComputer(id) => Parts::of("computer", *id),
        ChallengePress::SeatComputer(id) => Parts::of("computer!", *id),
        ChallengePress::Rematch(id) => Parts::of("rematch", *id),
        ChallengePress::ChooseLevel { game } => Parts::word("solo").rest(game.clone()),
        ChallengePress::PlayComputer { game } => Parts::word("solo!").rest(game.clone()),
        ChallengePress::Invite { opponent } => Parts::word("invite").rest(opponent.0.to_string()),
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let press = match parts.word {
        "join" => ChallengePress::Accept(parts.id?),
        "decline" => ChallengePress::Decline(parts.id?),
        "withdraw" => ChallengePress::Withdraw(parts.id?),
        "leave" => ChallengePress::Leave(parts.id?),
        "start" => ChallengePress::Start(parts.id?),
        "computer" => ChallengePress::AddComputer(parts.id?),
        "computer!" => ChallengePress::SeatComputer(parts.id?),
        "rematch" => ChallengePress::Rematch(parts.id?),
        "solo" => ChallengePress::ChooseLevel { game: parts.game()? },
        "solo!" => ChallengePress::PlayComputer { game: parts.game()? },
        "invite" => ChallengePress::Invite { opponent: PlayerId(number(&parts.rest)?) },
        _ => return None,
    };
    Some(press.into())
}
