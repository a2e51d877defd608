//! How people want to be reminded, and their vacations. Theirs alone: a match knows no more than that limits stand still
//! for a seat, and until when.
//!
//! What changes stands in one commit with a job for each running match of theirs, which then follows: so a kill in the
//! middle leaves none behind.

use std::collections::BTreeMap;

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision, Timestamp};
use crate::jobs::{JobKind, JobRow, LAST_SLOT, Lane, Line, Origin};
use crate::journal::index::Filter;
use crate::journal::records::{Act, TextRow};
use crate::journal::snapshot::{Change, Loaded};
use crate::keys::Table;
use crate::model::clock::acts::TimeAct;
use crate::model::clock::quiet_hours::{QuietHours, is_zone};
use crate::model::clock::reminders::{HOURS, ReminderSchedule, ReminderSettings, SCHEDULE, ZONE};
use crate::model::clock::vacation::{VACATIONS, Vacations};
use crate::service::Matches;
use crate::service::commit::Asker;
use crate::service::people::preferences::Whose;
use crate::{jobs, keys};
use store::{Batch, Commit};

/// How often it is tried when an act comes between.
const TRIES: usize = 20;

/// The place of these jobs among what a revision calls for: behind all that a commit can call for.
const SLOT: u64 = LAST_SLOT;

impl Matches {
    /// How somebody wants to be reminded.
    ///
    /// # Errors
    /// The store has failed.
    pub fn habits(&self, player: PlayerId) -> Result<ReminderSettings, Refused> {
        Ok(ReminderSettings::of(&self.preferences(Whose::Player(player))?))
    }

    /// Somebody's vacations.
    ///
    /// # Errors
    /// The store has failed.
    pub fn vacations(&self, player: PlayerId) -> Result<Vacations, Refused> {
        Ok(vacations(&self.preferences(Whose::Player(player))?))
    }

    /// Reminds somebody so often from now on.
    ///
    /// # Errors
    /// The store has failed.
    pub fn remind(
        &self,
        player: PlayerId,
        ladder: ReminderSchedule,
        now: Timestamp,
    ) -> Result<(), Refused> {
        self.change_habit(player, now, |_| Some((SCHEDULE, ladder.id().into())))
    }

    /// Reminds somebody at no such hour from now on; at any, where there are none.
    ///
    /// # Errors
    /// The store has failed.
    pub fn be_quiet(
        &self,
        player: PlayerId,
        hours: Option<QuietHours>,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let text = hours.map(QuietHours::id).unwrap_or_default();
        self.change_habit(player, now, |_| Some((HOURS, text.clone())))
    }

    /// Somebody lives in this time zone. A name that is none changes nothing.
    ///
    /// # Errors
    /// The store has failed.
    pub fn live_in(&self, player: PlayerId, zone: &str, now: Timestamp) -> Result<(), Refused> {
        self.change_habit(player, now, |_| is_zone(zone).then(|| (ZONE, zone.into())))
    }

    /// Begins a vacation of so many days. Where somebody is away already, or has not so many days left, nothing changes.
    ///
    /// # Errors
    /// The store has failed.
    pub fn go_away(&self, player: PlayerId, days: u64, now: Timestamp) -> Result<(), Refused> {
        self.change_habit(player, now, |liked| {
            Some((VACATIONS, vacations(liked).begun(days, now)?.to_string()))
        })
    }

    /// Ends a vacation, if there is one. What is left of it is kept.
    ///
    /// # Errors
    /// The store has failed.
    pub fn come_back(&self, player: PlayerId, now: Timestamp) -> Result<(), Refused> {
        self.change_habit(player, now, |liked| {
            Some((VACATIONS, vacations(liked).ended(now)?.to_string()))
        })
    }

    /// Has a match follow what its players like about time, and who of them is away.
    ///
    /// # Errors
    /// There is no such match, it is out of order, or the store has failed.
    pub fn follow_habits(&self, id: MatchId, now: Timestamp) -> Result<(), Refused> {
        if !self.absences(&self.load(id)?, now)?.is_empty() {
            let asker = Asker { player: PlayerId::GONE, key: None, now };
            self.change(id, asker, |loaded| Ok(Change::all(self.absences(loaded, now)?)))?;
        }
        for _ in 0..TRIES {
            if self.call_for_time(id, now)? == Commit::Applied {
                self.ring(now);
                return Ok(());
            }
        }
        Err(Refused::Busy)
    }

    /// Whether somebody at the table of a match with a limit is away whom it does not know to be.
    pub(crate) fn has_news_of_absence(
        &self,
        loaded: &Loaded,
        now: Timestamp,
    ) -> Result<bool, Refused> {
        Ok(!self.absences(loaded, now)?.is_empty())
    }

    /// What is to be written about who is away, and who is back.
    fn absences(&self, loaded: &Loaded, now: Timestamp) -> Result<Vec<Act>, Refused> {
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

    /// Has time looked after when its next moment is now.
    fn call_for_time(&self, id: MatchId, now: Timestamp) -> Result<Commit, Refused> {
        let loaded = self.load(id)?;
        let mut found = jobs::of_target(self.store.as_ref(), Some(id))?;
        let mut batch = Batch::default();
        batch.expect(keys::head(id), loaded.raw_head.clone());
        let call = self.time_call(&mut batch, (&loaded, &mut found))?;
        let (target, revision) = (Some(id), loaded.revision());
        let origin = Origin { target, found: &found, revision, now, taken: None };
        jobs::write_jobs(&mut batch, &origin, call.as_slice());
        Ok(self.store.commit(batch)?)
    }

    /// Changes one of these preferences, if there is something to change, and calls on all running matches to follow.
    fn change_habit(
        &self,
        player: PlayerId,
        now: Timestamp,
        decide: impl Fn(&BTreeMap<String, String>) -> Option<(&'static str, String)>,
    ) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let liked = self.preferences(Whose::Player(player))?;
            let Some((name, value)) = decide(&liked) else { return Ok(()) };
            let mut batch = Batch::default();
            let key = keys::preference(player, name);
            self.is_not_newer::<TextRow>(&key)?;
            let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
            if raw.as_deref().and_then(|raw| open::<TextRow>(raw).ok()).map(|row| row.0)
                != liked.get(name).cloned()
            {
                continue;
            }
            batch.expect(key.clone(), raw);
            match value.is_empty() {
                true => batch.remove(key),
                false => batch.put(key, seal(&TextRow(value))),
            }
            self.call_for_habits(&mut batch, player, now)?;
            if self.store.commit(batch)? == Commit::Applied {
                self.ring(now);
                return Ok(());
            }
        }
        Err(Refused::Busy)
    }

    /// Calls on all running matches of a person to follow what they like.
    fn call_for_habits(
        &self,
        batch: &mut Batch,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let running = Table::ByPlayer.under(&[player.0, Filter::Running.shelf()]);
        for (key, _) in self.store.scan(&running)? {
            let Some(id) = keys::number(&key, 2).map(MatchId) else { continue };
            let line = Line { target: Some(id), lane: Lane::Time };
            let found = jobs::in_line(self.store.as_ref(), line)?;
            let old: Vec<_> =
                found.into_iter().filter(|found| found.row.kind == JobKind::TimeSettings).collect();
            jobs::drop_rows(batch, &old);
            let (lease, error, given_up) = (None, None, None);
            let (kind, revision) = (JobKind::TimeSettings, Revision::default());
            let row =
                JobRow { kind, revision, made: now, due: now, attempts: 0, lease, error, given_up };
            jobs::insert(batch, (line, SLOT), &row);
        }
        Ok(())
    }
}

fn vacations(liked: &BTreeMap<String, String>) -> Vacations {
    liked.get(VACATIONS).map(|text| Vacations::of(text)).unwrap_or_default()
}
