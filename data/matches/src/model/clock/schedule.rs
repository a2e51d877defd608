//! Computes when the clock of a match must be checked, and which act is due then.

use rules::{Seat, Seats};

use crate::ids::Timestamp;
use crate::model::clock::acts::TimeAct;
use crate::model::clock::reminders::{ReminderSettings, TurnRun};
use crate::model::clock::state::{ClockState, Rest};

#[derive(Clone, Debug)]
pub(crate) struct Mover {
    pub(crate) seat: Seat,
    pub(crate) reminders: ReminderSettings,
}

impl ClockState {
    /// The time of the next check, as seen from `now`. `None` if only a player can change anything.
    ///
    /// A turn of computers alone has no deadline while their job waits: only an outage delays them.
    pub(crate) fn next_moment(&self, movers: &[Mover], now: Timestamp) -> Option<Timestamp> {
        if let Some(up) = self.up {
            return (self.rest != Some(Rest::Adjourned)).then(|| up.plus(self.limit.ms()));
        }
        let end = self.deadline().filter(|_| !movers.is_empty())?;
        let reminders = movers.iter().flat_map(|mover| self.reminders(mover, end, now));
        let returns = self.returns(movers).map(|(_, until)| until);
        reminders.chain(returns).chain([end]).min()
    }

    /// The act that is due now. Of several missed reminders only one is due, and none after the deadline.
    pub(crate) fn due_act(&self, movers: &[Mover], now: Timestamp) -> Option<TimeAct> {
        if self.next_moment(movers, now)? > now {
            return None;
        }
        let Some(end) = self.deadline() else { return Some(TimeAct::Adjourned) };
        if let Some((seat, _)) = self.returns(movers).find(|(_, until)| *until <= now) {
            return Some(TimeAct::Back { seat });
        }
        if end <= now {
            return Some(TimeAct::RanOut { due: end });
        }
        let missed = movers.iter().filter_map(|mover| {
            let moments = self.reminders(mover, end, now);
            Some((mover.seat, moments.into_iter().rfind(|&at| at <= now)?))
        });
        let missed: Vec<_> = missed.collect();
        let seats: Seats = missed.iter().map(|(seat, _)| *seat).collect();
        let due = missed.iter().map(|(_, at)| *at).min()?;
        Some(TimeAct::Reminded { seats, due })
    }

    /// The seats to move whose players are on vacation, with the end of each vacation.
    fn returns(&self, movers: &[Mover]) -> impl Iterator<Item = (Seat, Timestamp)> {
        let is_mover = |away: &Seat| movers.iter().any(|mover| mover.seat == *away);
        self.away.iter().copied().filter(move |(seat, _)| is_mover(seat))
    }

    /// The remaining reminders of a seat in this turn.
    fn reminders(&self, mover: &Mover, end: Timestamp, now: Timestamp) -> Vec<Timestamp> {
        let last = self.reminded.iter().find(|(reminded, _)| *reminded == mover.seat);
        let run = TurnRun { limit: self.limit, from: self.from, end, reserve: self.reserve };
        let mut moments = mover.reminders.moments(run, last.map(|(_, at)| *at));
        for at in &mut moments {
            *at = mover.reminders.not_in_quiet_hours(*at, now, end);
        }
        moments
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::clock::limit::{HOUR, Limit};
    use crate::model::clock::quiet_hours::QuietHours;
    use crate::model::clock::state::ClockTurn;

    const SEAT: Seat = Seat(0);

    fn at(hours: u64) -> Timestamp {
        Timestamp(hours * HOUR)
    }

    /// Checks which acts are due when the clock is checked at these hours.
    fn check(looks: impl IntoIterator<Item = u64>, expected: &[(u64, TimeAct)]) {
        let turn = |at| ClockTurn { to_move: Seats::one(SEAT), at };
        let mut clock = ClockState::begun(Limit::DEFAULT, turn(at(0)));
        let movers = [Mover { seat: SEAT, reminders: ReminderSettings::default() }];
        let mut brought = Vec::new();
        for hour in looks {
            while let Some(act) = clock.due_act(&movers, at(hour)) {
                clock.apply(&act, turn(at(hour)));
                brought.push((hour, act));
            }
        }
        assert_eq!(brought, expected);
        assert_eq!(clock.next_moment(&movers, at(1000)), None);
    }

    #[test]
    fn a_turn_of_computers_alone_has_no_deadline() {
        let clock =
            ClockState::begun(Limit::DEFAULT, ClockTurn { to_move: Seats::one(SEAT), at: at(0) });
        assert_eq!((clock.next_moment(&[], at(0)), clock.due_act(&[], at(1000))), (None, None));
    }

    fn reminded(due: u64) -> TimeAct {
        TimeAct::Reminded { seats: Seats::one(SEAT), due: at(due) }
    }

    #[test]
    fn the_mover_gets_three_reminders_before_time_up_and_adjournment() {
        let expected = [
            (36, reminded(36)),
            (64, reminded(64)),
            (71, reminded(71)),
            (72, TimeAct::RanOut { due: at(72) }),
            (144, TimeAct::Adjourned),
        ];
        check(0..1000, &expected);
    }

    #[test]
    fn missed_reminders_are_sent_as_one_and_none_after_time_up() {
        let rest = |from: u64| (from + 72, TimeAct::Adjourned);
        let ran_out = (80, TimeAct::RanOut { due: at(72) });
        check([1, 70, 80, 151, 152], &[(70, reminded(64)), ran_out.clone(), rest(80)]);
        check([80, 500], &[ran_out, (500, TimeAct::Adjourned)]);
    }

    #[test]
    fn a_reminder_missed_before_quiet_hours_waits_until_they_end() {
        let turn = |at| ClockTurn { to_move: Seats::one(SEAT), at };
        let mut clock = ClockState::begun(Limit::DEFAULT, turn(at(0)));
        let hours = QuietHours::of("22-8");
        let reminders = ReminderSettings { hours, ..ReminderSettings::default() };
        let movers = [Mover { seat: SEAT, reminders }];
        assert_eq!(clock.next_moment(&movers, at(1)), Some(at(36)));
        // The second evening, at 23:00.
        assert_eq!(clock.due_act(&movers, at(47)), None);
        assert_eq!(clock.next_moment(&movers, at(47)), Some(at(56)));
        assert_eq!(clock.due_act(&movers, at(56)), Some(reminded(36)));
        // The reminders of the last day are planned for 16:00 and 21:59, and the deadline is midnight.
        clock.apply(&reminded(36), turn(at(56)));
        assert!(clock.due_act(&movers, at(71)).is_some(), "it can't wait until the deadline");
    }
}
