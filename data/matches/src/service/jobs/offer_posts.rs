//! `OfferSnapshot`: tells whether a change affects the messages of offers.

use crate::ids::MatchId;
use crate::job::Post;
use crate::journal::records::StoredHead;
use crate::keys;
use crate::model::agreements::offer::Offer;
use crate::model::clock::state::Rest;
use store::Batch;

/// The facts on which the messages of a match's offers depend.
#[derive(PartialEq, Eq)]
pub(crate) struct OfferSnapshot {
    offers: Vec<Offer>,
    is_paused: bool,
}

impl OfferSnapshot {
    pub(crate) fn of(head: &StoredHead) -> Self {
        let is_paused = head.time.as_ref().is_some_and(|time| time.rest == Some(Rest::Paused));
        Self { offers: head.agreements.offers.clone(), is_paused }
    }

    /// Whether a message about an offer must be posted or edited after a change. An offer that was carried out at once
    /// gets none.
    pub(crate) fn must_be_shown_anew(&self, head: &StoredHead) -> bool {
        let after = Self::of(head);
        let is_pause_over = self.is_paused && !after.is_paused;
        *self != after && (self.has_open() || after.has_open() || is_pause_over)
    }

    fn has_open(&self) -> bool {
        self.offers.iter().any(Offer::is_open)
    }
}

/// Forgets the single message that version 0.1 had for all offers. Each new offer gets a message of its own.
pub(crate) fn forget_former_posts(batch: &mut Batch, id: MatchId) {
    [Post::Offer, Post::Pause].into_iter().for_each(|post| batch.remove(keys::posted(id, post)));
}
