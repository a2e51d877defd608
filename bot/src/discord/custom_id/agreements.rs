//! Custom ids of proposals, their answers and substitutes.

use matches::{MatchId, OfferKind, Reply};
use rules::Seat;

use crate::app::press::{AgreementPress, Press, ProposalAnswer, SubstitutePress};
use crate::discord::custom_id::parts::{Parts, sure_mark, without_sure_mark};

const SEATS: u8 = 8;

pub(super) fn write(press: AgreementPress) -> Parts<'static> {
    match press {
        AgreementPress::Show(id) => Parts::of("propose", id),
        AgreementPress::Offer { id, wish, is_sure } => {
            Parts::of("offer", id).rest(format!("{}{}", wish_word(wish), sure_mark(is_sure)))
        }
        AgreementPress::Answer(ProposalAnswer { id, on, reply, is_sure }) => {
            Parts::of(reply_word(reply), id).at(on).rest(sure_mark(is_sure))
        }
    }
}

pub(super) fn write_substitute(press: SubstitutePress) -> Parts<'static> {
    match press {
        SubstitutePress::Show(id) => Parts::of("gone", id),
        SubstitutePress::Computer { id, seat } => {
            Parts::of("gone-computer", id).rest(seat.0.to_string())
        }
        SubstitutePress::GoOn { id, seat, is_sure } => {
            Parts::of("gone-on", id).rest(format!("{}{}", seat.0, sure_mark(is_sure)))
        }
    }
}

fn reply_word(reply: Reply) -> &'static str {
    match reply {
        Reply::Agree => "agree",
        Reply::Decline => "refuse",
        Reply::Withdraw => "recant",
    }
}

fn wish_word(wish: OfferKind) -> &'static str {
    match wish {
        OfferKind::Draw => "draw",
        OfferKind::TakeBack => "back",
        OfferKind::CallOff => "off",
        OfferKind::Pause => "pause",
        OfferKind::MoreTime => "time",
        OfferKind::Hints => "hints",
        // No button offers these.
        OfferKind::Substitute | OfferKind::TakeSeat | OfferKind::GoOn => "",
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let (rest, is_sure) = without_sure_mark(&parts.rest);
    let id = parts.id?;
    Some(match parts.word {
        "propose" => AgreementPress::Show(id).into(),
        "offer" => {
            let wish = OfferKind::ALL.into_iter().find(|wish| wish_word(*wish) == rest)?;
            AgreementPress::Offer { id, wish, is_sure }.into()
        }
        "agree" => read_answer(parts, Reply::Agree)?,
        "refuse" => read_answer(parts, Reply::Decline)?,
        "recant" => read_answer(parts, Reply::Withdraw)?,
        "gone" if parts.rest.is_empty() => SubstitutePress::Show(id).into(),
        "gone-computer" => SubstitutePress::Computer { id, seat: seat(rest)? }.into(),
        "gone-on" => SubstitutePress::GoOn { id, seat: seat(rest)?, is_sure }.into(),
        word => read_oldest(word, id)?.into(),
    })
}

fn read_answer(parts: &Parts<'_>, reply: Reply) -> Option<Press> {
    let (rest, is_sure) = without_sure_mark(&parts.rest);
    let answer = ProposalAnswer { id: parts.id?, on: parts.revision, reply, is_sure };
    rest.is_empty().then_some(AgreementPress::Answer(answer).into())
}

/// Reads the oldest buttons: draws and pauses had words of their own, and no revision.
fn read_oldest(word: &str, id: MatchId) -> Option<AgreementPress> {
    let offer = |wish| AgreementPress::Offer { id, wish, is_sure: false };
    let answer =
        |reply| AgreementPress::Answer(ProposalAnswer { id, on: None, reply, is_sure: false });
    Some(match word {
        "draw" => offer(OfferKind::Draw),
        "draw!" => answer(Reply::Agree),
        "nodraw" | "nopause" => answer(Reply::Decline),
        "undraw" => answer(Reply::Withdraw),
        "pause" => offer(OfferKind::Pause),
        _ => return None,
    })
}

fn seat(text: &str) -> Option<Seat> {
    text.parse().ok().filter(|seat| *seat < SEATS).map(Seat)
}
