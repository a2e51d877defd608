//! Lists of matches, page by page in both directions. A page costs what it shows: the rows of a list lie in its order, so
//! nothing has to be looked through or sorted.

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::journal::head::Head;
use crate::journal::index;
use crate::journal::index::Filter;
use crate::keys::Table;
use crate::service::Matches;
use crate::upkeep::lists::complete_lists;
use store::Range;

/// How far it is counted how many matches wait for somebody.
const COUNTED: usize = 100;

/// A list of matches, each in its own order and the newest match first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Somebody's: first those that wait for their move, then the others that run, then challenges without an answer.
    Of(PlayerId),
    /// Challenges on a server that anybody may take.
    Open(u64),
    /// What is played on a server.
    Running(u64),
    /// What was played on a server.
    Over(u64),
}

/// Where a page of a list begins: beside this match, which is not on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// On which shelf of the list the match stands.
    pub shelf: u8,
    /// The match.
    pub id: MatchId,
    /// Whether the page lies before it, and not after it.
    pub is_before: bool,
}

/// A page of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Leaf {
    /// The matches on it.
    pub heads: Vec<Head>,
    /// The page before, if there is one.
    pub before: Option<Cursor>,
    /// The page after, if there is one.
    pub after: Option<Cursor>,
}

/// Where a match stands in a list.
type Spot = (u8, MatchId);

impl List {
    /// The rows of its shelves, in their order.
    fn shelves(self) -> Vec<Range> {
        let of = |player: PlayerId, shelf| Table::ByPlayer.under(&[player.0, shelf]);
        let on = |server, shelf| vec![Table::ByServer.under(&[server, shelf])];
        match self {
            Self::Of(player) => {
                let shelves = [index::TURN, index::WAITING, Filter::Lobby.shelf()];
                shelves.map(|shelf| of(player, shelf)).into()
            }
            Self::Open(server) => on(server, index::OPEN),
            Self::Running(server) => on(server, Filter::Running.shelf()),
            Self::Over(server) => on(server, Filter::Over.shelf()),
        }
    }
}

impl Matches {
    /// A page of a list with at most so many matches; the first, where no cursor says otherwise.
    ///
    /// # Errors
    /// The store has failed.
    pub fn leaf(&self, list: List, from: Option<Cursor>, most: usize) -> Result<Leaf, Refused> {
        let is_before = from.is_some_and(|cursor| cursor.is_before);
        let start = from.map(|cursor| (cursor.shelf, cursor.id));
        let mut spots = self.spots(list, (start, is_before), most + 1)?;
        let has_more = spots.len() > most;
        spots.truncate(most);
        if is_before {
            spots.reverse();
        }
        let (Some(&first), Some(&last)) = (spots.first(), spots.last()) else {
            // What stood there is gone meanwhile: then the list begins anew.
            return match from {
                Some(_) => self.leaf(list, None, most),
                None => Ok(Leaf::default()),
            };
        };
        let is_any = |spot, is_before| {
            let beyond = self.spots(list, (Some(spot), is_before), 1)?;
            Ok::<_, Refused>(!beyond.is_empty())
        };
        let (more_before, more_after) = match is_before {
            true => (has_more, is_any(last, false)?),
            false => (is_any(first, true)?, has_more),
        };
        let cursor = |(shelf, id): Spot, is_before| Cursor { shelf, id, is_before };
        Ok(Leaf {
            heads: self.heads(spots.into_iter().map(|(_, id)| id))?,
            before: more_before.then(|| cursor(first, true)),
            after: more_after.then(|| cursor(last, false)),
        })
    }

    /// Completes the lists of a store that a program of former days has kept; says in how many matches were missing.
    ///
    /// # Errors
    /// The store has failed.
    pub fn complete_lists(&self) -> Result<usize, Refused> {
        Ok(complete_lists(self.store.as_ref())?)
    }

    /// How many matches wait for somebody's move, as far as that is counted.
    ///
    /// # Errors
    /// The store has failed.
    pub fn count_turns(&self, player: PlayerId) -> Result<usize, Refused> {
        let range = Table::ByPlayer.under(&[player.0, index::TURN]);
        Ok(self.store.scan(&Range { most: COUNTED, ..range })?.len())
    }

    /// Matches as anyone may list them. One that can't be read must not hide the others; it is logged where it was read.
    pub(crate) fn heads(&self, ids: impl Iterator<Item = MatchId>) -> Result<Vec<Head>, Refused> {
        let mut heads = Vec::new();
        for id in ids {
            match self.load(id) {
                Ok(loaded) => heads.push(loaded.to_head()),
                Err(Refused::Unavailable(error)) => return Err(Refused::Unavailable(error)),
                Err(_) => {}
            }
        }
        Ok(heads)
    }

    /// The next matches of a list from a place on, in the one direction or in the other.
    fn spots(
        &self,
        list: List,
        (start, is_before): (Option<Spot>, bool),
        most: usize,
    ) -> Result<Vec<Spot>, Refused> {
        let mut spots = Vec::new();
        let mut shelves: Vec<(u8, Range)> = (0..).zip(list.shelves()).collect();
        if is_before {
            shelves.reverse();
        }
        for (shelf, mut range) in shelves {
            match start {
                Some((at, _)) if is_before && at < shelf => continue,
                Some((at, _)) if !is_before && at > shelf => continue,
                Some((at, id)) if at == shelf => narrow(&mut range, id, is_before),
                _ => {}
            }
            range.most = most - spots.len();
            // The newest match has the highest number and comes first.
            range.backward = !is_before;
            let rows = self.store.scan(&range)?;
            spots.extend(rows.iter().filter_map(|(key, _)| Some((shelf, index::owner(key)?))));
            if spots.len() >= most {
                break;
            }
        }
        Ok(spots)
    }
}

/// Leaves of a shelf what lies beyond a match.
fn narrow(range: &mut Range, id: MatchId, is_before: bool) {
    let mut edge = range.from.clone();
    edge.extend(id.0.to_be_bytes());
    if is_before {
        edge.push(0);
        range.from = edge;
    } else {
        range.to = edge;
    }
}
