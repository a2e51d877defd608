//! How seats change hands: who sat there before, who is to sit there, and whether a match is one of a pair.

use rules::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, PlayerId, Revision};
use crate::model::agreements::offer::{Offer, OfferKind};

/// Somebody whose seat another has taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormerPlayer {
    /// Which seat.
    pub seat: Seat,
    /// Who sat there.
    pub player: PlayerId,
    /// The revision with which it was another's.
    pub until: Revision,
}

/// Somebody who is to take a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidate {
    /// The revision of the offer that names them, and of those that go on from it.
    pub since: Revision,
    /// Who.
    pub player: PlayerId,
}

/// Whom an offer names: the newest who was named until it was made.
pub(crate) fn candidate_of(candidates: &[Candidate], offer: &Offer) -> Option<PlayerId> {
    matches!(offer.topic.kind(), OfferKind::Substitute | OfferKind::TakeSeat).then_some(())?;
    let until = candidates.iter().rfind(|candidate| candidate.since <= offer.since);
    until.map(|candidate| candidate.player)
}

/// Whether a match is one of a pair: the same players, each on the other's seat, from the same seed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PairState {
    /// It is by itself.
    #[default]
    None,
    /// The other begins when this one does.
    Wanted,
    /// This is the other.
    Is(MatchId),
}
