//! What can be to do, and what can come of it.

pub(crate) mod lease;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, PlayerId, Revision, Timestamp};
use lease::Lease;

/// What is to be done. A new kind is a variant at the end; the compiler points at the line it stands in and at the
/// worker that does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JobKind {
    /// Something must be posted.
    Post(Post),
    /// A challenge must end if nobody has answered it.
    Expire,
    /// Receipts of old requests must be thrown away.
    Sweep,
    /// What time brings must be looked after in a running match.
    Time,
    /// A computer must say what it does.
    Think,
    /// What a player likes about time has changed, or they are away or back: the match must follow.
    Habits,
    /// It must be looked at where a match that is over was decided.
    Analyze,
    /// Those who watch a match must be shown how it stands, and those who follow it told of its end.
    Watch,
    /// The dashboard of a server must be looked after, again and again.
    Dashboard,
    /// Somebody must be told by direct message of what was posted.
    Direct(Directly),
    /// The thread of a match must be named after those who play there now.
    NameThread,
}

/// What is to be posted about a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Post {
    /// The message of the challenge must be created or brought up to date.
    Lobby = 1,
    /// The thread of the match must be opened.
    Thread = 2,
    /// A new public board must be posted: the match has begun, a turn is over, or the match is.
    Board = 3,
    /// An offer must be shown to those who may accept it, or what became of it.
    Offer = 4,
    /// Who has challenged others must be told what came of it so far.
    Notice = 5,
    /// That time is up must be shown to those who may choose then, or what became of it.
    TimeUp = 6,
    /// That somebody wants a pause must be shown to the others, or what became of it.
    Pause = 7,
    /// Something about time must be told to those whom it concerns.
    Told = 8,
    /// Whoever has made a challenge that nobody takes must be offered a computer.
    Lonely = 9,
    /// Where a match has one board alone: a line must ring whose turn it is, and take the place of the one before.
    Ring = 10,
    /// That somebody wants a rematch must be shown where the match before was played, or what became of it.
    Rematch = 11,
}

/// Of what somebody is told by direct message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Directly {
    /// Of which match.
    pub id: MatchId,
    /// What was posted about it.
    pub post: Post,
    /// The first revision that called for it.
    pub since: Revision,
    /// The channel or thread where it stands.
    pub channel: u64,
    /// The message.
    pub message: u64,
}

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

/// Something to do, for whoever has claimed it.
#[derive(Clone, PartialEq, Eq)]
pub struct Job {
    /// In which line it stands.
    pub line: Line,
    /// What to do.
    pub kind: JobKind,
    /// Which revision of the match called for it. Show the state of now.
    pub revision: Revision,
    /// The first revision that called for what is settled with it.
    pub since: Revision,
    /// When it was called for, or what is settled with it.
    pub made: Timestamp,
    /// How often it has been tried before.
    pub attempts: u32,
    /// Whether an attempt at it, or at what it settles too, came to nothing that is known.
    pub(crate) is_tried: bool,
    /// Whether none of those that were claimed with it waits for it.
    pub(crate) is_last: bool,
    /// Its row and those that are settled with it, as they were claimed.
    pub(crate) held: Vec<(Vec<u8>, Vec<u8>)>,
}

/// What one worker has claimed: the beginning of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Of which line.
    pub line: Line,
    /// To whose share it counts: `Place::host` of the match; 0 for what concerns the whole house.
    pub host: u64,
    /// What to do, in this order.
    pub jobs: Vec<Job>,
    pub(crate) lease: Lease,
}

/// How a job went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It is done.
    Done {
        /// The message or thread that was made or brought up to date, to be found again with `Matches::posted`.
        message: Option<u64>,
    },
    /// It did not work out, and shall be tried again.
    Retry {
        /// Not before this moment.
        at: Timestamp,
        /// What went wrong.
        trouble: Trouble,
    },
    /// It was not tried, or has to be done again and again: it comes back without counting as an attempt.
    Later {
        /// Not before this moment.
        at: Timestamp,
    },
    /// It can't be done, ever. Its row stays for whoever runs the program to see.
    GivenUp {
        /// What went wrong.
        trouble: Trouble,
    },
}

/// What went wrong with a job, without anybody's words, names or addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// The other side refused, with this status and code of its own.
    Answered {
        /// The status.
        status: u16,
        /// The code that says more, where there is one.
        code: u32,
    },
    /// There was no answer in time.
    Timeout,
    /// There was no connection, or it broke.
    Connection,
    /// The match refused.
    Refused,
    /// Whoever was at it panicked.
    Panicked,
    /// Whoever was at it ended, or was never heard of again.
    Lost,
}

impl Claim {
    /// Until when it is theirs who have claimed it, unless they claim more of it.
    pub fn until(&self) -> Timestamp {
        self.lease.until
    }
}

impl Job {
    /// The revision after which the effect is named, so that it is found again if it is there already. What shows how
    /// something stands keeps the name under which it was tried first.
    pub fn named_after(&self) -> Revision {
        match self.kind.shows_how_it_stands() {
            true => self.since,
            false => self.revision,
        }
    }

    /// Whether it may be out there under its name, from an attempt of which nobody knows what came of it.
    pub fn may_be_out(&self) -> bool {
        self.is_tried
    }
}

impl JobKind {
    /// In which lane it stands.
    pub fn lane(self) -> Lane {
        match self {
            Self::Post(Post::Lonely) => Lane::Aside,
            Self::Post(_) => Lane::Posts,
            Self::Expire | Self::Time | Self::Habits => Lane::Time,
            Self::Sweep | Self::NameThread => Lane::Upkeep,
            Self::Think | Self::Analyze => Lane::Thought,
            Self::Watch => Lane::Watching,
            Self::Dashboard => Lane::Dashboard,
            Self::Direct(_) => Lane::Direct,
        }
    }

    /// Whether of several only the newest has to be done: what counts is the state of now.
    pub(crate) fn is_settled_by_newest(self) -> bool {
        match self {
            Self::Post(_) | Self::Sweep | Self::Think | Self::Time | Self::Habits => true,
            Self::Analyze | Self::Watch | Self::Dashboard | Self::NameThread => true,
            Self::Expire | Self::Direct(_) => false,
        }
    }

    /// Whether a new one takes the place of one that nobody is at. Boards stand one for each turn until they are
    /// posted.
    pub(crate) fn is_replaced_by_newest(self) -> bool {
        match self {
            Self::Post(Post::Board | Post::Told | Post::Ring) | Self::Direct(_) => false,
            Self::Post(_) | Self::Expire | Self::Sweep => true,
            Self::Think
            | Self::Time
            | Self::Habits
            | Self::Analyze
            | Self::Watch
            | Self::Dashboard
            | Self::NameThread => true,
        }
    }

    /// Whether it is one message for as long as something goes on, changed from time to time. A newer one must find what
    /// an older one may have posted, so it stands beside it until both are settled.
    pub(crate) fn shows_how_it_stands(self) -> bool {
        use Post::{Lobby, Lonely, Notice, Offer, Pause, Rematch, TimeUp};
        matches!(self, Self::Post(Lobby | Lonely | Offer | Notice | TimeUp | Pause | Rematch))
    }

    /// Whether what was tried is told by itself, and what is newer in a message of its own that rings: nothing is told
    /// twice then, even if it is out there already.
    pub(crate) fn is_told_piece_by_piece(self) -> bool {
        matches!(self, Self::Post(Post::Board | Post::Told | Post::Ring))
    }

    /// Whether it is done again and again for as long as there is something to look after.
    pub(crate) fn comes_back(self) -> bool {
        matches!(self, Self::Sweep | Self::Dashboard)
    }

    /// Whether it follows from the rest of what is stored, so that no export has to hold it.
    pub(crate) fn follows_from_the_rest(self) -> bool {
        match self {
            Self::Post(_) | Self::Think | Self::Habits | Self::Watch | Self::Dashboard => false,
            Self::Direct(_) | Self::NameThread => false,
            // Whoever looks again has it looked at again.
            Self::Expire | Self::Sweep | Self::Time | Self::Analyze => true,
        }
    }
}

impl Post {
    /// Everything that is posted about a match, in the order in which it is.
    pub const ALL: [Self; 11] = [
        Self::Lobby,
        Self::Thread,
        Self::Board,
        Self::Offer,
        Self::Notice,
        Self::TimeUp,
        Self::Pause,
        Self::Told,
        Self::Lonely,
        Self::Ring,
        Self::Rematch,
    ];

    pub(crate) fn from_number(number: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|&post| post as u64 == number)
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
        !matches!(self, Self::Dashboard | Self::Direct)
    }
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job")
            .field("line", &self.line)
            .field("kind", &self.kind)
            .field("revision", &self.revision)
            .field("attempts", &self.attempts)
            .finish_non_exhaustive()
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Answered { status, code: 0 } => write!(f, "answered {status}"),
            Self::Answered { status, code } => write!(f, "answered {status} ({code})"),
            Self::Timeout => f.write_str("no answer in time"),
            Self::Connection => f.write_str("no connection"),
            Self::Refused => f.write_str("the match refused"),
            Self::Panicked => f.write_str("the worker panicked"),
            Self::Lost => f.write_str("the worker was lost"),
        }
    }
}
