//! `List` and `ListPage`: lists of matches, read page by page in both directions.
//!
//! The rows of a list are stored in its order. So only the matches that a page shows are read.

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::journal::head::Head;
use crate::journal::index;
use crate::journal::index::Filter;
use crate::keys::Table;
use crate::service::Matches;
use store::Range;

/// The maximum number of turns that [`Matches::count_turns`] counts.
const MOST_COUNTED: usize = 100;

/// The maximum number of matches that are loaded together.
const LOADED_TOGETHER: usize = 64;

/// A list of matches. Within each part, the newest match comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// A player's unfinished matches. Matches of events come first, then matches in which the player is to move, then
    /// other running matches, and last the challenges.
    Player(PlayerId),
    /// The running matches in which a player is to move. Matches of events come first.
    Turns(PlayerId),
    /// The challenges on a server that anyone may join now.
    OpenChallenges(u64),
    /// Running matches of a server.
    Running(u64),
    /// Finished matches of a server.
    Finished(u64),
}

/// Where a page begins: directly before or after this match, which is not on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The index of the list's part that has the match.
    pub shelf: u8,
    /// The match.
    pub id: MatchId,
    /// Whether the page ends before the match, instead of beginning after it.
    pub is_before: bool,
}

/// A page of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListPage {
    /// The matches of the page.
    pub heads: Vec<Head>,
    /// Where the previous page begins. `None` for the first page.
    pub before: Option<Cursor>,
    /// Where the next page begins. `None` for the last page.
    pub after: Option<Cursor>,
}

#[derive(Clone, Copy)]
struct Spot {
    shelf: u8,
    id: MatchId,
}

/// A match that a list shows, and its place there.
struct Shown {
    spot: Spot,
    head: Head,
}

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
    /// The key ranges of this list's rows: one for each part, in the order of the parts.
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
            Self::Turns(player) => {
                [index::EVENT_TURN, index::TURN].map(|shelf| of(player, shelf)).to_vec()
            }
            Self::OpenChallenges(server) => on(server, index::OPEN),
            Self::Running(server) => on(server, Filter::Running.shelf()),
            Self::Finished(server) => on(server, Filter::Over.shelf()),
        }
    }
}

impl List {
    /// Whether this list shows a match that has a row in it.
    ///
    /// A player who has left a match still has a row, and so has a challenge while its last seats are reserved.
    fn contains(self, head: &Head) -> bool {
        match self {
            Self::Player(player) => !head.has_left(player),
            Self::OpenChallenges(_) => head.free_seats() > 0,
            Self::Turns(_) | Self::Running(_) | Self::Finished(_) => true,
        }
    }
}

impl Matches {
    /// A page of a list, with at most `most` matches. Without a cursor, the first page.
    pub fn list_page(
        &self,
        list: List,
        from: Option<Cursor>,
        most: usize,
    ) -> Result<ListPage, Refused> {
        let is_backward = from.is_some_and(|cursor| cursor.is_before);
        let direction = if is_backward { Direction::Backward } else { Direction::Forward };
        let mut shown = self.shown(list, from.map(Cursor::spot), direction, most + 1)?;
        let has_more = shown.len() > most;
        shown.truncate(most);
        if is_backward {
            shown.reverse();
        }
        let ends = (shown.first().map(|one| one.spot), shown.last().map(|one| one.spot));
        let (Some(first), Some(last)) = ends else {
            // The matches of this page are gone, so the first page is shown.
            return match from {
                Some(_) => self.list_page(list, None, most),
                None => Ok(ListPage::default()),
            };
        };
        let has_beyond = |spot, direction| {
            let beyond = self.shown(list, Some(spot), direction, 1)?;
            Ok::<_, Refused>(!beyond.is_empty())
        };
        let (has_before, has_after) = match direction {
            Direction::Backward => (has_more, has_beyond(last, Direction::Forward)?),
            // Only matches that the list doesn't show come before the first page.
            Direction::Forward => {
                (from.is_some() && has_beyond(first, Direction::Backward)?, has_more)
            }
        };
        Ok(ListPage {
            heads: shown.into_iter().map(|one| one.head).collect(),
            before: has_before.then(|| first.cursor(true)),
            after: has_after.then(|| last.cursor(false)),
        })
    }

    /// The number of matches in which this player is to move. Stops counting at a hundred.
    pub fn count_turns(&self, player: PlayerId) -> Result<usize, Refused> {
        let count = |shelf| {
            let range = Table::ByPlayer.under(&[player.0, shelf]);
            Ok::<_, Refused>(self.store.scan(&Range { most: MOST_COUNTED, ..range })?.len())
        };
        Ok((count(index::TURN)? + count(index::EVENT_TURN)?).min(MOST_COUNTED))
    }

    /// The heads of matches. Leaves out matches that can't be read, and logs them.
    pub(crate) fn heads(&self, ids: impl Iterator<Item = MatchId>) -> Result<Vec<Head>, Refused> {
        let ids: Vec<_> = ids.collect();
        let mut heads = Vec::new();
        for ids in ids.chunks(LOADED_TOGETHER) {
            for loaded in self.load_all(ids)? {
                match loaded {
                    Ok(loaded) => heads.push(loaded.to_head()),
                    Err(Refused::Unavailable(error)) => return Err(Refused::Unavailable(error)),
                    Err(_) => {}
                }
            }
        }
        Ok(heads)
    }

    /// Up to `most` matches that a list shows, from `start` on in this direction.
    fn shown(
        &self,
        list: List,
        mut start: Option<Spot>,
        direction: Direction,
        most: usize,
    ) -> Result<Vec<Shown>, Refused> {
        let (mut shown, mut together) = (Vec::new(), most);
        while shown.len() < most {
            let spots = self.spots(list, start, direction, together)?;
            let heads = self.heads(spots.iter().map(|spot| spot.id))?;
            for head in heads.into_iter().filter(|head| list.contains(head)) {
                let spot = spots.iter().find(|spot| spot.id == head.id).copied();
                shown.extend(spot.map(|spot| Shown { spot, head }));
            }
            if spots.len() < together {
                break;
            }
            // Many rows of matches that the list doesn't show may follow each other.
            (start, together) = (spots.last().copied(), LOADED_TOGETHER);
        }
        shown.truncate(most);
        Ok(shown)
    }

    /// Up to `most` places of a list, from `start` on in this direction.
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
            // A higher number means a newer match, which comes first.
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

/// Restricts a range to the matches beyond this one.
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
