//! Looking for what is due, and taking it so that nobody else does.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::Timestamp;
use crate::job::lease::{LEASE, Lease};
use crate::job::{Claim, Job, JobError, Line};
use crate::jobs::fairness::Capacity;
use crate::jobs::queue::{StoredJob, in_line, jobs, position, read};
use crate::jobs::row::JobRow;
use crate::journal::records::Header;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use store::{Batch, Commit, Range};

/// How often claiming is tried when somebody comes between.
const TRIES: usize = 20;

/// How many rows are looked at for each line that is wanted: a beginning match has three.
const ROWS: usize = 4;

/// Among how many lines those are chosen that are served next.
const WINDOW: usize = 512;

/// A server or a conversation.
#[derive(Clone, Copy, Debug, Default)]
struct Host {
    number: u64,
    is_private: bool,
}

impl Matches {
    /// Claims what is due in as many lines as there is room for, those first that have waited longest; where not all can
    /// be served, each server and each conversation has its share.
    ///
    /// # Errors
    /// The store has failed.
    pub fn claim_due(
        &self,
        now: Timestamp,
        room: impl Into<Capacity>,
    ) -> Result<Vec<Claim>, Refused> {
        let room = room.into();
        let due = self.due_lines(now, room.places)?;
        let hosts = self.hosts(&due)?;
        let is_ours = |host: &Host| !(room.without_private && host.is_private);
        let ours = due.into_iter().zip(hosts).filter(|(_, host)| is_ours(host));
        let (due, hosts): (Vec<_>, Vec<_>) = ours.map(|(line, host)| (line, host.number)).unzip();
        let mut claims = Vec::new();
        for at in room.order(&hosts) {
            let ((line, moment), lease) = (&due[at], self.lease(now));
            let jobs = self.take(*line, lease, now)?;
            match jobs.is_empty() {
                true => self.forget_if_idle(moment)?,
                false => claims.push(Claim { line: *line, host: hosts[at], jobs, lease }),
            }
        }
        Ok(claims)
    }

    /// What is to be done in a line besides what has been settled, for the same worker: what was called for meanwhile.
    /// The lease is renewed. Nothing, when they are done with it.
    ///
    /// # Errors
    /// The store has failed.
    pub fn claim_more(&self, claim: &Claim, now: Timestamp) -> Result<Vec<Job>, Refused> {
        self.take(claim.line, Lease { until: now.plus(LEASE), ..claim.lease }, now)
    }

    /// When something must be looked at next; none, if nothing is to be done at all.
    ///
    /// # Errors
    /// The store has failed.
    pub fn next_due(&self) -> Result<Option<Timestamp>, Refused> {
        let range = Range { most: 1, ..Table::JobDue.under(&[]) };
        let rows = self.store.scan(&range)?;
        Ok(rows.first().and_then(|(key, _)| keys::number(key, 0)).map(Timestamp))
    }

    /// Has everything be due at once that another process was at, where this process has the store for itself, so that
    /// all others are known to have ended. Where others may share it their leases are left to run out.
    ///
    /// # Errors
    /// The store has failed.
    pub fn take_over(&self, now: Timestamp) -> Result<usize, Refused> {
        if self.is_shared() {
            return Ok(0);
        }
        self.void(now, |process| process != self.process)
    }

    /// Has everything be due at once that this process was at, which is known to have ended; how much that was.
    ///
    /// # Errors
    /// The store has failed.
    pub fn take_over_from(&self, process: u64, now: Timestamp) -> Result<usize, Refused> {
        let taken = self.void(now, |owner| owner == process)?;
        self.ring(now);
        Ok(taken)
    }

    /// Ends the leases of some processes.
    fn void(&self, now: Timestamp, is_meant: impl Fn(u64) -> bool) -> Result<usize, Refused> {
        let mut range = Table::JobDue.under(&[]);
        // Their clocks may have been ahead of ours.
        range.to = Table::JobDue.under(&[now.plus(2 * LEASE).0]).from;
        let mut lines = BTreeSet::new();
        for (key, _) in self.store.scan(&range)? {
            let found = self.found_at(&key)?;
            let is_theirs =
                |found: &StoredJob| found.row.lease.is_some_and(|it| is_meant(it.process));
            lines.extend(found.filter(is_theirs).map(|found| found.line));
        }
        // A line at a time: of what was posted together nobody may see a part as free.
        let mut taken = 0;
        for line in lines {
            let found = in_line(self.store.as_ref(), line)?;
            let (left, mut batch, mut rows) = (Left::of(line, &found), Batch::default(), 0);
            for found in &found {
                if found.row.lease.is_some_and(|lease| is_meant(lease.process)) {
                    found.change(&mut batch, left.freed(found));
                    rows += 1;
                }
            }
            let is_taken = self.store.commit(batch)? == Commit::Applied;
            taken += if is_taken { rows } else { 0 };
        }
        Ok(taken)
    }

    /// Whether other processes may have the same store, and call for jobs of which nobody here hears.
    pub fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    /// The lease of a claim that nobody has made before.
    pub(crate) fn lease(&self, now: Timestamp) -> Lease {
        let claim = self.claims.fetch_add(1, Ordering::Relaxed);
        Lease { process: self.process, claim, until: now.plus(LEASE) }
    }

    /// To whose share lines count.
    fn hosts(&self, due: &[(Line, Vec<u8>)]) -> Result<Vec<Host>, Refused> {
        let targets = due.iter().filter_map(|(line, _)| line.target);
        let headers: Vec<_> = targets.map(keys::header).collect();
        let mut headers = self.store.read(&headers)?.into_iter();
        let host = |(line, _): &(Line, Vec<u8>)| {
            let raw = line.target.and_then(|_| headers.next()).flatten();
            let place = raw.and_then(|raw| open::<Header>(&raw).ok()).map(|header| header.place);
            place.map_or(Host::default(), |place| Host {
                number: place.host(),
                is_private: place.server.is_none(),
            })
        };
        Ok(due.iter().map(host).collect())
    }

    /// The lines in which something must be looked at, each with the row that says so.
    fn due_lines(&self, now: Timestamp, places: usize) -> Result<Vec<(Line, Vec<u8>)>, Refused> {
        let most = places.max(WINDOW);
        let mut range = Table::JobDue.under(&[]);
        range.to = Table::JobDue.under(&[now.0.saturating_add(1)]).from;
        range.most = most.saturating_mul(ROWS);
        let (mut lines, mut known) = (Vec::new(), BTreeSet::new());
        for (key, _) in self.store.scan(&range)? {
            let line = position(&key, 1).map(|(line, _)| line);
            // What can't be read leads nowhere.
            let Some(line) = line else {
                self.forget_if_idle(&key)?;
                continue;
            };
            if lines.len() < most && known.insert(line) {
                lines.push((line, key));
            }
        }
        Ok(lines)
    }

    /// Removes a row under a moment that leads nowhere.
    fn forget_if_idle(&self, moment: &[u8]) -> Result<(), Refused> {
        self.found_at(moment).map(drop)
    }

    /// The job for which there is a row under a moment. A row that leads nowhere is removed, or it would be looked at
    /// for ever.
    fn found_at(&self, key: &[u8]) -> Result<Option<StoredJob>, Refused> {
        let place = position(key, 1).map(|(line, number)| keys::job(line, number));
        let both: Vec<_> = [Some(key.to_vec()), place.clone()].into_iter().flatten().collect();
        let mut rows = self.store.read(&both)?.into_iter();
        // Somebody has moved it since it was looked for.
        let Some(moment) = rows.next().flatten() else { return Ok(None) };
        let raw = rows.next().flatten();
        let found = place.as_ref().zip(raw.clone()).and_then(|(place, raw)| read(place, raw));
        let wakes = found.as_ref().and_then(|found| found.row.wakes());
        if wakes.is_some_and(|wakes| keys::number(key, 0) == Some(wakes.0)) {
            return Ok(found);
        }
        let mut batch = Batch::default();
        place.into_iter().for_each(|place| batch.expect(place, raw.clone()));
        batch.expect(key.to_vec(), Some(moment));
        batch.remove(key.to_vec());
        if self.store.commit(batch)? == Commit::Applied {
            tracing::error!("a moment at which a job was to be looked at leads to none");
        }
        Ok(None)
    }

    /// Leases what is due from the beginning of a line. What comes behind something that has to wait, or that
    /// somebody else is at, waits with it.
    fn take(&self, line: Line, lease: Lease, now: Timestamp) -> Result<Vec<Job>, Refused> {
        for _ in 0..TRIES {
            let found = in_line(self.store.as_ref(), line)?;
            let is_open =
                |found: &&StoredJob| is_free(&found.row, lease, now) && found.row.due <= now;
            let count = found.iter().take_while(is_open).count();
            let (open, rest) = found.split_at(count);
            let is_left = found.first().and_then(|first| first.row.lease);
            let is_left = is_left.is_some_and(|held| !held.is_of(&lease));
            let left = if is_left { Left::of(line, &found) } else { Left::default() };
            let mut batch = Batch::default();
            let leased = |found| leased(found, (lease, &left), &mut batch);
            let taken: Vec<_> = open.iter().map(leased).collect();
            if open.is_empty() {
                queue_up(rest, lease, &mut batch);
            }
            if batch.writes.is_empty() || self.store.commit(batch)? == Commit::Applied {
                let next = rest.first();
                let next = next.filter(|next| open.is_empty() && is_free(&next.row, lease, now));
                // Whoever called for it may have joined this lease, by a clock that is ahead of ours: nobody knows of
                // it but us.
                next.iter().for_each(|next| self.ring(next.row.due));
                return Ok(jobs(line, taken));
            }
        }
        Ok(Vec::new())
    }
}

fn is_free(row: &JobRow, lease: Lease, now: Timestamp) -> bool {
    row.lease_at(now).is_none_or(|held| held.is_of(&lease))
}

/// What somebody has left of a line who is not there any more.
#[derive(Default)]
struct Left {
    /// What they had claimed, by its keys. What was called for after that is not theirs yet.
    claimed: Vec<Vec<u8>>,
    /// With which of it they may have begun: the first job, as they do one after the other and settle each before the next.
    /// Behind something that was put off they do nothing.
    begun: Vec<Vec<u8>>,
    /// When the first of it was due.
    due: Timestamp,
}

impl Left {
    fn of(line: Line, found: &[StoredJob]) -> Self {
        let Some(first) = found.first() else { return Self::default() };
        let Some(held) = first.row.lease else { return Self::default() };
        let is_claimed = |found: &&StoredJob| found.row.is_claimed_by(&held);
        let rows: Vec<_> = found.iter().filter(is_claimed).cloned().collect();
        let claimed = rows.iter().map(StoredJob::key).collect();
        let begun = jobs(line, rows).into_iter().next();
        let begun = begun.into_iter().flat_map(|job| job.held).map(|(key, _)| key).collect();
        Self { claimed, begun, due: first.row.due }
    }

    /// A job of theirs, which is free again. Where they may have begun with it, it counts as tried.
    fn freed(&self, found: &StoredJob) -> JobRow {
        let key = found.key();
        let mut row = JobRow { lease: None, ..found.row.clone() };
        if self.claimed.contains(&key) {
            // By their clock all of it was due. By ours a part may be yet to come, and what they posted as one must not
            // come to us piece by piece.
            row.due = row.due.min(self.due);
        }
        if self.begun.contains(&key) {
            row.attempts = row.attempts.saturating_add(1);
            row.error = Some(JobError::Lost);
        }
        row
    }
}

/// Writes a lease on a job.
fn leased(found: &StoredJob, (lease, left): (Lease, &Left), batch: &mut Batch) -> StoredJob {
    let is_left = found.row.lease.is_some_and(|held| !held.is_of(&lease));
    let row = if is_left { left.freed(found) } else { found.row.clone() };
    // Whoever called for it may go by a clock that is ahead of ours: from now on it is begun with.
    let made = row.made.min(lease.made());
    let row = JobRow { lease: Some(lease), made, ..row };
    found.change(batch, row.clone());
    StoredJob { raw: seal(&row), row, ..found.clone() }
}

/// Has all of a line wait for its first: until it is due or, where somebody else is at it, for them to go on.
fn queue_up(line: &[StoredJob], lease: Lease, batch: &mut Batch) {
    let Some(first) = line.first() else { return };
    let held = first.row.lease.filter(|held| !held.is_of(&lease));
    for found in line {
        let row = match held {
            Some(held) => found.row.clone().joined(held),
            None => {
                let due = found.row.due.max(first.row.due);
                JobRow { lease: None, due, ..found.row.clone() }
            }
        };
        if row != found.row {
            found.change(batch, row);
        }
    }
    if !batch.writes.is_empty() {
        batch.expect(first.key(), Some(first.raw.clone()));
    }
}
