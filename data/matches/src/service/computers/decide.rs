//! Carries out a computer player's decision, by the same commit as a person's act.

use rules::{Seat, Seats};

use crate::error::Refused;
use crate::ids::{PlayerId, Revision, Target, Timestamp};
use crate::journal::records::Act;
use crate::journal::snapshot::{Change, Loaded};
use crate::model::agreements::offer::{Offer, OfferAct, OfferKind, OfferStatus, Topic};
use crate::service::commit::Actor;
use crate::service::computer_turn::{ComputerTurn, computer_to_act};
use crate::service::play::resign::resignation;
use crate::service::{Committed, Matches, agreements};

/// A computer player's decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Play this move. It declines an open draw offer.
    Move(String),
    /// Play this move, and offer a draw.
    OfferDraw(String),
    /// Accept the offered draw.
    AcceptDraw,
    /// Decline the offered draw.
    DeclineDraw,
    /// Resign.
    Resign,
}

impl Matches {
    /// Carries out a decision about `target`. Refuses if the match has changed since, so a repeated decision has no
    /// effect.
    pub fn decide(
        &self,
        target: Target,
        player: PlayerId,
        decision: &Decision,
        now: Timestamp,
    ) -> Result<Committed, Refused> {
        let Target { id, seen } = target;
        self.change(id, Actor { player, key: None, now }, |loaded| {
            if seen.is_some_and(|seen| loaded.revision() != seen) {
                return Err(Refused::Stale(id));
            }
            let computer = computer_to_act(loaded).filter(|computer| computer.player == player);
            let computer = computer.ok_or(Refused::NotYourTurn(id))?;
            change(loaded, computer, decision)
        })
    }
}

fn change(loaded: &Loaded, computer: ComputerTurn, decision: &Decision) -> Result<Change, Refused> {
    let seat = computer.seat;
    Ok(match decision {
        Decision::Move(text) | Decision::OfferDraw(text) => {
            let declined = OfferAct::Declined { seat, wish: OfferKind::Draw };
            let declined = computer.is_offered_draw.then_some(declined);
            let is_offered = matches!(decision, Decision::OfferDraw(_)) && may_offer(loaded, seat);
            // The offer comes before the move. The move does not close the offer, so the next player must answer.
            let offered = is_offered.then_some(OfferAct::Offered { seat, topic: Topic::Draw });
            let said = declined.into_iter().chain(offered).map(Act::Agreement);
            let moved = Act::Moved { seat, text: text.clone() };
            Change::all(said.chain([moved]))
        }
        Decision::AcceptDraw if computer.is_offered_draw => {
            agreements::agree(loaded, seat, OfferKind::Draw)?
        }
        Decision::DeclineDraw if computer.is_offered_draw => {
            Change::of(Act::Agreement(OfferAct::Declined { seat, wish: OfferKind::Draw }))
        }
        Decision::AcceptDraw | Decision::DeclineDraw => return Err(Refused::NoOffer),
        Decision::Resign => resignation(loaded, seat),
    })
}

/// Whether a computer may offer a draw: no offer is open, and another player must answer.
fn may_offer(loaded: &Loaded, seat: Seat) -> bool {
    let mut open = loaded.state.head.agreements.open();
    let (since, agreed) = (Revision::default(), Seats::one(seat));
    let offer = Offer { since, by: seat, topic: Topic::Draw, agreed, status: OfferStatus::Open };
    open.next().is_none()
        && agreements::check_possible(loaded, seat, OfferKind::Draw).is_ok()
        && !loaded.seated().seats_asked(&offer).is_empty()
}
