//! Seats that change hands: former players and candidates. Also `PairState`, the match with swapped seats.

use rules::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, PlayerId, Revision};
use crate::model::agreements::offer::{Offer, OfferKind};

/// A player whose seat another player took over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormerPlayer {
    /// The seat.
    pub seat: Seat,
    /// The former player.
    pub player: PlayerId,
    /// The revision of the takeover. Before it, the seat was theirs.
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

/// The player whom an offer of a seat names: the newest candidate at the time of the offer.
pub(crate) fn candidate_of(candidates: &[Candidate], offer: &Offer) -> Option<PlayerId> {
    matches!(offer.topic.kind(), OfferKind::Substitute | OfferKind::TakeSeat).then_some(())?;
    let until = candidates.iter().rfind(|candidate| candidate.since <= offer.since);
    until.map(|candidate| candidate.player)
}

/// The state of a pair: two matches with the same players and seed, but swapped seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PairState {
    /// The match is not one of a pair.
    #[default]
    None,
    /// The second match will start together with this one.
    Wanted,
    /// The other match of the pair.
    Is(MatchId),
}
