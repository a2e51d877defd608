//! How long what shows a turn waits for computers: what they answer one after the other is shown at once.

use crate::ids::Timestamp;
use crate::jobs::{JobKind, StoredJob};
use crate::journal::snapshot::Loaded;
use crate::service::computers;

/// How long the first turn that is to be shown waits for their answers, in milliseconds.
const ANSWER: u64 = 3_000;

/// When something of this kind is due that shows the turn which is over now. As long as only computers are to move it waits
/// and, if the turn before waits already, no longer than that.
pub(crate) fn due(
    kind: JobKind,
    (loaded, found): (&Loaded, &[StoredJob]),
    now: Timestamp,
) -> Timestamp {
    let to_move = loaded.state.head.to_move;
    let is_persons = loaded.people_at_table().any(|seat| to_move.contains(seat));
    if is_persons || !computers::is_to_move(loaded) {
        return now;
    }
    let is_waiting = |found: &&StoredJob| {
        found.row.kind == kind && found.row.given_up.is_none() && found.row.lease_at(now).is_none()
    };
    let first = found.iter().filter(is_waiting).map(|found| found.row.due).min();
    let latest = now.plus(ANSWER);
    first.map_or(latest, |first| first.clamp(now, latest))
}
