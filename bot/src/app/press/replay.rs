//! Presses of a replay: its steps, films, lists and files.

use matches::{Key, MatchId};
use rules::Edge;

/// A press of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplayPress {
    /// Opens the replay of a match.
    Open {
        /// The match.
        id: MatchId,
        /// The moment to begin with.
        frame: Frame,
    },
    /// Opens the replay of a match at the chosen turning point.
    OpenTurningPoint(MatchId),
    /// Shows the film of a match; the first buttons for it did.
    OpenFilm(MatchId),
    /// Goes to a moment.
    Step {
        /// The replay.
        replay: Replay,
        /// The moment.
        frame: Frame,
    },
    /// Goes to the last capture before a step.
    LastCapture {
        /// The replay.
        replay: Replay,
        /// The step.
        at: u32,
    },
    /// Shows what would have been better than the move that led to a step.
    BetterMove {
        /// The replay.
        replay: Replay,
        /// The step.
        at: u32,
    },
    /// Shows the film.
    Film(Replay),
    /// Exports what was played as files.
    Export(ReplaySource),
    /// Shows what happened since the presser's last move.
    CatchUp(MatchId),
    /// Lists the moves of a match.
    ListMoves {
        /// The match.
        id: MatchId,
        /// The last move of the page; the newest, if `None`.
        to: Option<u32>,
    },
}

/// Shows everybody in the channel what the presser sees in their replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShareReplay {
    /// The replay.
    pub(crate) replay: Replay,
    /// The step; the film, if `None`.
    pub(crate) at: Option<u32>,
}

/// What is replayed, and how its pictures are turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Replay {
    /// What was played.
    pub(crate) source: ReplaySource,
    /// At which edge the reader's own side lies; as they prefer it or the game has it, if `None`.
    pub(crate) home: Option<Edge>,
}

impl Replay {
    /// A replay whose pictures are not turned.
    pub(crate) fn new(source: ReplaySource) -> Self {
        Self { source, home: None }
    }
}

impl From<MatchId> for Replay {
    fn from(id: MatchId) -> Self {
        Self::new(ReplaySource::Match(id))
    }
}

/// What can be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplaySource {
    /// A match.
    Match(MatchId),
    /// A file that the presser uploaded by this request.
    Upload(Key),
}

/// A moment of a match. The ends are kinds of their own: two ways to the same step are two buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// The beginning.
    First,
    /// After so many plies.
    Step(u32),
    /// The end, which is this step.
    Last(u32),
}

impl Frame {
    /// After how many plies it is.
    pub(crate) fn number(self) -> u32 {
        match self {
            Self::First => 0,
            Self::Step(step) | Self::Last(step) => step,
        }
    }
}
