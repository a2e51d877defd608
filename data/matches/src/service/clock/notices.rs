//! What the journal tells of time: whom a message is for, and what became of what was asked.

use rules::{Seat, Seats};

use crate::ids::{Revision, Timestamp};
use crate::journal::head::Ending;
use crate::journal::records::{Act, Entry};
use crate::model::clock::acts::TimeAct;
use crate::model::clock::state::{ClockState, Rest};

/// After how many milliseconds a reminder is late, and says so.
const LATE: u64 = 10 * 60 * 1000;

/// Something about time that is told to those whom it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// These seats are to move, and their time runs out.
    Reminder {
        /// Who.
        seats: Seats,
        /// Whether they should have been told long before.
        is_late: bool,
    },
    /// Whoever is to move has more time.
    MoreTime,
    /// The match rests, because nobody chose.
    Adjourned,
    /// A match that rested goes on.
    Resumed {
        /// Who wanted it to.
        seat: Seat,
    },
}

/// What becomes of a match in which somebody's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeUp {
    /// The others are still to choose.
    Open {
        /// Whether they should have been asked long before.
        is_late: bool,
    },
    /// There is more time.
    MoreTime,
    /// This seat has lost, or left the table, because the others wanted it so.
    Claimed {
        /// Whose time was up.
        seat: Seat,
    },
    /// It was called off.
    CalledOff,
    /// Nobody chose, and it rests or did.
    Adjourned,
    /// Somebody else has taken the seat.
    TakenOver,
    /// It went on by itself, or is over.
    Passed,
}

/// What is to be told of these entries, the newest that were not told yet; nothing that is no longer so.
pub(crate) fn notice(entries: &[Entry], time: &ClockState, to_move: Seats) -> Option<Notice> {
    let (last, act) = entries.iter().rev().find_map(|entry| Some((entry, told(entry)?)))?;
    let began_here = time.deadline().is_some() && time.from >= last.at && time.reminded.is_empty();
    match act {
        TimeAct::Reminded { .. } => reminder(entries, time, to_move),
        TimeAct::Extended => began_here.then_some(Notice::MoreTime),
        TimeAct::Resumed { seat } => began_here.then_some(Notice::Resumed { seat: *seat }),
        _ => (time.rest == Some(Rest::Adjourned)).then_some(Notice::Adjourned),
    }
}

/// An act about time, if it is told in a message of its own.
pub(crate) fn told(entry: &Entry) -> Option<&TimeAct> {
    match &entry.act {
        Act::Time(act) if is_told(act) => Some(act),
        _ => None,
    }
}

pub(crate) fn is_told(act: &TimeAct) -> bool {
    use TimeAct::{Adjourned, Extended, Reminded, Resumed};
    matches!(act, Reminded { .. } | Extended | Adjourned | Resumed { .. })
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
        let loaded: Seats = reminded.iter().filter(|seat| is_current(seat, entry.at)).collect();
        if !loaded.is_empty() {
            seats = loaded.iter().fold(seats, Seats::with);
            is_late = is_overdue(*due, entry.at);
        }
    }
    (!seats.is_empty()).then_some(Notice::Reminder { seats, is_late })
}

fn is_overdue(due: Timestamp, at: Timestamp) -> bool {
    at > due.plus(LATE)
}

/// A turn whose time was up: the entry that said so with its moment, and what became of it.
pub(crate) type RanOut = ((Revision, Timestamp), TimeUp);

/// What became of each turn whose time was up; the newest at the end.
pub(crate) fn times_up(entries: &[&Entry], time: Option<&ClockState>) -> Vec<RanOut> {
    let ran_out = |entry: &&Entry| matches!(entry.act, Act::Time(TimeAct::RanOut { .. }));
    let is_open = time.is_some_and(|time| time.up.is_some() && time.rest.is_none());
    let mut times = Vec::new();
    let mut rest = entries;
    while let Some(at) = rest.iter().position(ran_out) {
        let (asked, later) = (rest[at], &rest[at + 1..]);
        let end = later.iter().position(ran_out).unwrap_or(later.len());
        let is_newest = end == later.len();
        let up = match &asked.act {
            Act::Time(TimeAct::RanOut { due }) if is_open && is_newest => {
                TimeUp::Open { is_late: is_overdue(*due, asked.at) }
            }
            _ => became(asked, &later[..end]),
        };
        times.push(((asked.revision, asked.at), up));
        rest = later;
    }
    times
}

/// What became of what was asked, by what came after it until something was asked anew.
fn became(asked: &Entry, later: &[&Entry]) -> TimeUp {
    let mut before = asked;
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
