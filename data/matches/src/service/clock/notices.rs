//! Notices about the clock, and missed deadlines, derived from the journal.

use rules::{Seat, Seats};

use crate::ids::{Revision, Timestamp};
use crate::journal::head::Ending;
use crate::journal::records::{Act, Entry};
use crate::model::clock::acts::TimeAct;
use crate::model::clock::reminders::LATE_MS;
use crate::model::clock::state::{ClockState, Rest};

/// A notice about the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The time of these players is running out.
    Reminder {
        /// The seats.
        seats: Seats,
        /// Whether the reminder is late.
        is_late: bool,
    },
    /// The players to move have more time.
    MoreTime,
    /// The match is paused, since no choice was made.
    Adjourned,
    /// The match is resumed.
    Resumed {
        /// The seat that resumed it.
        seat: Seat,
    },
}

/// The outcome of a missed deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeUp {
    /// The others have not chosen yet.
    Open {
        /// Whether the question is late.
        is_late: bool,
    },
    /// The players to move have more time.
    MoreTime,
    /// The others claimed the win: this seat has lost, or left the table.
    Claimed {
        /// The late seat.
        seat: Seat,
    },
    /// The match was called off.
    CalledOff,
    /// No choice was made, and the match was paused.
    Adjourned,
    /// Another player has taken over the seat.
    TakenOver,
    /// The match went on by itself, or is over.
    Passed,
}

/// The notice for these entries: about the newest act that has a message of its own. `None` if it is outdated.
pub(crate) fn notice(entries: &[Entry], time: &ClockState, to_move: Seats) -> Option<Notice> {
    let (last, act) = entries.iter().rev().find_map(|entry| Some((entry, announced(entry)?)))?;
    let began_here = time.deadline().is_some() && time.from >= last.at && time.reminded.is_empty();
    match act {
        TimeAct::Reminded { .. } => reminder(entries, time, to_move),
        TimeAct::Extended => began_here.then_some(Notice::MoreTime),
        TimeAct::Resumed { seat } => began_here.then_some(Notice::Resumed { seat: *seat }),
        TimeAct::Adjourned => (time.rest == Some(Rest::Adjourned)).then_some(Notice::Adjourned),
        TimeAct::RanOut { .. } | TimeAct::Chose { .. } | TimeAct::Paused => None,
        TimeAct::WantsPause { .. } | TimeAct::WantsNoPause { .. } => None,
        TimeAct::AgreesToPause { .. } | TimeAct::Away { .. } | TimeAct::Back { .. } => None,
    }
}

/// The act about the clock, if it has a message of its own.
fn announced(entry: &Entry) -> Option<&TimeAct> {
    match &entry.act {
        Act::Time(act) if act.is_announced() => Some(act),
        _ => None,
    }
}

fn reminder(entries: &[Entry], time: &ClockState, to_move: Seats) -> Option<Notice> {
    time.deadline()?;
    let is_current = |seat: &Seat, at: Timestamp| {
        to_move.contains(*seat)
            && time.reminded.iter().any(|(one, last)| one == seat && *last >= at)
    };
    let (mut seats, mut is_late) = (Seats::NONE, false);
    for entry in entries {
        let Act::Time(TimeAct::Reminded { seats: reminded, due }) = &entry.act else { continue };
        let current: Seats = reminded.iter().filter(|seat| is_current(seat, entry.at)).collect();
        if !current.is_empty() {
            seats = current.iter().fold(seats, Seats::with);
            is_late = is_overdue(*due, entry.at);
        }
    }
    (!seats.is_empty()).then_some(Notice::Reminder { seats, is_late })
}

fn is_overdue(due: Timestamp, at: Timestamp) -> bool {
    at > due.plus(LATE_MS)
}

/// A missed deadline.
#[derive(Clone, Copy)]
pub(crate) struct TimedOutTurn {
    /// The entry that noted it.
    pub(crate) since: Revision,
    /// The time of that entry.
    pub(crate) at: Timestamp,
    pub(crate) status: TimeUp,
}

/// The missed deadlines, the newest at the end.
pub(crate) fn timed_out_turns(entries: &[&Entry], clock: Option<&ClockState>) -> Vec<TimedOutTurn> {
    let ran_out = |entry: &&Entry| matches!(entry.act, Act::Time(TimeAct::RanOut { .. }));
    let is_open = clock.is_some_and(|clock| clock.up.is_some() && clock.rest.is_none());
    let mut turns = Vec::new();
    let mut rest = entries;
    while let Some(at) = rest.iter().position(ran_out) {
        let (question, later) = (rest[at], &rest[at + 1..]);
        let end = later.iter().position(ran_out).unwrap_or(later.len());
        let is_newest = end == later.len();
        let status = match &question.act {
            Act::Time(TimeAct::RanOut { due }) if is_open && is_newest => {
                TimeUp::Open { is_late: is_overdue(*due, question.at) }
            }
            _ => status_after(question, &later[..end]),
        };
        turns.push(TimedOutTurn { since: question.revision, at: question.at, status });
        rest = later;
    }
    turns
}

/// The outcome of a missed deadline, from the entries up to the next one.
fn status_after(question: &Entry, later: &[&Entry]) -> TimeUp {
    let mut before = question;
    for entry in later {
        let chosen = matches!(before.act, Act::Time(TimeAct::Chose { .. }));
        match &entry.act {
            Act::Time(TimeAct::Extended) => return TimeUp::MoreTime,
            Act::Time(TimeAct::Adjourned) => return TimeUp::Adjourned,
            Act::Ended(Ending::CalledOff) => return TimeUp::CalledOff,
            Act::Ended(Ending::OutOfTime { seat }) => return TimeUp::Claimed { seat: *seat },
            Act::Substituted { .. } => return TimeUp::TakenOver,
            Act::LeftTable { seat } if chosen => return TimeUp::Claimed { seat: *seat },
            _ => before = entry,
        }
    }
    TimeUp::Passed
}
