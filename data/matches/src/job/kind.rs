//! `JobKind`: every kind of job, and `Post`: every kind of message about a match.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::{EventId, MatchId, Revision};

/// The kind of a job. New kinds go at the end, since the order is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JobKind {
    /// Posts or edits a message.
    Post(Post),
    /// Ends a challenge at its deadline.
    Expire,
    /// Removes outdated receipts of requests.
    Sweep,
    /// Advances the clock of a running match.
    Time,
    /// Lets computer players act in a match.
    Think,
    /// Applies changed reminder settings or vacations to a match.
    #[serde(rename = "habits")]
    TimeSettings,
    /// Analyzes a finished match.
    Analyze,
    /// Updates the places where a match is watched, and notifies its followers of the end.
    Watch,
    /// Keeps the dashboard of a server up to date.
    Dashboard,
    /// Sends a direct message about a post.
    Direct(DirectMessage),
    /// Renames the thread of a match to its current players.
    NameThread,
    /// Takes the steps of an event that are due, such as beginning a round or deciding a table.
    Event,
    /// Posts or edits the card of an event.
    EventCard,
    /// Posts about one entry of an event.
    EventPost,
    /// Posts the daily puzzles of a server, day after day.
    Daily,
    /// Sends a direct message about an event.
    EventDirect(EventMessage),
    /// Updates the calendar entry of an event.
    EventCalendar,
}

/// The kind of a post about a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Post {
    /// The message of the challenge, with its buttons.
    Lobby = 1,
    /// The thread of the match.
    Thread = 2,
    /// The public board after a turn, at the start and at the end.
    Board = 3,
    /// An offer for the players who may accept it, or its outcome.
    Offer = 4,
    /// The answer to a challenge, for its challenger.
    Notice = 5,
    /// The question what to do about a player who is out of time, or its outcome.
    TimeUp = 6,
    /// A proposed pause, or its outcome, in matches of version 0.1. Later programs post pauses as offers.
    Pause = 7,
    /// A notice about the clock, such as a reminder.
    Told = 8,
    /// The offer of a computer opponent for a challenge that nobody has accepted.
    Lonely = 9,
    /// The line below an edited board, which pings the next player. Each line replaces the previous one.
    Ring = 10,
    /// A proposed rematch in the thread of the previous match, or its outcome.
    Rematch = 11,
}

/// The post that a direct message tells a player about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DirectMessage {
    /// The match.
    pub id: MatchId,
    /// The kind of the post.
    pub post: Post,
    /// The first revision that caused the post.
    pub since: Revision,
    /// The channel or thread of the post.
    pub channel: u64,
    /// The message of the post.
    pub message: u64,
}

/// The entry of an event that a direct message tells a player about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EventMessage {
    /// The event.
    pub id: EventId,
    /// The revision of the entry.
    pub revision: Revision,
    /// The channel or thread of its post.
    pub channel: u64,
    /// The message of its post. 0 for an entry without a post.
    pub message: u64,
}

impl JobKind {
    /// Whether the job repeats as long as its target exists.
    pub fn is_recurring(self) -> bool {
        self.policy().repeats
    }

    pub(crate) fn is_of_first_form(self) -> bool {
        match self {
            Self::Post(_) | Self::Expire | Self::Sweep | Self::Time | Self::Think => true,
            Self::TimeSettings | Self::Analyze | Self::Watch | Self::Dashboard => true,
            Self::Direct(_) | Self::NameThread => true,
            Self::Event | Self::EventCard | Self::EventPost | Self::EventDirect(_) => false,
            Self::Daily | Self::EventCalendar => false,
        }
    }
}

impl Post {
    /// All kinds of posts, in the order of their numbers.
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

impl fmt::Display for JobKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Post(Post::Lobby) => "post challenge",
            Self::Post(Post::Thread) => "open thread",
            Self::Post(Post::Board) => "post board",
            Self::Post(Post::Offer) => "show offer",
            Self::Post(Post::Notice) => "tell challenger",
            Self::Post(Post::TimeUp) => "show that time is up",
            Self::Post(Post::Pause) => "show pause",
            Self::Post(Post::Told) => "tell about time",
            Self::Post(Post::Lonely) => "offer a computer",
            Self::Post(Post::Ring) => "ring",
            Self::Post(Post::Rematch) => "propose rematch",
            Self::Expire => "expire",
            Self::Sweep => "sweep",
            Self::Think => "think",
            Self::Time => "look after time",
            Self::TimeSettings => "follow habits",
            Self::Watch => "show to those who watch",
            Self::Dashboard => "look after dashboard",
            Self::Analyze => "analyze",
            Self::Direct(_) => "tell by direct message",
            Self::NameThread => "name thread",
            Self::Event => "look after event",
            Self::EventCard => "show event",
            Self::EventPost => "post about event",
            Self::Daily => "post daily puzzles",
            Self::EventCalendar => "keep calendar entry",
            Self::EventDirect(_) => "tell about event by direct message",
        })
    }
}
