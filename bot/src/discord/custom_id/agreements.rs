//! The ids of what players propose to each other, and of how they answer.

use matches::{MatchId, Reply, Revision, Wish};
use rules::Seat;

use crate::app::{Gone, Press};
use crate::discord::custom_id::fields::Fields;

/// The most seats that a table has.
const SEATS: u8 = 8;

/// `draw`, or `draw!` from whoever was asked if they mean it.
pub(super) fn offered((id, wish): (MatchId, Wish), is_sure: bool) -> Fields {
    ("offer", Some(id), None, format!("{}{}", wish_word(wish), sure(is_sure)))
}

pub(super) fn answered(
    (id, on): (MatchId, Option<Revision>),
    (reply, is_sure): (Reply, bool),
) -> Fields {
    let word = match reply {
        Reply::Agree => "agree",
        Reply::Decline => "refuse",
        Reply::Withdraw => "recant",
    };
    (word, Some(id), on, sure(is_sure).into())
}

fn sure(is_sure: bool) -> &'static str {
    if is_sure { "!" } else { "" }
}

fn wish_word(wish: Wish) -> &'static str {
    match wish {
        Wish::Draw => "draw",
        Wish::TakeBack => "back",
        Wish::CallOff => "off",
        Wish::Pause => "pause",
        Wish::MoreTime => "time",
        Wish::Hints => "hints",
        // Nobody offers these by a word alone.
        Wish::Substitute | Wish::TakeSeat | Wish::GoOn => "",
    }
}

/// `2`, or `2!` from whoever was asked if they mean it.
pub(super) fn gone(gone: Gone) -> Fields {
    match gone {
        Gone::Ask(id) => ("gone", Some(id), None, String::new()),
        Gone::Computer { id, seat } => ("gone-computer", Some(id), None, seat.0.to_string()),
        Gone::GoOn { id, seat, is_sure } => {
            ("gone-on", Some(id), None, format!("{}{}", seat.0, sure(is_sure)))
        }
    }
}

/// Reads a proposal or an answer, those of former days too.
pub(super) fn read(word: &str, id: MatchId, on: Option<Revision>, rest: &str) -> Option<Press> {
    let offer = |wish, is_sure| Press::Offer { id, wish, is_sure };
    let answer = |on, reply, is_sure| Press::Answer { id, on, reply, is_sure };
    let (plain, is_sure) = rest.strip_suffix('!').map_or((rest, false), |plain| (plain, true));
    let replied = |reply| plain.is_empty().then(|| answer(on, reply, is_sure));
    let seat = || plain.parse().ok().filter(|seat| *seat < SEATS).map(Seat);
    Some(match word {
        "gone" if rest.is_empty() => Press::Gone(Gone::Ask(id)),
        "gone-computer" => Press::Gone(Gone::Computer { id, seat: seat()? }),
        "gone-on" => Press::Gone(Gone::GoOn { id, seat: seat()?, is_sure }),
        "propose" => Press::Propose(id),
        "offer" => offer(Wish::ALL.into_iter().find(|wish| wish_word(*wish) == plain)?, is_sure),
        "agree" => replied(Reply::Agree)?,
        "refuse" => replied(Reply::Decline)?,
        "recant" => replied(Reply::Withdraw)?,
        // Draws and pauses had words of their own, and named no offer.
        "draw" => offer(Wish::Draw, false),
        "draw!" => answer(None, Reply::Agree, false),
        "nodraw" | "nopause" => answer(None, Reply::Decline, false),
        "undraw" => answer(None, Reply::Withdraw, false),
        "pause" => offer(Wish::Pause, false),
        _ => return None,
    })
}
