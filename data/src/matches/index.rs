//! In which lists a match stands. The rows follow from its records, so a change writes the difference, and a check can
//! tell which rows are missing.

use std::collections::BTreeSet;

use crate::ids::{MatchId, PlayerId};
use crate::journal::head::Stage;
use crate::journal::record::{Header, People};
use crate::keys;

/// Which matches to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Challenges that still want an answer.
    Lobby,
    /// Matches that are being played.
    Running,
    /// Matches that were played and have ended.
    Over,
}

/// A part of a list, newest match first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The last match of the part before.
    pub after: Option<MatchId>,
    /// How many matches at most.
    pub most: usize,
}

/// Where challenges stand that came to nothing: in no list, but found when a person is erased.
const CALLED_OFF: u64 = 3;

impl Filter {
    pub(crate) fn shelf(self) -> u64 {
        match self {
            Self::Lobby => 0,
            Self::Running => 1,
            Self::Over => 2,
        }
    }
}

fn shelf(stage: &Stage) -> u64 {
    match stage {
        Stage::Lobby => Filter::Lobby.shelf(),
        Stage::Running => Filter::Running.shelf(),
        Stage::Over(ending) if ending.is_before_start() => CALLED_OFF,
        Stage::Over(_) => Filter::Over.shelf(),
    }
}

/// The keys of a match's rows in the lists.
pub(crate) fn rows(
    id: MatchId,
    header: &Header,
    people: &People,
    stage: &Stage,
) -> BTreeSet<Vec<u8>> {
    let shelf = shelf(stage);
    let players = people.joined.iter().chain(&people.invited).chain([&people.challenger]);
    let mut rows: BTreeSet<_> = players
        .filter(|&&player| player != PlayerId::GONE)
        .map(|&player| keys::by_player(player, shelf, id))
        .collect();
    if let Some(server) = header.place.server.filter(|_| shelf != CALLED_OFF) {
        rows.insert(keys::by_server(server, shelf, id));
    }
    rows
}
