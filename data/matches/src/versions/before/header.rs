//! Headers of former days.

use rules::{OptionValues, Seed};
use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, Place, Timestamp};
use crate::journal::challenge::{PostMode, Seating};
use crate::journal::records::Header;
use crate::model::clock::limit::Limit;

/// A header from before turns could have a limit: such a match has none.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct HeaderOfVersion1 {
    game: String,
    rules_version: u16,
    options: OptionValues,
    seed: Seed,
    seating: Seating,
    place: Place,
    rematch_of: Option<MatchId>,
    created: Timestamp,
    deadline: Timestamp,
}

impl From<HeaderOfVersion1> for Header {
    fn from(old: HeaderOfVersion1) -> Self {
        Self {
            game: old.game,
            rules_version: old.rules_version,
            options: old.options,
            seed: old.seed,
            seating: old.seating,
            place: old.place,
            rematch_of: old.rematch_of,
            created: old.created,
            deadline: old.deadline,
            limit: None,
            posts: PostMode::EveryMove,
        }
    }
}

/// A header from before a match could have one board alone: such a match has one for every move.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct HeaderOfVersion2 {
    game: String,
    rules_version: u16,
    options: OptionValues,
    seed: Seed,
    seating: Seating,
    place: Place,
    rematch_of: Option<MatchId>,
    created: Timestamp,
    deadline: Timestamp,
    limit: Option<Limit>,
}

impl From<HeaderOfVersion2> for Header {
    fn from(old: HeaderOfVersion2) -> Self {
        Self {
            game: old.game,
            rules_version: old.rules_version,
            options: old.options,
            seed: old.seed,
            seating: old.seating,
            place: old.place,
            rematch_of: old.rematch_of,
            created: old.created,
            deadline: old.deadline,
            limit: old.limit,
            posts: PostMode::EveryMove,
        }
    }
}
