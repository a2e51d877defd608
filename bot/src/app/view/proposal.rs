//! Offers in a match: as a part of a sentence, and as a line and a button of a board.

use matches::{Head, MatchId, Offer, PlayerId, Topic};
use rules::{Message, Seat};

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Style};
use crate::app::press::{AgreementPress, PlayPress, Press};
use crate::words::agreements::{OfferPhrase, OfferText, ProposeText};
use crate::words::board::BoardText;

/// The game's own word for an agreed draw.
pub(crate) fn draw_word(head: &Head) -> Message {
    let game = games::find_version(&head.game, head.rules_version);
    let word = game.and_then(|game| game.info().draw);
    word.map_or_else(|| BoardText::Draw.into(), Message::from)
}

/// An offer as a part of a sentence.
pub(crate) fn offer_phrase(head: &Head, offer: &Offer) -> Message {
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

/// The line about the open offer below a board.
pub(crate) fn line(head: &Head, name_seat: impl Fn(Seat) -> Message) -> Option<Message> {
    let offer = head.offer()?;
    let (player, what) = (name_seat(offer.by), offer_phrase(head, offer));
    Some(OfferText::Stands { player, what }.into())
}

/// The line that says where the others answer a new offer.
pub(crate) fn sent_line(head: &Head) -> ProposeText {
    if head.place.thread.is_some() { ProposeText::Out } else { ProposeText::OutHere }
}

/// Adds the button to make or answer an offer.
pub(crate) fn button(answer: Answer, head: &Head) -> Answer {
    // A player alone has nobody to ask.
    answer.when(head.seats > 1, |answer| {
        answer.button(AgreementPress::Show(head.id), ProposeText::Propose, Style::Plain)
    })
}

/// Asks a player to confirm a press.
pub(crate) fn confirm(
    question: impl Into<Message>,
    press: impl Into<Press>,
    id: MatchId,
) -> Answer {
    Answer::say(question).button(press, ProposeText::Sure, Style::Grave).button(
        PlayPress::board(id),
        ProposeText::Wait,
        Style::Plain,
    )
}
