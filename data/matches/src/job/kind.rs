//! `JobKind`: every kind of job, and `Post`: every kind of message about a match.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, Revision};

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
    #[serde(rename = "habits")]
    TimeSettings,
    /// It must be looked at where a match that is over was decided.
    Analyze,
    /// Those who watch a match must be shown how it stands, and those who follow it told of its end.
    Watch,
    /// The dashboard of a server must be looked after, again and again.
    Dashboard,
    /// Somebody must be told by direct message of what was posted.
    Direct(DirectMessage),
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
pub struct DirectMessage {
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
        })
    }
}
