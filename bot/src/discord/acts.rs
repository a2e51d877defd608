//! What people do with matches, whether by command or by button: the act, and what its doer reads.

use data::{By, Challenge, Done, Head, Look, MatchId, Refused, Seating, Stage};
use poise::serenity_prelude::ButtonStyle;
use rules::Draft;

use super::answer::{Answer, mention};
use super::board::{HOME, link, name, read_home};
use super::custom_id::{Action, Press};
use super::desk::Desk;
use super::errors;
use super::panel::Panel;

/// Plays a text, as a panel or a command sends it. The answer shows the board after it, or the panel for what the
/// same player is to do next.
pub(crate) fn play(desk: &Desk, by: By, press: &Press, text: &str) -> Result<Answer, Refused> {
    let seen = (press.revision.0 > 0).then_some(press.revision);
    let done = match desk.matches().play(press.id, seen, text, by) {
        Ok(done) => done,
        Err(Refused::Move(error)) => {
            let look = desk.matches().look(press.id)?;
            let answer = errors::mistake(&error);
            let again = Press::new(Action::Move, press.id, look.head().revision);
            return Ok(answer.button(&again, "Move step by step", ButtonStyle::Secondary));
        }
        Err(refused) => return Err(refused),
    };
    let look = desk.matches().look(press.id)?;
    if look.head().is_turn_of(by.player) && look.head().stage == Stage::Running {
        let panel = Panel::new(desk.boards(), &look, by.player)?.at(&Draft::default(), by)?;
        return Ok(panel.headed(&played(&done)));
    }
    Ok(desk.boards().own(&look, by.player)?.headed(&played(&done)))
}

fn played(done: &Done) -> String {
    match &done.mv {
        Some(mv) => format!("✅ You played **{mv}**."),
        None => "✅ That was played already.".into(),
    }
}

/// Takes back the last ply of one's own turn.
pub(crate) fn undo(desk: &Desk, by: By, press: &Press) -> Result<Answer, Refused> {
    desk.matches().undo(press.id, Some(press.revision), by)?;
    let look = desk.matches().look(press.id)?;
    Ok(Panel::new(desk.boards(), &look, by.player)?
        .at(&Draft::default(), by)?
        .headed("↩️ Taken back."))
}

/// Shows the board privately, from the asker's side; `home` turns it, now and from now on.
pub(crate) fn board(
    desk: &Desk,
    by: By,
    id: MatchId,
    home: Option<&str>,
) -> Result<Answer, Refused> {
    if let Some(home) = home.filter(|home| read_home(home).is_some()) {
        desk.matches().prefer(by.player, HOME, home)?;
    }
    let look = desk.matches().look(id)?;
    match look.head().stage {
        Stage::Lobby => Err(Refused::NotStarted(id)),
        Stage::Over(ref ending) if ending.is_before_start() => Err(Refused::Over(id)),
        _ => desk.boards().own(&look, by.player),
    }
}

/// Makes a challenge.
pub(crate) fn challenge(desk: &Desk, by: By, challenge: Challenge) -> Result<Answer, Refused> {
    let done = desk.matches().challenge(&challenge, by.key, by.now)?;
    let head = desk.matches().look(done.id)?.head().clone();
    let game = name(&head);
    Ok(match head.stage {
        Stage::Lobby => {
            Answer::say(format!("⚔️ Your challenge to **{game}** is out as {}.", head.id)).button(
                &Press::new(Action::Withdraw, head.id, head.revision),
                "Withdraw",
                ButtonStyle::Secondary,
            )
        }
        _ => begun(&head),
    })
}

/// Takes a challenge.
pub(crate) fn accept(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().join(id, by)?;
    let head = desk.matches().look(id)?.head().clone();
    Ok(match head.stage {
        Stage::Lobby => {
            Answer::say(format!("✅ You are in. {} of {} are here.", head.players.len(), head.most))
        }
        _ => begun(&head),
    })
}

/// Turns a challenge down.
pub(crate) fn decline(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().decline(id, by)?;
    Ok(Answer::say("You have declined the challenge."))
}

/// Takes one's own challenge back.
pub(crate) fn withdraw(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().withdraw(id, by)?;
    Ok(Answer::say("Your challenge is withdrawn."))
}

/// Gives up a seat before the start.
pub(crate) fn leave_lobby(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().leave_lobby(id, by)?;
    Ok(Answer::say("You have left the table."))
}

/// Starts with those who are there.
pub(crate) fn start(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().start(id, by)?;
    Ok(begun(desk.matches().look(id)?.head()))
}

fn begun(head: &Head) -> Answer {
    let answer =
        Answer::say(format!("⚔️ **{}** {} begins. The board is on its way.", name(head), head.id));
    answer.line(link(head))
}

/// Asks whether to resign, or to call the match off where that is still possible.
pub(crate) fn ask_to_resign(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    let look = desk.matches().look(id)?;
    running_player(&look, by)?;
    let head = look.head();
    let press = |action| Press::new(action, id, head.revision);
    let answer = Answer::say(format!("Resign **{}** {id}? {}", name(head), after_resigning(head)));
    let answer = answer.button(&press(Action::ReallyResign), "Yes, resign", ButtonStyle::Danger);
    let answer = match look.may_abort(by.player) {
        true => {
            answer.button(&press(Action::Abort), "Call it off: nobody wins", ButtonStyle::Secondary)
        }
        false => answer,
    };
    Ok(answer.button(&press(Action::Board), "No, play on", ButtonStyle::Primary))
}

/// What a resignation would come to.
fn after_resigning(head: &Head) -> &'static str {
    match usize::from(head.seats) - head.gone.len() {
        1 => "The match is then over.",
        2 => "Your opponent then wins.",
        _ => "The others then play on without you.",
    }
}

/// Resigns.
pub(crate) fn resign(desk: &Desk, by: By, press: &Press) -> Result<Answer, Refused> {
    desk.matches().resign(press.id, by)?;
    Ok(desk
        .boards()
        .own(&desk.matches().look(press.id)?, by.player)?
        .headed("🏳️ You have resigned."))
}

/// Calls a match off before everybody has moved.
pub(crate) fn abort(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().abort(id, by)?;
    Ok(Answer::say(format!("The match {id} is called off. Nobody has won.")))
}

/// Offers a draw, or answers the offer that there is.
pub(crate) fn offer_draw(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    let look = desk.matches().look(id)?;
    let seat = running_player(&look, by)?;
    let press = |action| Press::new(action, id, look.head().revision);
    match look
        .head()
        .draw_offer
        .filter(|&offerer| offerer != seat)
        .and_then(|offerer| look.head().player(offerer))
    {
        Some(offerer) => Ok(Answer::say(format!("{} offers a draw in {id}.", mention(offerer)))
            .button(&press(Action::AcceptDraw), "Accept: it is a draw", ButtonStyle::Success)
            .button(&press(Action::DeclineDraw), "Decline", ButtonStyle::Secondary)),
        None => {
            desk.matches().offer_draw(id, by)?;
            Ok(Answer::say("🤝 Your offer stands until your opponent answers it or moves."))
        }
    }
}

/// Takes the offered draw.
pub(crate) fn accept_draw(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().accept_draw(id, by)?;
    desk.boards().own(&desk.matches().look(id)?, by.player)
}

/// Turns the offered draw down.
pub(crate) fn decline_draw(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().decline_draw(id, by)?;
    Ok(Answer::say("You have declined the draw."))
}

/// Challenges the same people to the same game.
pub(crate) fn rematch(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    let head = desk.matches().look(id)?.head().clone();
    let opponents: Vec<_> =
        head.players.iter().copied().filter(|&player| player != by.player).collect();
    if opponents.len() == head.players.len() {
        return Err(Refused::NotAPlayer(id));
    }
    let again = Challenge {
        game: head.game.clone(),
        options: head.options.clone(),
        seats: Some(head.seats),
        challenger: by.player,
        opponents,
        seating: Seating::Random,
        place: data::Place { thread: None, ..head.place },
        rematch_of: Some(id),
    };
    challenge(desk, by, again)
}

/// The seat of somebody who plays in a match that is running.
fn running_player(look: &Look, by: By) -> Result<rules::Seat, Refused> {
    match look.head().stage {
        Stage::Lobby => Err(Refused::NotStarted(look.head().id)),
        Stage::Over(_) => Err(Refused::Over(look.head().id)),
        Stage::Running => {
            let seat = look.head().seat_of(by.player).ok_or(Refused::NotAPlayer(look.head().id))?;
            match look.head().gone.contains(seat) {
                true => Err(Refused::LeftTable(look.head().id)),
                false => Ok(seat),
            }
        }
    }
}
