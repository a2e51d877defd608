//! Chances to win, from the values of searches and from results.

use rules::{Seat, Seats};

/// The result of a match, as a chance from 0 to 1 for each seat.
pub(super) fn final_chances(seats: u8, winners: Seats) -> Vec<f64> {
    let share = |seat: Seat| match winners.len() {
        0 if seats == 1 => 0.0,
        0 => 1.0 / f64::from(seats.max(1)),
        winning => f64::from(u8::from(winners.contains(seat))) / winning as f64,
    };
    (0..seats).map(|seat| share(Seat(seat))).collect()
}

/// The divisor that turns the seats' chances into shares of one whole. A single seat keeps its chance.
pub(super) fn total(all: &[f64]) -> f64 {
    if all.len() == 1 { 1.0 } else { all.iter().sum::<f64>().max(0.001) }
}

/// A value from -1 to 1, as a chance to win from 0 to 1.
pub(super) fn chance(value: f64) -> f64 {
    (value.clamp(-1.0, 1.0) + 1.0) / 2.0
}
