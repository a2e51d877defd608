//! `OfferReply`: a player's reply, and the offer that it answers.

use crate::ids::Revision;
use crate::model::agreements::offer::{Offer, Reply};

/// A reply to an open offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferReply {
    /// The revision of the offer. `None` for the newest one.
    pub offer: Option<Revision>,
    /// The reply itself.
    pub reply: Reply,
}

impl OfferReply {
    pub(super) fn is_to(&self, offer: &Offer) -> bool {
        self.offer.is_none_or(|revision| revision == offer.since)
    }
}
