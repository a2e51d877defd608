//! Evaluates the public position by how much of the required castles each seat has built.

use rules::Seat;

use crate::options::Version;
use crate::public_position::PublicPosition;

/// The reward of each seat while the match runs, from 0 (lost) to 1 (won).
pub(super) fn rewards(public: &PublicPosition) -> [f64; 8] {
    let mut rewards = [0.0; 8];
    if public.is(Version::King) {
        // Both seats build the same castle, so the seat to move is one step ahead.
        rewards[..2].fill(0.48);
        rewards[public.turn.index() & 1] = 0.52;
        return rewards;
    }
    let alone = public.is(Version::Siege);
    let sum: f64 = public.players().map(|seat| share(public, seat)).sum();
    for seat in public.players() {
        let share = share(public, seat);
        rewards[seat.index() & 7] = if alone { 0.5 * share } else { share / sum.max(0.01) };
    }
    rewards
}

/// The value for one seat, from -1 (lost) to 1 (won).
pub(super) fn value(public: &PublicPosition, seat: Seat) -> f64 {
    2.0 * rewards(public)[seat.index() & 7] - 1.0
}

/// The progress of a seat. The last missing tiles count most.
fn share(public: &PublicPosition, seat: Seat) -> f64 {
    let tiles: usize = (0..public.sites()).map(|site| public.castle(seat, site).len()).sum();
    let built = (1.0 + tiles as f64) / (1.0 + 9.0 * public.sites() as f64);
    // A seat with rubble can no longer complete both castles.
    let is_whole = !(0..public.sites()).any(|site| public.is_rubble(seat, site));
    built * built * if is_whole { 1.0 } else { 0.25 }
}
