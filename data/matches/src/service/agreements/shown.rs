//! What must be shown of offers after an act, for the one door.

use crate::ids::MatchId;
use crate::jobs::Post;
use crate::journal::records::StoredHead;
use crate::keys;
use crate::model::agreements::offer::Offer;
use crate::model::clock::state::Rest;
use store::Batch;

/// What is shown of the offers of a match.
#[derive(PartialEq, Eq)]
pub(crate) struct Shown {
    offers: Vec<Offer>,
    is_paused: bool,
}

pub(crate) fn shown(head: &StoredHead) -> Shown {
    let is_paused = head.time.as_ref().is_some_and(|time| time.rest == Some(Rest::Paused));
    Shown { offers: head.agreements.offers.clone(), is_paused }
}

/// Whether a message has to be posted or changed. What was done at once was never asked.
pub(crate) fn is_shown_anew(before: &Shown, head: &StoredHead) -> bool {
    let after = shown(head);
    let is_open = |shown: &Shown| shown.offers.iter().any(Offer::is_open);
    let is_over = before.is_paused && !after.is_paused;
    *before != after && (is_open(before) || is_open(&after) || is_over)
}

/// A new offer gets a message of its own.
pub(crate) fn forget_former(batch: &mut Batch, id: MatchId) {
    [Post::Offer, Post::Pause].into_iter().for_each(|post| batch.remove(keys::posted(id, post)));
}
