//! What computers decide: it goes through the same door as what people do.

use rules::{Seat, Seats};

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision, Timestamp};
use crate::journal::records::Act;
use crate::journal::snapshot::{Change, Loaded};
use crate::model::agreements::offer::{Offer, OfferAct, OfferKind, OfferStatus, Topic};
use crate::service::commit::Asker;
use crate::service::computers::{Computer, next};
use crate::service::play::resign::resignation;
use crate::service::{Done, Matches, agreements};

/// What a computer does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// It plays this. An offer that stood is declined.
    Move(String),
    /// It plays this and offers a draw with it.
    OfferDraw(String),
    /// It accepts the draw that is offered.
    AcceptDraw,
    /// It declines the draw that is offered.
    DeclineDraw,
    /// It gives up.
    Resign,
}

impl Matches {
    /// Does what a computer has decided after it has seen this revision of a match. Decided twice, it is done once.
    ///
    /// # Errors
    /// It is not to act any more, or the match has changed since; or the move is against the rules.
    pub fn decide(
        &self,
        id: MatchId,
        seen: Revision,
        (player, decision): (PlayerId, &Decision),
        now: Timestamp,
    ) -> Result<Done, Refused> {
        self.change(id, Asker { player, key: None, now }, |loaded| {
            if loaded.revision() != seen {
                return Err(Refused::Stale { id, now: loaded.revision() });
            }
            let computer = next(loaded).filter(|computer| computer.player == player);
            let computer = computer.ok_or(Refused::NotYourTurn(id))?;
            change(loaded, computer, decision)
        })
    }
}

fn change(loaded: &Loaded, computer: Computer, decision: &Decision) -> Result<Change, Refused> {
    let seat = computer.seat;
    Ok(match decision {
        Decision::Move(text) | Decision::OfferDraw(text) => {
            let declined = OfferAct::Declined { seat, wish: OfferKind::Draw };
            let declined = computer.is_offered_draw.then_some(declined);
            let is_offered = matches!(decision, Decision::OfferDraw(_)) && may_offer(loaded, seat);
            // An offer comes before the move, which it outlives, so that whoever moves next is asked.
            let offered = is_offered.then_some(OfferAct::Offered { seat, topic: Topic::Draw });
            let said = declined.into_iter().chain(offered).map(Act::Agreement);
            let moved = Act::Moved { seat, text: text.clone() };
            Change { acts: said.chain([moved]).collect(), people: None, called: None }
        }
        Decision::AcceptDraw if computer.is_offered_draw => {
            agreements::agreement(loaded, seat, OfferKind::Draw)?
        }
        Decision::DeclineDraw if computer.is_offered_draw => {
            Change::of(Act::Agreement(OfferAct::Declined { seat, wish: OfferKind::Draw }))
        }
        Decision::AcceptDraw | Decision::DeclineDraw => return Err(Refused::NoOffer),
        Decision::Resign => resignation(loaded, seat),
    })
}

/// Whether a computer may offer a draw: nothing else waits for answers, and there is somebody to ask.
fn may_offer(loaded: &Loaded, seat: Seat) -> bool {
    let mut open = loaded.state.head.agreements.open();
    let (since, agreed) = (Revision::default(), Seats::one(seat));
    let offer = Offer { since, by: seat, topic: Topic::Draw, agreed, status: OfferStatus::Open };
    open.next().is_none()
        && agreements::may(loaded, seat, OfferKind::Draw).is_ok()
        && !loaded.seated().seats_asked(&offer).is_empty()
}
