//! Presses about time limits.

use matches::{Choice, MatchId, Revision};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClockPress {
    /// Votes on a match in which a player's time is up.
    DecideTimeout(TimeoutDecision),
    /// Resumes a paused match.
    Resume(MatchId),
}

/// A vote on a match in which a player's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeoutDecision {
    pub(crate) id: MatchId,
    /// The revision at which time ran out. `None` for buttons of old versions.
    pub(crate) on: Option<Revision>,
    pub(crate) choice: Choice,
    pub(crate) is_sure: bool,
}
