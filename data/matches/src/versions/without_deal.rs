//! Older versions of headers and people: without committed deals.

use rules::{OptionValues, Seed};
use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, Place, PlayerId, Timestamp};
use crate::journal::challenge::PostMode;
use crate::journal::records::{Header, People};
use crate::journal::seats::{Candidate, FormerPlayer, PairState};
use crate::model::clock::limit::Limit;
use crate::model::fairness::seating::Seating;

#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct HeaderWithoutDeal {
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
    posts: PostMode,
}

impl From<HeaderWithoutDeal> for Header {
    fn from(old: HeaderWithoutDeal) -> Self {
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
            posts: old.posts,
            deal: None,
            language: None,
            event: None,
        }
    }
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct PeopleWithoutWords {
    challenger: PlayerId,
    open: bool,
    invited: Vec<PlayerId>,
    joined: Vec<PlayerId>,
    least: u8,
    most: u8,
    former: Vec<FormerPlayer>,
    candidates: Vec<Candidate>,
    twin: PairState,
}

impl From<PeopleWithoutWords> for People {
    fn from(old: PeopleWithoutWords) -> Self {
        Self {
            challenger: old.challenger,
            open: old.open,
            invited: old.invited,
            joined: old.joined,
            least: old.least,
            most: old.most,
            former: old.former,
            candidates: old.candidates,
            twin: old.twin,
            words: Vec::new(),
        }
    }
}
