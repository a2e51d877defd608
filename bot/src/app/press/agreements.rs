//! Presses about offers between players, and about absent players.

use matches::{MatchId, OfferKind, Reply, Revision};
use rules::Seat;

/// A press about an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AgreementPress {
    /// Shows the open offer, or the offers that the player can make.
    Show(MatchId),
    /// Makes an offer.
    Offer { id: MatchId, wish: OfferKind, is_sure: bool },
    /// Answers an offer.
    Answer(ProposalAnswer),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ProposalAnswer {
    pub(crate) id: MatchId,
    /// The revision at which the offer was made, or the newest offer if `None`.
    pub(crate) on: Option<Revision>,
    pub(crate) reply: Reply,
    pub(crate) is_sure: bool,
}

/// A press about an absent player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SubstitutePress {
    /// Shows the absent players, and what the others can do.
    Show(MatchId),
    /// Offers the seat to a computer of the chosen level.
    Computer { id: MatchId, seat: Seat },
    /// Offers to go on without the player.
    GoOn { id: MatchId, seat: Seat, is_sure: bool },
}

impl SubstitutePress {
    pub(crate) fn id(self) -> MatchId {
        match self {
            Self::Show(id) | Self::Computer { id, .. } | Self::GoOn { id, .. } => id,
        }
    }
}
