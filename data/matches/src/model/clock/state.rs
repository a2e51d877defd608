//! How a running match stands in time. It follows from the journal, entry by entry.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;
use crate::model::clock::acts::{Choice, TimeAct};
use crate::model::clock::limit::{HOUR, Limit};

/// How a running match with a limit stands in time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ClockState {
    pub(crate) limit: Limit,
    /// From when the time of the turn runs. It may lie ahead, while somebody is away.
    pub(crate) from: Timestamp,
    /// How many milliseconds are left from then on.
    pub(crate) left: u64,
    /// Since when it is known that the time of the turn is up.
    pub(crate) up: Option<Timestamp>,
    /// What the others chose since then, each once.
    pub(crate) choices: Vec<(Seat, Choice)>,
    /// Why the match rests, if it does.
    pub(crate) rest: Option<Rest>,
    /// When each seat was reminded last in this turn.
    pub(crate) reminded: Vec<(Seat, Timestamp)>,
    /// For whom limits stand still, and until when.
    pub(crate) away: Vec<(Seat, Timestamp)>,
}

/// Why a match rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// All wanted it to.
    Paused,
    /// Time was up, and nobody chose.
    Adjourned,
}

/// A turn as an act finds it, or makes it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClockTurn {
    pub(crate) to_move: Seats,
    pub(crate) at: Timestamp,
}

impl ClockState {
    /// The first turn.
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
        };
        clock.next_turn(turn);
        clock
    }

    /// Until when the turn must be over; none while its time does not run.
    pub(crate) fn deadline(&self) -> Option<Timestamp> {
        let runs = self.up.is_none() && self.rest.is_none();
        runs.then(|| self.from.plus(self.left))
    }

    /// The turn is over, and another begins: whatever was asked in the old one is void, and a match that rested goes on.
    pub(crate) fn next_turn(&mut self, turn: ClockTurn) {
        self.away.retain(|(_, until)| *until > turn.at);
        self.rest = None;
        self.begin_anew(turn);
    }

    /// The turn goes on, perhaps with others to move than before: what was chosen about some does not count about others.
    pub(crate) fn goes_on(&mut self, before: Seats, turn: ClockTurn) {
        if turn.to_move != before {
            self.choices.clear();
        }
        self.rewind(turn);
    }

    /// A seat has left, and the turn goes on: whoever stays is asked anew.
    pub(crate) fn goes_on_without(&mut self, turn: ClockTurn) {
        self.choices.clear();
        self.rewind(turn);
    }

    /// Somebody else sits there from now on. Whoever comes while it is their turn has a whole limit, also where time was up.
    pub(crate) fn taken_over(&mut self, seat: Seat, turn: ClockTurn) {
        self.away.retain(|(away, _)| *away != seat);
        self.choices.retain(|(chooser, _)| *chooser != seat);
        self.reminded.retain(|(reminded, _)| *reminded != seat);
        if turn.to_move.contains(seat) && self.rest != Some(Rest::Paused) {
            self.rest = None;
            self.begin_anew(turn);
        } else {
            self.rewind(turn);
        }
    }

    /// What an act about time makes of it.
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
            // Until all agree nothing changes.
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

    /// The seats that can choose when time is up: those at the table whose turn it is not.
    pub(crate) fn choosers(to_move: Seats, staying: Seats) -> Seats {
        staying.iter().filter(|seat| !to_move.contains(*seat)).collect()
    }

    /// What more than half of the choosers have chosen, if they have.
    pub(crate) fn decided(&self, choosers: Seats) -> Option<Choice> {
        Choice::ALL.into_iter().find(|wanted| {
            let chosen = self
                .choices
                .iter()
                .filter(|(seat, choice)| choosers.contains(*seat) && choice == wanted);
            2 * chosen.count() > choosers.len()
        })
    }

    /// Whether the time of the turn stands still because somebody who is to move is away.
    pub(crate) fn stands_still(&self, to_move: Seats) -> bool {
        self.away_until(to_move).is_some_and(|until| until >= self.from)
    }

    /// The turn has its whole limit from now on.
    fn begin_anew(&mut self, turn: ClockTurn) {
        (self.from, self.left) = (turn.at, self.limit.ms());
        self.up = None;
        self.choices.clear();
        self.reminded.clear();
        self.rewind(turn);
    }

    fn pause(&mut self, turn: ClockTurn) {
        self.rewind(turn);
        self.rest = Some(Rest::Paused);
    }

    /// After a pause the turn goes on where it was, with an hour at least; after an adjournment it begins anew.
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

    /// Counts what has run until now. From now on time runs, or from when the last of those is back who are to move.
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
    fn a_turn_has_its_limit_from_its_beginning() {
        let mut clock = begun();
        check(&clock, Some(3 * DAY));
        clock.next_turn(turn(DAY, 1));
        check(&clock, Some(4 * DAY));
    }

    #[test]
    fn a_pause_takes_nothing_and_an_hour_is_left_after_it() {
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
    fn limits_stand_still_for_whoever_is_away_and_for_nobody_else() {
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
    fn whoever_comes_while_it_is_their_turn_has_a_whole_limit_and_a_pause_stays_one() {
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
    fn more_than_half_of_those_who_wait_decide() {
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
