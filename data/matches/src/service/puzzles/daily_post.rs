//! `DailyPost`: where and when a server posts its daily puzzles.

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{Key, Timestamp};
use crate::job::{JobKind, Line};
use crate::keys;
use crate::model::puzzles::daily_due::{DailyDue, daily_due};
use crate::model::puzzles::day::Day;
use crate::puzzle_rows::DailyPostRow;
use crate::service::Matches;
use crate::service::retry::until_first;
use store::{Batch, Commit};

/// Where and when a server posts its daily puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPost {
    /// The channel.
    pub channel: u64,
    /// The hour of the day.
    pub hour: u8,
    /// The name of the time zone.
    pub zone: String,
    /// The request that chose these settings.
    pub key: Key,
    /// The last day that was posted.
    pub posted: Option<Day>,
}

impl DailyPost {
    /// The next step: post, or wait.
    pub fn due(&self, now: Timestamp) -> DailyDue {
        daily_due(now, self.hour, Some(&self.zone), self.posted)
    }

    /// The moment at which a day is posted.
    pub fn moment(&self, day: Day) -> Timestamp {
        day.moment(self.hour, Some(&self.zone))
    }
}

impl Matches {
    /// The settings of a server's daily post. `None` if the server posts no puzzles.
    pub fn daily_post(&self, server: u64) -> Result<Option<DailyPost>, Refused> {
        let row = self.row::<DailyPostRow>(keys::daily_post(server))?.filter(|row| !row.is_off);
        Ok(row.map(|row| {
            let DailyPostRow { channel, hour, zone, key, posted, is_off: _ } = row;
            DailyPost { channel, hour, zone, key, posted: posted.map(Day) }
        }))
    }

    /// Sets where and when a server posts its daily puzzles, and enqueues their job. `None` switches the posts off.
    pub fn set_daily_post(
        &self,
        server: u64,
        post: Option<DailyPost>,
        now: Timestamp,
    ) -> Result<(), Refused> {
        self.check_not_newer::<DailyPostRow>(&keys::daily_post(server))?;
        until_first(|| {
            let (raw, before) = self.row_with_bytes::<DailyPostRow>(keys::daily_post(server))?;
            let mut batch = Batch::default();
            batch.expect(keys::daily_post(server), raw);
            let Some(post) = &post else {
                let Some(before) = before else { return Ok(Some(())) };
                let off = DailyPostRow { is_off: true, ..before };
                batch.put(keys::daily_post(server), seal(&off));
                // The job ends when it finds no settings.
                return self.commit_first(batch);
            };
            // A change of the hour must not post a day twice.
            let posted = before.and_then(|before| before.posted.map(Day));
            let post = DailyPost { posted, ..post.clone() };
            batch.put(keys::daily_post(server), seal(&row(&post)));
            let line = Line::of_daily(server);
            let enqueued = self.enqueue_recurring(&mut batch, line, JobKind::Daily, now)?;
            let first = self.commit_first(batch)?;
            Ok(first.map(|()| self.workers.call(enqueued)))
        })
    }

    /// Records that a day was posted. Returns `false` if the settings have changed since.
    pub fn note_daily_post(
        &self,
        server: u64,
        post: &DailyPost,
        day: Day,
    ) -> Result<bool, Refused> {
        self.change_daily_post(server, post.key, |row| row.posted = Some(day.0))
    }

    /// Switches off the posts, since their channel is gone. Returns `false` if the settings have changed since.
    pub fn end_daily_post(&self, server: u64, key: Key) -> Result<bool, Refused> {
        self.change_daily_post(server, key, |row| row.is_off = true)
    }

    fn change_daily_post(
        &self,
        server: u64,
        key: Key,
        change: impl FnOnce(&mut DailyPostRow),
    ) -> Result<bool, Refused> {
        let (raw, now) = self.row_with_bytes::<DailyPostRow>(keys::daily_post(server))?;
        let Some(mut row) = now.filter(|now| !now.is_off && now.key == key) else {
            return Ok(false);
        };
        change(&mut row);
        let mut batch = Batch::default();
        batch.replace(keys::daily_post(server), raw, seal(&row));
        Ok(self.store.commit(batch)? == Commit::Applied)
    }
}

fn row(post: &DailyPost) -> DailyPostRow {
    let DailyPost { channel, hour, zone, key, posted } = post.clone();
    let posted = posted.map(|day| day.0);
    DailyPostRow { channel, hour, zone, key, posted, is_off: false }
}
