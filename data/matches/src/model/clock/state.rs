//! `ClockState`: the clock of a match, derived from its journal.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;
use crate::model::clock::acts::{Choice, TimeAct};
use crate::model::clock::limit::{HOUR, Limit};

/// The clock of a running match with a turn limit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ClockState {
    pub(crate) limit: Limit,
    /// The time from which `left` runs down. During a vacation it is in the future.
    pub(crate) from: Timestamp,
    /// The milliseconds that the turn has left at `from`.
    pub(crate) left: u64,
    /// The time when the end of the turn's time was recorded. `None` while time is left.
    pub(crate) up: Option<Timestamp>,
    /// The choices of the waiting players since the turn's time ran out.
    pub(crate) choices: Vec<(Seat, Choice)>,
    /// The reason why the match is paused. `None` unless it is paused.
    pub(crate) rest: Option<Rest>,
    /// The time of each seat's last reminder in this turn.
    pub(crate) reminded: Vec<(Seat, Timestamp)>,
    /// The seats on vacation, with the end of each vacation.
    pub(crate) away: Vec<(Seat, Timestamp)>,
    /// The remaining time bank of each seat, in milliseconds. Empty if the match has no banks.
    pub(crate) banks: Vec<u64>,
    /// The part of `left` that comes from time banks.
    pub(crate) reserve: u64,
}

/// The reason why a match is paused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// The players agreed to a pause.
    Paused,
    /// Time ran out, and the waiting players did not decide in time.
    Adjourned,
}

/// The seats to move, and the time of an act.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClockTurn {
    pub(crate) to_move: Seats,
    pub(crate) at: Timestamp,
}

impl ClockState {
    /// The clock at the start of a match.
    pub(crate) fn begun(limit: Limit, turn: ClockTurn) -> Self {
        let mut clock = Self {
            limit,
            from: turn.at,
            left: limit.ms(),
            up: None,
            choices: Vec::new(),
            rest: None,
            reminded: Vec::new(),
            away: Vec::new(),
            banks: Vec::new(),
            reserve: 0,
        };
        clock.next_turn(turn);
        clock
    }

    /// Adds a time bank for each of `seats` seats, at the start of a match.
    pub(crate) fn with_banks(mut self, bank_ms: u64, seats: u8, turn: ClockTurn) -> Self {
        if bank_ms > 0 {
            self.banks = vec![bank_ms; usize::from(seats)];
            self.begin_anew(turn);
        }
        self
    }

    /// Charges the time since `from` to the turn and the time banks.
    ///
    /// Once the limit is used up, the seats in `movers` pay from their banks.
    pub(crate) fn charge_banks(&mut self, movers: Seats, at: Timestamp) {
        if self.banks.is_empty() || self.deadline().is_none() || at <= self.from {
            return;
        }
        self.left = self.left.saturating_sub(at.0 - self.from.0);
        self.from = at;
        let used = self.reserve.saturating_sub(self.left);
        self.reserve -= used;
        for seat in movers.iter() {
            if let Some(bank) = self.banks.get_mut(seat.index()) {
                *bank = bank.saturating_sub(used);
            }
        }
    }

    /// Sets the time banks, as they are after all charges until `at`.
    pub(crate) fn set_banks(&mut self, banks: Vec<u64>, at: Timestamp) {
        self.banks = banks;
        self.from = at;
    }

    /// The time when the turn's time runs out. `None` while paused, or if it has run out.
    pub(crate) fn deadline(&self) -> Option<Timestamp> {
        let runs = self.up.is_none() && self.rest.is_none();
        runs.then(|| self.from.plus(self.left))
    }

    /// Begins the next turn. A paused match continues.
    pub(crate) fn next_turn(&mut self, turn: ClockTurn) {
        self.away.retain(|(_, until)| *until > turn.at);
        self.rest = None;
        self.begin_anew(turn);
    }

    /// Begins the next turn after the departure of a player to move. An agreed pause goes on: only a move or a player
    /// ends it.
    pub(crate) fn passes_on(&mut self, turn: ClockTurn) {
        let pause = self.rest.filter(|rest| *rest == Rest::Paused);
        self.next_turn(turn);
        self.rest = pause;
    }

    /// Continues the turn after an act. If other seats are to move now, the choices after a deadline are void.
    pub(crate) fn goes_on(&mut self, before: Seats, turn: ClockTurn) {
        if turn.to_move != before {
            self.choices.clear();
        }
        self.rewind(turn);
    }

    /// Continues the turn after the departure of a player who was not to move. All choices about a missed deadline are
    /// void.
    pub(crate) fn goes_on_without(&mut self, turn: ClockTurn) {
        self.choices.clear();
        self.rewind(turn);
    }

    /// Hands a seat to another player. Other players may choose now, so the choices after a deadline are void.
    ///
    /// If the seat is to move, the turn gets its whole limit again, unless the match is paused by agreement.
    pub(crate) fn taken_over(&mut self, seat: Seat, turn: ClockTurn) {
        self.away.retain(|(away, _)| *away != seat);
        self.choices.clear();
        self.reminded.retain(|(reminded, _)| *reminded != seat);
        if turn.to_move.contains(seat) && self.rest != Some(Rest::Paused) {
            self.rest = None;
            self.begin_anew(turn);
        } else {
            self.rewind(turn);
        }
    }

    /// Applies an act about the clock.
    pub(crate) fn apply(&mut self, act: &TimeAct, turn: ClockTurn) {
        match *act {
            TimeAct::Reminded { seats, .. } => {
                self.reminded.retain(|(seat, _)| !seats.contains(*seat));
                self.reminded.extend(seats.iter().map(|seat| (seat, turn.at)));
            }
            TimeAct::RanOut { .. } => self.up = Some(turn.at),
            TimeAct::Chose { seat, choice } => {
                self.choices.retain(|(chooser, _)| *chooser != seat);
                self.choices.push((seat, choice));
            }
            TimeAct::Extended => self.begin_anew(turn),
            TimeAct::Adjourned => self.rest = Some(Rest::Adjourned),
            // Only `Paused` changes the clock.
            TimeAct::WantsPause { .. }
            | TimeAct::AgreesToPause { .. }
            | TimeAct::WantsNoPause { .. } => {}
            TimeAct::Paused => self.pause(turn),
            TimeAct::Resumed { .. } => self.resume(turn),
            TimeAct::Away { seat, until } => {
                self.away.retain(|(away, _)| *away != seat);
                self.away.push((seat, until));
                self.rewind(turn);
            }
            TimeAct::Back { seat } => {
                self.away.retain(|(away, _)| *away != seat);
                self.rewind(turn);
            }
        }
    }

    /// The seats that may choose after the deadline: those in `staying` that are not to move.
    pub(crate) fn choosers(to_move: Seats, staying: Seats) -> Seats {
        staying.iter().filter(|seat| !to_move.contains(*seat)).collect()
    }

    /// The choice of more than half of the choosers, if there is one.
    pub(crate) fn decided(&self, choosers: Seats) -> Option<Choice> {
        Choice::ALL.into_iter().find(|wanted| {
            let chosen = self
                .choices
                .iter()
                .filter(|(seat, choice)| choosers.contains(*seat) && choice == wanted);
            2 * chosen.count() > choosers.len()
        })
    }

    /// Whether the clock stands still because a player to move is on vacation.
    pub(crate) fn stands_still(&self, to_move: Seats) -> bool {
        self.away_until(to_move).is_some_and(|until| until >= self.from)
    }

    /// Gives the turn its whole limit, and forgets reminders and choices.
    fn begin_anew(&mut self, turn: ClockTurn) {
        let banks = turn.to_move.iter().filter_map(|seat| self.banks.get(seat.index()));
        self.reserve = banks.min().copied().unwrap_or_default();
        (self.from, self.left) = (turn.at, self.limit.ms() + self.reserve);
        self.up = None;
        self.choices.clear();
        self.reminded.clear();
        self.rewind(turn);
    }

    fn pause(&mut self, turn: ClockTurn) {
        self.rewind(turn);
        self.rest = Some(Rest::Paused);
    }

    /// Resumes the match. After an agreed pause the turn has its remaining time, but at least an hour. Otherwise it
    /// gets a whole limit.
    fn resume(&mut self, turn: ClockTurn) {
        match self.rest.take() {
            Some(Rest::Paused) => {
                self.from = turn.at;
                self.left = self.left.max(HOUR);
                self.rewind(turn);
            }
            Some(Rest::Adjourned) => self.begin_anew(turn),
            None => {}
        }
    }

    /// Charges the time since `from` to the turn. The clock then runs from now or, if players to move are on vacation,
    /// from the last one's return.
    fn rewind(&mut self, turn: ClockTurn) {
        if self.deadline().is_none() {
            return;
        }
        self.left = self.left.saturating_sub(turn.at.0.saturating_sub(self.from.0));
        let was_still = self.from > turn.at;
        self.from = turn.at;
        let back = self.away_until(turn.to_move).filter(|until| *until > turn.at);
        self.from = back.unwrap_or(turn.at);
        if was_still || back.is_some() {
            self.left = self.left.max(HOUR);
        }
    }

    fn away_until(&self, to_move: Seats) -> Option<Timestamp> {
        let away = self.away.iter().filter(|(seat, _)| to_move.contains(*seat));
        away.map(|(_, until)| *until).max()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 24 * HOUR;

    fn turn(at: u64, seat: u8) -> ClockTurn {
        ClockTurn { to_move: Seats::one(Seat(seat)), at: Timestamp(at) }
    }

    fn begun() -> ClockState {
        ClockState::begun(Limit::DEFAULT, turn(0, 0))
    }

    fn check(clock: &ClockState, expected: Option<u64>) {
        assert_eq!(clock.deadline(), expected.map(Timestamp));
    }

    #[test]
    fn a_turn_has_its_whole_limit_from_its_beginning() {
        let mut clock = begun();
        check(&clock, Some(3 * DAY));
        clock.next_turn(turn(DAY, 1));
        check(&clock, Some(4 * DAY));
    }

    #[test]
    fn a_pause_uses_no_time_and_leaves_at_least_an_hour() {
        let mut clock = begun();
        clock.apply(&TimeAct::Paused, turn(DAY, 0));
        check(&clock, None);
        clock.apply(&TimeAct::Resumed { seat: Seat(1) }, turn(9 * DAY, 0));
        check(&clock, Some(11 * DAY));
        clock.apply(&TimeAct::Paused, turn(11 * DAY - 1, 0));
        clock.apply(&TimeAct::Resumed { seat: Seat(0) }, turn(20 * DAY, 0));
        check(&clock, Some(20 * DAY + HOUR));
    }

    #[test]
    fn the_clock_stops_only_while_the_mover_is_on_vacation() {
        let mut clock = begun();
        let (seat, until) = (Seat(0), Timestamp(10 * DAY));
        clock.apply(&TimeAct::Away { seat: Seat(1), until }, turn(DAY, 0));
        check(&clock, Some(3 * DAY));
        clock.apply(&TimeAct::Away { seat, until }, turn(DAY, 0));
        check(&clock, Some(12 * DAY));
        assert!(clock.stands_still(Seats::one(seat)));
        clock.apply(&TimeAct::Back { seat }, turn(5 * DAY, 0));
        check(&clock, Some(7 * DAY));
        clock.next_turn(turn(6 * DAY, 1));
        check(&clock, Some(13 * DAY));
    }

    #[test]
    fn a_substitute_to_move_gets_a_whole_limit_and_a_pause_stays_paused() {
        let ran_out = TimeAct::RanOut { due: Timestamp(3 * DAY) };
        for is_adjourned in [false, true] {
            let mut clock = begun();
            clock.apply(&TimeAct::Away { seat: Seat(0), until: Timestamp(1) }, turn(0, 0));
            clock.apply(&ran_out, turn(4 * DAY, 0));
            if is_adjourned {
                clock.apply(&TimeAct::Adjourned, turn(7 * DAY, 0));
            }
            clock.taken_over(Seat(0), turn(9 * DAY, 0));
            check(&clock, Some(12 * DAY));
            assert!(clock.rest.is_none() && clock.away.is_empty());
        }
        let mut clock = begun();
        clock.taken_over(Seat(1), turn(DAY, 0));
        check(&clock, Some(3 * DAY));
        clock.apply(&TimeAct::Paused, turn(DAY, 0));
        clock.taken_over(Seat(0), turn(2 * DAY, 0));
        assert_eq!(clock.rest, Some(Rest::Paused));
    }

    #[test]
    fn a_time_bank_is_used_after_the_limit_and_never_refilled() {
        let mut clock = begun().with_banks(10 * DAY, 2, turn(0, 0));
        check(&clock, Some(13 * DAY));
        let mover = Seats::one(Seat(0));
        clock.charge_banks(mover, Timestamp(5 * DAY));
        clock.next_turn(turn(5 * DAY, 1));
        assert_eq!(clock.banks, [8 * DAY, 10 * DAY]);
        clock.charge_banks(Seats::one(Seat(1)), Timestamp(6 * DAY));
        clock.next_turn(turn(6 * DAY, 0));
        assert_eq!(clock.banks, [8 * DAY, 10 * DAY]);
        check(&clock, Some(17 * DAY));
        clock.charge_banks(mover, Timestamp(17 * DAY));
        assert_eq!(clock.banks, [0, 10 * DAY]);
    }

    #[test]
    fn a_vacation_uses_no_time_of_a_bank() {
        let mut clock = begun().with_banks(2 * DAY, 2, turn(0, 0));
        let until = Timestamp(30 * DAY);
        clock.apply(&TimeAct::Away { seat: Seat(0), until }, turn(DAY, 0));
        check(&clock, Some(34 * DAY));
        clock.charge_banks(Seats::one(Seat(0)), Timestamp(20 * DAY));
        clock.next_turn(turn(20 * DAY, 1));
        assert_eq!(clock.banks, [2 * DAY, 2 * DAY]);
    }

    #[test]
    fn more_than_half_of_the_waiting_players_decide() {
        let choosers = Seats::all(3).without(Seat(0));
        let mut clock = begun();
        clock.apply(&TimeAct::RanOut { due: Timestamp(3 * DAY) }, turn(3 * DAY, 0));
        let chose = |seat, choice| TimeAct::Chose { seat: Seat(seat), choice };
        clock.apply(&chose(1, Choice::Claim), turn(3 * DAY, 0));
        assert_eq!(clock.decided(choosers), None);
        clock.apply(&chose(2, Choice::MoreTime), turn(3 * DAY, 0));
        assert_eq!(clock.decided(choosers), None);
        clock.apply(&chose(1, Choice::MoreTime), turn(3 * DAY, 0));
        assert_eq!(clock.decided(choosers), Some(Choice::MoreTime));
        clock.apply(&TimeAct::Extended, turn(4 * DAY, 0));
        check(&clock, Some(7 * DAY));
        assert_eq!(clock.choices, []);
    }
}
