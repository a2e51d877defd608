//! `Agreements`: the newest offers of a match, derived from its journal.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::Revision;
use crate::model::agreements::offer::{Offer, OfferAct, OfferKind, OfferStatus, Topic};

/// The number of offers to keep: the messages of closed ones may still need an update.
const KEPT: usize = 4;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Agreements {
    /// The newest offers, the newest last.
    pub(crate) offers: Vec<Offer>,
    /// The offers that each seat has made in this turn, and may not repeat.
    pub(crate) asked: Vec<(Seat, OfferKind)>,
}

impl Agreements {
    /// The open offers. There is at most one, except in matches from version 0.1.
    pub(crate) fn open(&self) -> impl DoubleEndedIterator<Item = &Offer> {
        self.offers.iter().filter(|offer| offer.is_open())
    }

    pub(crate) fn open_for(&self, wish: OfferKind) -> Option<&Offer> {
        self.open().find(|offer| offer.topic.kind() == wish)
    }

    /// Applies an act about an offer. An act about an offer that isn't open changes nothing.
    pub(crate) fn apply(&mut self, said: OfferAct, at: Revision) {
        match said {
            OfferAct::Offered { seat, topic } => self.offer(seat, topic, at),
            OfferAct::Agreed { seat, wish } => self.change(wish, |offer| {
                offer.agreed = offer.agreed.with(seat);
            }),
            OfferAct::Declined { seat, wish } => {
                // If an absent player has returned and declines, the same offer can't be repeated in this turn.
                let own = self.open_for(wish).filter(|offer| offer.topic.absent() == Some(seat));
                self.asked.extend(own.map(|offer| (offer.by, wish)));
                self.change(wish, |offer| offer.status = OfferStatus::Declined { seat });
            }
            OfferAct::Withdrew { wish, .. } => {
                self.change(wish, |offer| offer.status = OfferStatus::Withdrawn)
            }
            OfferAct::TurnedDown { wish } => {
                self.change(wish, |offer| offer.status = OfferStatus::TurnedDown)
            }
        }
    }

    /// A seat declines another's offer, or withdraws its own.
    pub(crate) fn refuse(&mut self, seat: Seat, wish: OfferKind, at: Revision) {
        let is_own = self.open_for(wish).is_some_and(|offer| offer.by == seat);
        let said = match is_own {
            true => OfferAct::Withdrew { seat, wish },
            false => OfferAct::Declined { seat, wish },
        };
        self.apply(said, at);
    }

    /// Marks the open offer of this kind as carried out.
    pub(crate) fn fulfil(&mut self, wish: OfferKind) {
        self.change(wish, |offer| offer.status = OfferStatus::Agreed);
    }

    /// Updates the offers after a move.
    ///
    /// A draw offer stays open only if the mover has agreed to it. Offers of a take-back or of more time lapse with
    /// every move, since such offers were about the position before the move.
    pub(crate) fn moved(&mut self, seat: Seat) {
        for offer in &mut self.offers {
            let is_void = match offer.topic {
                Topic::Draw => !offer.agreed.contains(seat),
                Topic::TakeBack { .. } | Topic::MoreTime => true,
                Topic::CallOff | Topic::Pause | Topic::Hints => false,
                // A player who moves is not absent.
                Topic::Substitute { .. } | Topic::TakeSeat { .. } | Topic::GoOn { .. } => {
                    offer.topic.absent() == Some(seat)
                }
            };
            lapse(offer, is_void);
        }
    }

    /// Updates the offers at the end of a turn. Draws and offers about absent players stay open, and the others lapse.
    /// Each seat may make any offer again.
    pub(crate) fn next_turn(&mut self) {
        self.lapse(|wish| !wish.outlasts_turns());
        self.asked.clear();
    }

    /// Closes all open offers as lapsed.
    pub(crate) fn lapse_all(&mut self) {
        self.lapse(|_| true);
        self.asked.clear();
    }

    /// Closes the open offers of the kinds that `is_void` selects, as lapsed.
    pub(crate) fn lapse(&mut self, is_void: impl Fn(OfferKind) -> bool) {
        self.offers.iter_mut().for_each(|offer| lapse(offer, is_void(offer.topic.kind())));
    }

    /// Closes the offers that were made because a player's time ran out.
    pub(crate) fn lapse_about_silence(&mut self) {
        for offer in &mut self.offers {
            let is_void = offer.topic.is_about_silence();
            lapse(offer, is_void);
        }
    }

    fn offer(&mut self, by: Seat, topic: Topic, since: Revision) {
        let mut agreed = Seats::one(by);
        if topic.kind() == OfferKind::TakeSeat {
            // The other players have agreed to the substitute, if anyone had to be asked. Now the candidate is asked.
            agreed = self.open_for(OfferKind::Substitute).map_or(agreed, |offer| offer.agreed);
            self.fulfil(OfferKind::Substitute);
        }
        self.lapse(|wish| wish == topic.kind());
        // Offers about an absent player may be repeated: when one candidate declines, another may be asked.
        if topic.absent().is_none() {
            self.asked.push((by, topic.kind()));
        }
        self.offers.push(Offer { since, by, topic, agreed, status: OfferStatus::Open });
        let old = self.offers.len().saturating_sub(KEPT);
        self.offers.drain(..old);
    }

    fn change(&mut self, wish: OfferKind, change: impl FnOnce(&mut Offer)) {
        let is_meant = |offer: &&mut Offer| offer.is_open() && offer.topic.kind() == wish;
        if let Some(offer) = self.offers.iter_mut().find(is_meant) {
            change(offer);
        }
    }
}

fn lapse(offer: &mut Offer, is_void: bool) {
    if is_void && offer.is_open() {
        offer.status = OfferStatus::Lapsed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::agreements::offer::Absence;

    const ONE: Seat = Seat(0);
    const TWO: Seat = Seat(1);

    fn offered(topic: Topic) -> Agreements {
        let mut agreements = Agreements::default();
        agreements.apply(OfferAct::Offered { seat: ONE, topic }, Revision(7));
        agreements
    }

    fn check(topic: Topic, happens: impl FnOnce(&mut Agreements), status: OfferStatus) {
        let mut agreements = offered(topic);
        happens(&mut agreements);
        assert_eq!(agreements.offers.last().map(|offer| offer.status), Some(status), "{topic:?}");
    }

    #[test]
    fn an_offer_keeps_its_first_answer() {
        let yes = OfferAct::Agreed { seat: TWO, wish: OfferKind::Pause };
        check(Topic::Pause, |offers| offers.apply(yes, Revision(8)), OfferStatus::Open);
        check(Topic::Pause, |offers| offers.fulfil(OfferKind::Pause), OfferStatus::Agreed);
        let declined = OfferStatus::Declined { seat: TWO };
        check(Topic::Draw, |offers| offers.refuse(TWO, OfferKind::Draw, Revision(8)), declined);
        check(
            Topic::Draw,
            |offers| offers.refuse(ONE, OfferKind::Draw, Revision(8)),
            OfferStatus::Withdrawn,
        );
        let twice = |offers: &mut Agreements| {
            offers.refuse(TWO, OfferKind::Draw, Revision(8));
            offers.fulfil(OfferKind::Draw);
        };
        check(Topic::Draw, twice, declined);
    }

    #[test]
    fn a_draw_offer_lapses_at_the_next_players_turn_other_offers_at_turn_end() {
        let turn = |seat| {
            move |offers: &mut Agreements| {
                offers.moved(seat);
                offers.next_turn();
            }
        };
        check(Topic::Draw, turn(ONE), OfferStatus::Open);
        check(Topic::Draw, turn(TWO), OfferStatus::Lapsed);
        for topic in [Topic::TakeBack { plies: 3 }, Topic::MoreTime] {
            check(topic, |offers| offers.moved(TWO), OfferStatus::Lapsed);
        }
        for topic in [Topic::CallOff, Topic::Pause, Topic::Hints] {
            check(topic, |offers| offers.moved(TWO), OfferStatus::Open);
            check(topic, turn(ONE), OfferStatus::Lapsed);
        }
    }

    #[test]
    fn an_offer_about_an_absent_player_stays_open_until_that_player_returns() {
        let gone = Seat(2);
        let silent = Topic::Substitute { seat: gone, why: Absence::Silent };
        let left = Topic::TakeSeat { seat: gone, why: Absence::Left };
        for topic in [silent, left, Topic::GoOn { seat: gone }] {
            let passes = |offers: &mut Agreements| {
                offers.moved(TWO);
                offers.next_turn();
            };
            check(topic, passes, OfferStatus::Open);
            check(topic, |offers| offers.moved(gone), OfferStatus::Lapsed);
            check(topic, Agreements::lapse_all, OfferStatus::Lapsed);
        }
        check(silent, Agreements::lapse_about_silence, OfferStatus::Lapsed);
        check(left, Agreements::lapse_about_silence, OfferStatus::Open);
        let down = OfferAct::TurnedDown { wish: OfferKind::TakeSeat };
        check(left, |offers| offers.apply(down, Revision(8)), OfferStatus::TurnedDown);
    }

    #[test]
    fn the_candidate_is_asked_after_the_table_has_agreed() {
        let (seat, why) = (Seat(2), Absence::Left);
        let mut agreements = offered(Topic::Substitute { seat, why });
        agreements.apply(OfferAct::Agreed { seat: TWO, wish: OfferKind::Substitute }, Revision(8));
        let asked = OfferAct::Offered { seat: ONE, topic: Topic::TakeSeat { seat, why } };
        agreements.apply(asked, Revision(9));
        let fates: Vec<_> = agreements.offers.iter().map(|offer| offer.status).collect();
        assert_eq!(fates, [OfferStatus::Agreed, OfferStatus::Open]);
        assert_eq!(agreements.offers[1].agreed, Seats::all(2));
        // After the absent player themselves has declined, the same offer can't be repeated in this turn.
        assert_eq!(agreements.asked, []);
        agreements.apply(OfferAct::Declined { seat, wish: OfferKind::TakeSeat }, Revision(10));
        assert_eq!(agreements.asked, [(ONE, OfferKind::TakeSeat)]);
    }

    #[test]
    fn a_repeated_offer_replaces_the_first_and_old_offers_are_dropped() {
        let mut agreements = offered(Topic::Pause);
        for revision in 8..20 {
            let said = OfferAct::Offered { seat: TWO, topic: Topic::Pause };
            agreements.apply(said, Revision(revision));
            assert_eq!(agreements.open().count(), 1);
        }
        assert_eq!(agreements.offers.len(), KEPT);
        assert_eq!(
            agreements.open_for(OfferKind::Pause).map(|offer| offer.since),
            Some(Revision(19))
        );
    }
}
