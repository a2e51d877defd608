//! The cost of a pairing. A difference in points weighs most, then seats, then ranks within a score group.

use crate::model::clubs::swiss::swiss_player::{SwissPlayer, SwissRound};

/// The cost of a rematch. It exceeds the cost of any round without a rematch.
pub(super) const REMATCH: i64 = 1_000_000_000_000;

/// The factor of a squared difference in points, counted in twelfths. Half a point costs 360,000.
const SCORE: i64 = 10_000;

/// The cost of two players who need the same seat, and of two who would prefer the same one.
const SEAT_CLASH: i64 = 600_000;
const SEAT_WISH: i64 = 20_000;

/// The most that a pair's ranks within their score group can cost.
const RANK: i64 = 10_000;

/// A player's index in their score group, and the size of that group.
#[derive(Clone, Copy, Debug)]
pub(super) struct GroupPlace {
    place: i64,
    size: i64,
}

/// The place of each player in their score group. `field` is in order of rank.
pub(super) fn group_places(field: &[SwissPlayer]) -> Vec<GroupPlace> {
    let groups = field.chunk_by(|one, next| one.points == next.points);
    let places = groups.flat_map(|group| {
        let size = i64::try_from(group.len()).unwrap_or(i64::MAX);
        (0..size).map(move |place| GroupPlace { place, size })
    });
    places.collect()
}

#[derive(Clone, Copy)]
pub(super) struct Placed<'a> {
    pub(super) player: &'a SwissPlayer,
    pub(super) place: GroupPlace,
}

/// The cost of pairing two players.
pub(super) fn cost(one: Placed<'_>, two: Placed<'_>) -> i64 {
    let rematch = if one.player.met.contains(&two.player.entrant) { REMATCH } else { 0 };
    let apart = i64::from(one.player.points.0) - i64::from(two.player.points.0);
    let ranks = if apart == 0 { rank_cost(one.place, two.place) } else { 0 };
    rematch + apart * apart * SCORE + seat_cost(one.player, two.player) + ranks
}

/// The cost of ranks. It is zero if the two players are half a score group apart, so that the upper half meets the
/// lower half.
fn rank_cost(one: GroupPlace, two: GroupPlace) -> i64 {
    let half = (one.size / 2).max(1);
    let off = ((one.place - two.place).abs() - half).clamp(-half, half);
    RANK * off * off / (half * half)
}

fn seat_cost(one: &SwissPlayer, two: &SwissPlayer) -> i64 {
    let (one, two) = (seat_need(one), seat_need(two));
    if one.signum() * two.signum() <= 0 {
        return 0;
    }
    match one.abs().min(two.abs()) {
        1 => SEAT_WISH,
        _ => SEAT_CLASH,
    }
}

/// The need of a player for a seat: negative for the first, positive for the second. From 2 on, the player must get the
/// seat.
fn seat_need(player: &SwissPlayer) -> i32 {
    let last = match player.was_first {
        None => 0,
        Some(true) => 1,
        Some(false) => -1,
    };
    match player.balance {
        0 => last,
        balance if balance.signum() == last => balance * 2,
        balance => balance,
    }
}

/// The cost of a whole round, for comparisons with rounds of other pairing programs.
///
/// Rematches and unknown entrants cost the most.
pub fn pairing_cost(ranked: &[SwissPlayer], round: &SwissRound) -> i64 {
    let field: Vec<_> =
        ranked.iter().filter(|player| Some(player.entrant) != round.bye).cloned().collect();
    let places = group_places(&field);
    let placed = |entrant| {
        let index = field.iter().position(|player| player.entrant == entrant)?;
        Some(Placed { player: &field[index], place: places[index] })
    };
    let pair_cost = |&[one, two]: &[_; 2]| {
        placed(one).zip(placed(two)).map_or(REMATCH, |(one, two)| cost(one, two))
    };
    round.pairs.iter().map(pair_cost).sum()
}
