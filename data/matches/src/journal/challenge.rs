//! `Challenge`: a player's request for a new match.

use rules::OptionValues;
use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, Place, PlayerId};
use crate::model::clock::limit::Limit;
use crate::model::fairness::seating::Seating;

/// A request for a new match.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// The game's slug.
    pub game: String,
    /// The chosen options. Other options have their defaults.
    pub options: OptionValues,
    /// The number of players. The default is the number of named players or, without opponents, the most that the game
    /// allows.
    pub seats: Option<u8>,
    /// The challenger.
    pub challenger: PlayerId,
    /// The challenger's display name, if known.
    pub display_name: Option<String>,
    /// The challenger's word for a fair deal, if they give one.
    pub word: Option<String>,
    /// The invited players. Without any, the challenge is open to anyone.
    pub opponents: Vec<PlayerId>,
    /// The assignment of seats.
    pub seating: Seating,
    /// The place of the challenge.
    pub place: Place,
    /// The previous match, if this is a rematch.
    pub rematch_of: Option<MatchId>,
    /// The turn limit, if any.
    pub limit: Option<Limit>,
    /// How the boards are posted.
    pub posts: PostMode,
    /// Whether a second match with swapped seats starts together with this one.
    pub pair: bool,
    /// The code of the posts' language. This crate only stores it.
    pub language: Option<String>,
}

/// How the boards of a match are posted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PostMode {
    /// Each turn posts a new message.
    #[default]
    EveryMove,
    /// Each turn edits one message, and a line below it pings the next player.
    OneBoard,
}

impl PostMode {
    /// All modes.
    pub const ALL: [Self; 2] = [Self::EveryMove, Self::OneBoard];

    /// The stored name.
    pub fn id(self) -> &'static str {
        match self {
            Self::EveryMove => "moves",
            Self::OneBoard => "board",
        }
    }

    /// The mode with this stored name.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|posts| posts.id() == id)
    }
}
