//! What is proposed in a match, as a part of a sentence and beside a board.

use matches::{Head, Offer, PlayerId, Topic};
use rules::{Message, Seat};

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Style};
use crate::app::press::AgreementPress;
use crate::words::agreements::{OfferPhrase, OfferText, ProposeText};
use crate::words::board::BoardText;

/// What an agreed draw is called in this game.
pub(crate) fn draw_word(head: &Head) -> Message {
    let game = games::find_version(&head.game, head.rules_version);
    let word = game.and_then(|game| game.info().draw);
    word.map_or_else(|| BoardText::Draw.into(), Message::from)
}

/// What somebody proposes.
pub(crate) fn what(head: &Head, offer: &Offer) -> Message {
    let who = |player: Option<PlayerId>| mention(player.unwrap_or(PlayerId::GONE));
    let gone = |seat| who(head.player_at(seat, offer.since));
    match offer.topic {
        Topic::Draw => OfferPhrase::Draw { word: draw_word(head) },
        Topic::TakeBack { .. } => OfferPhrase::TakeBack,
        Topic::CallOff => OfferPhrase::CallOff,
        Topic::Pause => OfferPhrase::Pause,
        Topic::MoreTime => OfferPhrase::MoreTime,
        Topic::Hints => OfferPhrase::Hints,
        Topic::Substitute { seat, .. } | Topic::TakeSeat { seat, .. } => {
            OfferPhrase::TakeSeat { player: who(head.candidate(offer)), gone: gone(seat) }
        }
        Topic::GoOn { seat } => OfferPhrase::GoOn { gone: gone(seat) },
    }
    .into()
}

/// What stands, as a line beside a board.
pub(crate) fn line(head: &Head, seated: impl Fn(Seat) -> Message) -> Option<Message> {
    let offer = head.offer()?;
    let (player, what) = (seated(offer.by), what(head, offer));
    Some(OfferText::Stands { player, what }.into())
}

/// The way to all that can be proposed and answered.
pub(crate) fn button(answer: Answer, head: &Head) -> Answer {
    match head.seats {
        // Whoever plays alone agrees with themselves.
        0 | 1 => answer,
        _ => answer.button(AgreementPress::Show(head.id), ProposeText::Propose, Style::Plain),
    }
}
