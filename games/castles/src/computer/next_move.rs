//! The next own move of the expected line and its reason, for a hint that says little else.

use crate::computer::danger::Change;
use crate::computer::expected_moves::Expected;
use crate::computer::quiet_reasons::quiet_reasons;
use crate::moves::Action;
use crate::words::Explanation;

/// The next own move after the expected answer, and why it comes. Empty if the answer or the move takes a piece, or if
/// the reason is weak.
pub(super) fn next_move(change: &Change, line: &[Action]) -> Vec<Explanation> {
    let [_, reply, mv, ..] = *line else { return Vec::new() };
    let reason = || {
        let mut pieces = change.after;
        let (_, effect) = pieces.apply(change.seat.other(), reply)?;
        let next = Change::new(&pieces, change.seat, mv)?;
        let is_quiet = !effect.takes() && !next.effect.takes() && next.dangers().is_empty();
        let expected = Expected { feared: None, next: line.get(4).copied() };
        let mut reasons = quiet_reasons(&next, expected).into_iter();
        reasons.next().filter(|reason| is_quiet && is_clear(reason))
    };
    match reason() {
        Some(Explanation::Readies { mv: then, pieces }) => {
            vec![Explanation::Prepares { reply, mv, then, pieces }]
        }
        Some(reason) => vec![Explanation::Comes { reply, mv }, reason],
        None => Vec::new(),
    }
}

/// Whether a reason shows the use of its move, and can't be mistaken for a reason of the previous move.
fn is_clear(reason: &Explanation) -> bool {
    matches!(
        reason,
        Explanation::Heads { .. }
            | Explanation::Readies { .. }
            | Explanation::Guards { .. }
            | Explanation::Relieves { .. }
            | Explanation::Opens { .. }
            | Explanation::Confines { .. }
            | Explanation::Enters { .. }
            | Explanation::Covers { .. }
    )
}
