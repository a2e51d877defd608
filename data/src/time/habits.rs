//! How somebody wants to be reminded: how long before the end, and when not.

use crate::ids::Timestamp;
use crate::time::limit::{HOUR, Limit};

/// How long before the end of a turn somebody is reminded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rung {
    /// When half of the limit is left.
    Half,
    /// A day before the end.
    Day,
    /// Eight hours before.
    EightHours,
    /// An hour before.
    Hour,
}

/// How somebody wants to be reminded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Habits {
    /// How long before the end.
    pub rungs: Vec<Rung>,
}

impl Rung {
    /// All there are, the earliest first.
    pub const ALL: [Self; 4] = [Self::Half, Self::Day, Self::EightHours, Self::Hour];

    /// How many milliseconds before the end.
    fn before(self, limit: Limit) -> u64 {
        match self {
            Self::Half => limit.ms() / 2,
            Self::Day => 24 * HOUR,
            Self::EightHours => 8 * HOUR,
            Self::Hour => HOUR,
        }
    }
}

impl Default for Habits {
    fn default() -> Self {
        Self { rungs: vec![Rung::Half, Rung::EightHours, Rung::Hour] }
    }
}

impl Habits {
    /// When somebody is to be reminded of a turn whose time runs between these moments. Nobody is at its very beginning:
    /// they have just been called.
    pub(crate) fn moments(
        &self,
        limit: Limit,
        (from, end): (Timestamp, Timestamp),
    ) -> Vec<Timestamp> {
        let rungs = self.rungs.iter().map(|rung| rung.before(limit));
        let mut moments: Vec<_> = rungs
            .filter_map(|before| end.0.checked_sub(before).map(Timestamp))
            .filter(|&at| at > from)
            .collect();
        moments.sort_unstable();
        moments.dedup();
        moments
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(limit_hours: u64, expected: &[u64]) {
        let limit = Limit::of_hours(limit_hours).unwrap();
        let moments = Habits::default().moments(limit, (Timestamp(0), Timestamp(limit.ms())));
        let hours: Vec<_> = moments.iter().map(|at| at.0 / (HOUR / 2)).collect();
        let halves: Vec<_> = expected.to_vec();
        assert_eq!(hours, halves, "in half hours");
    }

    #[test]
    fn rungs_that_lie_before_the_beginning_or_come_together_are_not_taken_twice() {
        check(72, &[72, 128, 142]);
        check(16, &[16, 30]);
        check(8, &[8, 14]);
        check(2, &[2]);
        check(1, &[1]);
    }
}
