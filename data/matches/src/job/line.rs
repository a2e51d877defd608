//! Lanes and lines: which jobs are done in order, one after another.

use crate::ids::{MatchId, PlayerId};

/// What keeps its order within a target: jobs of different lanes do not wait for one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lane {
    /// What people see.
    Posts = 1,
    /// What time brings.
    Time = 2,
    /// What keeps the house clean.
    Upkeep = 3,
    /// What computers think about.
    Thought = 4,
    /// What those see who watch from elsewhere.
    Watching = 5,
    /// The dashboard of a server; the target of this lane is the server.
    Dashboard = 6,
    /// What a person is told by direct message; the target of this lane is the person.
    Direct = 7,
    /// What is offered at its hour, and what nothing else waits for.
    Aside = 8,
}

/// The jobs of one target that are done in order, one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line {
    /// The match; none for what concerns the whole house. In the lane of dashboards it is the number of a server, in that
    /// of direct messages the number of a person.
    pub target: Option<MatchId>,
    /// Which of its lines.
    pub lane: Lane,
}

impl Line {
    /// The line of a server's dashboard.
    pub(crate) fn of_server(server: u64) -> Self {
        Self { target: Some(MatchId(server)), lane: Lane::Dashboard }
    }

    /// The line of what a person is told by direct message.
    pub(crate) fn of_player(player: PlayerId) -> Self {
        Self { target: Some(MatchId(player.0)), lane: Lane::Direct }
    }

    /// The match that it is about.
    pub fn id(self) -> Option<MatchId> {
        self.target.filter(|_| self.lane.is_of_a_match())
    }

    /// The person who is told.
    pub fn player(self) -> Option<PlayerId> {
        self.target.filter(|_| self.lane == Lane::Direct).map(|id| PlayerId(id.0))
    }

    /// The server that it is about.
    pub fn server(self) -> Option<u64> {
        self.target.filter(|_| self.lane == Lane::Dashboard).map(|id| id.0)
    }
}

impl Lane {
    const ALL: [Self; 8] = [
        Self::Posts,
        Self::Time,
        Self::Upkeep,
        Self::Thought,
        Self::Watching,
        Self::Dashboard,
        Self::Direct,
        Self::Aside,
    ];

    pub(crate) fn from_number(number: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|&lane| lane as u64 == number)
    }

    /// Whether the target of this lane is a match, if it has one.
    pub(crate) fn is_of_a_match(self) -> bool {
        match self {
            Self::Posts | Self::Time | Self::Upkeep | Self::Thought => true,
            Self::Watching | Self::Aside => true,
            Self::Dashboard | Self::Direct => false,
        }
    }
}
