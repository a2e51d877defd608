//! Offers between players: one makes an offer, the others answer, and the commit of the last yes carries it out.

mod conclusion;
pub(crate) mod offer_reply;
pub(crate) mod substitutes;
mod take_back;

use rules::{Seat, Seats};

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision, Timestamp};
use crate::job::{JobKind, Post};
use crate::job_queue::{Enqueued, NewJob};
use crate::journal::records::{Act, NumberRow};
use crate::journal::snapshot::{Change, Loaded};
use crate::keys;
use crate::keys::Table;
use crate::model::agreements::offer::{Offer, OfferAct, OfferKind, OfferStatus, Reply, Topic};
use crate::service::clock::clock_of;
use crate::service::jobs::direct_message::QuestionPost;
use crate::service::jobs::offer_posts::forget_former_posts;
use crate::service::retry::until_first;
use crate::service::view::MatchView;
use crate::service::{Committed, Matches, Request, computer_turn};
use conclusion::{conclude_if_agreed, withdraw_own_offers};
use offer_reply::OfferReply;
use store::{Batch, Commit};

impl Matches {
    /// Makes an offer, or agrees to the same open offer of another player. Withdraws the player's earlier offer. If
    /// nobody must answer, the offer is carried out at once.
    pub fn offer(
        &self,
        id: MatchId,
        kind: OfferKind,
        request: Request,
    ) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            let seat = loaded.seat(request.player)?;
            let head = &loaded.state.head;
            if agrees_with_open(loaded, seat, kind) {
                return agree(loaded, seat, kind);
            }
            let mut acts = withdraw_own_offers(loaded, seat, Some(kind))?;
            if let Err(refused) = check_possible(loaded, seat, kind) {
                // A seat that has finished no turn counts as sealed as well, so only the journal has the true reason.
                if refused == Refused::SealedSince {
                    self.topic(loaded, seat, kind)?;
                }
                return Err(refused);
            }
            if head.agreements.asked.contains(&(seat, kind)) {
                return Err(Refused::OfferedBefore);
            }
            let topic = self.topic(loaded, seat, kind)?;
            acts.push(Act::Agreement(OfferAct::Offered { seat, topic }));
            let (agreed, status) = (Seats::one(seat), OfferStatus::Open);
            let offer = Offer { since: Revision::default(), by: seat, topic, agreed, status };
            Ok(conclude_if_agreed(loaded, &offer, Change::all(acts)))
        })
    }

    /// Replies to an open offer.
    pub fn reply(
        &self,
        id: MatchId,
        reply: OfferReply,
        request: Request,
    ) -> Result<Committed, Refused> {
        self.reply_with_name(id, reply, request, None)
    }

    /// As [`Matches::reply`]. Stores the display name if the player takes over a seat by this reply.
    pub fn reply_with_name(
        &self,
        id: MatchId,
        reply: OfferReply,
        request: Request,
        display_name: Option<&str>,
    ) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            let player = request.player;
            if let Some(change) = substitutes::candidate_reply(loaded, reply, player, display_name)
            {
                return change;
            }
            player_reply(loaded, reply, loaded.seat(player)?)
        })
    }

    fn topic(&self, loaded: &Loaded, seat: Seat, kind: OfferKind) -> Result<Topic, Refused> {
        Ok(match kind {
            OfferKind::Draw => Topic::Draw,
            OfferKind::TakeBack => {
                let plies =
                    take_back::plies_before_own_turn(loaded, &self.entries(loaded.id)?, seat)?;
                Topic::TakeBack { plies }
            }
            OfferKind::CallOff => Topic::CallOff,
            OfferKind::Pause => Topic::Pause,
            OfferKind::MoreTime => Topic::MoreTime,
            OfferKind::Hints => Topic::Hints,
            // These offers name an absent player's seat, so they are made in other ways.
            OfferKind::Substitute | OfferKind::TakeSeat | OfferKind::GoOn => {
                return Err(Refused::NoOffer);
            }
        })
    }

    /// The message of an offer. `None` if none is stored.
    pub fn offer_post(&self, id: MatchId, offer: &Offer) -> Result<Option<u64>, Refused> {
        let former = former_post(offer.topic).map(|post| keys::posted(id, post));
        let keys: Vec<_> = [keys::offer_post(id, offer.since)].into_iter().chain(former).collect();
        let raw = self.store.read(&keys)?.into_iter().flatten().next();
        Ok(raw.and_then(|raw| open::<NumberRow>(&raw).ok()).map(|row| row.0))
    }

    /// Stores the message of an offer. Enqueues direct messages about it, and the job of a computer that must answer.
    pub fn note_offer_post(
        &self,
        id: MatchId,
        offer: &Offer,
        post: QuestionPost<'_>,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let is_answered_by_computer = post.message.is_some() && offer.topic == Topic::Draw;
        until_first(|| {
            let mut batch = Batch::default();
            forget_former_posts(&mut batch, id);
            let enqueued = match is_answered_by_computer {
                true => self.enqueue_computer_answer(&mut batch, id, now)?,
                false => Enqueued::default(),
            };
            let key = keys::offer_post(id, offer.since);
            let commit = self.note_question(batch, key, post, now)?;
            Ok((commit == Commit::Applied).then(|| self.workers.call(enqueued)))
        })
    }

    /// Enqueues the job of a computer that must answer a draw offer, now that everyone can see the offer.
    fn enqueue_computer_answer(
        &self,
        batch: &mut Batch,
        id: MatchId,
        now: Timestamp,
    ) -> Result<Enqueued, Refused> {
        let loaded = self.load(id)?;
        match computer_turn::is_asked(&loaded) {
            true => self.enqueue(batch, &loaded, NewJob { kind: JobKind::Think, due: now }, now),
            false => Ok(Enqueued::default()),
        }
    }

    /// Forgets the messages of a match's offers, which no longer exist.
    pub(super) fn forget_offer_posts(&self, batch: &mut Batch, id: MatchId) -> Result<(), Refused> {
        let rows = self.store.scan(&Table::OfferPost.under(&[id.0]))?;
        rows.into_iter().for_each(|(key, _)| batch.remove(key));
        Ok(())
    }
}

impl MatchView {
    /// The kinds of offers that this player can make now. Only [`Matches::offer`] knows how far a take-back can go.
    pub fn may_offer(&self, player: PlayerId) -> Vec<OfferKind> {
        let loaded = self.loaded();
        let Ok(seat) = loaded.seat(player) else { return Vec::new() };
        let before = self.offered_before(player);
        let kinds = OfferKind::ALL.into_iter().filter(|kind| !before.contains(kind));
        kinds.filter(|&kind| check_possible(loaded, seat, kind).is_ok()).collect()
    }

    /// The kinds that this player has offered in this turn, and may offer again only in the next one.
    pub fn offered_before(&self, player: PlayerId) -> Vec<OfferKind> {
        let loaded = self.loaded();
        let Ok(seat) = loaded.seat(player) else { return Vec::new() };
        let asked = loaded.state.head.agreements.asked.iter();
        let own =
            asked.filter(|(by, kind)| *by == seat && check_possible(loaded, seat, *kind).is_ok());
        own.map(|(_, kind)| *kind).collect()
    }
}

/// The change by a player's reply to an open offer.
fn player_reply(loaded: &Loaded, reply: OfferReply, seat: Seat) -> Result<Change, Refused> {
    let open = loaded.state.head.agreements.open();
    let offer = open.rev().find(|offer| reply.is_to(offer)).ok_or(Refused::NoOffer)?;
    let (wish, is_own) = (offer.topic.kind(), offer.by == seat);
    let is_asked = loaded.seated().seats_asked(offer).contains(seat);
    let act = match reply.reply {
        Reply::Agree => return agree(loaded, seat, wish),
        Reply::Decline if !is_own && (is_asked || may_object(offer, seat)) => {
            OfferAct::Declined { seat, wish }
        }
        Reply::Withdraw if is_own => OfferAct::Withdrew { seat, wish },
        // The buttons of version 0.1 send the same reply for declining and withdrawing.
        Reply::Decline if is_own && reply.offer.is_none() => OfferAct::Withdrew { seat, wish },
        Reply::Decline | Reply::Withdraw => return Err(Refused::NoOffer),
    };
    Ok(Change::of(Act::Agreement(act)))
}

/// The kind of post under which version 0.1 stored an offer's message. `None` for offers that version 0.1 did not have.
fn former_post(topic: Topic) -> Option<Post> {
    match topic {
        Topic::Draw => Some(Post::Offer),
        Topic::Pause => Some(Post::Pause),
        Topic::TakeBack { .. } | Topic::CallOff | Topic::MoreTime | Topic::Hints => None,
        Topic::Substitute { .. } | Topic::TakeSeat { .. } | Topic::GoOn { .. } => None,
    }
}

/// Whether a player who need not answer may decline: they have agreed before, or count as absent.
fn may_object(offer: &Offer, seat: Seat) -> bool {
    offer.agreed.contains(seat) || offer.topic.absent() == Some(seat)
}

/// Refuses an offer that the match does not allow. For a take-back, this checks only the last turn; earlier turns are
/// checked later.
pub(super) fn check_possible(loaded: &Loaded, seat: Seat, kind: OfferKind) -> Result<(), Refused> {
    let (id, head) = (loaded.id, &loaded.state.head);
    match kind {
        OfferKind::Draw if loaded.game.info().draw.is_none() || head.seats < 2 => {
            Err(Refused::NoDraws)
        }
        OfferKind::TakeBack => take_back::check_last_turn(&loaded.state, seat),
        OfferKind::Draw | OfferKind::CallOff => Ok(()),
        OfferKind::Hints => check_hints(loaded),
        OfferKind::Substitute | OfferKind::TakeSeat | OfferKind::GoOn => {
            Err(Refused::NobodyGone(id))
        }
        OfferKind::Pause | OfferKind::MoreTime => {
            let clock = clock_of(loaded)?;
            match (clock.rest, clock.up) {
                (Some(_), _) => Err(Refused::Resting(id)),
                (None, Some(_)) => Err(Refused::TimeIsUp(id)),
                (None, None) => Ok(()),
            }
        }
    }
}

/// Refuses an offer of hints if hints are allowed already, or no computer can give them.
fn check_hints(loaded: &Loaded) -> Result<(), Refused> {
    if loaded.game.levels().is_empty() {
        return Err(Refused::NoComputer);
    }
    match loaded.state.head.hints || loaded.people_at_table().count() < 2 {
        true => Err(Refused::HintsAlready(loaded.id)),
        false => Ok(()),
    }
}

/// Whether this offer means agreeing to another player's open offer. Never for a take-back, since it means different
/// moves for each player.
fn agrees_with_open(loaded: &Loaded, seat: Seat, kind: OfferKind) -> bool {
    let offer = loaded.state.head.agreements.open_for(kind);
    let offer = offer.filter(|offer| kind != OfferKind::TakeBack && offer.by != seat);
    offer.is_some_and(|offer| loaded.seated().seats_asked(offer).contains(seat))
}

/// The change by which a seat agrees to an open offer. If nobody must still answer, the change also carries the offer
/// out.
pub(super) fn agree(loaded: &Loaded, seat: Seat, wish: OfferKind) -> Result<Change, Refused> {
    let offer = loaded.state.head.agreements.open_for(wish);
    let offer = offer.filter(|offer| loaded.seated().seats_asked(offer).contains(seat));
    let is_own = loaded.state.head.agreements.open_for(wish).is_some_and(|offer| offer.by == seat);
    let offer = offer.ok_or(if is_own { Refused::OwnOffer } else { Refused::NoOffer })?;
    let after = Offer { agreed: offer.agreed.with(seat), ..*offer };
    let agreed = Act::Agreement(OfferAct::Agreed { seat, wish });
    Ok(conclude_if_agreed(loaded, &after, Change::of(agreed)))
}
