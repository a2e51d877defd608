//! Carries out offers after the last yes, and withdraws a player's earlier offers.

use rules::Seat;

use crate::error::Refused;
use crate::ids::Revision;
use crate::journal::head::Ending;
use crate::journal::records::Act;
use crate::journal::seats::candidate_of;
use crate::journal::snapshot::{Change, Loaded};
use crate::model::agreements::offer::{Offer, OfferAct, OfferKind, Topic};
use crate::model::clock::acts::TimeAct;

/// The acts that withdraw a seat's open offers. Refuses if the seat offers the same again, or if another player's offer
/// is open.
pub(crate) fn withdraw_own_offers(
    loaded: &Loaded,
    seat: Seat,
    offered: Option<OfferKind>,
) -> Result<Vec<Act>, Refused> {
    let back = |open: &Offer| match (open.by == seat, open.topic.kind()) {
        (true, own) if Some(own) == offered => Err(Refused::OfferedBefore),
        (true, wish) => Ok(Act::Agreement(OfferAct::Withdrew { seat, wish })),
        (false, _) => Err(Refused::OfferStands(loaded.id)),
    };
    loaded.state.head.agreements.open().map(back).collect()
}

/// Adds the effect of an offer to a change, if nobody must still answer the offer.
pub(crate) fn conclude_if_agreed(loaded: &Loaded, offer: &Offer, mut change: Change) -> Change {
    if loaded.seated().seats_asked(offer).is_empty() {
        match agreed_act(loaded, offer) {
            Some(act) => change.acts.push(act),
            None => conclude_about_seat(loaded, offer, &mut change),
        }
    }
    change
}

/// The act that carries out an offer. `None` if it is about an absent player.
fn agreed_act(loaded: &Loaded, offer: &Offer) -> Option<Act> {
    Some(match offer.topic {
        Topic::Draw => Act::Ended(Ending::DrawAgreed),
        Topic::TakeBack { plies } => {
            let turn = loaded.state.head.turn.saturating_add(1);
            Act::WentBack { seat: offer.by, plies, turn }
        }
        Topic::CallOff => Act::Ended(Ending::CallOffAgreed),
        Topic::Pause => Act::Time(TimeAct::Paused),
        Topic::MoreTime => Act::Time(TimeAct::Extended),
        Topic::Hints => Act::HintsAgreed,
        Topic::Substitute { .. } | Topic::TakeSeat { .. } | Topic::GoOn { .. } => return None,
    })
}

/// Adds the effect of an offer about an absent player to a change.
fn conclude_about_seat(loaded: &Loaded, offer: &Offer, change: &mut Change) {
    let people = change.people.get_or_insert_with(|| loaded.people.clone());
    let candidate = candidate_of(&people.candidates, offer);
    let act = match (offer.topic, candidate) {
        (Topic::GoOn { seat }, _) if loaded.staying().len() > 2 => Act::LeftTable { seat },
        (Topic::GoOn { seat }, _) => Act::Ended(Ending::Gone { seat }),
        (Topic::Substitute { seat, .. }, Some(player)) if player.level().is_some() => {
            let acts = u64::try_from(change.acts.len()).unwrap_or_default() + 1;
            people.substitute(seat, player, Revision(loaded.revision().0 + acts));
            Act::Substituted { seat }
        }
        (Topic::Substitute { seat, why }, Some(_)) => {
            let topic = Topic::TakeSeat { seat, why };
            Act::Agreement(OfferAct::Offered { seat: offer.by, topic })
        }
        // There is no candidate for the seat.
        (Topic::Substitute { .. } | Topic::TakeSeat { .. }, _)
        | (Topic::Draw | Topic::TakeBack { .. } | Topic::CallOff, _)
        | (Topic::Pause | Topic::MoreTime | Topic::Hints, _) => {
            Act::Agreement(OfferAct::TurnedDown { wish: offer.topic.kind() })
        }
    };
    change.acts.push(act);
}
