//! Somebody is gone: another takes their seat with all that it holds, or the others go on without them. Both are agreements
//! like any other: the rest of the table is asked and then, for a seat, whoever is to sit down there.
//!
//! That somebody has left is for the caller to know; that their time is up follows from the journal.

use rules::{Seat, Seats};

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision};
use crate::journal::head::Stage;
use crate::journal::records::Act;
use crate::journal::snapshot::{Change, Loaded};
use crate::model::agreements::offer::{
    Absence, Offer, OfferAct, OfferKind, OfferStatus, Reply, Topic,
};
use crate::service::agreements::carry_out::{carried_through, taken_back};
use crate::service::view::MatchView;
use crate::service::{By, Done, Matches};

impl Matches {
    /// Proposes that somebody takes the seat of a player who is gone. Where nobody else at the table has to be asked, they
    /// are; a computer sits down when all agree. One's own other offer is taken back with it.
    ///
    /// # Errors
    /// It is not a running match of theirs, nobody on that seat is gone, whoever is to sit there can't, or somebody else's
    /// offer waits for answers.
    pub fn propose_substitute(
        &self,
        id: MatchId,
        (seat, why): (Seat, Absence),
        candidate: PlayerId,
        by: By,
    ) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            let own = loaded.seat(by.player)?;
            let mut acts = taken_back(loaded, own, None)?;
            is_gone(loaded, own, (seat, why))?;
            is_new(loaded, (own, OfferKind::Substitute))?;
            is_new(loaded, (own, OfferKind::TakeSeat))?;
            let candidate = fitting(loaded, candidate)?;
            let mut people = loaded.people.clone();
            people.invite_to_seat(candidate, loaded.revision().next());
            let (agreed, status) = (Seats::one(own), OfferStatus::Open);
            let topic = Topic::Substitute { seat, why };
            let offer = Offer { since: Revision(u64::MAX), by: own, topic, agreed, status };
            let is_asked = !loaded.seated().seats_asked(&offer).is_empty();
            // Where nobody at the table has to be asked there is one offer and not two.
            if is_asked || candidate.level().is_some() {
                acts.push(Act::Agreement(OfferAct::Offered { seat: own, topic }));
            }
            Ok(carried_through(loaded, &offer, (acts, people)))
        })
    }

    /// Proposes to go on without a player who has left for good: where two play, the other has won. Where turns have a
    /// limit, that decides.
    ///
    /// # Errors
    /// As [`Matches::propose_substitute`], or turns have a limit.
    pub fn propose_to_go_on(&self, id: MatchId, seat: Seat, by: By) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            let own = loaded.seat(by.player)?;
            let mut acts = taken_back(loaded, own, None)?;
            is_gone(loaded, own, (seat, Absence::Left))?;
            is_new(loaded, (own, OfferKind::GoOn))?;
            if loaded.state.head.time.is_some() {
                return Err(Refused::TimeDecides(id));
            }
            let topic = Topic::GoOn { seat };
            let (agreed, status) = (Seats::one(own), OfferStatus::Open);
            let offer = Offer { since: Revision(u64::MAX), by: own, topic, agreed, status };
            acts.push(Act::Agreement(OfferAct::Offered { seat: own, topic }));
            Ok(carried_through(loaded, &offer, (acts, loaded.people.clone())))
        })
    }
}

impl MatchView {
    /// The seats whose players have let their time run out.
    pub fn silent(&self) -> Seats {
        let loaded = self.loaded();
        loaded.people_at_table().filter(|&seat| is_silent(loaded, seat)).collect()
    }

    /// Whether this person is asked to take a seat of this match.
    pub fn is_candidate(&self, player: PlayerId) -> bool {
        self.loaded().state.head.stage == Stage::Running
            && offered_to(self.loaded(), player).is_some()
    }
}

/// What a candidate's answer comes to; none where this player is none.
pub(crate) fn answered(
    loaded: &Loaded,
    (on, reply): (Option<Revision>, Reply),
    (player, called): (PlayerId, Option<&str>),
) -> Option<Result<Change, Refused>> {
    if loaded.state.head.stage != Stage::Running {
        return None;
    }
    let offer = offered_to(loaded, player).filter(|offer| on.is_none_or(|on| on == offer.since))?;
    let Topic::TakeSeat { seat, .. } = offer.topic else { return None };
    Some(match reply {
        Reply::Agree => {
            let mut people = loaded.people.clone();
            people.substitute(seat, player, loaded.revision().next());
            let called = called.map(ToOwned::to_owned);
            Ok(Change { called, ..Change::with(Act::Substituted { seat }, people) })
        }
        Reply::Decline => {
            Ok(Change::of(Act::Agreement(OfferAct::TurnedDown { wish: OfferKind::TakeSeat })))
        }
        Reply::Withdraw => Err(Refused::NoOffer),
    })
}

/// What has become void because somebody is erased: they are not to take a seat any more.
pub(crate) fn forgotten(loaded: &Loaded, player: PlayerId) -> Option<Act> {
    let open = loaded.state.head.agreements.open();
    let candidate = |offer: &&Offer| loaded.candidate(offer) == Some(player);
    let wish = open.into_iter().find(candidate)?.topic.kind();
    Some(Act::Agreement(OfferAct::TurnedDown { wish }))
}

/// The offer by which somebody is asked to take a seat.
fn offered_to(loaded: &Loaded, player: PlayerId) -> Option<&Offer> {
    let is_asked = player.is_person() && loaded.seat_of(player).is_none();
    let offer = loaded.state.head.agreements.open_for(OfferKind::TakeSeat).filter(|_| is_asked);
    offer.filter(|offer| loaded.candidate(offer) == Some(player))
}

/// That somebody else who sits there is gone.
fn is_gone(loaded: &Loaded, own: Seat, (seat, why): (Seat, Absence)) -> Result<(), Refused> {
    let is_other = seat != own && loaded.people_at_table().any(|other| other == seat);
    match is_other && (why == Absence::Left || is_silent(loaded, seat)) {
        true => Ok(()),
        false => Err(Refused::NobodyGone(loaded.id)),
    }
}

fn is_silent(loaded: &Loaded, seat: Seat) -> bool {
    let head = &loaded.state.head;
    head.to_move.contains(seat) && head.time.as_ref().is_some_and(|time| time.up.is_some())
}

fn is_new(loaded: &Loaded, asked: (Seat, OfferKind)) -> Result<(), Refused> {
    match loaded.state.head.agreements.asked.contains(&asked) {
        true => Err(Refused::OfferedBefore),
        false => Ok(()),
    }
}

/// Whoever can take a seat: a person who has none here and has not turned one down lately, or a computer that plays this
/// game, under a number that no other at the table has.
fn fitting(loaded: &Loaded, candidate: PlayerId) -> Result<PlayerId, Refused> {
    let seated = &loaded.people.joined;
    if let Some(level) = candidate.level() {
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
