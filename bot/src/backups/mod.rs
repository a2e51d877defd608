//! Backups of a running bot: scheduled exports, each read back before it counts.

mod folder;
pub(crate) mod socket;

use std::sync::Arc;
use std::time::Duration;

use matches::Timestamp;
use store::Store;

use crate::clock::Clock;
use crate::metrics::Metrics;
pub(crate) use folder::{BackupFolder, create, verify};

/// After a backup that could not be made, this long until the next try.
const RETRY: Duration = Duration::from_secs(600);

/// When backups are made, and where they are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BackupPlan {
    /// Where they are kept.
    pub(crate) folder: BackupFolder,
    /// The time between two backups.
    pub(crate) interval: Duration,
}

/// Makes backups for as long as the program runs. When the next is due follows from the newest that is there, so that a
/// restart makes none needlessly and forgets none.
pub(crate) async fn run(plan: BackupPlan, store: Arc<dyn Store>, clock: Clock, metrics: Metrics) {
    let mut next = plan.due(clock.now());
    loop {
        clock.reach(next).await;
        let (folder, store, now) = (plan.folder.clone(), Arc::clone(&store), clock.now());
        let made =
            tokio::task::spawn_blocking(move || folder.add_backup(store.as_ref(), now)).await;
        next = match made {
            Ok(Ok(matches)) => {
                tracing::info!(matches, "a backup was made, and read back");
                metrics.backed_up(now);
                after(now, plan.interval)
            }
            Ok(Err(error)) => {
                tracing::error!(error = format!("{error:#}"), "no backup could be made");
                after(now, RETRY.min(plan.interval))
            }
            Err(_) => after(now, RETRY.min(plan.interval)),
        };
    }
}

impl BackupPlan {
    /// When the next backup is to be made.
    fn due(&self, now: Timestamp) -> Timestamp {
        // One from the future is of a clock that was wrong, and must not keep others from being made.
        let newest = self.folder.newest().filter(|newest| *newest <= now);
        newest.map_or(now, |newest| after(newest, self.interval))
    }
}

fn after(moment: Timestamp, span: Duration) -> Timestamp {
    Timestamp(moment.0.saturating_add(u64::try_from(span.as_millis()).unwrap_or(u64::MAX)))
}

#[cfg(test)]
mod tests {
    use std::time::UNIX_EPOCH;

    use store::MemoryStore;

    use super::*;

    const DAY: Duration = Duration::from_secs(86_400);

    #[tokio::test]
    async fn a_backup_is_made_each_day_and_a_restart_makes_none_needlessly() {
        let dir = tempfile::tempdir().unwrap();
        let plan = BackupPlan { folder: BackupFolder::new(dir.path().into(), 3), interval: DAY };
        let clock = Clock::new(|| UNIX_EPOCH + 20_000 * DAY);
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        assert_eq!(plan.due(clock.now()), clock.now());
        let keeping = tokio::spawn(run(plan.clone(), store, clock.clone(), Metrics::new()));
        for days in 0..5 {
            clock.put_ahead(days * DAY);
            while plan.folder.newest() != Some(clock.now()) {
                tokio::task::yield_now().await;
            }
        }
        // The oldest go last.
        while std::fs::read_dir(dir.path()).unwrap().count() > 3 {
            tokio::task::yield_now().await;
        }
        keeping.abort();
        assert_eq!(plan.due(clock.now()), after(clock.now(), DAY));
        let earlier = Timestamp(clock.now().0 - 1);
        assert_eq!(plan.due(earlier), earlier, "a clock that was wrong stops nothing");
    }
}
