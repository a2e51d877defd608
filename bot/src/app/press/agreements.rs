//! Presses about what players propose to each other, and about a player who is gone.

use matches::{MatchId, OfferKind, Reply, Revision};
use rules::Seat;

/// A press about a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AgreementPress {
    /// Shows what the presser is asked, or what they can propose.
    Show(MatchId),
    /// Proposes something.
    Offer {
        /// The match.
        id: MatchId,
        /// What is proposed.
        wish: OfferKind,
        /// Whether they have confirmed it.
        is_sure: bool,
    },
    /// Answers a proposal.
    Answer(ProposalAnswer),
}

/// An answer to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ProposalAnswer {
    /// The match.
    pub(crate) id: MatchId,
    /// The revision that brought the proposal; the newest one, if `None`.
    pub(crate) on: Option<Revision>,
    /// The answer.
    pub(crate) reply: Reply,
    /// Whether they have confirmed it.
    pub(crate) is_sure: bool,
}

/// A press about a player who is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SubstitutePress {
    /// Shows who is gone, and what can be done.
    Show(MatchId),
    /// Proposes that a computer of the chosen level takes their seat.
    Computer {
        /// The match.
        id: MatchId,
        /// The seat.
        seat: Seat,
    },
    /// Proposes to go on without them.
    GoOn {
        /// The match.
        id: MatchId,
        /// The seat.
        seat: Seat,
        /// Whether the presser has confirmed it.
        is_sure: bool,
    },
}

impl SubstitutePress {
    /// The match.
    pub(crate) fn id(self) -> MatchId {
        match self {
            Self::Show(id) | Self::Computer { id, .. } | Self::GoOn { id, .. } => id,
        }
    }
}
