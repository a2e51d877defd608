//! The evaluation of the public position: how much of what a seat needs is built.

use rules::Seat;
use search::Rewards;

use crate::options::Version;
use crate::public_position::PublicPosition;

/// How each seat stands, from 0, lost, to 1, won. It is not asked when the match is over.
pub(super) fn rewards(public: &PublicPosition) -> Rewards {
    let mut rewards = [0.0; 8];
    if public.is(Version::King) {
        // Both build the same castle: whoever is to move is a step ahead.
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

/// The same for one seat, as a value from -1, lost, to 1, won.
pub(super) fn value(public: &PublicPosition, seat: Seat) -> f64 {
    2.0 * rewards(public)[seat.index() & 7] - 1.0
}

/// How far a seat has come, the last tiles counting most.
fn share(public: &PublicPosition, seat: Seat) -> f64 {
    let tiles: usize = (0..public.sites()).map(|site| public.castle(seat, site).len()).sum();
    let built = (1.0 + tiles as f64) / (1.0 + 9.0 * public.sites() as f64);
    // Who has lost a castle for good can't complete both any more.
    let is_whole = !(0..public.sites()).any(|site| public.is_rubble(seat, site));
    built * built * if is_whole { 1.0 } else { 0.25 }
}
