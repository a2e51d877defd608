//! Reminder settings, quiet hours, time zones and vacations of players.
//!
//! They are private: a match only stores which seats' clocks stand still, and until when. A change is one commit with a
//! job for each running match of the player, so that a crash loses nothing.

use std::collections::BTreeMap;

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision, Timestamp};
use crate::job::{JobKind, Lane, Line};
use crate::job_queue::{JobRow, LAST_SLOT, Origin, StoredJob};
use crate::journal::index::Filter;
use crate::journal::records::{Act, TextRow};
use crate::journal::snapshot::{Change, Loaded};
use crate::keys::Table;
use crate::model::clock::acts::TimeAct;
use crate::model::clock::quiet_hours::{QuietHours, is_zone};
use crate::model::clock::reminders::{HOURS, ReminderSchedule, ReminderSettings, SCHEDULE, ZONE};
use crate::model::clock::vacation::{VACATIONS, Vacations};
use crate::service::Matches;
use crate::service::commit::Actor;
use crate::service::retry::until_first;
use crate::service::settings::preferences::PreferenceOwner;
use crate::{job_queue, keys};
use store::{Batch, Commit};

/// The slot of the jobs that apply these settings. The jobs of other commits have lower slots.
const SLOT: u64 = LAST_SLOT;

impl Matches {
    /// A player's reminder settings.
    pub fn reminder_settings(&self, player: PlayerId) -> Result<ReminderSettings, Refused> {
        Ok(ReminderSettings::of(&self.preferences(PreferenceOwner::Player(player))?))
    }

    /// A player's vacations.
    pub fn vacations(&self, player: PlayerId) -> Result<Vacations, Refused> {
        Ok(vacations(&self.preferences(PreferenceOwner::Player(player))?))
    }

    /// Sets a player's reminder schedule.
    pub fn set_reminder_schedule(
        &self,
        player: PlayerId,
        schedule: ReminderSchedule,
        now: Timestamp,
    ) -> Result<(), Refused> {
        self.change_time_setting(player, now, |_| Some((SCHEDULE, schedule.id().into())))
    }

    /// Sets a player's quiet hours.
    pub fn set_quiet_hours(
        &self,
        player: PlayerId,
        hours: Option<QuietHours>,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let text = hours.map(QuietHours::id).unwrap_or_default();
        self.change_time_setting(player, now, |_| Some((HOURS, text.clone())))
    }

    /// Sets a player's time zone. An unknown name changes nothing.
    pub fn set_time_zone(
        &self,
        player: PlayerId,
        zone: &str,
        now: Timestamp,
    ) -> Result<(), Refused> {
        self.change_time_setting(player, now, |_| is_zone(zone).then(|| (ZONE, zone.into())))
    }

    /// Begins a vacation of this many days. Does nothing during a vacation, or if too few days are left.
    pub fn begin_vacation(
        &self,
        player: PlayerId,
        days: u64,
        now: Timestamp,
    ) -> Result<(), Refused> {
        self.change_time_setting(player, now, |before| {
            Some((VACATIONS, vacations(before).begun(days, now)?.to_string()))
        })
    }

    /// Ends the current vacation, if any. Its unused days stay available.
    pub fn end_vacation(&self, player: PlayerId, now: Timestamp) -> Result<(), Refused> {
        self.change_time_setting(player, now, |before| {
            Some((VACATIONS, vacations(before).ended(now)?.to_string()))
        })
    }

    /// Applies the current reminder settings and vacations of all players to a match.
    pub fn apply_time_settings(&self, id: MatchId, now: Timestamp) -> Result<(), Refused> {
        if !self.absence_changes(&self.load(id)?, now)?.is_empty() {
            let decide = |loaded: &Loaded| Ok(Change::all(self.absence_changes(loaded, now)?));
            self.change(id, Actor::program(now), decide)?;
        }
        until_first(|| {
            let commit = self.plan_clock_job_now(id, now)?;
            Ok((commit == Commit::Applied).then(|| self.wake_workers(now)))
        })
    }

    /// Whether the vacations of players differ from those that the match's clock knows.
    pub(crate) fn has_absence_changes(
        &self,
        loaded: &Loaded,
        now: Timestamp,
    ) -> Result<bool, Refused> {
        Ok(!self.absence_changes(loaded, now)?.is_empty())
    }

    /// The acts that tell the match's clock which vacations have begun or ended.
    fn absence_changes(&self, loaded: &Loaded, now: Timestamp) -> Result<Vec<Act>, Refused> {
        let Some(time) = loaded.time() else { return Ok(Vec::new()) };
        let mut acts = Vec::new();
        for seat in loaded.people_at_table() {
            let Some(&player) = loaded.people.joined.get(seat.index()) else { continue };
            let until = self.vacations(player)?.until(now);
            let known = time.away.iter().find(|(away, _)| *away == seat);
            let known = known.map(|(_, until)| *until).filter(|until| *until > now);
            match (until, known) {
                (Some(until), known) if known != Some(until) => {
                    acts.push(Act::Time(TimeAct::Away { seat, until }));
                }
                (None, Some(_)) => acts.push(Act::Time(TimeAct::Back { seat })),
                _ => {}
            }
        }
        Ok(acts)
    }

    /// Plans the next clock job in a commit of its own.
    fn plan_clock_job_now(&self, id: MatchId, now: Timestamp) -> Result<Commit, Refused> {
        let loaded = self.load(id)?;
        let mut waiting = job_queue::of_target(self.store.as_ref(), Some(id))?;
        let mut batch = Batch::default();
        batch.expect(keys::head(id), loaded.raw_head.clone());
        // A computer's job that was given up is not written again here, so a clock job must end its turn.
        let next = self.next_check(&loaded, now)?;
        let job = Self::plan_clock_job(&mut batch, &mut waiting, next);
        let (target, revision) = (Some(id), loaded.revision());
        let origin = Origin { target, found: &waiting, revision, now, taken: None };
        job_queue::write_jobs(&mut batch, &origin, job.as_slice());
        Ok(self.store.commit(batch)?)
    }

    /// Changes one of these settings, and enqueues an update of the player's running matches. Does nothing if `decide`
    /// returns `None`.
    fn change_time_setting(
        &self,
        player: PlayerId,
        now: Timestamp,
        decide: impl Fn(&BTreeMap<String, String>) -> Option<(&'static str, String)>,
    ) -> Result<(), Refused> {
        until_first(|| {
            let before = self.preferences(PreferenceOwner::Player(player))?;
            let Some((name, value)) = decide(&before) else { return Ok(Some(())) };
            let mut batch = Batch::default();
            let key = keys::preference(player, name);
            self.check_not_newer::<TextRow>(&key)?;
            let (raw, row) = self.row_with_bytes::<TextRow>(key.clone())?;
            if row.map(|row| row.0) != before.get(name).cloned() {
                return Ok(None);
            }
            batch.expect(key.clone(), raw);
            match value.is_empty() {
                true => batch.remove(key),
                false => batch.put(key, seal(&TextRow(value))),
            }
            self.enqueue_time_settings(&mut batch, player, now)?;
            Ok(self.commit_first(batch)?.map(|()| self.wake_workers(now)))
        })
    }

    /// Enqueues a job for each running match of a player that applies the changed settings.
    fn enqueue_time_settings(
        &self,
        batch: &mut Batch,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let running = Table::ByPlayer.under(&[player.0, Filter::Running.shelf()]);
        for (key, _) in self.store.scan(&running)? {
            let Some(id) = keys::number(&key, 2).map(MatchId) else { continue };
            self.enqueue_clock_update(batch, id, now)?;
        }
        Ok(())
    }

    /// Enqueues a job that applies the settings to a match and plans its next clock job again.
    pub(crate) fn enqueue_clock_update(
        &self,
        batch: &mut Batch,
        id: MatchId,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let line = Line { target: Some(id), lane: Lane::Time };
        let waiting = job_queue::in_line(self.store.as_ref(), line)?;
        let is_old = |job: &StoredJob| job.row.kind == JobKind::TimeSettings;
        let old: Vec<_> = waiting.into_iter().filter(is_old).collect();
        job_queue::drop_rows(batch, &old);
        let row = JobRow::fresh(JobKind::TimeSettings, Revision::default(), now);
        job_queue::insert(batch, line, SLOT, &row);
        Ok(())
    }
}

fn vacations(preferences: &BTreeMap<String, String>) -> Vacations {
    preferences.get(VACATIONS).map(|text| Vacations::of(text)).unwrap_or_default()
}
