//! The delay of boards for computer players, so that one board shows several answers in a row.

use crate::ids::Timestamp;
use crate::jobs::{JobKind, StoredJob};
use crate::journal::snapshot::Loaded;
use crate::service::computer_turn;

/// The delay of the first board, in milliseconds.
const ANSWER_MS: u64 = 3_000;

/// The due time of the finished turn's board. While only computers are to move it waits, but not longer than a board
/// that is already waiting.
pub(crate) fn due_at(
    kind: JobKind,
    loaded: &Loaded,
    waiting: &[StoredJob],
    now: Timestamp,
) -> Timestamp {
    let to_move = loaded.state.head.to_move;
    let is_persons = loaded.people_at_table().any(|seat| to_move.contains(seat));
    if is_persons || !computer_turn::is_to_move(loaded) {
        return now;
    }
    let is_waiting = |job: &&StoredJob| {
        job.row.kind == kind && job.row.given_up.is_none() && job.row.lease_at(now).is_none()
    };
    let first = waiting.iter().filter(is_waiting).map(|job| job.row.due).min();
    let latest = now.plus(ANSWER_MS);
    first.map_or(latest, |first| first.clamp(now, latest))
}
