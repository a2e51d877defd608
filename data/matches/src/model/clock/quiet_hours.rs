//! `QuietHours`: the hours of a player's day without reminders.

use jiff::ZonedDateTime;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::ids::Timestamp;

/// Reminders that can't wait until quiet hours end come this many milliseconds before the hours begin.
const BEFORE: u64 = 60 * 1000;

/// A range of hours of the day. `22-8` spans midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietHours {
    from: u8,
    to: u8,
}

impl QuietHours {
    /// The hours on offer.
    pub const ALL: [Self; 6] = [
        Self { from: 20, to: 8 },
        Self { from: 21, to: 7 },
        Self { from: 22, to: 8 },
        Self { from: 23, to: 8 },
        Self { from: 0, to: 9 },
        Self { from: 9, to: 17 },
    ];

    /// The stored name.
    pub fn id(self) -> String {
        format!("{}-{}", self.from, self.to)
    }

    /// The hours with this stored name. `None` if they are not two different hours of the day.
    pub fn of(id: &str) -> Option<Self> {
        let (from, to) = id.split_once('-')?;
        let hours = Self { from: from.parse().ok()?, to: to.parse().ok()? };
        (hours.from < 24 && hours.to < 24 && hours.from != hours.to).then_some(hours)
    }

    /// The first hour, and the hour at which they end.
    pub fn bounds(self) -> (u8, u8) {
        (self.from, self.to)
    }

    fn is_over_night(self) -> bool {
        self.from > self.to
    }
}

/// Whether a time zone with this name exists.
pub fn is_zone(name: &str) -> bool {
    TimeZone::get(name).is_ok()
}

pub(crate) struct Quiet {
    hours: QuietHours,
    zone: TimeZone,
}

impl Quiet {
    /// Quiet hours in the time zone with this name. UTC if the name is missing or unknown.
    pub(crate) fn new(hours: QuietHours, zone: Option<&str>) -> Self {
        let zone = zone.and_then(|name| TimeZone::get(name).ok()).unwrap_or(TimeZone::UTC);
        Self { hours, zone }
    }

    /// The time of a reminder that is planned for `at`. In quiet hours it is postponed until they end or, if the
    /// deadline `end` comes first, moved to just before they begin.
    pub(crate) fn heeded(&self, at: Timestamp, end: Timestamp) -> Timestamp {
        match self.around(at) {
            None => at,
            Some((_, after)) if after < end => after,
            Some((before, _)) => Timestamp(before.0.saturating_sub(BEFORE)),
        }
    }

    /// The beginning and end of the quiet hours around a time. `None` outside quiet hours.
    fn around(&self, at: Timestamp) -> Option<(Timestamp, Timestamp)> {
        let moment = jiff::Timestamp::from_millisecond(i64::try_from(at.0).ok()?).ok()?;
        let moment = ZonedDateTime::new(moment, self.zone.clone());
        let (today, hour) = (moment.date(), u8::try_from(moment.hour()).ok()?);
        let QuietHours { from, to } = self.hours;
        let (first, last) = match (self.hours.is_over_night(), hour >= from, hour < to) {
            (true, true, _) => (today, today.tomorrow().ok()?),
            (true, _, true) => (today.yesterday().ok()?, today),
            (false, true, true) => (today, today),
            _ => return None,
        };
        Some((self.moment(first, from)?, self.moment(last, to)?))
    }

    fn moment(&self, day: Date, hour: u8) -> Option<Timestamp> {
        let there =
            day.at(i8::try_from(hour).ok()?, 0, 0, 0).to_zoned_datetime(self.zone.clone()).ok()?;
        u64::try_from(there.timestamp().as_millisecond()).ok().map(Timestamp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 60 * 60 * 1000;

    #[test]
    fn quiet_hours_follow_their_zone_through_daylight_saving_time() {
        let hours = QuietHours::of("22-8").unwrap();
        let quiet = Quiet::new(hours, Some("America/New_York"));
        // 2026-03-08, 0:00 in New York; two hours later the clocks go forward.
        let midnight = Timestamp(1_772_946_000_000);
        let around = quiet.around(midnight).unwrap();
        assert_eq!((midnight.0 - around.0.0, around.1.0 - midnight.0), (2 * HOUR, 7 * HOUR));
        assert_eq!(quiet.around(around.1), None, "they are over when they end");
        assert_eq!(quiet.around(around.0), Some(around));
    }

    #[test]
    fn invalid_quiet_hours_and_time_zones_are_rejected() {
        for text in ["", "22", "8-8", "24-1", "1-25", "-1-3"] {
            assert_eq!(QuietHours::of(text), None, "{text}");
        }
        assert!(QuietHours::ALL.iter().all(|hours| QuietHours::of(&hours.id()) == Some(*hours)));
        assert_eq!(["Asia/Kolkata", "Mars/Base"].map(is_zone), [true, false]);
    }
}
