//! `ReminderSettings`: when a player is reminded of their turn.

use std::collections::BTreeMap;

use crate::ids::Timestamp;
use crate::model::clock::limit::{HOUR, Limit};
use crate::model::clock::quiet_hours::{Quiet, QuietHours};

/// When a reminder comes, relative to the deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum ReminderPoint {
    /// When half of the limit is left. With a time bank, also half of the limit before the bank is used up.
    Half,
    /// Eight hours before the deadline.
    EightHours,
    /// One hour before the deadline.
    Hour,
}

/// The reminders that a player gets in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReminderSchedule {
    /// When half of the limit is left, and eight hours and one hour before the deadline.
    #[default]
    Whole,
    /// Only one hour before the deadline.
    LastHour,
    /// Never.
    Never,
}

/// The reminder settings of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReminderSettings {
    /// The schedule.
    pub schedule: ReminderSchedule,
    /// The quiet hours, if the player has any.
    pub hours: Option<QuietHours>,
    /// The name of the time zone, if the player has chosen one.
    pub zone: Option<String>,
}

/// The delay after which a reminder counts as late, in milliseconds.
pub(crate) const LATE_MS: u64 = 10 * 60 * 1000;

/// The names under which these settings are stored as preferences.
pub(crate) const SCHEDULE: &str = "reminders";
pub(crate) const HOURS: &str = "quiet";
pub(crate) const ZONE: &str = "zone";

/// The limit of a turn, and the time for which its clock runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TurnRun {
    pub(crate) limit: Limit,
    pub(crate) from: Timestamp,
    pub(crate) end: Timestamp,
    /// The milliseconds at the end that come from a time bank.
    pub(crate) reserve: u64,
}

impl ReminderPoint {
    /// The milliseconds between the reminder and the deadline.
    fn before(self, limit: Limit) -> u64 {
        match self {
            Self::Half => limit.ms() / 2,
            Self::EightHours => 8 * HOUR,
            Self::Hour => HOUR,
        }
    }

    /// The times before which the reminder comes: the deadline and, for `Half`, the end of the limit without time
    /// banks.
    fn ends(self, run: TurnRun) -> impl Iterator<Item = Timestamp> {
        let end_of_limit = Timestamp(run.end.0.saturating_sub(run.reserve));
        let is_for_limit = self == Self::Half && run.reserve > 0;
        is_for_limit.then_some(end_of_limit).into_iter().chain([run.end])
    }
}

impl ReminderSchedule {
    /// All schedules.
    pub const ALL: [Self; 3] = [Self::Whole, Self::LastHour, Self::Never];

    /// The stored name.
    pub fn id(self) -> &'static str {
        match self {
            Self::Whole => "whole",
            Self::LastHour => "last-hour",
            Self::Never => "never",
        }
    }

    /// The schedule with this stored name.
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
    /// Reads the settings from a player's preferences. Settings that can't be read count as unset.
    pub fn of(preferences: &BTreeMap<String, String>) -> Self {
        let liked = |name| preferences.get(name).map(String::as_str);
        Self {
            schedule: liked(SCHEDULE).and_then(ReminderSchedule::of).unwrap_or_default(),
            hours: liked(HOURS).and_then(QuietHours::of),
            zone: liked(ZONE).map(str::to_owned),
        }
    }

    /// The times of the reminders in a turn, after the time `last` of the previous reminder. No reminder comes at the
    /// beginning of the turn, which has its own ping.
    pub(crate) fn moments(&self, run: TurnRun, last: Option<Timestamp>) -> Vec<Timestamp> {
        let TurnRun { limit, from, .. } = run;
        let quiet = self.hours.map(|hours| Quiet::new(hours, self.zone.as_deref()));
        let points = self.schedule.points().iter();
        let points = points.filter(|point| point.before(limit) < limit.ms());
        let mut moments: Vec<_> = points
            .flat_map(|point| point.ends(run).map(move |end| (end, point.before(limit))))
            .filter_map(|(end, before)| Some((end, end.0.checked_sub(before).map(Timestamp)?)))
            // If the clock starts at this time, as after a vacation, the player is pinged anyway.
            .filter(|&(_, at)| at != from)
            // A reminder that was sent late stands for all those due before it.
            .filter(|&(_, at)| last.is_none_or(|last| at > last))
            .map(|(end, at)| quiet.as_ref().map_or(at, |quiet| quiet.heeded(at, end)))
            .filter(|&at| at > from && last.is_none_or(|last| at > last))
            .collect();
        moments.sort_unstable();
        moments.dedup();
        moments
    }

    /// The time of a reminder that was planned for `at`, as seen from `now`. A missed reminder waits for the end of
    /// quiet hours, unless the deadline `end` comes first.
    pub(crate) fn not_in_quiet_hours(
        &self,
        at: Timestamp,
        now: Timestamp,
        end: Timestamp,
    ) -> Timestamp {
        let missed = self.hours.filter(|_| at <= now);
        let quiet = missed.map(|hours| Quiet::new(hours, self.zone.as_deref()));
        quiet.map(|quiet| quiet.heeded(now, end)).filter(|&after| after > now).unwrap_or(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(limit: Limit) -> TurnRun {
        TurnRun { limit, from: Timestamp(0), end: Timestamp(limit.ms()), reserve: 0 }
    }

    fn check(limit_hours: u64, expected: &[u64]) {
        let limit = Limit::of_hours(limit_hours).unwrap();
        let moments = ReminderSettings::default().moments(turn(limit), None);
        let hours: Vec<_> = moments.iter().map(|at| at.0 / (HOUR / 2)).collect();
        let halves: Vec<_> = expected.to_vec();
        assert_eq!(hours, halves, "in half hours");
    }

    #[test]
    fn early_or_coinciding_reminders_are_dropped() {
        check(72, &[72, 128, 142]);
        check(16, &[16, 30]);
        check(8, &[8, 14]);
        check(2, &[2]);
        check(1, &[1]);
    }

    #[test]
    fn a_time_bank_is_not_touched_without_a_reminder() {
        let limit = Limit::DEFAULT;
        let hours = |from: u64, reserve: u64| -> Vec<u64> {
            let (from, reserve) = (Timestamp(from * HOUR), reserve * HOUR);
            let run = TurnRun { limit, from, end: Timestamp(312 * HOUR), reserve };
            let moments = ReminderSettings::default().moments(run, None);
            moments.iter().map(|at| at.0 / HOUR).collect()
        };
        assert_eq!(hours(0, 240), [36, 276, 304, 311]);
        assert_eq!(hours(100, 212), [276, 304, 311], "the limit is used up");
    }

    /// Checks a turn of three days that begins at this hour, in Berlin's winter. `expected` has the hours from its
    /// beginning to each reminder.
    fn check_quiet(hour: u64, hours: &str, expected: &[u64]) {
        // 2026-01-05, 0:00 in Berlin.
        let from = Timestamp(1_767_567_600_000 + hour * HOUR);
        let habits = ReminderSettings {
            hours: QuietHours::of(hours),
            zone: Some("Europe/Berlin".into()),
            ..ReminderSettings::default()
        };
        let limit = Limit::DEFAULT;
        let run = TurnRun { limit, from, end: from.plus(limit.ms()), reserve: 0 };
        let moments = habits.moments(run, None);
        let moments: Vec<_> = moments.iter().map(|at| (at.0 - from.0 + HOUR / 2) / HOUR).collect();
        assert_eq!(moments, expected, "{hour}, {hours}");
    }

    #[test]
    fn reminders_in_quiet_hours_move_after_them_or_before_a_near_deadline() {
        // Half of the limit is left at noon, eight hours are left at 16:00, and one hour at 23:00. The deadline is
        // midnight.
        check_quiet(0, "23-8", &[36, 64, 71]);
        check_quiet(0, "22-8", &[36, 64, 70]);
        // Half of the limit is left at 23:00, eight hours are left at 3:00, and one hour at 10:00.
        check_quiet(11, "22-8", &[45, 69, 71]);
        check_quiet(11, "23-8", &[45, 69, 71]);
        // The last two reminders come together, since the deadline is within quiet hours.
        check_quiet(7, "22-8", &[36, 63]);
        // Quiet hours during the day.
        check_quiet(0, "9-17", &[41, 65, 71]);
    }

    #[test]
    fn reminders_sent_late_are_not_repeated_after_quiet_hours() {
        let hours = QuietHours::of("0-9");
        let quiet = ReminderSettings { hours, ..ReminderSettings::default() };
        let turn = turn(Limit::DEFAULT);
        // Half of the limit is left at noon of the second day. The other reminders are due in the third night.
        let told = |last| quiet.moments(turn, Some(Timestamp(last * HOUR))).len();
        assert_eq!([35, 36, 64, 71].map(told), [3, 2, 1, 0]);
    }

    #[test]
    fn the_reminder_schedule_sets_the_number_of_reminders() {
        let turn = turn(Limit::DEFAULT);
        let many = |schedule| {
            let habits = ReminderSettings { schedule, ..ReminderSettings::default() };
            habits.moments(turn, None).len()
        };
        assert_eq!(ReminderSchedule::ALL.map(many), [3, 1, 0]);
    }
}
