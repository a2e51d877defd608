//! What somebody asks for when they want to play.

use rules::{OptionValues, Seat};
use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, Place, PlayerId};
use crate::model::clock::limit::Limit;

/// A wish to play.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// The game's slug.
    pub game: String,
    /// The options that were chosen; the others have their defaults.
    pub options: OptionValues,
    /// How many are to play. Where nothing is said: those who are named, or as many as the game takes.
    pub seats: Option<u8>,
    /// Who asks.
    pub challenger: PlayerId,
    /// What the challenger is called where it is asked, if that is known.
    pub called: Option<String>,
    /// Who is asked; nobody in particular makes an open challenge, which anyone may join.
    pub opponents: Vec<PlayerId>,
    /// Who sits where.
    pub seating: Seating,
    /// Where it is asked.
    pub place: Place,
    /// Which match it is to be a rematch of.
    pub rematch_of: Option<MatchId>,
    /// How long a turn may take; none for no limit.
    pub limit: Option<Limit>,
    /// How its boards are posted.
    pub posts: PostMode,
    /// Whether another match begins with it, in which each has the other's seat.
    pub pair: bool,
}

/// How the boards of a match are posted where it is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PostMode {
    /// Each turn brings a new one.
    #[default]
    EveryMove,
    /// There is one, which is changed with each turn; a line below it rings whose turn it is.
    OneBoard,
}

impl PostMode {
    /// All there are.
    pub const ALL: [Self; 2] = [Self::EveryMove, Self::OneBoard];

    /// Its name in what is stored, and in what is chosen.
    pub fn id(self) -> &'static str {
        match self {
            Self::EveryMove => "moves",
            Self::OneBoard => "board",
        }
    }

    /// The one of this name.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|posts| posts.id() == id)
    }
}

/// How people get their seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// All are drawn.
    #[default]
    Random,
    /// The challenger sits here; the others are drawn.
    Chosen(Seat),
}
