//! Seats that change hands: former players, candidates, and pairs of matches.

use rules::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, PlayerId, Revision};
use crate::model::agreements::offer::{Offer, OfferKind};

/// A player whose seat another has taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormerPlayer {
    /// The seat.
    pub seat: Seat,
    /// The former player.
    pub player: PlayerId,
    /// The revision of the takeover.
    pub until: Revision,
}

/// A player who is asked to take a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidate {
    /// The revision of the offer that named this candidate.
    pub since: Revision,
    /// The player.
    pub player: PlayerId,
}

/// The candidate of an offer: the newest named before it.
pub(crate) fn candidate_of(candidates: &[Candidate], offer: &Offer) -> Option<PlayerId> {
    matches!(offer.topic.kind(), OfferKind::Substitute | OfferKind::TakeSeat).then_some(())?;
    let until = candidates.iter().rfind(|candidate| candidate.since <= offer.since);
    until.map(|candidate| candidate.player)
}

/// Whether a match is one of a pair: same players and seed, swapped seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PairState {
    /// The match has no twin.
    #[default]
    None,
    /// The twin starts with this match.
    Wanted,
    /// The twin.
    Is(MatchId),
}
