//! Plans the job that advances a match's clock.

use rules::Seat;

use crate::error::Refused;
use crate::ids::{PlayerId, Timestamp};
use crate::job::JobKind;
use crate::job_queue;
use crate::job_queue::{NewJob, StoredJob};
use crate::journal::snapshot::Loaded;
use crate::model::clock::reminders::ReminderSettings;
use crate::model::clock::schedule::Mover;
use crate::service::Matches;
use crate::service::settings::preferences::PreferenceOwner;
use store::Batch;

impl Matches {
    /// The people to move, with their reminder settings.
    pub(super) fn movers(&self, loaded: &Loaded) -> Result<Vec<Mover>, Refused> {
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

    /// Returns the next clock job, and drops the previous one. `None` if the stored job is still right, or if no job is
    /// needed.
    pub(crate) fn plan_clock_job(
        &self,
        batch: &mut Batch,
        loaded: &Loaded,
        waiting: &mut Vec<StoredJob>,
        now: Timestamp,
    ) -> Result<Option<NewJob>, Refused> {
        let old: Vec<_> = waiting.extract_if(.., |job| job.row.kind == JobKind::Time).collect();
        let next = match loaded.time() {
            Some(clock) => clock.next_moment(&self.movers(loaded)?, now),
            None => None,
        };
        let stays = |job: &StoredJob| job.row.lease.is_none() && Some(job.row.due) == next;
        if matches!(old.as_slice(), [only] if stays(only)) {
            return Ok(None);
        }
        job_queue::drop_rows(batch, &old);
        Ok(next.map(|due| NewJob { kind: JobKind::Time, due }))
    }
}
