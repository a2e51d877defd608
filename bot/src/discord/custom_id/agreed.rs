//! The ids of what players propose to each other, and of how they answer.

use data::{MatchId, Reply, Revision, Wish};

use super::parts::Fields;
use crate::desk::Press;

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
    }
}

/// Reads a proposal or an answer, those of former days too.
pub(super) fn read(word: &str, id: MatchId, on: Option<Revision>, rest: &str) -> Option<Press> {
    let offer = |wish, is_sure| Press::Offer { id, wish, is_sure };
    let answer = |on, reply, is_sure| Press::Answer { id, on, reply, is_sure };
    let (plain, is_sure) = rest.strip_suffix('!').map_or((rest, false), |plain| (plain, true));
    let replied = |reply| plain.is_empty().then(|| answer(on, reply, is_sure));
    Some(match word {
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
