//! Prepares the store when the program starts, and removes old rows from time to time.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

use crate::error::Refused;
use crate::ids::{Key, MatchId, Timestamp};
use crate::job::{JobKind, Lane, Line};
use crate::job_queue::JobRow;
use crate::keys::Table;
use crate::ratings::rebuild::rebuild;
use crate::service::Matches;
use crate::upkeep::first_forms;
use crate::{job_queue, keys};
use store::{Batch, LookUp, Range, Row};

/// The number of days for which a repeated request is recognized: much longer than Discord repeats one.
const RECEIPT_DAYS: u64 = 1;

/// The maximum number of receipts that one sweep removes.
const ROWS: usize = 500;

/// The maximum number of servers whose jobs are read in one round trip.
const SERVERS: usize = 256;

/// The time between two sweeps, in milliseconds.
const SWEEP_MS: u64 = 60 * 60 * 1000;

impl Matches {
    /// Prepares the store when the program starts: rebuilds stale ratings, finishes erasures, and enqueues the sweep.
    /// Recurring jobs that an older version gave up are due again.
    pub fn begin_work(&self, now: Timestamp) -> Result<(), Refused> {
        self.down_ms.store(now.0, Ordering::Relaxed);
        first_forms::set_mark(self.store.as_ref())?;
        rebuild(self.store.as_ref(), self.catalog)?;
        self.finish_erasures(now)?;
        self.revive_recurring_jobs(now)?;
        let line = Line { target: None, lane: Lane::Upkeep };
        if job_queue::in_line(self.store.as_ref(), line)?.is_empty() {
            let mut batch = Batch::default();
            self.enqueue_recurring(&mut batch, line, JobKind::Sweep, now)?;
            self.store.commit(batch)?;
        }
        Ok(())
    }

    /// Records the time of a refusal, if the store has failed. Nobody can move then.
    pub fn note_failure(&self, refused: &Refused, now: Timestamp) {
        if let Refused::Unavailable(_) = refused {
            self.down_ms.store(now.0, Ordering::Relaxed);
        }
    }

    /// Whether this process began to work after a moment, or its store has failed since.
    pub(crate) fn was_down_after(&self, at: Timestamp) -> bool {
        at.0 < self.down_ms.load(Ordering::Relaxed)
    }

    /// Makes given-up jobs of dashboards and daily puzzles due. Reads no jobs of matches, since there may be many.
    fn revive_recurring_jobs(&self, now: Timestamp) -> Result<(), Refused> {
        let tables = [Table::Dashboard, Table::DailyPost].map(|table| table.under(&[]));
        let found = self.rows_in(tables.into())?;
        let servers = found.iter().filter_map(|(key, _)| keys::number(key, 0).map(MatchId));
        let servers: Vec<_> = servers.collect::<BTreeSet<_>>().into_iter().collect();
        for some in servers.chunks(SERVERS) {
            let ranges = some.iter().map(|&server| job_queue::range_of(Some(server))).collect();
            for job in job_queue::read_all(self.rows_in(ranges)?) {
                if job.row.given_up.is_some() && job.row.kind.policy().repeats {
                    let mut batch = Batch::default();
                    let row = JobRow { given_up: None, due: now, ..job.row.clone() };
                    job.change(&mut batch, row);
                    // After a conflict, another process has changed the job.
                    self.store.commit(batch)?;
                }
            }
        }
        Ok(())
    }

    /// The rows in all of these ranges, read in one round trip.
    fn rows_in(&self, ranges: Vec<Range>) -> Result<Vec<Row>, Refused> {
        let wanted = LookUp { keys: Vec::new(), ranges };
        Ok(self.store.look_up(&wanted)?.rows.into_iter().flatten().collect())
    }

    /// Removes old receipts, and the data of servers that the bot left. Returns the time of the next sweep.
    pub fn sweep(&self, now: Timestamp) -> Result<Timestamp, Refused> {
        self.purge_left_servers(now)?;
        let before = now.0.saturating_sub(RECEIPT_DAYS * 24 * 60 * 60 * 1000);
        let mut range = Table::ReceiptAge.under(&[]);
        range.to = Table::ReceiptAge.under(&[before]).from;
        range.most = ROWS;
        let old = self.store.scan(&range)?;
        let mut batch = Batch::default();
        for (key, _) in &old {
            if let Some(receipt) = keys::number(key, 1) {
                batch.remove(keys::receipt(Key(receipt)));
            }
            batch.remove(key.clone());
        }
        if !old.is_empty() {
            self.store.commit(batch)?;
        }
        Ok(if old.len() == ROWS { now } else { now.plus(SWEEP_MS) })
    }
}
