//! Dashboards: one message on a server that shows what goes on there, looked after again and again by a job of its own.

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{Key, Revision, Timestamp};
use crate::jobs::{JobKind, Line, NewJob, Origin};
use crate::journal::watching::DashboardRow;
use crate::service::Matches;
use crate::{jobs, keys};
use store::{Batch, Commit};

/// How often it is tried when something comes between.
const TRIES: usize = 20;

/// The dashboard of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dashboard {
    /// Where it is.
    pub channel: u64,
    /// The message, once it was posted.
    pub message: Option<u64>,
    /// By which request it was placed.
    pub key: Key,
    /// A sum of what it shows.
    pub shown: u64,
}

impl Matches {
    /// Places a server's dashboard in a channel by a request, and says which stood there before.
    ///
    /// # Errors
    /// The store has failed.
    pub fn place_dashboard(
        &self,
        server: u64,
        (channel, key): (u64, Key),
        now: Timestamp,
    ) -> Result<Option<Dashboard>, Refused> {
        self.is_not_newer::<DashboardRow>(&keys::dashboard(server))?;
        for _ in 0..TRIES {
            let (raw, before) = self.dashboard_row(server)?;
            if before.is_some_and(|before| before.key == key) {
                return Ok(None);
            }
            let mut batch = Batch::default();
            batch.expect(keys::dashboard(server), raw);
            let row = DashboardRow { channel, message: None, key, shown: 0 };
            batch.put(keys::dashboard(server), seal(&row));
            let line = Line::of_server(server);
            let found = jobs::in_line(self.store.as_ref(), line)?;
            let revision = Revision::default();
            let origin = Origin { target: line.target, found: &found, revision, now, taken: None };
            let call = NewJob { kind: JobKind::Dashboard, due: now };
            let called = jobs::write_jobs(&mut batch, &origin, &[call]);
            if self.store.commit(batch)? == Commit::Applied {
                self.workers.call(called);
                return Ok(before);
            }
        }
        Err(Refused::Busy)
    }

    /// The dashboard of a server.
    ///
    /// # Errors
    /// The store has failed.
    pub fn dashboard(&self, server: u64) -> Result<Option<Dashboard>, Refused> {
        Ok(self.dashboard_row(server)?.1)
    }

    /// Notes what was posted on a dashboard, if it is still the same; whether it is.
    ///
    /// # Errors
    /// The store has failed.
    pub fn note_dashboard(&self, server: u64, shown: Dashboard) -> Result<bool, Refused> {
        self.change_dashboard(server, shown.key, |batch| {
            let Dashboard { channel, message, key, shown } = shown;
            let row = DashboardRow { channel, message, key, shown };
            batch.put(keys::dashboard(server), seal(&row));
        })
    }

    /// Has no dashboard there any more, if it is still the one of this request.
    ///
    /// # Errors
    /// The store has failed.
    pub fn drop_dashboard(&self, server: u64, key: Key) -> Result<(), Refused> {
        self.change_dashboard(server, key, |batch| batch.remove(keys::dashboard(server))).map(drop)
    }

    fn change_dashboard(
        &self,
        server: u64,
        key: Key,
        change: impl Fn(&mut Batch),
    ) -> Result<bool, Refused> {
        let (raw, row) = self.dashboard_row(server)?;
        if row.is_none_or(|row| row.key != key) {
            return Ok(false);
        }
        let mut batch = Batch::default();
        batch.expect(keys::dashboard(server), raw);
        change(&mut batch);
        // Who came between has placed another.
        Ok(self.store.commit(batch)? == Commit::Applied)
    }

    fn dashboard_row(&self, server: u64) -> Result<(Option<Vec<u8>>, Option<Dashboard>), Refused> {
        let raw = self.store.read(&[keys::dashboard(server)])?.pop().flatten();
        let row = raw.as_deref().and_then(|raw| open::<DashboardRow>(raw).ok());
        let dashboard = row.map(|DashboardRow { channel, message, key, shown }| Dashboard {
            channel,
            message,
            key,
            shown,
        });
        Ok((raw, dashboard))
    }
}
