//! What agreements come to: what is taken back for a new offer, and what is done with the last yes, in the same batch.

use rules::Seat;

use crate::error::Refused;
use crate::ids::Revision;
use crate::journal::head::Ending;
use crate::journal::records::{Act, People};
use crate::journal::seats::candidate_of;
use crate::journal::snapshot::{Change, Loaded};
use crate::model::agreements::offer::{Offer, OfferAct, OfferKind, Topic};
use crate::model::clock::acts::TimeAct;

/// What a seat takes back that offers something else; the same again is refused, where that is one wish.
pub(crate) fn taken_back(
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

/// These acts, and what is done when nobody is asked any more; with these people.
pub(crate) fn carried_through(
    loaded: &Loaded,
    offer: &Offer,
    (acts, people): (Vec<Act>, People),
) -> Change {
    let mut change = Change { acts, people: Some(people), called: None };
    if loaded.seated().seats_asked(offer).is_empty() {
        match done(loaded, offer) {
            Some(act) => change.acts.push(act),
            None => settled(loaded, offer, &mut change),
        }
    }
    change
}

/// What all have agreed on, where it is one act; none where it is about somebody's seat.
fn done(loaded: &Loaded, offer: &Offer) -> Option<Act> {
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

/// Adds what it comes to, where it is about somebody who is gone, that nobody at the table has to be asked any more.
fn settled(loaded: &Loaded, offer: &Offer, change: &mut Change) {
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
        // Nobody is to sit down there any more.
        _ => Act::Agreement(OfferAct::TurnedDown { wish: offer.topic.kind() }),
    };
    change.acts.push(act);
}
