//! `Dashboard`: a message with a server's matches, which a job keeps up to date.

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{Key, Timestamp};
use crate::job::{JobKind, Line};
use crate::journal::watching::DashboardRow;
use crate::keys;
use crate::service::Matches;
use crate::service::retry::until_first;
use store::{Batch, Commit};

/// The dashboard of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dashboard {
    /// The channel of the message.
    pub channel: u64,
    /// The message, once it is posted.
    pub message: Option<u64>,
    /// The request that chose the channel.
    pub key: Key,
    /// A checksum of the message's content.
    pub checksum: u64,
}

impl Dashboard {
    /// The interval at which the message is compared with the matches, in milliseconds.
    pub const REFRESH_MS: u64 = 60_000;
}

impl Matches {
    /// Sets the channel of a server's dashboard, and enqueues its job. Returns the previous dashboard.
    pub fn place_dashboard(
        &self,
        server: u64,
        channel: u64,
        key: Key,
        now: Timestamp,
    ) -> Result<Option<Dashboard>, Refused> {
        self.check_not_newer::<DashboardRow>(&keys::dashboard(server))?;
        until_first(|| {
            let (raw, before) = self.dashboard_row(server)?;
            if before.is_some_and(|before| before.key == key) {
                return Ok(Some(None));
            }
            let mut batch = Batch::default();
            let row = DashboardRow { channel, message: None, key, shown: 0 };
            batch.replace(keys::dashboard(server), raw, seal(&row));
            let line = Line::of_server(server);
            let enqueued = self.enqueue_recurring(&mut batch, line, JobKind::Dashboard, now)?;
            let first = self.commit_first(batch)?;
            Ok(first.map(|()| {
                self.workers.call(enqueued);
                before
            }))
        })
    }

    /// The dashboard of a server. `None` if it has none.
    pub fn dashboard(&self, server: u64) -> Result<Option<Dashboard>, Refused> {
        Ok(self.dashboard_row(server)?.1)
    }

    /// Stores the message and content of a dashboard. Returns `false` if the dashboard was moved or removed.
    pub fn update_dashboard(&self, server: u64, dashboard: Dashboard) -> Result<bool, Refused> {
        self.change_dashboard(server, dashboard.key, |batch| {
            let Dashboard { channel, message, key, checksum } = dashboard;
            let row = DashboardRow { channel, message, key, shown: checksum };
            batch.put(keys::dashboard(server), seal(&row));
        })
    }

    /// Removes a dashboard, unless another request has moved it since.
    pub fn remove_dashboard(&self, server: u64, key: Key) -> Result<(), Refused> {
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
        // A conflict means that the dashboard was moved or removed.
        Ok(self.store.commit(batch)? == Commit::Applied)
    }

    fn dashboard_row(&self, server: u64) -> Result<(Option<Vec<u8>>, Option<Dashboard>), Refused> {
        let (raw, row) = self.row_with_bytes::<DashboardRow>(keys::dashboard(server))?;
        let dashboard = row.map(|DashboardRow { channel, message, key, shown }| Dashboard {
            channel,
            message,
            key,
            checksum: shown,
        });
        Ok((raw, dashboard))
    }
}
