//! The time of running matches: what it brings by itself, and what the table does about it.

mod expire;
pub(crate) mod notices;
mod preferences;
pub(crate) mod questions;
pub(crate) mod timers;

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision, Timestamp};
use crate::jobs;
use crate::jobs::{JobKind, Lane, Line};
use crate::journal::head::Ending;
use crate::journal::history::standing_entries;
use crate::journal::records::Act;
use crate::journal::snapshot::{Change, Loaded};
use crate::model::clock::acts::{Choice, TimeAct};
use crate::model::clock::state::ClockState;
use crate::service::commit::Asker;
use crate::service::{By, Done, Matches};
use notices::{Notice, TimeUp};

impl Matches {
    /// Chooses what shall become of a match in which somebody else's time is up: by the entry of this revision or, where
    /// none is named, by the newest that said so. What more than half of those choose who wait is done.
    ///
    /// # Errors
    /// It is not a running match of theirs, nobody else's time is up in it, or it is so by another entry.
    pub fn choose(
        &self,
        id: MatchId,
        (on, choice): (Option<Revision>, Choice),
        by: By,
    ) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            let seat = loaded.seat(by.player)?;
            let (time, to_move) = (time_of(loaded)?, loaded.state.head.to_move);
            if time.up.is_none() || time.rest.is_some() {
                return Err(Refused::TimeRemains(id));
            }
            if to_move.contains(seat) {
                return Err(Refused::OwnTimeIsUp(id));
            }
            if on.is_some() && on != self.ran_out(loaded)? {
                return Err(Refused::AskedAnew(id));
            }
            if time.choices.contains(&(seat, choice)) {
                return Err(Refused::ChosenBefore);
            }
            let chose = TimeAct::Chose { seat, choice };
            let mut after = time.clone();
            after.apply(&chose, loaded.state.turn_at(by.now));
            let decided =
                after.decided(ClockState::choosers(to_move, loaded.people_at_table().collect()));
            let acts = decided.and_then(|choice| consequence(loaded, choice));
            Ok(Change::all([Act::Time(chose)].into_iter().chain(acts)))
        })
    }

    /// Has a match go on that rests.
    ///
    /// # Errors
    /// It is not a running match of theirs, or it does not rest.
    pub fn resume(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            let seat = loaded.seat(by.player)?;
            if time_of(loaded)?.rest.is_none() {
                return Err(Refused::NotResting(id));
            }
            Ok(Change::of(Act::Time(TimeAct::Resumed { seat })))
        })
    }

    /// Does what time has brought in a match, and says when to look again; none where that is written down, or time
    /// brings nothing more by itself.
    ///
    /// # Errors
    /// There is no such match, or the store has failed.
    pub fn look_after_time(
        &self,
        id: MatchId,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, Refused> {
        let loaded = self.load(id)?;
        let movers = self.movers(&loaded)?;
        let Some(time) = loaded.time() else { return Ok(None) };
        if time.due_act(&movers, now).is_none() {
            let line = Line { target: Some(id), lane: Lane::Time };
            let line = jobs::in_line(self.store.as_ref(), line)?;
            let times = line.iter().filter(|found| found.row.kind == JobKind::Time);
            let is_alone = times.count() <= 1;
            return Ok(time.next_moment(&movers).filter(|_| is_alone));
        }
        let asker = Asker { player: PlayerId::GONE, key: None, now };
        self.change(id, asker, |loaded| {
            let movers = self.movers(loaded)?;
            let time = loaded.time();
            // Somebody was faster: it is looked at again.
            let act = time.and_then(|time| time.due_act(&movers, now)).ok_or(Refused::Busy)?;
            Ok(Change::of(Act::Time(act)))
        })?;
        Ok(None)
    }

    /// What is to be told of time that these revisions brought; nothing that is no longer so.
    ///
    /// # Errors
    /// There is no such match, it is out of order, or the store has failed.
    pub fn notice(
        &self,
        id: MatchId,
        (first, last): (Revision, Revision),
    ) -> Result<Option<Notice>, Refused> {
        let loaded = self.load(id)?;
        let Some(time) = loaded.time() else { return Ok(None) };
        let mut entries = self.entries(id)?;
        entries.retain(|entry| (first..=last).contains(&entry.revision));
        Ok(notices::notice(&entries, time, loaded.state.head.to_move))
    }

    /// What became of the last turn whose time was up; none, if there was none.
    ///
    /// # Errors
    /// As [`Matches::notice`].
    pub fn time_up(&self, id: MatchId) -> Result<Option<TimeUp>, Refused> {
        Ok(self.each_time_up(&self.load(id)?)?.pop().map(|(_, up)| up))
    }

    /// The newest entry that said that the time of a turn is up; none, if none ever was.
    fn ran_out(&self, loaded: &Loaded) -> Result<Option<Revision>, Refused> {
        Ok(self.each_time_up(loaded)?.pop().map(|((since, _), _)| since))
    }

    /// What became of each turn whose time was up, with the entry that said so; the newest at the end. What has come since
    /// the match was read is not told with it.
    pub(super) fn each_time_up(&self, loaded: &Loaded) -> Result<Vec<notices::RanOut>, Refused> {
        let mut entries = self.entries(loaded.id)?;
        entries.retain(|entry| entry.revision <= loaded.revision());
        let standing = standing_entries(&entries).map_err(|_| Refused::Damaged(loaded.id))?;
        Ok(notices::times_up(&standing, loaded.state.head.time.as_ref()))
    }
}

pub(super) fn time_of(loaded: &Loaded) -> Result<&ClockState, Refused> {
    loaded.time().ok_or(Refused::NoLimit(loaded.id))
}

/// What a choice comes to.
fn consequence(loaded: &Loaded, choice: Choice) -> Option<Act> {
    let late = loaded.state.head.to_move.iter().next()?;
    Some(match choice {
        Choice::MoreTime => Act::Time(TimeAct::Extended),
        Choice::CallOff => Act::Ended(Ending::CalledOff),
        Choice::Claim if loaded.staying().len() > 2 => Act::LeftTable { seat: late },
        Choice::Claim => Act::Ended(Ending::OutOfTime { seat: late }),
    })
}
