//! `Streak`: the days in a row with a solved daily puzzle. One missed day a month does not end it.

use serde::{Deserialize, Serialize};

use crate::model::puzzles::day::Day;

/// A person's streak. Days are dates in the person's own time zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Streak {
    /// The last day with a solved puzzle.
    pub(crate) last: Option<Day>,
    pub(crate) length: u32,
    pub(crate) longest: u32,
    /// The last frozen day: a missed day that did not end the streak. Each month has at most one.
    pub(crate) frozen: Option<Day>,
}

/// A streak on a given day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StreakView {
    /// The number of solved days in a row, up to today or yesterday. Frozen days don't count.
    pub length: u32,
    /// The length of the longest streak so far.
    pub longest: u32,
    /// Whether a missed day of this month can still be frozen.
    pub can_freeze: bool,
}

impl Streak {
    /// The streak after a puzzle was solved on this day. Changes nothing if this day or a later day already has a
    /// solved puzzle.
    #[must_use]
    pub(crate) fn solved(self, day: Day) -> Self {
        if self.last.is_some_and(|last| last >= day) {
            return self;
        }
        let kept = self.carried_to(day);
        let length = kept.length + 1;
        Self { last: Some(day), length, longest: kept.longest.max(length), ..kept }
    }

    /// The streak on this day.
    pub(crate) fn on(self, today: Day) -> StreakView {
        let kept = self.carried_to(today);
        StreakView {
            length: kept.length,
            longest: self.longest,
            can_freeze: kept.frozen.is_none_or(|frozen| !frozen.is_same_month(today)),
        }
    }

    /// The streak after freezing the missed days before this one. If one of them can't be frozen, the length is 0.
    fn carried_to(self, day: Day) -> Self {
        let mut kept = self;
        let Some(last) = self.last else { return kept };
        let mut missed = last.next();
        while missed < day {
            if kept.frozen.is_some_and(|frozen| frozen.is_same_month(missed)) {
                return Self { length: 0, frozen: self.frozen, ..self };
            }
            kept.frozen = Some(missed);
            missed = missed.next();
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Timestamp;

    /// 2026-11-01.
    const NOVEMBER: u32 = 20_758;

    fn after(days: &[u32]) -> Streak {
        days.iter().fold(Streak::default(), |streak, day| streak.solved(Day(NOVEMBER - 1 + day)))
    }

    /// Checks the streak's length after puzzles on these days of November. 32 is the second of December.
    #[track_caller]
    fn check(days: &[u32], length: u32) {
        assert_eq!(after(days).length, length, "{days:?}");
    }

    #[test]
    fn each_solved_day_counts_once_for_the_streak() {
        assert_eq!(Day(NOVEMBER).to_string(), "2026-11-01");
        check(&[1], 1);
        check(&[1, 2, 3], 3);
        check(&[1, 2, 2, 2, 3, 2], 3);
    }

    #[test]
    fn one_missed_day_a_month_is_frozen_and_the_next_ends_the_streak() {
        check(&[1, 2, 4, 5], 4);
        check(&[1, 2, 4, 6], 1);
        check(&[1, 2, 5], 1);
        // Misses the last day of November and the first of December.
        check(&[28, 29, 32], 3);
        check(&[28, 29, 32, 34], 1);
        check(&[26, 28, 29, 32], 1);
        check(&[1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 11);
    }

    #[test]
    fn a_frozen_day_is_kept_if_it_saved_no_streak() {
        let broken = after(&[1, 2, 5]);
        assert_eq!(broken.frozen, None);
        assert_eq!(broken.solved(Day(NOVEMBER + 6)).length, 2);
    }

    #[test]
    fn the_longest_streak_is_kept_after_the_current_streak_ends() {
        let streak = after(&[1, 2, 3]);
        let on = |day: u32| streak.on(Day(NOVEMBER - 1 + day));
        assert_eq!(on(3).length, 3);
        assert_eq!((on(4).length, on(4).can_freeze), (3, true));
        assert_eq!((on(5).length, on(5).can_freeze), (3, false));
        assert_eq!((on(6).length, on(6).longest), (0, 3));
    }

    #[test]
    fn streaks_of_200_people_count_days_in_their_own_zones() {
        const ZONES: [&str; 8] = [
            "Europe/Berlin",
            "America/New_York",
            "America/Los_Angeles",
            "Asia/Kolkata",
            "Asia/Tokyo",
            "Pacific/Auckland",
            "Pacific/Kiritimati",
            "America/Sao_Paulo",
        ];
        const DAYS: u32 = 35;
        // From 2026-10-15 on. Summer time ends on October 25 in Europe and on November 1 in America.
        let first = Day(NOVEMBER - 17);
        for person in 0..200_u32 {
            let zone = Some(ZONES[person as usize % ZONES.len()]);
            // Every third person misses one day, and every tenth two in a row. The hour of the day differs from person
            // to person.
            let missed: Vec<u32> = match person {
                _ if person % 10 == 9 => vec![12, 13],
                _ if person % 3 == 1 => vec![7 + person % 9],
                _ => vec![],
            };
            let hour = u8::try_from(person % 24).unwrap();
            let mut streak = Streak::default();
            for number in (0..DAYS).filter(|number| !missed.contains(number)) {
                let day = Day(first.0 + number);
                let now = day.moment(hour, zone);
                // Despite all clock changes, the person has each date once.
                assert_eq!(Day::at(now, zone), day, "{zone:?} {day} {hour}");
                assert_eq!(Day::at(Timestamp(now.0 + 1), zone), day);
                streak = streak.solved(Day::at(now, zone)).solved(Day::at(now, zone));
            }
            let expected = match missed.as_slice() {
                [] => DAYS,
                [_] => DAYS - 1,
                _ => DAYS - 14,
            };
            assert_eq!(streak.length, expected, "person {person}");
        }
    }
}
