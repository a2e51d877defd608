//! `DailyDue`: when a server's daily puzzles are posted.

use crate::ids::Timestamp;
use crate::model::puzzles::day::Day;

/// The next step of a server's daily post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyDue {
    /// Post the puzzles of this day.
    Post(Day),
    /// Wait until this moment.
    Wait(Timestamp),
}

/// The next step, for a posting hour in a time zone. Each day is posted once, and a missed day is skipped.
pub(crate) fn daily_due(
    now: Timestamp,
    hour: u8,
    zone: Option<&str>,
    posted: Option<Day>,
) -> DailyDue {
    let today = Day::at(now, zone);
    let is_posted = posted.is_some_and(|posted| posted >= today);
    if !is_posted && now >= today.moment(hour, zone) {
        return DailyDue::Post(today);
    }
    let next = if is_posted { today.next() } else { today };
    DailyDue::Wait(next.moment(hour, zone))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: u64 = 60_000;

    /// Follows the schedule of a server through a month, as a worker does. Returns the posted days with their times.
    fn month(hour: u8, zone: &str, first: Day, days: u32) -> Vec<(Day, Timestamp)> {
        let (mut now, end) =
            (first.moment(0, Some(zone)), Day(first.0 + days).moment(0, Some(zone)));
        let (mut posts, mut posted) = (Vec::new(), None);
        while now < end {
            match daily_due(now, hour, Some(zone), posted) {
                DailyDue::Post(day) => {
                    posts.push((day, now));
                    posted = Some(day);
                    now = now.plus(1);
                }
                DailyDue::Wait(at) => {
                    assert!(at > now, "{zone} {hour}: it waits for the past");
                    // The worker comes a minute late.
                    now = at.plus(MINUTE);
                }
            }
        }
        posts
    }

    #[test]
    fn each_day_of_a_month_is_posted_once_at_its_hour_despite_clock_changes() {
        // These months contain the beginning of summer time in Berlin, and its end in New York or Auckland.
        let spring = Day::at(Timestamp(1_773_100_000_000), None);
        let autumn = Day::at(Timestamp(1_792_000_000_000), None);
        for first in [spring, autumn] {
            for zone in ["Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kolkata"] {
                for hour in 0..24 {
                    let posts = month(hour, zone, first, 31);
                    let days: Vec<u32> = posts.iter().map(|(day, _)| day.0).collect();
                    let expected: Vec<u32> = (first.0..first.0 + 31).collect();
                    assert_eq!(days, expected, "{zone} {hour}");
                    let is_in_time = |(day, at): &(Day, Timestamp)| {
                        at.0 - day.moment(hour, Some(zone)).0 <= MINUTE
                    };
                    assert!(posts.iter().all(is_in_time), "{zone} {hour}");
                }
            }
        }
    }

    #[test]
    fn days_missed_while_the_bot_was_down_are_not_posted_later() {
        let day = Day(20_000);
        let (at, late) = (day.moment(8, None), Day(day.0 + 3).moment(7, None));
        assert_eq!(daily_due(at, 8, None, None), DailyDue::Post(day));
        assert_eq!(daily_due(at, 8, None, Some(day)), DailyDue::Wait(day.next().moment(8, None)));
        assert_eq!(
            daily_due(late, 8, None, Some(day)),
            DailyDue::Wait(Day(day.0 + 3).moment(8, None))
        );
    }
}
