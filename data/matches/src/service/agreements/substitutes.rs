//! Offers to replace an absent player by a substitute, or to play on without one.
//!
//! First the other people at the table agree, and then the candidate for the seat. The caller knows whether a player
//! has left. Whether their time has run out follows from the journal.

use rules::{Seat, Seats};

use crate::error::Refused;
use crate::event_refusal::EventRefusal;
use crate::ids::{MatchId, PlayerId, Revision};
use crate::journal::head::Stage;
use crate::journal::records::{Act, Entry};
use crate::journal::snapshot::{Change, Loaded};
use crate::model::agreements::offer::{
    Absence, Offer, OfferAct, OfferKind, OfferStatus, Reply, Topic,
};
use crate::service::agreements::conclusion::{conclude_if_agreed, withdraw_own_offers};
use crate::service::agreements::offer_reply::OfferReply;
use crate::service::view::MatchView;
use crate::service::{Committed, Matches, Request};

/// The seat of an absent player, and why they count as absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacancy {
    /// The seat.
    pub seat: Seat,
    /// The reason why its player counts as absent.
    pub why: Absence,
    /// The other seats whose players have left. An offer about this seat doesn't wait for them, but they may decline.
    pub other_departed: Seats,
}

impl Vacancy {
    /// The only vacant seat.
    pub fn new(seat: Seat, why: Absence) -> Self {
        Self { seat, why, other_departed: Seats::NONE }
    }

    /// The seats that need not answer the proposer's offer about this seat.
    fn agreed_with(self, loaded: &Loaded, proposer: Seat) -> Seats {
        let people: Seats = loaded.people_at_table().collect();
        (self.other_departed & people).without(self.seat).with(proposer)
    }
}

/// The acts that make an offer about a vacant seat.
///
/// If other people are asked, departed players count as agreeing, so that the offer doesn't wait for them.
fn offered(offer: &Offer, is_asked: bool) -> Vec<Act> {
    let (seat, topic, wish) = (offer.by, offer.topic, offer.topic.kind());
    let departed = if is_asked { offer.agreed.without(seat) } else { Seats::NONE };
    let agree = departed.iter().map(|seat| OfferAct::Agreed { seat, wish });
    [OfferAct::Offered { seat, topic }].into_iter().chain(agree).map(Act::Agreement).collect()
}

impl Matches {
    /// Proposes a substitute for an absent player, and withdraws the proposer's previous offer.
    ///
    /// If no other person must agree, the candidate is asked at once. A computer takes the seat as soon as all agree.
    pub fn propose_substitute(
        &self,
        id: MatchId,
        vacancy: Vacancy,
        candidate: PlayerId,
        request: Request,
    ) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            let own = loaded.seat(request.player)?;
            let mut acts = withdraw_own_offers(loaded, own, None)?;
            check_vacancy(loaded, own, vacancy)?;
            check_new(loaded, own, OfferKind::Substitute)?;
            check_new(loaded, own, OfferKind::TakeSeat)?;
            let candidate = check_candidate(loaded, candidate)?;
            let mut people = loaded.people.clone();
            people.invite_to_seat(candidate, loaded.revision().next());
            let (agreed, status) = (vacancy.agreed_with(loaded, own), OfferStatus::Open);
            let topic = Topic::Substitute { seat: vacancy.seat, why: vacancy.why };
            let offer = Offer { since: Revision(u64::MAX), by: own, topic, agreed, status };
            let is_asked = !loaded.seated().seats_asked(&offer).is_empty();
            // If no other person must agree, only the candidate gets an offer.
            if is_asked || candidate.level().is_some() {
                acts.extend(offered(&offer, is_asked));
            }
            let change = Change { people: Some(people), ..Change::all(acts) };
            Ok(conclude_if_agreed(loaded, &offer, change))
        })
    }

    /// Proposes to play on without an absent player. If only two play, the proposer then wins.
    ///
    /// Refused if the match has a clock, which decides instead. But if several people have left and only the proposer
    /// stays, no vote after a missed deadline ever gets a majority. The proposer then goes on without the late player.
    pub fn propose_to_go_on(
        &self,
        id: MatchId,
        vacancy: Vacancy,
        request: Request,
    ) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            let own = loaded.seat(request.player)?;
            let mut acts = withdraw_own_offers(loaded, own, None)?;
            check_vacancy(loaded, own, vacancy)?;
            check_new(loaded, own, OfferKind::GoOn)?;
            let topic = Topic::GoOn { seat: vacancy.seat };
            let (agreed, status) = (vacancy.agreed_with(loaded, own), OfferStatus::Open);
            let offer = Offer { since: Revision(u64::MAX), by: own, topic, agreed, status };
            let is_asked = !loaded.seated().seats_asked(&offer).is_empty();
            // In an event, the clock needs no votes.
            let is_outvoted = !is_asked
                && agreed.len() > 1
                && loaded.header.event.is_none()
                && is_timed_out(loaded, vacancy.seat);
            if loaded.state.head.time.is_some() && !is_outvoted {
                return Err(Refused::TimeDecides(id));
            }
            acts.extend(offered(&offer, is_asked));
            Ok(conclude_if_agreed(loaded, &offer, Change::all(acts)))
        })
    }

    /// The seats whose players agreed to another's offer. Leaves out departed players, for whom it didn't wait.
    pub fn agreed_seats(&self, id: MatchId, offer: &Offer) -> Result<Seats, Refused> {
        let agreed = offer.agreed.without(offer.by);
        if offer.topic.absent().is_none() || agreed.is_empty() {
            return Ok(agreed);
        }
        let entries = self.entries(id)?;
        let end = entries.partition_point(|entry| entry.revision <= offer.since);
        // The offer of a seat follows the one to which the others agreed.
        let is_made = |entry: &Entry| {
            let Act::Agreement(OfferAct::Offered { topic, .. }) = entry.act else { return false };
            topic.kind() != OfferKind::TakeSeat && topic.absent() == offer.topic.absent()
        };
        let Some(made) = entries[..end].iter().rposition(is_made) else { return Ok(agreed) };
        // No player can answer at the time of the offer itself.
        let departed = entries[made + 1..].iter().map_while(|entry| {
            let Act::Agreement(OfferAct::Agreed { seat, .. }) = entry.act else { return None };
            (entry.at == entries[made].at).then_some(seat)
        });
        Ok(agreed - departed.collect::<Seats>())
    }
}

impl MatchView {
    /// The seats of people whose time has run out.
    pub fn timed_out_seats(&self) -> Seats {
        let loaded = self.loaded();
        loaded.people_at_table().filter(|&seat| is_timed_out(loaded, seat)).collect()
    }

    /// Whether the running match has an open offer of a seat for this person.
    pub fn is_candidate(&self, player: PlayerId) -> bool {
        self.loaded().state.head.stage == Stage::Running
            && offered_to(self.loaded(), player).is_some()
    }
}

/// The change by a candidate's reply. `None` if this player is not offered a seat.
pub(crate) fn candidate_reply(
    loaded: &Loaded,
    reply: OfferReply,
    player: PlayerId,
    display_name: Option<&str>,
) -> Option<Result<Change, Refused>> {
    if loaded.state.head.stage != Stage::Running {
        return None;
    }
    let offer = offered_to(loaded, player).filter(|offer| reply.is_to(offer))?;
    let Topic::TakeSeat { seat, .. } = offer.topic else { return None };
    Some(match reply.reply {
        Reply::Agree => {
            let mut people = loaded.people.clone();
            people.substitute(seat, player, loaded.revision().next());
            let display_name = display_name.map(ToOwned::to_owned);
            Ok(Change { display_name, ..Change::with(Act::Substituted { seat }, people) })
        }
        Reply::Decline => {
            Ok(Change::of(Act::Agreement(OfferAct::TurnedDown { wish: OfferKind::TakeSeat })))
        }
        Reply::Withdraw => Err(Refused::NoOffer),
    })
}

/// The act that ends a player's candidacy when their data is erased. `None` without an open offer about the player.
pub(crate) fn withdraw_candidate(loaded: &Loaded, player: PlayerId) -> Option<Act> {
    let open = loaded.state.head.agreements.open();
    let candidate = |offer: &&Offer| loaded.candidate(offer) == Some(player);
    let wish = open.into_iter().find(candidate)?.topic.kind();
    Some(Act::Agreement(OfferAct::TurnedDown { wish }))
}

/// The open offer of a seat to this player.
fn offered_to(loaded: &Loaded, player: PlayerId) -> Option<&Offer> {
    let is_asked = player.is_person() && loaded.seat_of(player).is_none();
    let offer = loaded.state.head.agreements.open_for(OfferKind::TakeSeat).filter(|_| is_asked);
    offer.filter(|offer| loaded.candidate(offer) == Some(player))
}

/// Refuses unless another person's seat is vacant as `vacancy` says.
fn check_vacancy(loaded: &Loaded, own: Seat, vacancy: Vacancy) -> Result<(), Refused> {
    let Vacancy { seat, why, .. } = vacancy;
    let is_other = seat != own && loaded.people_at_table().any(|other| other == seat);
    match is_other && (why == Absence::Left || is_timed_out(loaded, seat)) {
        true => Ok(()),
        false => Err(Refused::NobodyGone(loaded.id)),
    }
}

fn is_timed_out(loaded: &Loaded, seat: Seat) -> bool {
    let head = &loaded.state.head;
    head.to_move.contains(seat) && head.time.as_ref().is_some_and(|time| time.up.is_some())
}

/// Refuses an offer that this seat may not repeat in this turn.
fn check_new(loaded: &Loaded, own: Seat, kind: OfferKind) -> Result<(), Refused> {
    match loaded.state.head.agreements.asked.contains(&(own, kind)) {
        true => Err(Refused::OfferedBefore),
        false => Ok(()),
    }
}

/// Refuses a candidate who can't take a seat.
///
/// A person must have no seat in this match, and must not have declined one recently. A computer must have a level of
/// the game, with a computer player who has no seat yet. Events are only for people. Returns the candidate.
fn check_candidate(loaded: &Loaded, candidate: PlayerId) -> Result<PlayerId, Refused> {
    let seated = &loaded.people.joined;
    if let Some(level) = candidate.level() {
        // A win against a computer would count as one against the entrant, and no clock would run.
        if loaded.header.event.is_some() {
            return Err(EventRefusal::OnlyPeople.into());
        }
        if !loaded.game.levels().contains(&level) {
            return Err(Refused::NoComputer);
        }
        return PlayerId::computer_beside(seated, level).ok_or(Refused::SamePlayer);
    }
    let offers = &loaded.state.head.agreements.offers;
    let turned_down = |offer: &Offer| {
        offer.status == OfferStatus::TurnedDown && loaded.candidate(offer) == Some(candidate)
    };
    match candidate {
        player if !player.is_person() || seated.contains(&player) => Err(Refused::SamePlayer),
        _ if offers.iter().any(turned_down) => Err(Refused::TurnedDownBefore),
        player => Ok(player),
    }
}
