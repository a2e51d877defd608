//! What players agree on: somebody offers it, the others answer, and with the last yes it is done, in the same batch.

mod carry_out;
pub(crate) mod shown;
pub(crate) mod substitutes;
mod take_back;

use rules::{Seat, Seats};

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision, Timestamp};
use crate::jobs::{DirectMessage, Enqueued, JobKind, NewJob, Origin, Post};
use crate::journal::records::{Act, NumberRow};
use crate::journal::snapshot::{Change, Loaded};
use crate::keys::Table;
use crate::model::agreements::offer::{Offer, OfferAct, OfferKind, OfferStatus, Reply, Topic};
use crate::service::clock::time_of;
use crate::service::computers::hints;
use crate::service::view::MatchView;
use crate::service::{By, Done, Matches, computers};
use crate::{jobs, keys};
use carry_out::{carried_through, taken_back};
use shown::forget_former;
use store::{Batch, Commit};

/// How often a note is tried when another act comes between.
const TRIES: usize = 20;

impl Matches {
    /// Offers something to the table, or agrees to it where somebody else has offered just that. One's own other offer is
    /// taken back with it. Where nobody has to be asked, it is done at once.
    ///
    /// # Errors
    /// It is not a running match of theirs, or it can't be done in it; they have offered it in this turn before; or
    /// somebody else's offer waits for answers.
    pub fn offer(&self, id: MatchId, wish: OfferKind, by: By) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            let seat = loaded.seat(by.player)?;
            let head = &loaded.state.head;
            if joins(loaded, seat, wish) {
                return agreement(loaded, seat, wish);
            }
            let mut acts = taken_back(loaded, seat, Some(wish))?;
            may(loaded, seat, wish)?;
            if head.agreements.asked.contains(&(seat, wish)) {
                return Err(Refused::OfferedBefore);
            }
            let topic = self.topic(loaded, seat, wish)?;
            acts.push(Act::Agreement(OfferAct::Offered { seat, topic }));
            let (agreed, status) = (Seats::one(seat), OfferStatus::Open);
            let offer = Offer { since: Revision::default(), by: seat, topic, agreed, status };
            Ok(carried_through(loaded, &offer, (acts, loaded.people.clone())))
        })
    }

    /// Answers an offer that stands: the one of this revision or, where none is named, the newest.
    ///
    /// # Errors
    /// It is not a running match of theirs, or there is no such offer that is theirs to answer.
    pub fn answer(
        &self,
        id: MatchId,
        (on, reply): (Option<Revision>, Reply),
        by: By,
    ) -> Result<Done, Refused> {
        self.answer_as(id, (on, reply), (by, None))
    }

    /// The same by somebody of whom is known what they are called: with their yes they may take a seat.
    ///
    /// # Errors
    /// As [`Matches::answer`].
    pub fn answer_as(
        &self,
        id: MatchId,
        (on, reply): (Option<Revision>, Reply),
        (by, called): (By, Option<&str>),
    ) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            if let Some(change) = substitutes::answered(loaded, (on, reply), (by.player, called)) {
                return change;
            }
            let seat = loaded.seat(by.player)?;
            let open = loaded.state.head.agreements.open();
            let mut open = open.rev().filter(|offer| on.is_none_or(|on| on == offer.since));
            let offer = open.next().ok_or(Refused::NoOffer)?;
            let (wish, is_own) = (offer.topic.kind(), offer.by == seat);
            let is_asked = loaded.seated().seats_asked(offer).contains(seat);
            match reply {
                Reply::Agree => agreement(loaded, seat, wish),
                Reply::Decline if !is_own && (is_asked || may_object(offer, seat)) => {
                    Ok(Change::of(Act::Agreement(OfferAct::Declined { seat, wish })))
                }
                Reply::Withdraw if is_own => {
                    Ok(Change::of(Act::Agreement(OfferAct::Withdrew { seat, wish })))
                }
                // Buttons of former days had one word for both.
                Reply::Decline if is_own && on.is_none() => {
                    Ok(Change::of(Act::Agreement(OfferAct::Withdrew { seat, wish })))
                }
                Reply::Decline | Reply::Withdraw => Err(Refused::NoOffer),
            }
        })
    }

    /// What a wish takes.
    fn topic(&self, loaded: &Loaded, seat: Seat, wish: OfferKind) -> Result<Topic, Refused> {
        Ok(match wish {
            OfferKind::Draw => Topic::Draw,
            OfferKind::TakeBack => {
                let plies = take_back::back_to(loaded, &self.entries(loaded.id)?, seat)?;
                Topic::TakeBack { plies }
            }
            OfferKind::CallOff => Topic::CallOff,
            OfferKind::Pause => Topic::Pause,
            OfferKind::MoreTime => Topic::MoreTime,
            OfferKind::Hints => Topic::Hints,
            // What is wished about somebody who is gone names them.
            OfferKind::Substitute | OfferKind::TakeSeat | OfferKind::GoOn => {
                return Err(Refused::NoOffer);
            }
        })
    }

    /// The message that shows an offer, if one is known.
    ///
    /// # Errors
    /// The store has failed.
    pub fn offer_post(&self, id: MatchId, offer: &Offer) -> Result<Option<u64>, Refused> {
        let former = former(offer.topic).map(|post| keys::posted(id, post));
        let keys: Vec<_> = [keys::offer_post(id, offer.since)].into_iter().chain(former).collect();
        let raw = self.store.read(&keys)?.into_iter().flatten().next();
        Ok(raw.and_then(|raw| open::<NumberRow>(&raw).ok()).map(|row| row.0))
    }

    /// Notes which message shows an offer, and has these people told of it by direct message; none, once it will never change
    /// again. A computer that is asked answers then.
    ///
    /// # Errors
    /// The store has failed.
    pub fn note_offer_post(
        &self,
        id: MatchId,
        offer: &Offer,
        posted: (Option<u64>, &[(PlayerId, DirectMessage)]),
        now: Timestamp,
    ) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let mut batch = Batch::default();
            forget_former(&mut batch, id);
            let called = self.call_for_answer(&mut batch, (id, offer, posted.0), now)?;
            let key = keys::offer_post(id, offer.since);
            if self.note_question(batch, key, posted, now)? == Commit::Applied {
                self.workers.call(called);
                return Ok(());
            }
        }
        Err(Refused::Busy)
    }

    /// Has a computer answer that is asked about a draw, once all can see the question.
    fn call_for_answer(
        &self,
        batch: &mut Batch,
        (id, offer, message): (MatchId, &Offer, Option<u64>),
        now: Timestamp,
    ) -> Result<Enqueued, Refused> {
        if message.is_none() || offer.topic != Topic::Draw {
            return Ok(Enqueued::default());
        }
        let loaded = self.load(id)?;
        if !computers::is_asked(&loaded) {
            return Ok(Enqueued::default());
        }
        let (target, revision) = (Some(id), loaded.revision());
        let found = jobs::of_target(self.store.as_ref(), target)?;
        let origin = Origin { target, found: &found, revision, now, taken: None };
        Ok(jobs::write_jobs(batch, &origin, &[NewJob { kind: JobKind::Think, due: now }]))
    }

    /// Forgets which messages show offers: they are gone.
    pub(super) fn forget_offer_posts(&self, batch: &mut Batch, id: MatchId) -> Result<(), Refused> {
        let rows = self.store.scan(&Table::OfferPost.under(&[id.0]))?;
        rows.into_iter().for_each(|(key, _)| batch.remove(key));
        Ok(())
    }
}

impl MatchView {
    /// What this player can offer the others now, as far as it is known without looking back.
    pub fn may_offer(&self, player: PlayerId) -> Vec<OfferKind> {
        let loaded = self.loaded();
        let Ok(seat) = loaded.seat(player) else { return Vec::new() };
        let before = self.offered_before(player);
        let wishes = OfferKind::ALL.into_iter().filter(|wish| !before.contains(wish));
        wishes.filter(|&wish| may(loaded, seat, wish).is_ok()).collect()
    }

    /// What this player has offered in this turn, and could only offer again in the next.
    pub fn offered_before(&self, player: PlayerId) -> Vec<OfferKind> {
        let loaded = self.loaded();
        let Ok(seat) = loaded.seat(player) else { return Vec::new() };
        let asked = loaded.state.head.agreements.asked.iter();
        let own = asked.filter(|(by, wish)| *by == seat && may(loaded, seat, *wish).is_ok());
        own.map(|(_, wish)| *wish).collect()
    }
}

/// Where programs of former days noted the message of an offer.
fn former(topic: Topic) -> Option<Post> {
    match topic {
        Topic::Draw => Some(Post::Offer),
        Topic::Pause => Some(Post::Pause),
        _ => None,
    }
}

/// Whether somebody who is not asked may say no: whoever has agreed, and whoever is held to be gone and is not.
fn may_object(offer: &Offer, seat: Seat) -> bool {
    offer.agreed.contains(seat) || offer.topic.absent() == Some(seat)
}

/// Whether a match allows for this at all. Whether it can go back so far is looked at when it is offered.
pub(super) fn may(loaded: &Loaded, seat: Seat, wish: OfferKind) -> Result<(), Refused> {
    let (id, head) = (loaded.id, &loaded.state.head);
    match wish {
        OfferKind::Draw if loaded.game.info().draw.is_none() || head.seats < 2 => {
            Err(Refused::NoDraws)
        }
        OfferKind::TakeBack if !head.moved.contains(seat) => Err(Refused::NothingToTakeBack),
        OfferKind::Draw | OfferKind::TakeBack | OfferKind::CallOff => Ok(()),
        OfferKind::Hints => hints::may_agree(loaded),
        OfferKind::Substitute | OfferKind::TakeSeat | OfferKind::GoOn => {
            Err(Refused::NobodyGone(id))
        }
        OfferKind::Pause | OfferKind::MoreTime => {
            let time = time_of(loaded)?;
            match (time.rest, time.up) {
                (Some(_), _) => Err(Refused::Resting(id)),
                (None, Some(_)) => Err(Refused::TimeIsUp(id)),
                (None, None) => Ok(()),
            }
        }
    }
}

/// Whether to wish for this is to agree: somebody else has offered it. To take back means another move for everybody.
fn joins(loaded: &Loaded, seat: Seat, wish: OfferKind) -> bool {
    let offer = loaded.state.head.agreements.open_for(wish);
    let offer = offer.filter(|offer| wish != OfferKind::TakeBack && offer.by != seat);
    offer.is_some_and(|offer| loaded.seated().seats_asked(offer).contains(seat))
}

/// A seat agrees to what stands; with the last yes it is done.
pub(super) fn agreement(loaded: &Loaded, seat: Seat, wish: OfferKind) -> Result<Change, Refused> {
    let offer = loaded.state.head.agreements.open_for(wish);
    let offer = offer.filter(|offer| loaded.seated().seats_asked(offer).contains(seat));
    let offer = offer.ok_or(Refused::NoOffer)?;
    let after = Offer { agreed: offer.agreed.with(seat), ..*offer };
    let agreed = Act::Agreement(OfferAct::Agreed { seat, wish });
    Ok(carried_through(loaded, &after, (vec![agreed], loaded.people.clone())))
}
