//! Backups of a running bot: scheduled exports, each read back before it counts.

mod folder;
pub(crate) mod socket;

use std::sync::Arc;
use std::time::Duration;

use matches::Timestamp;
use store::Store;

use crate::clock::Clock;
use crate::metrics::Metrics;
pub(crate) use folder::{BackupFolder, create, read_back};

/// The time until the next try after a failed backup.
const RETRY: Duration = Duration::from_secs(600);

/// The schedule and the folder of backups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BackupPlan {
    pub(crate) folder: BackupFolder,
    pub(crate) interval: Duration,
}

/// Makes backups for as long as the program runs. The age of the newest file determines when the next is made, even
/// after a restart.
pub(crate) async fn run(plan: BackupPlan, store: Arc<dyn Store>, clock: Clock, metrics: Metrics) {
    plan.folder.mend_permissions();
    metrics.set_backup_interval(plan.interval);
    if let Some(newest) = plan.newest(clock.now()) {
        metrics.backed_up(newest);
    }
    let mut next = plan.first(&clock);
    loop {
        clock.reach_steady(next).await;
        next = plan.back_up(Arc::clone(&store), &clock, &metrics).await;
    }
}

impl BackupPlan {
    /// Makes a backup, and returns when to make the next, as a time of [`Clock::steady_now`]. So a correction of the
    /// clock delays no backup.
    async fn back_up(&self, store: Arc<dyn Store>, clock: &Clock, metrics: &Metrics) -> Timestamp {
        let (folder, now, steady) = (self.folder.clone(), clock.now(), clock.steady_now());
        let made =
            tokio::task::spawn_blocking(move || folder.add_backup(store.as_ref(), now)).await;
        match made {
            Ok(Ok(matches)) => {
                tracing::info!(matches, "a backup was made, and read back");
                metrics.backed_up(now);
                after(steady, self.interval)
            }
            Ok(Err(error)) => {
                tracing::error!(error = format!("{error:#}"), "no backup could be made");
                after(steady, RETRY.min(self.interval))
            }
            Err(_) => after(steady, RETRY.min(self.interval)),
        }
    }

    /// When to make the first backup after a start, as a time of [`Clock::steady_now`].
    fn first(&self, clock: &Clock) -> Timestamp {
        let now = clock.now();
        clock.steady_now().plus(self.due(now).0.saturating_sub(now.0))
    }

    fn due(&self, now: Timestamp) -> Timestamp {
        self.newest(now).map_or(now, |newest| after(newest, self.interval))
    }

    /// The time of the newest backup. `None` if it lies in the future: a wrong clock must neither delay the next backup
    /// nor hide that backups fail.
    fn newest(&self, now: Timestamp) -> Option<Timestamp> {
        self.folder.newest().ok().flatten().filter(|newest| *newest <= now)
    }
}

fn after(moment: Timestamp, span: Duration) -> Timestamp {
    Timestamp(moment.0.saturating_add(u64::try_from(span.as_millis()).unwrap_or(u64::MAX)))
}

#[cfg(test)]
mod tests {
    use std::time::UNIX_EPOCH;

    use futures_util::FutureExt;
    use store::MemoryStore;

    use super::*;

    const DAY: Duration = Duration::from_secs(86_400);

    #[tokio::test]
    async fn a_backup_is_made_each_day_and_none_at_a_restart() {
        let dir = tempfile::tempdir().unwrap();
        let plan = BackupPlan { folder: BackupFolder::new(dir.path().into(), 3), interval: DAY };
        let clock = Clock::new(|| UNIX_EPOCH + 20_000 * DAY);
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let metrics = Metrics::new();
        for days in 0..5 {
            clock.put_ahead(days * DAY);
            assert_eq!(plan.due(clock.now()), clock.now());
            let next = plan.back_up(Arc::clone(&store), &clock, &metrics).await;
            assert_eq!(plan.folder.newest().unwrap(), Some(clock.now()));
            assert_eq!(next, after(clock.now(), DAY));
        }
        assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 3, "the oldest are gone");
        assert_eq!(plan.due(clock.now()), after(clock.now(), DAY));
        let earlier = Timestamp(clock.now().0 - 1);
        assert_eq!(plan.due(earlier), earlier, "a clock that was wrong stops nothing");
    }

    #[tokio::test]
    async fn a_clock_that_is_put_back_delays_no_backup() {
        const HOUR_MS: i64 = 3_600_000;
        let dir = tempfile::tempdir().unwrap();
        let plan = BackupPlan { folder: BackupFolder::new(dir.path().into(), 3), interval: DAY };
        let clock = Clock::new(|| UNIX_EPOCH + 20_000 * DAY);
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        clock.correct(2 * HOUR_MS);
        assert_eq!(plan.first(&clock), clock.steady_now());
        let next = plan.back_up(store, &clock, &Metrics::new()).await;
        assert_eq!(plan.first(&clock), next, "after a restart as well");
        clock.correct(-2 * HOUR_MS);
        clock.put_ahead(DAY);
        assert_eq!(next, clock.steady_now());
    }

    #[tokio::test]
    async fn a_backup_from_the_future_is_no_newest_backup() {
        let dir = tempfile::tempdir().unwrap();
        let plan = BackupPlan { folder: BackupFolder::new(dir.path().into(), 3), interval: DAY };
        let clock = Clock::new(|| UNIX_EPOCH + 20_000 * DAY);
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        plan.folder.add_backup(store.as_ref(), after(clock.now(), DAY)).unwrap();
        let metrics = Metrics::new();
        // The task starts, and begins a backup.
        let _ = run(plan, store, clock, metrics.clone()).now_or_never();
        let text = metrics.encode(None).unwrap();
        assert!(text.contains("castellan_last_backup_timestamp_seconds 0.0\n"), "{text}");
    }
}
