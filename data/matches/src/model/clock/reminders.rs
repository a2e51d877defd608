//! How somebody wants to be reminded: how long before the end, and when not.

use std::collections::BTreeMap;

use crate::ids::Timestamp;
use crate::model::clock::limit::{HOUR, Limit};
use crate::model::clock::quiet_hours::{Quiet, QuietHours};

/// How long before the end of a turn somebody is reminded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum ReminderPoint {
    /// When half of the limit is left.
    Half,
    /// Eight hours before.
    EightHours,
    /// An hour before.
    Hour,
}

/// How often somebody is reminded of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReminderSchedule {
    /// When half of the limit is left, eight hours and an hour before the end.
    #[default]
    Whole,
    /// An hour before the end.
    LastHour,
    /// Never.
    Never,
}

/// How somebody wants to be reminded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReminderSettings {
    /// How often.
    pub schedule: ReminderSchedule,
    /// The hours of the day in which they are not, if there are any.
    pub hours: Option<QuietHours>,
    /// The name of the time zone in which they live.
    pub zone: Option<String>,
}

/// The names under which these preferences are kept.
pub(crate) const SCHEDULE: &str = "reminders";
pub(crate) const HOURS: &str = "quiet";
pub(crate) const ZONE: &str = "zone";

/// The time of a turn: from when until when it runs, by which limit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TurnRun {
    pub(crate) limit: Limit,
    pub(crate) from: Timestamp,
    pub(crate) end: Timestamp,
}

impl ReminderPoint {
    /// How many milliseconds before the end.
    fn before(self, limit: Limit) -> u64 {
        match self {
            Self::Half => limit.ms() / 2,
            Self::EightHours => 8 * HOUR,
            Self::Hour => HOUR,
        }
    }
}

impl ReminderSchedule {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::Whole, Self::LastHour, Self::Never];

    /// Its name in what is stored, and in what is pressed.
    pub fn id(self) -> &'static str {
        match self {
            Self::Whole => "whole",
            Self::LastHour => "last-hour",
            Self::Never => "never",
        }
    }

    /// The one of this name.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|schedule| schedule.id() == id)
    }

    fn points(self) -> &'static [ReminderPoint] {
        match self {
            Self::Whole => &[ReminderPoint::Half, ReminderPoint::EightHours, ReminderPoint::Hour],
            Self::LastHour => &[ReminderPoint::Hour],
            Self::Never => &[],
        }
    }
}

impl ReminderSettings {
    /// The habits among what somebody likes. What can't be read is as if nothing had been chosen.
    pub fn of(preferences: &BTreeMap<String, String>) -> Self {
        let liked = |name| preferences.get(name).map(String::as_str);
        Self {
            schedule: liked(SCHEDULE).and_then(ReminderSchedule::of).unwrap_or_default(),
            hours: liked(HOURS).and_then(QuietHours::of),
            zone: liked(ZONE).map(str::to_owned),
        }
    }

    /// When somebody is to be reminded of a turn whose time runs between these moments, unless they were reminded at
    /// `last` or later. Nobody is at its very beginning: they have just been called.
    pub(crate) fn moments(&self, run: TurnRun, last: Option<Timestamp>) -> Vec<Timestamp> {
        let TurnRun { limit, from, end } = run;
        let quiet = self.hours.map(|hours| Quiet::new(hours, self.zone.as_deref()));
        let points = self.schedule.points().iter().map(|point| point.before(limit));
        let mut moments: Vec<_> = points
            .filter(|before| *before < limit.ms())
            .filter_map(|before| end.0.checked_sub(before).map(Timestamp))
            // Whoever is back with the last hour left was told of it before.
            .filter(|&at| at != from)
            // What was due when they were reminded last was said then, even where it had been put off.
            .filter(|&at| last.is_none_or(|last| at > last))
            .map(|at| quiet.as_ref().map_or(at, |quiet| quiet.heeded(at, end)))
            .filter(|&at| at > from && last.is_none_or(|last| at > last))
            .collect();
        moments.sort_unstable();
        moments.dedup();
        moments
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(limit: Limit) -> TurnRun {
        TurnRun { limit, from: Timestamp(0), end: Timestamp(limit.ms()) }
    }

    fn check(limit_hours: u64, expected: &[u64]) {
        let limit = Limit::of_hours(limit_hours).unwrap();
        let moments = ReminderSettings::default().moments(turn(limit), None);
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

    /// In hours from the beginning of a turn of three days, in Berlin's winter; the turn begins at this hour of the day.
    fn check_quiet(hour: u64, hours: &str, expected: &[u64]) {
        // 2026-01-05, 0:00 in Berlin.
        let from = Timestamp(1_767_567_600_000 + hour * HOUR);
        let habits = ReminderSettings {
            hours: QuietHours::of(hours),
            zone: Some("Europe/Berlin".into()),
            ..ReminderSettings::default()
        };
        let limit = Limit::DEFAULT;
        let moments = habits.moments(TurnRun { limit, from, end: from.plus(limit.ms()) }, None);
        let moments: Vec<_> = moments.iter().map(|at| (at.0 - from.0 + HOUR / 2) / HOUR).collect();
        assert_eq!(moments, expected, "{hour}, {hours}");
    }

    #[test]
    fn what_falls_into_quiet_hours_comes_after_them_or_before_them_where_that_is_too_late() {
        // Half is at noon, eight hours before the end at 16:00, the last hour at 23:00; the end at midnight.
        check_quiet(0, "23-8", &[36, 64, 71]);
        check_quiet(0, "22-8", &[36, 64, 70]);
        // Half is at 23:00, eight hours before at 3:00, the last hour at 10:00.
        check_quiet(11, "22-8", &[45, 69, 71]);
        check_quiet(11, "23-8", &[45, 69, 71]);
        // Both of the last come together, where the end is within quiet hours.
        check_quiet(7, "22-8", &[36, 63]);
        // Quiet by day.
        check_quiet(0, "9-17", &[41, 65, 71]);
    }

    #[test]
    fn what_was_said_late_is_not_said_again_after_quiet_hours() {
        let hours = QuietHours::of("0-9");
        let quiet = ReminderSettings { hours, ..ReminderSettings::default() };
        let turn = turn(Limit::DEFAULT);
        // Half is at noon of the second day, the last hours in the third night.
        let told = |last| quiet.moments(turn, Some(Timestamp(last * HOUR))).len();
        assert_eq!([35, 36, 64, 71].map(told), [3, 2, 1, 0]);
    }

    #[test]
    fn whoever_wants_fewer_reminders_gets_fewer() {
        let turn = turn(Limit::DEFAULT);
        let many = |schedule| {
            let habits = ReminderSettings { schedule, ..ReminderSettings::default() };
            habits.moments(turn, None).len()
        };
        assert_eq!(ReminderSchedule::ALL.map(many), [3, 1, 0]);
    }
}
