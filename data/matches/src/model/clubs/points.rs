//! `Points`: integers that the players of a table of two, three or four can share.

use std::iter::Sum;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

/// Points in twelfths of a point. A seat gets 0 to 12, whatever the size of its table.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Points(pub u32);

impl Points {
    /// No points.
    pub const NONE: Self = Self(0);

    /// A whole point: a win, or a bye.
    pub const WIN: Self = Self(12);

    /// Half a point: a draw.
    pub const DRAW: Self = Self(6);

    /// The points in hundredths of a point, rounded.
    pub fn hundredths(self) -> u32 {
        (self.0 * 100 + 6) / 12
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::NONE, Add::add)
    }
}

/// The points of each seat. A higher rank is better, and equal ranks share.
///
/// The 12 twelfths are divided by the number of opponents: a seat gets a whole part for each opponent below it, and
/// half a part for each opponent with the same rank. So two players have a win, a draw or a loss, and the places of a
/// larger table are spaced evenly.
pub(crate) fn points_by_rank(ranks: &[i32]) -> Vec<Points> {
    let others = u32::try_from(ranks.len()).unwrap_or(u32::MAX).saturating_sub(1).max(1);
    let halves = |seat: usize, rank: i32| -> u32 {
        let rest = ranks.iter().enumerate().filter(|(other, _)| *other != seat);
        rest.map(|(_, &other)| if rank > other { 2 } else { u32::from(rank == other) }).sum()
    };
    let seats = ranks.iter().enumerate();
    seats.map(|(seat, &rank)| Points(halves(seat, rank) * Points::DRAW.0 / others)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(ranks: &[i32], expected: &[u32]) {
        let points: Vec<_> = points_by_rank(ranks).into_iter().map(|points| points.0).collect();
        assert_eq!(points, expected, "{ranks:?}");
    }

    #[test]
    fn points_are_shared_by_place_at_the_table() {
        check(&[1, 0], &[12, 0]);
        check(&[1, 1], &[6, 6]);
        check(&[2, 0, 0], &[12, 3, 3]);
        check(&[0, 1, 2], &[0, 6, 12]);
        check(&[2, 0, 0, 0], &[12, 4, 4, 4]);
        check(&[2, 2, 0, -1], &[10, 10, 4, 0]);
        check(&[1], &[0]);
    }

    #[test]
    fn points_are_shown_in_hundredths() {
        let shown = [0, 3, 4, 6, 10, 12, 21].map(|twelfths| Points(twelfths).hundredths());
        assert_eq!(shown, [0, 25, 33, 50, 83, 100, 175]);
    }
}
