//! `Vacations`: the days on which a player's clocks stand still, stored as a private preference.

use std::fmt;

use crate::ids::Timestamp;
use crate::model::clock::limit::DAY;

/// The name of the preference.
pub(crate) const VACATIONS: &str = "vacations";

/// The milliseconds of vacation that a player may take per year.
const ALLOWED: u64 = 30 * DAY;

const YEAR: u64 = 365 * DAY;

/// The maximum number of vacations per year. More would not fit into the preference.
const MOST: usize = 30;

/// A player's vacations in the last year, the newest last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vacations(Vec<(Timestamp, Timestamp)>);

impl Vacations {
    pub(crate) fn of(text: &str) -> Self {
        let read = |one: &str| {
            let (from, until) = one.split_once('-')?;
            Some((Timestamp(from.parse().ok()?), Timestamp(until.parse().ok()?)))
        };
        Self(text.split(' ').filter_map(read).collect())
    }

    /// The end of the current vacation. `None` if the player is not on vacation.
    pub fn until(&self, now: Timestamp) -> Option<Timestamp> {
        let is_now = |(from, until): &&(Timestamp, Timestamp)| *from <= now && now < *until;
        self.0.iter().find(is_now).map(|(_, until)| *until)
    }

    /// The number of vacation days that are left. Vacations in the year before `now` count, rounded down to whole days.
    pub fn days_left(&self, now: Timestamp) -> u64 {
        let since = now.0.saturating_sub(YEAR);
        let recent: Vec<_> = self.0.iter().filter(|(_, until)| until.0 > since).collect();
        if recent.len() >= MOST {
            return 0;
        }
        let taken = recent.iter().map(|(from, until)| until.0.saturating_sub(from.0.max(since)));
        ALLOWED.saturating_sub(taken.sum()).div_ceil(DAY)
    }

    /// Adds a vacation of this many days, from now on. `None` if one is running, or too few days are left.
    pub(crate) fn begun(mut self, days: u64, now: Timestamp) -> Option<Self> {
        self.0.retain(|(_, until)| until.0 > now.0.saturating_sub(YEAR));
        let may = days > 0 && self.until(now).is_none() && days <= self.days_left(now);
        self.0.push((now, now.plus(days * DAY)));
        may.then_some(self)
    }

    /// Ends the current vacation now. `None` if none is running.
    pub(crate) fn ended(mut self, now: Timestamp) -> Option<Self> {
        let until = self.until(now)?;
        self.0.iter_mut().filter(|one| one.1 == until).for_each(|one| one.1 = now);
        Some(self)
    }
}

impl fmt::Display for Vacations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts = self.0.iter().map(|(from, until)| format!("{}-{}", from.0, until.0));
        f.write_str(&texts.collect::<Vec<_>>().join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(day: u64) -> Timestamp {
        Timestamp((1_000 + day) * DAY)
    }

    #[test]
    fn a_vacation_uses_its_days_of_thirty_a_year() {
        let begun = Vacations::default().begun(14, day(0)).unwrap();
        assert_eq!((begun.until(day(3)), begun.days_left(day(3))), (Some(day(14)), 16));
        assert_eq!(begun.clone().begun(1, day(3)), None, "they are away");
        let back = begun.ended(day(4)).unwrap();
        assert_eq!((back.until(day(4)), back.days_left(day(4))), (None, 26));
        assert_eq!(back.clone().ended(day(5)), None);
        assert_eq!(back.clone().begun(27, day(5)), None);
        let again = back.begun(26, day(5)).unwrap();
        assert_eq!(again.days_left(day(60)), 0);
        assert_eq!(again.days_left(day(365 + 2)), 2, "a year later they come back");
        assert_eq!(Vacations::of(&again.to_string()), again);
        let short = Vacations::default().begun(3, day(0)).unwrap().ended(Timestamp(day(0).0 + 9));
        assert_eq!(short.unwrap().days_left(day(1)), 30, "a day that was begun is left");
        assert_eq!(again.begun(30, day(500)).unwrap().0.len(), 1, "older ones are forgotten");
    }
}
