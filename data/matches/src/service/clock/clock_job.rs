//! Plans the job that advances a match's clock.

use rules::Seat;

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::job::{JobKind, Lane, Line};
use crate::job_queue;
use crate::job_queue::{Enqueued, NewJob, StoredJob};
use crate::journal::snapshot::Loaded;
use crate::model::clock::acts::TimeAct;
use crate::model::clock::reminders::ReminderSettings;
use crate::model::clock::schedule::Mover;
use crate::model::clock::state::ClockState;
use crate::service::Matches;
use crate::service::settings::preferences::PreferenceOwner;
use store::Batch;

impl Matches {
    /// The people to move, with their reminder settings.
    fn movers(&self, loaded: &Loaded) -> Result<Vec<Mover>, Refused> {
        let to_move = loaded.state.head.to_move;
        let people = loaded.people_at_table().filter(|seat| to_move.contains(*seat));
        let mover = |seat: Seat| {
            let player = loaded.people.joined.get(seat.index()).copied();
            let owner = PreferenceOwner::Player(player.unwrap_or(PlayerId::GONE));
            let reminders = ReminderSettings::of(&self.preferences_at(loaded, owner)?);
            Ok(Mover { seat, reminders })
        };
        people.map(mover).collect()
    }

    /// The act of a match's clock that is due now.
    pub(super) fn due_act(
        &self,
        loaded: &Loaded,
        now: Timestamp,
    ) -> Result<Option<TimeAct>, Refused> {
        if let Some(due) = self.stuck_until(loaded)? {
            return Ok((due <= now).then_some(TimeAct::RanOut { due }));
        }
        let movers = self.movers(loaded)?;
        Ok(loaded.time().and_then(|time| time.due_act(&movers, now)))
    }

    /// The time of the next check of a match's clock. `None` if only a player can change anything.
    pub(super) fn next_check(
        &self,
        loaded: &Loaded,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, Refused> {
        match self.stuck_until(loaded)? {
            Some(end) => Ok(Some(end)),
            None => self.next_moment(loaded, now),
        }
    }

    /// The time of the next check of a match's clock, while the job of a computer to move waits.
    pub(crate) fn next_moment(
        &self,
        loaded: &Loaded,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, Refused> {
        let Some(time) = loaded.time() else { return Ok(None) };
        Ok(time.next_moment(&self.movers(loaded)?, now))
    }

    /// The end of a turn of computers alone whose job was given up. Only people can then go on.
    fn stuck_until(&self, loaded: &Loaded) -> Result<Option<Timestamp>, Refused> {
        let Some(end) = computers_end(loaded) else { return Ok(None) };
        let line = Line { target: Some(loaded.id), lane: Lane::Thought };
        let waiting = job_queue::in_line(self.store.as_ref(), line)?;
        let is_thinking = waiting.iter().any(|job| job.row.kind == JobKind::Think);
        Ok((!is_thinking).then_some(end))
    }

    /// Enqueues the clock job of a turn of computers alone, now that their own job is given up.
    pub(crate) fn enqueue_computers_end(
        &self,
        batch: &mut Batch,
        id: MatchId,
        now: Timestamp,
    ) -> Result<Enqueued, Refused> {
        let loaded = match self.load(id) {
            Ok(loaded) => loaded,
            Err(Refused::Unavailable(error)) => return Err(error.into()),
            // A match that can't be read has no turn.
            Err(_) => return Ok(Enqueued::default()),
        };
        let Some(end) = computers_end(&loaded) else { return Ok(Enqueued::default()) };
        self.enqueue(batch, &loaded, NewJob { kind: JobKind::Time, due: end.max(now) }, now)
    }

    /// Returns the clock job that is due `next`, and drops the previous one. `None` if the stored one is still right,
    /// or none is needed.
    pub(crate) fn plan_clock_job(
        batch: &mut Batch,
        waiting: &mut Vec<StoredJob>,
        next: Option<Timestamp>,
    ) -> Option<NewJob> {
        let old: Vec<_> = waiting.extract_if(.., |job| job.row.kind == JobKind::Time).collect();
        let stays = |job: &StoredJob| job.row.lease.is_none() && Some(job.row.due) == next;
        if matches!(old.as_slice(), [only] if stays(only)) {
            return None;
        }
        job_queue::drop_rows(batch, &old);
        next.map(|due| NewJob { kind: JobKind::Time, due })
    }
}

/// The end of the turn's time, if computers alone are to move.
fn computers_end(loaded: &Loaded) -> Option<Timestamp> {
    let to_move = loaded.state.head.to_move;
    let is_persons = loaded.people_at_table().any(|seat| to_move.contains(seat));
    loaded.time().and_then(ClockState::deadline).filter(|_| !is_persons)
}
