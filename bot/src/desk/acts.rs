//! What people do in a match that is played, whether by command or by button: the act, and what its doer reads.

use data::{By, Done, Head, MatchId, Refused, Revision, Stage};
use rules::{Draft, Edge};

use super::answer::{Answer, Style};
use super::at_hand::Desk;
use super::boards::{HOME, home_word, name};
use super::marks::mention;
use super::panel::Panel;
use super::press::Press;
use super::refusals;

/// Plays a text, as a panel or a command sends it; the revision is that of the board on which a button was pressed. The
/// answer shows the board after it, or the panel for what the same player is to do next.
///
/// # Errors
/// It is not theirs to play, or the board is out of date.
pub(crate) fn play(
    desk: &Desk,
    by: By,
    (id, seen): (MatchId, Option<Revision>),
    text: &str,
) -> Result<Answer, Refused> {
    let (done, look) = match desk.matches().play_and_look(id, seen, text, by) {
        Ok(played) => played,
        Err(Refused::Move(error)) => {
            let answer = refusals::mistake(&error);
            return Ok(answer.button(Press::Move(id), "Move step by step", Style::Plain));
        }
        Err(refused) => return Err(refused),
    };
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
pub(super) fn undo(desk: &Desk, by: By, id: MatchId, seen: Revision) -> Result<Answer, Refused> {
    desk.matches().undo(id, Some(seen), by)?;
    let look = desk.matches().look(id)?;
    Ok(Panel::new(desk.boards(), &look, by.player)?
        .at(&Draft::default(), by)?
        .headed("↩️ Taken back."))
}

/// Shows the board privately, from the asker's side; `home` turns it, now and from now on.
///
/// # Errors
/// There is nothing to be seen yet, or any more.
pub(crate) fn board(
    desk: &Desk,
    by: By,
    id: MatchId,
    home: Option<Edge>,
) -> Result<Answer, Refused> {
    if let Some(home) = home {
        desk.matches().prefer(by.player, HOME, home_word(home))?;
    }
    let look = desk.matches().look(id)?;
    match look.head().stage {
        Stage::Lobby => Err(Refused::NotStarted(id)),
        Stage::Over(ref ending) if ending.is_before_start() => Err(Refused::Over(id)),
        _ => desk.boards().own(&look, by.player),
    }
}

/// Asks whether to resign, or to call the match off where that is still possible.
///
/// # Errors
/// They do not play there, or not any more.
pub(crate) fn ask_to_resign(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    let look = desk.matches().look(id)?;
    look.seat_of_player(by.player)?;
    let head = look.head();
    let answer = Answer::say(format!("Resign **{}** {id}? {}", name(head), after_resigning(head)));
    let answer = answer.button(Press::ReallyResign(id), "Yes, resign", Style::Grave);
    let answer = match look.may_abort(by.player) {
        true => answer.button(Press::Abort(id), "Call it off: nobody wins", Style::Plain),
        false => answer,
    };
    Ok(answer.button(Press::Board { id, home: None }, "No, play on", Style::Main))
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
pub(super) fn resign(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().resign(id, by)?;
    Ok(desk.boards().own(&desk.matches().look(id)?, by.player)?.headed("🏳️ You have resigned."))
}

/// Calls a match off before everybody has moved.
pub(super) fn abort(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().abort(id, by)?;
    Ok(Answer::say(format!("The match {id} is called off. Nobody has won.")))
}

/// Offers a draw, or answers the offer that there is.
pub(super) fn offer_draw(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    let look = desk.matches().look(id)?;
    let seat = look.seat_of_player(by.player)?;
    match look
        .head()
        .draw_offer
        .filter(|&offerer| offerer != seat)
        .and_then(|offerer| look.head().player(offerer))
    {
        Some(offerer) => Ok(Answer::say(format!("{} offers a draw in {id}.", mention(offerer)))
            .button(Press::AcceptDraw(id), "Accept: it is a draw", Style::Agree)
            .button(Press::DeclineDraw(id), "Decline", Style::Plain)),
        None => {
            desk.matches().offer_draw(id, by)?;
            Ok(Answer::say("🤝 Your offer stands until your opponent answers it or moves."))
        }
    }
}

/// Takes the offered draw.
pub(super) fn accept_draw(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().accept_draw(id, by)?;
    desk.boards().own(&desk.matches().look(id)?, by.player)
}

/// Turns the offered draw down.
pub(super) fn decline_draw(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().decline_draw(id, by)?;
    Ok(Answer::say("You have declined the draw."))
}
