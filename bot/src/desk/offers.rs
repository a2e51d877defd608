//! Offers of a draw: made, shown to whoever may accept them, and what becomes of them.

use data::{By, Fate, Head, Look, MatchId, Offer, Refused};
use rules::{Join, Seats};

use super::answer::{Answer, Style};
use super::at_hand::Desk;
use super::marks::{mention, mentions};
use super::press::Press;
use super::telling::draw_word;
use super::words::{Did, Label, Offered};

/// The public message of the last offer in a match, as it stands; none where nobody has offered anything.
///
/// # Errors
/// The store has failed.
pub(crate) fn message(desk: &Desk, look: &Look) -> Result<Option<Answer>, Refused> {
    let head = look.head();
    let offer = desk.matches().last_offer(head.id)?;
    Ok(offer.and_then(|offer| shown(head, offer)))
}

fn shown(head: &Head, offer: Offer) -> Option<Answer> {
    let (offerer, id) = (head.player(offer.seat)?, head.id);
    let asked: Vec<_> = Seats::all(head.seats)
        .without(offer.seat)
        .iter()
        .filter_map(|seat| head.player(seat))
        .collect();
    let (by, to) = (mention(offerer), mentions(Join::And, &asked));
    let word = draw_word(head);
    let told = match offer.fate {
        Fate::Open => Offered::Open { by, to, word },
        Fate::Accepted => Offered::Accepted { by, to, word },
        Fate::Declined => Offered::Declined { by, to, word },
        Fate::Withdrawn => Offered::Withdrawn { by, word },
        Fate::Lapsed => Offered::Lapsed { by, word },
    };
    let answer = Answer::say(told);
    Some(match offer.fate {
        Fate::Open => answers(answer, id)
            .button(Press::WithdrawDraw(id), Label::Withdraw, Style::Plain)
            .ping(asked),
        _ => answer,
    })
}

fn answers(answer: Answer, id: MatchId) -> Answer {
    answer.button(Press::AcceptDraw(id), Label::AcceptDraw, Style::Agree).button(
        Press::DeclineDraw(id),
        Label::Decline,
        Style::Plain,
    )
}

/// Offers a draw, or shows the offer that there is to whom it was made.
pub(super) fn offer(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    let look = desk.matches().look(id)?;
    let (seat, head) = (look.seat_of_player(by.player)?, look.head());
    let other = head.draw_offer.filter(|&offerer| offerer != seat);
    if let Some(offerer) = other.and_then(|offerer| head.player(offerer)) {
        let (player, id) = (mention(offerer), id.to_string());
        let told = Did::Offered { player, word: draw_word(head), id };
        return Ok(answers(Answer::say(told), head.id));
    }
    desk.matches().offer_draw(id, by)?;
    let answer = Answer::say(Did::Offer).link(head.place);
    Ok(answer.button(Press::WithdrawDraw(id), Label::Withdraw, Style::Plain))
}

/// Takes the offered draw.
pub(super) fn accept(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().accept_draw(id, by)?;
    desk.boards().own(&desk.matches().look(id)?, by.player)
}

/// Turns the offered draw down.
pub(super) fn decline(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().decline_draw(id, by)?;
    Ok(Answer::say(Did::DeclinedDraw))
}

/// Takes one's own offer back.
pub(super) fn withdraw(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().withdraw_draw(id, by)?;
    Ok(Answer::say(Did::WithdrewDraw))
}
