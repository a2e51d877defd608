//! Presses about time limits.

use matches::{Choice, MatchId, Revision};

/// A press about a time limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClockPress {
    /// Decides what becomes of a match in which a player's time is up.
    DecideTimeout {
        /// The match.
        id: MatchId,
        /// The revision at which time was up. The first buttons did not say.
        on: Option<Revision>,
        /// What becomes of the match.
        choice: Choice,
        /// Whether they have confirmed it.
        is_sure: bool,
    },
    /// Resumes a match that rests.
    Resume(MatchId),
}
