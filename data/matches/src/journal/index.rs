//! The list rows of a match. A commit derives them from the match's records and writes the difference; `check` finds
//! missing rows.

use std::collections::BTreeSet;

use rules::Seat;

use crate::codec::open;
use crate::ids::MatchId;
use crate::journal::head::Stage;
use crate::journal::records::{Header, NumberRow, People, StoredHead};
use crate::journal::watching::WatchedRow;
use crate::keys;
use crate::keys::Table;
use store::Batch;

/// The stage of the matches to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Open challenges.
    Lobby,
    /// Running matches.
    Running,
    /// Finished matches.
    Over,
}

/// A page of a list, newest match first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The last match of the previous page. `None` for the first page.
    pub after: Option<MatchId>,
    /// The maximum number of matches per page.
    pub most: usize,
}

/// The shelf of challenges that never became matches. No list shows it, but erasing a person or a server needs it.
pub(crate) const CALLED_OFF: u64 = 3;

/// The shelf of running matches in which the player is to move.
pub(crate) const TURN: u64 = 4;

/// The shelf of running matches in which the player waits.
pub(crate) const WAITING: u64 = 5;

/// The shelf of a server's challenges that anyone may join.
pub(crate) const OPEN: u64 = 6;

/// The shelf of matches in which the person is only a former player or a candidate. No list shows it, but erasing or
/// exporting a person needs it.
pub(crate) const FORMER_OR_CANDIDATE: u64 = 7;

/// The shelf of running matches of events in which the player is to move.
pub(crate) const EVENT_TURN: u64 = 8;

/// The shelf of running matches of events in which the player waits.
pub(crate) const EVENT_WAITING: u64 = 9;

/// The highest shelf of a player.
pub(crate) const LAST_SHELF: u64 = EVENT_WAITING;

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

pub(crate) fn rows(
    id: MatchId,
    header: &Header,
    people: &People,
    head: &StoredHead,
) -> BTreeSet<Vec<u8>> {
    let shelf = shelf(&head.stage);
    // After the start, the challenger counts only as a player: they may have given their seat away.
    let challenger = [&people.challenger].into_iter().filter(|_| head.seats == 0);
    let players = people.joined.iter().chain(&people.invited).chain(challenger);
    let players = players.map(|&player| (player, shelf));
    let beside = people.former_and_candidates().map(|player| (player, FORMER_OR_CANDIDATE));
    let mut rows: BTreeSet<_> = players
        .chain(beside)
        .filter(|(player, _)| player.is_person())
        .map(|(player, shelf)| keys::by_player(player, shelf, id))
        .collect();
    if head.stage == Stage::Running {
        let is_event = header.event.is_some();
        rows.extend(turns(id, people, head, is_event));
    }
    let is_open = head.stage == Stage::Lobby && people.open;
    rows.extend(header.place.server.filter(|_| is_open).map(|on| keys::by_server(on, OPEN, id)));
    if let Some(server) = header.place.server {
        rows.insert(keys::by_server(server, shelf, id));
    }
    // A match is played in the thread of its challenge, unless it gets a thread of its own.
    rows.extend(header.place.thread.map(|thread| keys::by_thread(thread, id)));
    rows
}

/// The rows of a running match that tell whether each player is to move.
fn turns(
    id: MatchId,
    people: &People,
    head: &StoredHead,
    is_event: bool,
) -> impl Iterator<Item = Vec<u8>> {
    let seated = (0..).map(Seat).zip(people.joined.clone());
    let to_move = head.to_move;
    seated.filter(|&(_, player)| player.is_person()).map(move |(seat, player)| {
        let shelf = match (to_move.contains(seat), is_event) {
            (true, false) => TURN,
            (false, false) => WAITING,
            (true, true) => EVENT_TURN,
            (false, true) => EVENT_WAITING,
        };
        keys::by_player(player, shelf, id)
    })
}

/// The key that lists a match under its thread. `posted` is the row with the thread's number.
pub(crate) fn thread_row(id: MatchId, posted: Option<&[u8]>) -> Option<Vec<u8>> {
    let NumberRow(thread) = open(posted?).ok()?;
    Some(keys::by_thread(thread, id))
}

/// Lists a match under `thread`, instead of under the thread in the row `posted`.
pub(crate) fn list_thread(
    batch: &mut Batch,
    id: MatchId,
    posted: Option<&[u8]>,
    thread: Option<u64>,
) {
    if let Some(old) = thread_row(id, posted) {
        batch.remove(old);
    }
    if let Some(thread) = thread {
        batch.put(keys::by_thread(thread, id), Vec::new());
    }
}

pub(crate) fn following_rows(id: MatchId, row: &WatchedRow) -> Vec<Vec<u8>> {
    row.people().into_iter().map(|player| keys::following(player, id)).collect()
}

/// The match of a list row.
pub(crate) fn owner(key: &[u8]) -> Option<MatchId> {
    keys::number(key, if Table::ByThread.holds(key) { 1 } else { 2 }).map(MatchId)
}
