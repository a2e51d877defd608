//! `Day`: a date, by which daily puzzles are chosen and streaks are counted.

use std::fmt;

use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp as Instant};
use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;

/// A date, as the number of days since 1970-01-01.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Day(pub u32);

/// The number of days in a week.
pub(crate) const WEEK: u32 = 7;

/// The weekday of 1970-01-01: Thursday. Monday is 0.
const FIRST_WEEKDAY: u32 = 3;

impl Day {
    /// The date at this moment in the time zone with this name. UTC if the name is missing or unknown.
    pub fn at(now: Timestamp, zone: Option<&str>) -> Self {
        let instant = Instant::from_millisecond(now.0.cast_signed()).unwrap_or(Instant::MAX);
        Self::of_date(time_zone(zone).to_datetime(instant).date())
    }

    /// The latest date that any place has at this moment.
    pub fn latest(now: Timestamp) -> Self {
        Self::at(now, Some("Pacific/Kiritimati"))
    }

    /// The day after.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The day before.
    #[must_use]
    pub fn previous(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// The Monday of the day's week.
    #[must_use]
    pub fn monday(self) -> Self {
        Self(self.0.saturating_sub((self.0 + FIRST_WEEKDAY) % WEEK))
    }

    /// Whether two days are at most one apart, as the dates of two places at one moment are.
    pub fn is_near(self, other: Self) -> bool {
        self.0.abs_diff(other.0) <= 1
    }

    /// Whether two days are in one month.
    pub(crate) fn is_same_month(self, other: Self) -> bool {
        let (one, other) = (self.date(), other.date());
        (one.year(), one.month()) == (other.year(), other.month())
    }

    /// The moment of this hour of the day in a time zone. If clocks skip the hour, the moment after the gap.
    pub fn moment(self, hour: u8, zone: Option<&str>) -> Timestamp {
        let time = Time::new(hour.min(23).cast_signed(), 0, 0, 0).unwrap_or(Time::midnight());
        let zoned = self.date().to_datetime(time).to_zoned_datetime(time_zone(zone));
        let at = zoned.map_or(0, |zoned| zoned.timestamp().as_millisecond());
        Timestamp(at.max(0).cast_unsigned())
    }

    fn date(self) -> Date {
        let epoch = Date::constant(1970, 1, 1);
        epoch.saturating_add(SignedDuration::from_hours(24 * i64::from(self.0)))
    }

    fn of_date(date: Date) -> Self {
        let hours = date.duration_since(Date::constant(1970, 1, 1)).as_hours();
        Self(u32::try_from(hours / 24).unwrap_or_default())
    }
}

/// The date as `2026-11-24`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.date().fmt(f)
    }
}

fn time_zone(name: Option<&str>) -> TimeZone {
    name.and_then(|name| TimeZone::get(name).ok()).unwrap_or(TimeZone::UTC)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600_000;

    #[test]
    fn a_day_is_the_date_in_its_time_zone() {
        // 2026-11-24 23:30 in UTC.
        let late = Timestamp(1_795_563_000_000);
        let day = |zone| Day::at(late, zone).to_string();
        assert_eq!(day(None), "2026-11-24");
        assert_eq!(day(Some("Europe/Berlin")), "2026-11-25");
        assert_eq!(day(Some("America/New_York")), "2026-11-24");
        assert_eq!(day(Some("Pacific/Kiritimati")), "2026-11-25");
        assert_eq!(day(Some("nowhere")), "2026-11-24");
    }

    #[test]
    fn weeks_begin_on_monday_and_months_end() {
        let day = Day::at(Timestamp(1_795_563_000_000), None);
        assert_eq!(day.monday().to_string(), "2026-11-23");
        assert_eq!(day.monday().monday(), day.monday());
        assert_eq!(day.monday().previous().monday().to_string(), "2026-11-16");
        let last = Day(day.0 + 6);
        assert_eq!(last.to_string(), "2026-11-30");
        assert!(last.is_same_month(day) && !last.is_same_month(last.next()));
    }

    #[test]
    fn a_skipped_hour_comes_later_and_a_repeated_hour_comes_once() {
        let zone = Some("Europe/Berlin");
        let spring = Day::of_date(Date::constant(2026, 3, 29));
        // At 2:00 the clock goes to 3:00, which is 1:00 in UTC.
        assert_eq!(spring.moment(2, zone), spring.moment(1, None));
        assert_eq!(spring.moment(3, zone), spring.moment(1, None));
        let autumn = Day::of_date(Date::constant(2026, 10, 25));
        // 2:00 comes twice. The first time is in summer time.
        assert_eq!(autumn.moment(2, zone), autumn.moment(0, None));
        assert_eq!(autumn.moment(3, zone).0 - autumn.moment(2, zone).0, 2 * HOUR);
    }
}
