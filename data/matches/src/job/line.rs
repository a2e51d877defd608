//! `Line`: the jobs of one target and lane, which are done in order.

use crate::ids::{EventId, MatchId, PlayerId};

/// A kind of work for a target. Jobs in different lanes do not wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lane {
    /// Posts about a match.
    Posts = 1,
    /// The clock of a match.
    Time = 2,
    /// Housekeeping, for the whole store or one match.
    Upkeep = 3,
    /// The moves and analyses of computer players.
    Thought = 4,
    /// Places where a match is watched.
    Watching = 5,
    /// The dashboard of a server; the target of this lane is the server.
    Dashboard = 6,
    /// Direct messages to a person; the target of this lane is the person.
    Direct = 7,
    /// Offers of a computer opponent, posted after a delay. No other job waits for them.
    Aside = 8,
    /// The due steps of an event; the target of this lane is the event.
    Event = 9,
    /// Posts about an event; the target of this lane is the event.
    EventPosts = 10,
    /// The daily puzzles of a server; the target of this lane is the server.
    Daily = 11,
    /// The calendar entry of an event; the target of this lane is the event.
    EventCalendar = 12,
}

/// The kind of a lane's targets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Match,
    Server,
    Person,
    Event,
}

/// The jobs of one target and lane, done one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line {
    /// The match. `None` for housekeeping of the whole store. For dashboards and daily puzzles, the target is a
    /// server's number; for direct messages, a person's; for events, a number above all of these.
    pub target: Option<MatchId>,
    /// The lane.
    pub lane: Lane,
}

impl Line {
    pub(crate) fn of_server(server: u64) -> Self {
        Self { target: Some(MatchId(server)), lane: Lane::Dashboard }
    }

    pub(crate) fn of_daily(server: u64) -> Self {
        Self { target: Some(MatchId(server)), lane: Lane::Daily }
    }

    pub(crate) fn of_player(player: PlayerId) -> Self {
        Self { target: Some(MatchId(player.0)), lane: Lane::Direct }
    }

    pub(crate) fn of_event(id: EventId, lane: Lane) -> Self {
        Self { target: Some(id.as_target()), lane }
    }

    /// The event of the line.
    pub fn event(self) -> Option<EventId> {
        self.target.filter(|_| self.lane.owner() == Owner::Event).and_then(EventId::of_target)
    }

    /// The match of the line.
    pub fn id(self) -> Option<MatchId> {
        self.target.filter(|_| self.lane.is_of_a_match())
    }

    /// The person of the line.
    pub fn player(self) -> Option<PlayerId> {
        self.target.filter(|_| self.lane.owner() == Owner::Person).map(|id| PlayerId(id.0))
    }

    /// The server of the line.
    pub fn server(self) -> Option<u64> {
        self.target.filter(|_| self.lane.owner() == Owner::Server).map(|id| id.0)
    }
}

impl Lane {
    const ALL: [Self; 12] = [
        Self::Posts,
        Self::Time,
        Self::Upkeep,
        Self::Thought,
        Self::Watching,
        Self::Dashboard,
        Self::Direct,
        Self::Aside,
        Self::Event,
        Self::EventPosts,
        Self::Daily,
        Self::EventCalendar,
    ];

    pub(crate) fn from_number(number: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|&lane| lane as u64 == number)
    }

    /// Whether the targets of this lane are matches.
    pub(crate) fn is_of_a_match(self) -> bool {
        self.owner() == Owner::Match
    }

    fn owner(self) -> Owner {
        match self {
            Self::Posts | Self::Time | Self::Upkeep | Self::Thought => Owner::Match,
            Self::Watching | Self::Aside => Owner::Match,
            Self::Dashboard | Self::Daily => Owner::Server,
            Self::Direct => Owner::Person,
            Self::Event | Self::EventPosts | Self::EventCalendar => Owner::Event,
        }
    }
}
