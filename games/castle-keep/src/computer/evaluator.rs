//! How everybody stands at a glance, from the open court alone: by how much of what they need is built.

use rules::Seat;
use search::Prospects;

use crate::open_position::Court;
use crate::options::Version;

/// How each seat stands, from 0, lost, to 1, won. It is not asked when the match is over.
pub(super) fn of(court: &Court) -> Prospects {
    let mut prospects = [0.0; 8];
    if court.is(Version::King) {
        // Both build the same castle: whoever is to move is a step ahead.
        prospects[..2].fill(0.48);
        prospects[court.turn.index() & 1] = 0.52;
        return prospects;
    }
    let alone = court.is(Version::Siege);
    let sum: f64 = court.players().map(|seat| share(court, seat)).sum();
    for seat in court.players() {
        let share = share(court, seat);
        prospects[seat.index() & 7] = if alone { 0.5 * share } else { share / sum.max(0.01) };
    }
    prospects
}

/// The same for one seat, as a value from -1, lost, to 1, won.
pub(super) fn value(court: &Court, seat: Seat) -> f64 {
    2.0 * of(court)[seat.index() & 7] - 1.0
}

/// How far a seat has come, the last tiles counting most.
fn share(court: &Court, seat: Seat) -> f64 {
    let tiles: usize = (0..court.sites()).map(|site| court.castle(seat, site).len()).sum();
    let built = (1.0 + tiles as f64) / (1.0 + 9.0 * court.sites() as f64);
    // Who has lost a castle for good can't complete both any more.
    let is_whole = !(0..court.sites()).any(|site| court.is_rubble(seat, site));
    built * built * if is_whole { 1.0 } else { 0.25 }
}
