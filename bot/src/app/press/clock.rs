//! Presses about time limits.

use matches::{Choice, MatchId, Revision};

/// A press about a time limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClockPress {
    /// Decides what becomes of a match in which a player's time is up.
    DecideTimeout(TimeoutDecision),
    /// Resumes a match that rests.
    Resume(MatchId),
}

/// What becomes of a match in which a player's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeoutDecision {
    /// The match.
    pub(crate) id: MatchId,
    /// The revision at which time was up. The first buttons did not say.
    pub(crate) on: Option<Revision>,
    /// The decision.
    pub(crate) choice: Choice,
    /// Whether they have confirmed it.
    pub(crate) is_sure: bool,
}
