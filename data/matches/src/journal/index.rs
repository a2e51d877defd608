//! In which lists a match stands. The rows follow from its records, so a change writes the difference, and a check can
//! tell which rows are missing.

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

/// Where challenges stand that came to nothing: in no list, but found when a person is erased or a server's data.
pub(crate) const CALLED_OFF: u64 = 3;

/// Where a running match stands for those who are to move in it.
pub(crate) const TURN: u64 = 4;

/// Where it stands for its other players.
pub(crate) const WAITING: u64 = 5;

/// Where a challenge stands on a server that anybody may take.
pub(crate) const OPEN: u64 = 6;

/// Where a match stands for those who have sat there, or are asked to: in no list, but found when a person is erased, or
/// asks for what is stored of them.
pub(crate) const FORMER_OR_CANDIDATE: u64 = 7;

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
    head: &StoredHead,
) -> BTreeSet<Vec<u8>> {
    let shelf = shelf(&head.stage);
    // Whoever has challenged may have left their seat to another.
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
        rows.extend(turns(id, people, head));
    }
    let is_open = head.stage == Stage::Lobby && people.open;
    rows.extend(header.place.server.filter(|_| is_open).map(|on| keys::by_server(on, OPEN, id)));
    if let Some(server) = header.place.server {
        rows.insert(keys::by_server(server, shelf, id));
    }
    // Whoever challenges in a thread plays there, until a thread is opened.
    rows.extend(header.place.thread.map(|thread| keys::by_thread(thread, id)));
    rows
}

/// Where a running match stands for each of its players.
fn turns(id: MatchId, people: &People, head: &StoredHead) -> impl Iterator<Item = Vec<u8>> {
    let seated = (0..).map(Seat).zip(people.joined.clone());
    let to_move = head.to_move;
    seated.filter(|&(_, player)| player.is_person()).map(move |(seat, player)| {
        let shelf = if to_move.contains(seat) { TURN } else { WAITING };
        keys::by_player(player, shelf, id)
    })
}

/// Whether a store of former days need not have this row: there were fewer lists, and what came to nothing stood under
/// no server.
pub(crate) fn is_new(key: &[u8]) -> bool {
    let shelf = keys::number(key, 1);
    let is_shelf = Table::ByPlayer.holds(key) || Table::ByServer.holds(key);
    Table::ByThread.holds(key)
        || Table::Result.holds(key)
        || (is_shelf && shelf.is_some_and(|shelf| shelf >= TURN))
        || (Table::ByServer.holds(key) && shelf == Some(CALLED_OFF))
}

/// The key of a match's row in the list of threads, from the row that says which thread was opened.
pub(crate) fn thread_row(id: MatchId, posted: Option<&[u8]>) -> Option<Vec<u8>> {
    let NumberRow(thread) = open(posted?).ok()?;
    Some(keys::by_thread(thread, id))
}

/// Lists a match under its thread, and no longer under the one that was `posted` before. To be written in the batch in
/// which it becomes known which thread it is; `None`: there is none any more.
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

/// The keys under which a match is listed for those who watch or follow it.
pub(crate) fn following_rows(id: MatchId, row: &WatchedRow) -> Vec<Vec<u8>> {
    row.people().into_iter().map(|player| keys::following(player, id)).collect()
}

/// Of which match this row of a list is.
pub(crate) fn owner(key: &[u8]) -> Option<MatchId> {
    let is_short = Table::Timer.holds(key) || Table::ByThread.holds(key);
    keys::number(key, if is_short { 1 } else { 2 }).map(MatchId)
}
