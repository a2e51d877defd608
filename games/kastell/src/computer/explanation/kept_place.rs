//! Places that are left for one side or both.

use rules::Seat;

use crate::computer::search_board::SearchBoard;
use crate::legal;
use crate::moves::Placement;
use crate::options::{Contact, Picker};
use crate::position::Position;
use crate::squares::Squares;

/// A place that only one side can still use.
pub(super) struct Kept {
    pub(super) placement: Placement,
    /// Whether the other side could cover a part of the place before the move.
    pub(super) is_new: bool,
}

/// A place that only this side can still use. Preferably with squares of `before`, which the other side could cover.
pub(super) fn kept_place(next: &Position, side: Seat, before: Squares) -> Option<Kept> {
    // If pieces must not touch, the opponent can build next to a place to close it. If pieces are named, no place is
    // safe.
    if next.variant.contact == Contact::Apart || next.variant.picker == Picker::Opponent {
        return None;
    }
    let theirs = reach(next, side.other());
    let own = legal::placements_in(next.room(side), next.side(side).hand);
    let kept: Vec<_> = own.filter(|own| !own.covered().meets(theirs)).collect();
    let made = kept.iter().find(|own| own.covered().meets(before));
    let placement = *made.or(kept.first())?;
    Some(Kept { placement, is_new: made.is_some() })
}

/// The squares that a seat can cover, now or later.
pub(super) fn reach(position: &Position, seat: Seat) -> Squares {
    let placements = legal::placements_in(position.later_room(seat), position.side(seat).hand);
    placements.fold(Squares::NONE, |all, placement| all | placement.covered())
}

/// The number of placements of a seat and of its opponent.
pub(super) fn places(position: &Position, seat: Seat) -> [u16; 2] {
    SearchBoard::new(position).places(seat)
}
