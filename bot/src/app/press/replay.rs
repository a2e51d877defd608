//! Presses of a replay: its steps, films, lists and files.

use matches::{Key, MatchId};
use rules::Edge;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplayPress {
    /// Opens the replay of a match.
    Open {
        id: MatchId,
        /// The first step to show.
        frame: Frame,
    },
    /// Opens the replay of a match at the chosen turning point. Only menus of old versions have this press.
    OpenTurningPoint(MatchId),
    /// Shows the film of a match. Only film buttons of old versions have this press.
    OpenFilm(MatchId),
    /// Goes to a step.
    Step { replay: Replay, frame: Frame },
    /// Goes to the chosen turning point.
    TurningPoint(Replay),
    /// Goes to the last capture before a step.
    LastCapture { replay: Replay, at: u32 },
    /// Shows the better move at the turning point that led to a step.
    BetterMove { replay: Replay, at: u32 },
    /// Shows the film.
    Film(Replay),
    /// Exports the match as files.
    Export(ReplaySource),
    /// Shows the moves since the presser's last move.
    CatchUp(MatchId),
    /// Lists the moves of a match.
    ListMoves {
        id: MatchId,
        /// The last move of the page. The newest if `None`.
        to: Option<u32>,
    },
}

impl ReplayPress {
    /// The press that lists the moves of a match, up to the newest.
    pub(crate) fn all_moves(id: MatchId) -> Self {
        Self::ListMoves { id, to: None }
    }
}

/// Shows the presser's current view of a replay to everyone in the channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShareReplay {
    pub(crate) replay: Replay,
    /// The step, or the film if `None`.
    pub(crate) at: Option<u32>,
}

/// The source of a replay, and the orientation of its pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Replay {
    pub(crate) source: ReplaySource,
    /// The edge at which the reader's own side is drawn. `None` for the default.
    pub(crate) home: Option<Edge>,
}

impl Replay {
    /// A replay in the default orientation.
    pub(crate) fn new(source: ReplaySource) -> Self {
        Self { source, home: None }
    }

    /// The press that goes to a step.
    pub(crate) fn step(self, at: u32) -> ReplayPress {
        ReplayPress::Step { replay: self, frame: Frame::Step(at) }
    }
}

impl From<MatchId> for Replay {
    fn from(id: MatchId) -> Self {
        Self::new(ReplaySource::Match(id))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplaySource {
    Match(MatchId),
    /// A file that the presser uploaded with this request.
    Upload(Key),
}

/// A step of a match. The first and last have variants of their own, since two buttons to the same step need different
/// ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// The beginning.
    First,
    /// The position after this number of plies.
    Step(u32),
    /// The last step, which has this number.
    Last(u32),
}

impl Frame {
    /// The number of plies before this step.
    pub(crate) fn number(self) -> u32 {
        match self {
            Self::First => 0,
            Self::Step(step) | Self::Last(step) => step,
        }
    }
}
