//! What can be pressed where somebody is gone.

use data::MatchId;
use rules::Seat;

/// What is done about somebody who is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gone {
    /// Asks who is, and shows what can be done.
    Ask(MatchId),
    /// Proposes that a computer of the level that is chosen takes their seat.
    Computer {
        /// In which match.
        id: MatchId,
        /// Whose seat.
        seat: Seat,
    },
    /// Proposes to go on without them.
    GoOn {
        /// In which match.
        id: MatchId,
        /// Who is gone.
        seat: Seat,
        /// Whether they were asked if they mean it.
        is_sure: bool,
    },
}

impl Gone {
    /// Which match it is about.
    pub(crate) fn id(self) -> MatchId {
        match self {
            Self::Ask(id) | Self::Computer { id, .. } | Self::GoOn { id, .. } => id,
        }
    }
}
