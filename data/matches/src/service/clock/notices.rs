//! `Notice` and `TimeUp`: what posts say about the clock and missed deadlines, derived from the journal.

use rules::{Seat, Seats};

use crate::ids::{Revision, Timestamp};
use crate::journal::head::Ending;
use crate::journal::records::{Act, Entry};
use crate::model::clock::acts::{Choice, TimeAct};
use crate::model::clock::reminders::LATE_MS;
use crate::model::clock::state::{ClockState, Rest};

/// A notice about the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The time of these seats is running out.
    Reminder {
        /// The seats of the reminded players.
        seats: Seats,
        /// Whether the reminder was sent long after it was due.
        is_late: bool,
    },
    /// The players to move have more time.
    MoreTime,
    /// The match is paused, since nobody decided after a missed deadline.
    Adjourned,
    /// A player resumed the match.
    Resumed {
        /// The seat of that player.
        seat: Seat,
    },
}

impl Notice {
    /// Whether the notice says something only about the turn in which its act happened.
    pub(super) fn is_about_turn(self) -> bool {
        match self {
            Self::MoreTime | Self::Resumed { .. } => true,
            // Whether these are outdated follows from the clock.
            Self::Reminder { .. } | Self::Adjourned => false,
        }
    }
}

/// The outcome of a missed deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeUp {
    /// The other players have not decided yet.
    Open {
        /// Whether the missed deadline was noticed long after it passed.
        is_late: bool,
    },
    /// The players to move have more time.
    MoreTime,
    /// The other players claimed the win. The late player lost or, if three or more played, left the match.
    Claimed {
        /// The seat of the late player.
        seat: Seat,
    },
    /// The match was called off.
    CalledOff,
    /// The other players did not decide in time, so the match was paused.
    Adjourned,
    /// Another player took over the late player's seat.
    TakenOver,
    /// The match ended otherwise, before the other players decided.
    Ended,
    /// The match went on without a decision.
    Passed,
}

/// The notice about the newest entry that has one, with the entry. `None` if the clock has made the notice outdated.
pub(super) fn notice<'a>(
    entries: &'a [Entry],
    time: &ClockState,
    to_move: Seats,
) -> Option<(Notice, &'a Entry)> {
    let (last, act) = entries.iter().rev().find_map(|entry| Some((entry, announced(entry)?)))?;
    let began_here = time.deadline().is_some() && time.from >= last.at && time.reminded.is_empty();
    let notice = match act {
        TimeAct::Reminded { .. } => reminder(entries, time, to_move),
        TimeAct::Extended => began_here.then_some(Notice::MoreTime),
        TimeAct::Resumed { seat } => began_here.then_some(Notice::Resumed { seat: *seat }),
        TimeAct::Adjourned => (time.rest == Some(Rest::Adjourned)).then_some(Notice::Adjourned),
        TimeAct::RanOut { .. } | TimeAct::Chose { .. } | TimeAct::Paused => None,
        TimeAct::WantsPause { .. } | TimeAct::WantsNoPause { .. } => None,
        TimeAct::AgreesToPause { .. } | TimeAct::Away { .. } | TimeAct::Back { .. } => None,
    };
    notice.map(|notice| (notice, last))
}

/// The act about the clock of an entry, if it gets a post of its own.
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

/// Whether a moment was noticed only long after it was due, because no process ran.
pub(super) fn is_overdue(due: Timestamp, at: Timestamp) -> bool {
    at > due.plus(LATE_MS)
}

#[derive(Clone, Copy)]
pub(crate) struct TimedOutTurn {
    /// The revision that recorded the missed deadline.
    pub(crate) since: Revision,
    /// The time when the missed deadline was recorded.
    pub(crate) at: Timestamp,
    pub(crate) status: TimeUp,
}

/// All missed deadlines, the newest last. `clock` is the current one or, once the match `is_over`, the one before its
/// end.
pub(crate) fn timed_out_turns(
    entries: &[&Entry],
    clock: Option<&ClockState>,
    is_over: bool,
) -> Vec<TimedOutTurn> {
    let ran_out = |entry: &&Entry| matches!(entry.act, Act::Time(TimeAct::RanOut { .. }));
    let is_open = clock.is_some_and(|clock| clock.up.is_some() && clock.rest.is_none());
    let mut turns = Vec::new();
    let mut rest = entries;
    while let Some(at) = rest.iter().position(ran_out) {
        let (question, later) = (rest[at], &rest[at + 1..]);
        let end = later.iter().position(ran_out).unwrap_or(later.len());
        let is_undecided = is_open && end == later.len();
        let status = match &question.act {
            Act::Time(TimeAct::RanOut { due }) if is_undecided && !is_over => {
                TimeUp::Open { is_late: is_overdue(*due, question.at) }
            }
            _ => status_after(question, &later[..end]).unwrap_or(match is_undecided {
                true => TimeUp::Ended,
                false => TimeUp::Passed,
            }),
        };
        turns.push(TimedOutTurn { since: question.revision, at: question.at, status });
        rest = later;
    }
    turns
}

/// The decision about a missed deadline, from the entries before the next one.
fn status_after(question: &Entry, later: &[&Entry]) -> Option<TimeUp> {
    let mut before = question;
    for entry in later {
        match &entry.act {
            Act::Time(TimeAct::Extended) => return Some(TimeUp::MoreTime),
            Act::Time(TimeAct::Adjourned) => return Some(TimeUp::Adjourned),
            Act::Ended(Ending::CalledOff) if is_carried_out(before, entry, Choice::CallOff) => {
                return Some(TimeUp::CalledOff);
            }
            Act::Ended(Ending::OutOfTime { seat }) => return Some(TimeUp::Claimed { seat: *seat }),
            Act::Substituted { .. } => return Some(TimeUp::TakenOver),
            Act::LeftTable { seat } if is_carried_out(before, entry, Choice::Claim) => {
                return Some(TimeUp::Claimed { seat: *seat });
            }
            _ => before = entry,
        }
    }
    None
}

/// Whether an act carries out this choice, of the vote before it in the same commit. Otherwise, the late player left
/// by themselves, or a moderator ended the match.
///
/// In an event, the clock calls a match off without a vote.
fn is_carried_out(vote: &Entry, act: &Entry, choice: Choice) -> bool {
    let is_vote =
        matches!(vote.act, Act::Time(TimeAct::Chose { choice: chosen, .. }) if chosen == choice);
    let is_clock = matches!(vote.act, Act::Time(TimeAct::RanOut { .. }));
    (is_vote || is_clock && choice == Choice::CallOff) && vote.at == act.at
}
