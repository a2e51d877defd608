//! `EventTable`: a table of an event, and the points that the end of its match gives.

use rules::{Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::MatchId;
use crate::journal::clubs::event_acts::{TableEnd, TableResult};
use crate::journal::head::{Ending, Stage};
use crate::journal::records::{Act, Entry, StoredHead};
use crate::model::clock::acts::TimeAct;
use crate::model::clubs::Entrant;
use crate::model::clubs::points::{Points, points_by_rank};
use crate::model::clubs::standings::ScoredTable;

/// A table of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventTable {
    /// The number of the table within the event, from 0.
    pub number: u32,
    /// The number of its round or season.
    pub round: u32,
    /// The division of a league, from 0. 0 in other formats.
    pub division: u32,
    /// The entrants, by seat once the match has begun.
    pub entrants: Vec<Entrant>,
    /// The match, once it has begun.
    pub id: Option<MatchId>,
    /// The result, once there is one.
    pub result: Option<TableResult>,
    /// The entrants who withdrew and gave up this match.
    pub forfeits: Vec<Entrant>,
}

impl EventTable {
    /// Whether the match is running.
    pub fn is_running(&self) -> bool {
        self.id.is_some() && self.result.is_none()
    }

    /// The seat that an entrant got in the match, even if another player has taken it over since.
    pub(crate) fn seat_of(&self, entrant: Entrant) -> Option<Seat> {
        let index = self.entrants.iter().position(|&one| one == entrant)?;
        u8::try_from(index).ok().map(Seat)
    }

    /// The entrants and their points. `None` if the table is undecided or annulled.
    pub fn scored(&self) -> Option<ScoredTable> {
        let result = self.result.as_ref().filter(|result| result.end != TableEnd::Annulled)?;
        Some(ScoredTable { entrants: self.entrants.clone(), points: result.points.clone() })
    }

    /// The result of a table whose match never began. The entrants in `absent` lose. If all are absent, the table is
    /// annulled.
    pub(crate) fn unplayed(&self, absent: &[Entrant]) -> TableResult {
        let ranks: Vec<_> =
            self.entrants.iter().map(|entrant| i32::from(!absent.contains(entrant))).collect();
        let all_are_absent = ranks.iter().all(|rank| *rank == 0);
        let (end, late) = (TableEnd::Walkover, Vec::new());
        match all_are_absent {
            true => self.annulled(),
            false => TableResult { points: points_by_rank(&ranks), end, late },
        }
    }

    /// A result that does not count.
    pub(crate) fn annulled(&self) -> TableResult {
        let points = vec![Points::NONE; self.entrants.len()];
        TableResult { points, end: TableEnd::Annulled, late: Vec::new() }
    }

    /// The result of the table, from the end of its match. `None` while the match runs. `late` is [`late_by_clock`].
    pub(crate) fn result_of(&self, head: &StoredHead, late: Seats) -> Option<TableResult> {
        let Stage::Over(ending) = &head.stage else { return None };
        Some(self.result_by(ending, head, late))
    }

    /// The result that this ending gives the table. The other arguments are those of [`Self::result_of`].
    pub(crate) fn result_by(&self, ending: &Ending, head: &StoredHead, late: Seats) -> TableResult {
        if usize::from(head.seats) != self.entrants.len() {
            return self.annulled();
        }
        let late = match ending {
            Ending::OutOfTime { seat } => late.with(*seat),
            Ending::Walkover { seat } if !head.moved.contains(*seat) => late.with(*seat),
            _ => late,
        };
        let late = late.iter().filter_map(|seat| self.entrants.get(seat.index()).copied());
        let late = late.filter(|late| !self.forfeits.contains(late)).collect();
        let end = table_end(ending);
        if end == TableEnd::Annulled {
            return TableResult { late, ..self.annulled() };
        }
        TableResult { points: points_by_rank(&ranks(ending, head)), end, late }
    }
}

/// The seats of an event's match that ran out of time, unless they lost the match by that. Either the clock removed
/// them while the others played on, or it called the match off because nobody had moved in time.
///
/// The head of the match does not distinguish them from players who resigned. In the journal, these seats leave in the
/// commit that records the end of their time.
pub(crate) fn late_by_clock(entries: &[Entry], head: &StoredHead) -> Seats {
    let acts: Vec<_> = entries.iter().map(|entry| &entry.act).collect();
    acts.windows(2).fold(Seats::NONE, |late, pair| match pair {
        [Act::Time(TimeAct::RanOut { .. }), Act::LeftTable { seat }] => late.with(*seat),
        [Act::Time(TimeAct::RanOut { .. }), Act::Ended(Ending::CalledOff)] => {
            late | (Seats::all(head.seats) - head.gone)
        }
        // A match that a moderator ends does not count.
        [_, Act::Ended(Ending::CalledOff)] => Seats::NONE,
        _ => late,
    })
}

/// Whether [`late_by_clock`] may not be empty, so that the journal must be read.
pub(crate) fn may_be_late_by_clock(head: &StoredHead) -> bool {
    !head.gone.is_empty() || matches!(head.stage, Stage::Over(Ending::CalledOff))
}

fn table_end(ending: &Ending) -> TableEnd {
    match ending {
        Ending::Rules(_) | Ending::Resigned { .. } | Ending::DrawAgreed => TableEnd::Played,
        Ending::OutOfTime { .. } | Ending::Gone { .. } | Ending::CallOffAgreed => TableEnd::Played,
        // A player who aborts a match before everyone has moved loses it.
        Ending::Walkover { .. } | Ending::Aborted { .. } => TableEnd::Walkover,
        Ending::Adjudicated { .. } => TableEnd::Adjudicated,
        Ending::CalledOff | Ending::Declined => TableEnd::Annulled,
        Ending::Withdrawn | Ending::Expired => TableEnd::Annulled,
    }
}

/// The rank of each seat, the higher the better. Seats that left the match early have -1, unless an organizer gave them
/// the win.
fn ranks(ending: &Ending, head: &StoredHead) -> Vec<i32> {
    let staying = Seats::all(head.seats) - head.gone;
    let (ahead, is_draw) = match ending {
        Ending::Rules(Outcome { winners, draw, .. }) => (*winners, *draw || winners.is_empty()),
        Ending::Adjudicated { winners } => (*winners, winners.is_empty()),
        Ending::Resigned { seat } | Ending::OutOfTime { seat } | Ending::Gone { seat } => {
            (staying.without(*seat), false)
        }
        Ending::Walkover { seat } | Ending::Aborted { seat } => (staying.without(*seat), false),
        Ending::DrawAgreed | Ending::CallOffAgreed | Ending::CalledOff => (Seats::NONE, true),
        Ending::Declined | Ending::Withdrawn | Ending::Expired => (Seats::NONE, true),
    };
    let is_given = |seat| matches!(ending, Ending::Adjudicated { .. }) && ahead.contains(seat);
    let rank = |seat: Seat| match () {
        () if head.gone.contains(seat) && !is_given(seat) => -1,
        () if is_draw || ahead.contains(seat) => 1,
        () => 0,
    };
    Seats::all(head.seats).iter().map(rank).collect()
}
