//! `OfferReply`: a player's answer, and the offer that it is for.

use crate::ids::Revision;
use crate::model::agreements::offer::{Offer, Reply};

/// A reply to the offer of a revision or, without one, to the newest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferReply {
    /// The revision of the offer, if known.
    pub offer: Option<Revision>,
    /// The reply.
    pub reply: Reply,
}

impl OfferReply {
    /// A reply to the newest offer.
    pub const fn to_newest(reply: Reply) -> Self {
        Self { offer: None, reply }
    }

    pub(super) fn is_to(&self, offer: &Offer) -> bool {
        self.offer.is_none_or(|revision| revision == offer.since)
    }
}
