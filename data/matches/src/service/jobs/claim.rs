//! Claims due jobs for a worker, so that no other worker does them.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::Timestamp;
use crate::job::lease::{LEASE, Lease};
use crate::job::{Claim, Job, Lane, Line};
use crate::job_queue::fairness::Capacity;
use crate::job_queue::is_replaced;
use crate::job_queue::queue::{StoredJob, in_line, jobs, position, read};
use crate::job_queue::row::JobRow;
use crate::journal::records::Header;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use crate::service::jobs::lease_takeover::AbandonedLine;
use store::{Batch, Commit, Range};

/// The maximum number of attempts of a claim that conflicts with other commits.
const TRIES: usize = 20;

/// The number of due rows read per line. A match that starts has three.
const ROWS: usize = 4;

/// The milliseconds after which a job that can't be read is checked again.
const UNREADABLE: u64 = 10_000;

/// The least number of due lines among which the free places are shared fairly.
const WINDOW: usize = 512;

/// The maximum number of windows that one claim reads, so that a great flood of jobs makes no claim slow.
const WINDOWS: usize = 8;

/// A line with a due job, and the key of the row under the job's due time.
struct DueLine {
    line: Line,
    moment: Vec<u8>,
}

/// A part of the due lines, the longest waiting first.
struct DueWindow {
    lines: Vec<DueLine>,
    /// The key at which the next part begins. `None` for the last part.
    next: Option<Vec<u8>>,
}

/// The server, conversation or kind of work whose lines share the workers with the lines of other hosts.
#[derive(Clone, Copy, Debug, Default)]
struct Host {
    number: u64,
    is_private: bool,
}

impl Matches {
    /// Claims the due jobs of as many lines as there are free places. Places are shared fairly among hosts, and the
    /// line that has waited longest comes first.
    pub fn claim_due(
        &self,
        now: Timestamp,
        capacity: impl Into<Capacity>,
    ) -> Result<Vec<Claim>, Refused> {
        let mut capacity = capacity.into();
        let (mut claims, mut known) = (Vec::new(), BTreeSet::new());
        let mut next = Some(Table::JobDue.under(&[]).from);
        // Mostly one window fills the places. But all of its lines may be of hosts that get no more workers.
        for _ in 0..WINDOWS {
            let Some(from) = next.filter(|_| capacity.places > 0) else { break };
            let window = self.due_lines(now, capacity.places, from, &mut known)?;
            next = window.next;
            for claim in self.claim_fairly(window.lines, &capacity, now)? {
                capacity.places -= 1;
                *capacity.busy.entry(claim.host).or_default() += 1;
                claims.push(claim);
            }
        }
        Ok(claims)
    }

    /// Claims the due jobs of these lines, as far as there are free places.
    fn claim_fairly(
        &self,
        due: Vec<DueLine>,
        capacity: &Capacity,
        now: Timestamp,
    ) -> Result<Vec<Claim>, Refused> {
        let hosts = self.hosts(&due)?;
        let is_ours = |host: &Host| !host.is_private || capacity.serves_private(host.number);
        let ours = due.into_iter().zip(hosts).filter(|(_, host)| is_ours(host));
        let (due, hosts): (Vec<_>, Vec<_>) = ours.map(|(line, host)| (line, host.number)).unzip();
        let mut claims = Vec::new();
        for at in capacity.serving_order(&hosts) {
            let (DueLine { line, moment }, lease) = (&due[at], self.lease(now));
            let jobs = self.take(*line, lease, now)?;
            match jobs.is_empty() {
                true => self.forget_if_idle(moment, now)?,
                false => claims.push(Claim { line: *line, host: hosts[at], jobs, lease }),
            }
        }
        Ok(claims)
    }

    /// Claims the jobs that joined the line since its claim, and renews the lease. Returns nothing if the line has no
    /// more due jobs.
    pub fn claim_more(&self, claim: &Claim, now: Timestamp) -> Result<Vec<Job>, Refused> {
        self.take(claim.line, Lease { until: now.plus(LEASE), ..claim.lease }, now)
    }

    /// The time when the next job is due. `None` if the queue is empty.
    pub fn next_due(&self) -> Result<Option<Timestamp>, Refused> {
        let range = Range { most: 1, ..Table::JobDue.under(&[]) };
        let rows = self.store.scan(&range)?;
        Ok(rows.first().and_then(|(key, _)| keys::number(key, 0)).map(Timestamp))
    }

    /// Whether other processes may enqueue jobs in the same store.
    pub fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    /// A new lease of this process.
    pub(crate) fn lease(&self, now: Timestamp) -> Lease {
        let claim = self.claims.fetch_add(1, Ordering::Relaxed);
        Lease { process: self.process, claim, until: now.plus(LEASE) }
    }

    /// The host of each line, for fair shares.
    fn hosts(&self, due: &[DueLine]) -> Result<Vec<Host>, Refused> {
        let ids = due.iter().filter_map(|due| due.line.id());
        let headers: Vec<_> = ids.map(keys::header).collect();
        let mut headers = self.store.read(&headers)?.into_iter();
        let host = |due: &DueLine| {
            if due.line.id().is_none() {
                return Host { number: host_without_match(due.line.lane), is_private: false };
            }
            let raw = headers.next().flatten();
            let place = raw.and_then(|raw| open::<Header>(&raw).ok()).map(|header| header.place);
            place.map_or(Host::default(), |place| Host {
                number: place.host(),
                is_private: place.is_private(),
            })
        };
        Ok(due.iter().map(host).collect())
    }

    /// The lines with due jobs from this key on. Leaves out the lines in `known`, and adds the others there.
    fn due_lines(
        &self,
        now: Timestamp,
        places: usize,
        from: Vec<u8>,
        known: &mut BTreeSet<Line>,
    ) -> Result<DueWindow, Refused> {
        let most = places.max(WINDOW);
        let mut range = Table::JobDue.under(&[]);
        range.from = from;
        range.to = Table::JobDue.under(&[now.0.saturating_add(1)]).from;
        range.most = most.saturating_mul(ROWS);
        let rows = self.store.scan(&range)?;
        let last = rows.last().filter(|_| rows.len() == range.most);
        let mut next = last.map(|(key, _)| [key.as_slice(), &[0]].concat());
        let mut lines = Vec::new();
        for (key, _) in rows {
            if lines.len() == most {
                next = Some(key);
                break;
            }
            let line = position(&key, 1).map(|(line, _)| line);
            // A key that can't be read leads to no job.
            let Some(line) = line else {
                self.forget_if_idle(&key, now)?;
                continue;
            };
            if known.insert(line) {
                lines.push(DueLine { line, moment: key });
            }
        }
        Ok(DueWindow { lines, next })
    }

    /// Removes a due row that leads to no job. If its job can't be read, postpones the row instead: a newer program may
    /// have written the job, and will do it.
    fn forget_if_idle(&self, moment: &[u8], now: Timestamp) -> Result<(), Refused> {
        let (None, Some((line, number))) = (self.job_at(moment)?, position(moment, 1)) else {
            return Ok(());
        };
        let mut batch = Batch::default();
        batch.expect(moment.to_vec(), Some(Vec::new()));
        batch.remove(moment.to_vec());
        batch.put(keys::job_due(now.plus(UNREADABLE), line, number), Vec::new());
        self.store.commit(batch)?;
        Ok(())
    }

    /// The job of a row under a due time. Removes a row that leads to no job, so that it is not read again and again.
    pub(super) fn job_at(&self, key: &[u8]) -> Result<Option<StoredJob>, Refused> {
        let place = position(key, 1).map(|(line, number)| keys::job(line, number));
        let both: Vec<_> = [Some(key.to_vec()), place.clone()].into_iter().flatten().collect();
        let mut rows = self.store.read(&both)?.into_iter();
        // Another commit has removed the row since.
        let Some(moment) = rows.next().flatten() else { return Ok(None) };
        let raw = rows.next().flatten();
        let job = place.as_ref().zip(raw.clone()).and_then(|(place, raw)| read(place, raw));
        if job.is_none() && raw.is_some() {
            return Ok(None);
        }
        let wakes = job.as_ref().and_then(|job| job.row.wakes());
        if wakes.is_some_and(|wakes| keys::number(key, 0) == Some(wakes.0)) {
            return Ok(job);
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

    /// Leases the due jobs at the beginning of a line. Jobs behind one that is not due, or that another worker holds,
    /// must wait.
    fn take(&self, line: Line, lease: Lease, now: Timestamp) -> Result<Vec<Job>, Refused> {
        for _ in 0..TRIES {
            let (mut stored, mut batch) = (in_line(self.store.as_ref(), line)?, Batch::default());
            drop_replaced(&mut stored, lease, now, &mut batch);
            let is_open = |job: &&StoredJob| is_free(&job.row, lease, now) && job.row.due <= now;
            let count = stored.iter().take_while(is_open).count();
            let (open, rest) = stored.split_at(count);
            let held = stored.first().and_then(|first| first.row.lease);
            let left = match held.is_some_and(|held| !held.is_of(&lease)) {
                true => AbandonedLine::of(line, &stored),
                false => AbandonedLine::default(),
            };
            let leased = |job| leased(job, lease, &left, &mut batch);
            let taken: Vec<_> = open.iter().map(leased).collect();
            if open.is_empty() {
                wait_for_first(rest, lease, &mut batch);
            }
            if batch.writes.is_empty() || self.store.commit(batch)? == Commit::Applied {
                let next = rest.first();
                let next = next.filter(|next| open.is_empty() && is_free(&next.row, lease, now));
                // A process whose clock is ahead of ours may have added a job to this lease. Only our process knows
                // that the job waits.
                next.iter().for_each(|next| self.wake_workers(next.row.due));
                return Ok(jobs(line, taken));
            }
        }
        Ok(Vec::new())
    }
}

/// The host of the lines of a lane that belong to no match. Direct messages and events don't wait for a flood of
/// dashboards or daily puzzles.
fn host_without_match(lane: Lane) -> u64 {
    match lane {
        Lane::Direct | Lane::Event | Lane::EventPosts | Lane::EventCalendar => lane as u64,
        Lane::Dashboard | Lane::Daily | Lane::Upkeep => 0,
        Lane::Posts | Lane::Time | Lane::Thought | Lane::Watching | Lane::Aside => 0,
    }
}

/// Drops the first jobs of a line if they are due later and due jobs behind them replace them.
///
/// When the newer jobs were enqueued, a worker held the line, so nothing was replaced.
fn drop_replaced(stored: &mut Vec<StoredJob>, lease: Lease, now: Timestamp, batch: &mut Batch) {
    while let [first, next, ..] = stored.as_slice()
        && first.row.due > now
        && next.row.due <= now
        && is_free(&next.row, lease, now)
        && is_replaced(&first.row, next.row.kind, now)
    {
        stored.remove(0).remove(batch);
    }
}

fn is_free(row: &JobRow, lease: Lease, now: Timestamp) -> bool {
    row.lease_at(now).is_none_or(|held| held.is_of(&lease))
}

fn leased(job: &StoredJob, lease: Lease, left: &AbandonedLine, batch: &mut Batch) -> StoredJob {
    let is_left = job.row.lease.is_some_and(|held| !held.is_of(&lease));
    let row = if is_left { left.freed(job) } else { job.row.clone() };
    // The job may come from a clock ahead of ours. It is claimed now, so its `made` must not be later than the lease.
    let made = row.made.min(lease.made());
    let row = JobRow { lease: Some(lease), made, ..row };
    job.change(batch, row.clone());
    StoredJob { raw: seal(&row), row, ..job.clone() }
}

/// Makes a line wait until its first job is due or, if another worker holds it, until that lease ends.
fn wait_for_first(line: &[StoredJob], lease: Lease, batch: &mut Batch) {
    let Some(first) = line.first() else { return };
    let held = first.row.lease.filter(|held| !held.is_of(&lease));
    for job in line {
        let row = match held {
            Some(held) => job.row.clone().joined(held),
            None => {
                let due = job.row.due.max(first.row.due);
                JobRow { lease: None, due, ..job.row.clone() }
            }
        };
        if row != job.row {
            job.change(batch, row);
        }
    }
    if !batch.writes.is_empty() {
        batch.expect(first.key(), Some(first.raw.clone()));
    }
}
