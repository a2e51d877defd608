//! Lists of matches, page by page in both directions.
//!
//! A page only reads what it shows: the rows of a list are in its order, so nothing is searched or sorted.

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::journal::head::Head;
use crate::journal::index;
use crate::journal::index::Filter;
use crate::keys::Table;
use crate::service::Matches;
use store::Range;

/// The most matches that are counted for a player to move.
const MOST_COUNTED: usize = 100;

/// A list of matches, newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// A player's matches: events first, then those in which they are to move, then the others.
    /// Open challenges are last.
    Player(PlayerId),
    /// Open challenges on a server.
    OpenChallenges(u64),
    /// Running matches of a server.
    Running(u64),
    /// Finished matches of a server.
    Finished(u64),
}

/// The start of a page of a list: next to this match, which is not on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The shelf of the match in the list.
    pub shelf: u8,
    /// The match.
    pub id: MatchId,
    /// Whether the page is before the match instead of after it.
    pub is_before: bool,
}

/// A page of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListPage {
    /// The matches on it.
    pub heads: Vec<Head>,
    /// The previous page.
    pub before: Option<Cursor>,
    /// The next page.
    pub after: Option<Cursor>,
}

/// The place of a match in a list.
#[derive(Clone, Copy)]
struct Spot {
    shelf: u8,
    id: MatchId,
}

/// The direction of reading a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Forward,
    Backward,
}

impl Cursor {
    fn spot(self) -> Spot {
        Spot { shelf: self.shelf, id: self.id }
    }
}

impl Spot {
    fn cursor(self, is_before: bool) -> Cursor {
        Cursor { shelf: self.shelf, id: self.id, is_before }
    }
}

impl List {
    /// The row ranges of its shelves, in order.
    fn shelves(self) -> Vec<Range> {
        let of = |player: PlayerId, shelf| Table::ByPlayer.under(&[player.0, shelf]);
        let on = |server, shelf| vec![Table::ByServer.under(&[server, shelf])];
        match self {
            Self::Player(player) => {
                let events = [index::EVENT_TURN, index::EVENT_WAITING];
                let others = [index::TURN, index::WAITING, Filter::Lobby.shelf()];
                let shelves = events.into_iter().chain(others);
                shelves.map(|shelf| of(player, shelf)).collect()
            }
            Self::OpenChallenges(server) => on(server, index::OPEN),
            Self::Running(server) => on(server, Filter::Running.shelf()),
            Self::Finished(server) => on(server, Filter::Over.shelf()),
        }
    }
}

impl Matches {
    /// A page of a list with at most `most` matches. The first one without a cursor.
    pub fn list_page(
        &self,
        list: List,
        from: Option<Cursor>,
        most: usize,
    ) -> Result<ListPage, Refused> {
        let is_backward = from.is_some_and(|cursor| cursor.is_before);
        let direction = if is_backward { Direction::Backward } else { Direction::Forward };
        let mut spots = self.spots(list, from.map(Cursor::spot), direction, most + 1)?;
        let has_more = spots.len() > most;
        spots.truncate(most);
        if is_backward {
            spots.reverse();
        }
        let (Some(&first), Some(&last)) = (spots.first(), spots.last()) else {
            // The page is empty by now, so the list starts over.
            return match from {
                Some(_) => self.list_page(list, None, most),
                None => Ok(ListPage::default()),
            };
        };
        let has_beyond = |spot, direction| {
            let beyond = self.spots(list, Some(spot), direction, 1)?;
            Ok::<_, Refused>(!beyond.is_empty())
        };
        let (has_before, has_after) = match direction {
            Direction::Backward => (has_more, has_beyond(last, Direction::Forward)?),
            Direction::Forward => (has_beyond(first, Direction::Backward)?, has_more),
        };
        Ok(ListPage {
            heads: self.heads(spots.into_iter().map(|spot| spot.id))?,
            before: has_before.then(|| first.cursor(true)),
            after: has_after.then(|| last.cursor(false)),
        })
    }

    /// The number of matches that wait for this player's move, up to a limit.
    pub fn count_turns(&self, player: PlayerId) -> Result<usize, Refused> {
        let count = |shelf| {
            let range = Table::ByPlayer.under(&[player.0, shelf]);
            Ok::<_, Refused>(self.store.scan(&Range { most: MOST_COUNTED, ..range })?.len())
        };
        Ok((count(index::TURN)? + count(index::EVENT_TURN)?).min(MOST_COUNTED))
    }

    /// The public states of matches. An unreadable one is logged and left out.
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

    /// The next places in a list.
    fn spots(
        &self,
        list: List,
        start: Option<Spot>,
        direction: Direction,
        most: usize,
    ) -> Result<Vec<Spot>, Refused> {
        let is_backward = direction == Direction::Backward;
        let mut spots = Vec::new();
        let mut shelves: Vec<(u8, Range)> = (0..).zip(list.shelves()).collect();
        if is_backward {
            shelves.reverse();
        }
        for (shelf, mut range) in shelves {
            match start {
                Some(start) if is_backward && start.shelf < shelf => continue,
                Some(start) if !is_backward && start.shelf > shelf => continue,
                Some(start) if start.shelf == shelf => narrow(&mut range, start.id, direction),
                _ => {}
            }
            range.most = most - spots.len();
            // The newest match has the highest number and comes first.
            range.backward = !is_backward;
            let ids = self.store.scan(&range)?;
            let ids = ids.iter().filter_map(|(key, _)| index::owner(key));
            spots.extend(ids.map(|id| Spot { shelf, id }));
            if spots.len() >= most {
                break;
            }
        }
        Ok(spots)
    }
}

/// Restricts a shelf to the matches beyond one.
fn narrow(range: &mut Range, id: MatchId, direction: Direction) {
    let mut edge = range.from.clone();
    edge.extend(id.0.to_be_bytes());
    match direction {
        Direction::Backward => {
            edge.push(0);
            range.from = edge;
        }
        Direction::Forward => range.to = edge,
    }
}
